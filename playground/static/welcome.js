/** What an empty channel says: how to get to a game. */

import { el } from "./dom.js";
import { words } from "./words.js";

/** The command that opens a table, if the bot has it. */
const STARTER = "game new";

/** `offers` are the commands of this place; `begin(offer)` puts one into the composer. */
export function welcome(offers, begin) {
  const offer = offers.find((candidate) => candidate.name === STARTER);
  if (!offer) return el("p", { class: "messages-empty" }, words.empty);
  const attributes = { type: "button", class: "button primary", click: () => begin(offer) };
  const open = el("button", attributes, `/${offer.shown_name}`);
  const [first, ...rest] = words.steps;
  return el(
    "section",
    { class: "messages-empty welcome" },
    el("h2", {}, words.welcome),
    el("ol", {}, el("li", {}, `${first} `, open), rest.map((step) => el("li", {}, step))),
    el("p", {}, words.allCommands),
  );
}
