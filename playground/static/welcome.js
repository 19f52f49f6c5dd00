/** The way from an empty channel into a game: alone against a bot, or with others, what to press next and as whom. */

import { el } from "./dom.js";
import { words } from "./words.js";

/** Commands that lead to a table, the first in the way shown here; those the bot lacks are left out. */
const OPENERS = ["game new"];
/** The command that begins a whole game against bots, for one person. */
const PRACTICE = "game practice";
/** The command that leads into a first game, with its option for the game and the one to play for all to see. */
const TEACHER = "learn";
const [GAME, HERE] = ["game", "here"];
const BOOLEAN = 5;
const BUTTON = 2;
const PRIMARY = 1;
const SUCCESS = 3;
const PICTURES = 12;

/** Every component of a message, at any depth. */
function parts(list) {
  return (list || []).flatMap((part) => [part, ...parts(part.components)]);
}

function buttonOf(message, style) {
  return parts(message.components).find((part) => part.type === BUTTON && part.style === style);
}

function hasPicture(message) {
  return message.attachments.length > 0 || parts(message.components).some((part) => part.type === PICTURES);
}

function isUsable(message) {
  return parts(message.components).some((part) => part.custom_id && !part.disabled);
}

function textOf(message) {
  return [message.content, ...parts(message.components).map((part) => part.content || "")].join("\n");
}

/** A message that calls somebody to a table in play: it names them and shows the board. */
function isCall(message) {
  return !message.is_private && message.author.bot && message.mentions.length > 0 && hasPicture(message);
}

/** Where somebody stands on the way: the number of the step, who is to press, and what; nothing after the first turn. */
export function nextStep(messages, people, me) {
  if (messages.some((message) => message.command === TEACHER)) return null; // that leads by itself
  const calls = messages.filter(isCall);
  if (calls.length > 1) return null;
  if (calls.length) return turnStep(calls[0], messages, me);
  const open = messages.filter((message) => !message.is_private && message.author.bot && buttonOf(message, SUCCESS));
  if (open.some(hasPicture)) return null; // somebody plays against bots alone: that calls nobody
  const lobby = open.findLast((message) => !message.mentions.length); // an invitation names somebody
  if (lobby) return lobbyStep(lobby, people, me);
  return open.length ? null : { number: 1 };
}

/** Whoever is named first on a lobby's message opened it, and may begin. */
function lobbyStep(lobby, people, me) {
  const named = textOf(lobby).split(/[^\p{L}\p{N}]+/u);
  const seated = people.filter((person) => named.includes(person.name));
  const [host] = seated.toSorted((a, b) => named.indexOf(a.name) - named.indexOf(b.name));
  const start = buttonOf(lobby, PRIMARY);
  if (host && start && !start.disabled) return { number: 3, ...by(host, me), press: start.label };
  const free = people.filter((person) => !seated.includes(person));
  const guest = free.find((person) => person.id === me) || free[0];
  return { number: 2, ...by(guest, me), press: buttonOf(lobby, SUCCESS).label };
}

/** Nobody to become for whoever is that person already. */
function by(person, me) {
  return { who: person && person.id !== me ? person.name : null };
}

function turnStep(call, messages, me) {
  const play = buttonOf(call, SUCCESS);
  if (!play || play.disabled) return null;
  const mine = call.mentions.some((user) => user.id === me);
  const open = mine && messages.some((message) => message.is_private && BigInt(message.id) > BigInt(call.id) && isUsable(message));
  const who = mine ? null : call.mentions[0].global_name;
  return { number: 4, who, press: play.label, open };
}

function openers(offers, begin, names = OPENERS) {
  const found = names.flatMap((name) => offers.filter((offer) => offer.name === name));
  return found.map((offer) =>
    el("button", { type: "button", class: "button primary", click: () => begin(offer) }, `/${offer.shown_name}`),
  );
}

/** A first game of each game in one press, where the bot offers that. */
function lessons(offers, run) {
  const offer = offers.find((candidate) => candidate.name === TEACHER);
  const games = offer?.options.find((option) => option.name === GAME)?.choices || [];
  if (!games.length) return [];
  const here = offer.options.some((option) => option.name === HERE && option.type === BOOLEAN);
  const learn = (game) => run(offer, { [GAME]: String(game.value), ...(here ? { [HERE]: "true" } : {}) });
  return [
    el("h2", {}, words.learn),
    el("p", {}, words.learnHow),
    el("div", { class: "lessons", role: "group", "aria-label": words.learn }, games.map((game) => lesson(game, learn))),
  ];
}

/** A whole game for one person alone, where the bot offers that. */
function alone(offers, begin) {
  const ways = openers(offers, begin, [PRACTICE]);
  return ways.length ? [el("p", {}, `${words.alone} `, ways)] : [];
}

/** A game in two lines: what it is called and what one does in it. */
function lesson(game, learn) {
  const [title, ...line] = game.name.split(": ");
  const press = (event) => {
    event.currentTarget.parentElement.querySelectorAll("button").forEach((button) => (button.disabled = true));
    learn(game);
  };
  return el("button", { type: "button", class: "lesson", click: press }, el("strong", {}, title), el("span", {}, line.join(": ")));
}

/** What there is to begin with in an empty channel; `begin(offer)` puts a command into the composer, `run` sends it. */
export function welcome(offers, { begin, run }) {
  const ways = openers(offers, begin);
  if (!ways.length) return el("p", { class: "messages-empty" }, words.empty);
  const [first, ...rest] = words.steps;
  return el(
    "section",
    { class: "messages-empty welcome" },
    lessons(offers, run),
    alone(offers, begin),
    el("h2", {}, words.welcome),
    el("ol", {}, el("li", {}, `${first} `, ways), rest.map((step) => el("li", {}, step))),
    el("p", {}, words.allCommands),
  );
}

/** The step at hand in one line, beside a channel that is no longer empty. */
export function guide(step, offers, { begin, sit }) {
  const ways = step.number === 1 ? openers(offers, begin) : [];
  if (step.number === 1 && !ways.length) return [];
  const change = step.who
    ? el("button", { type: "button", class: "button primary", click: () => sit(step.who) }, words.switchTo(step.who))
    : null;
  return [
    el("strong", { "aria-label": words.stepOf(step.number, words.steps.length) }, `${step.number}/${words.steps.length}`),
    el("span", {}, words.next(step)),
    ...ways,
    ...(change ? [change] : []),
  ];
}
