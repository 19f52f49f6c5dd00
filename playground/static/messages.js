/** The messages of the open channel, edited in place. */

import { all } from "./components.js";
import { avatar, el, icon } from "./dom.js";
import { embed } from "./embeds.js";
import { attachments } from "./media.js";
import { prose } from "./prose.js";
import { sentAt } from "./times.js";
import { welcome } from "./welcome.js";
import { words } from "./words.js";

const TOGETHER = 5 * 60 * 1000;
const NEAR = 120;
const THREAD_CREATED = 18;
const PINNED = 6;
const COMMAND = 2;

function nameOf(user) {
  return user.global_name || user.username.replace(/^./, (letter) => letter.toUpperCase());
}

export class Messages {
  constructor(root, app) {
    this.root = root;
    this.app = app;
    this.shown = new Map();
    this.channel = null;
    this.stuck = true;
    this.top = 0;
    this.unseen = 0;
    this.tail = el("div", { class: "messages-tail" });
    new ResizeObserver(() => this.stuck && this.toBottom()).observe(root);
    this.grown = new ResizeObserver(() => this.stuck && this.toBottom());
    root.addEventListener("scroll", () => this.scrolled());
  }

  /** Only going up lets go of the newest message; growing pictures do not. */
  scrolled() {
    const upwards = this.root.scrollTop < this.top;
    this.top = this.root.scrollTop;
    if (upwards || this.isAtBottom()) this.stuck = this.isAtBottom();
    this.drawJump();
  }

  drawJump() {
    if (this.isAtBottom()) this.unseen = 0;
    this.app.jump?.show(this.unseen, this.below() > this.root.clientHeight);
  }

  below() {
    return this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight;
  }

  isAtBottom() {
    return this.below() < NEAR;
  }

  toBottom() {
    this.root.scrollTop = this.root.scrollHeight;
  }

  /** Down to the newest message, and along with those that come. */
  follow() {
    this.stuck = true;
    this.toBottom();
    this.drawJump();
  }

  /** Nobody's messages: before another person's arrive. */
  clear() {
    this.shown.clear();
    this.unseen = 0;
    this.channel = null;
    this.root.replaceChildren();
  }

  /** Brings the screen to a channel's state; unchanged messages stay as they are. */
  show(view) {
    const fresh = view.channel.id !== this.channel;
    if (fresh) this.clear();
    if (fresh) this.firstNew = this.firstUnread(view);
    this.channel = view.channel.id;
    const news = fresh ? [] : this.news(view.messages);
    const stick = fresh || this.stuck || Boolean(news.at(-1)?.is_private); // an answer to a press
    this.unseen += news.length;
    const height = this.root.scrollHeight;
    const top = this.root.scrollTop;
    const longer = !fresh && view.messages[0]?.id !== this.first;
    this.first = view.messages[0]?.id;
    arrange(this.root, [...this.head(view), ...this.nodes(view.messages, fresh), this.tail]);
    this.grown.disconnect();
    for (const { node } of this.shown.values()) this.grown.observe(node);
    this.stuck = stick;
    if (stick) this.toBottom();
    else this.root.scrollTop = longer ? top + this.root.scrollHeight - height : top;
    this.drawJump();
  }

  /** The messages that came after all that are shown. */
  news(messages) {
    const last = messages.findLastIndex((message) => this.shown.has(message.id));
    return this.shown.size ? messages.slice(last + 1) : [];
  }

  head(view) {
    if (view.has_more) {
      const more = el("button", { type: "button", class: "button secondary", click: () => this.app.ask("earlier") }, words.earlier);
      return [el("p", { class: "messages-head" }, more)];
    }
    if (view.messages.length) return [];
    if (!view.may_write) return [el("p", { class: "messages-empty" }, words.nothing)];
    const { composer } = this.app;
    const offers = view.channel.guild_id ? composer.offers : []; // tables stand on servers
    const run = (offer, answers) => this.app.ask("slash", { name: offer.name, answers });
    return [welcome(offers, { begin: (offer) => composer.pick(offer), run })];
  }

  nodes(messages, fresh) {
    const kept = new Map();
    let before = null;
    for (const message of messages) {
      const joined = isContinued(before, message);
      const text = JSON.stringify([message, joined, this.app.composer.called(message.command)]);
      const old = this.shown.get(message.id);
      const node = old?.text === text ? old.node : this.message(message, joined, !old && !fresh);
      if (old && old.node !== node) keepFocus(old.node, node);
      kept.set(message.id, { text, node });
      before = message;
    }
    this.shown = kept;
    return [...kept].flatMap(([id, entry]) => (id === this.firstNew ? [this.newLine, entry.node] : [entry.node]));
  }

  /** Where the unread messages begin when a channel is opened; nowhere if all of them are. */
  firstUnread(view) {
    const count = this.app.side?.unread[view.channel.id]?.count;
    const others = view.messages.filter((message) => message.author.id !== this.app.names.me);
    const first = count ? others.at(-count) : null;
    this.newLine = el("p", { class: "new-line" }, el("span", {}, words.newHere));
    return first && first !== view.messages[0] ? first.id : null;
  }

  context(message) {
    return {
      names: this.app.names,
      local: (url) => this.app.local(url),
      press: (op, body) => this.app.ask(op, { message: message.id, ...body }),
    };
  }

  message(message, joined, isNew) {
    const mine = message.mentions.some((user) => user.id === this.app.names.me);
    const classes = ["message"];
    if (joined) classes.push("joined");
    if (message.is_private) classes.push("private");
    if (mine) classes.push("calling");
    if (isNew) classes.push("new");
    const system = this.system(message);
    return el(
      "article",
      { class: classes.join(" "), "data-id": message.id, "data-author": message.author.id },
      joined ? null : this.above(message),
      joined ? el("span", { class: "gutter" }) : el("span", { "data-user": message.author.id }, avatar(message.author)),
      el(
        "div",
        { class: "message-main" },
        joined || system ? null : this.header(message),
        system || this.body(message),
        message.is_private ? this.privacy(message) : null,
      ),
    );
  }

  /** What the message answers to. */
  above(message) {
    const reference = message.referenced_message;
    if (reference) {
      const said = el("span", {}, `${nameOf(reference.author)}: ${reference.content.slice(0, 90)}`);
      return el("p", { class: "message-above" }, icon("thread"), said);
    }
    if (reference === null) return el("p", { class: "message-above" }, icon("thread"), words.gone);
    const origin = message.interaction_metadata;
    if (origin?.type !== COMMAND) return null;
    const command = this.app.composer.called(message.command);
    return el("p", { class: "message-above" }, icon("thread"), words.usedCommand(nameOf(origin.user), command));
  }

  header(message) {
    return el(
      "header",
      {},
      el("strong", { class: "author", "data-user": message.author.id }, nameOf(message.author)),
      message.author.bot ? el("span", { class: "tag" }, words.app) : null,
      el("time", { class: "sent", datetime: message.timestamp }, sentAt(message.timestamp)),
    );
  }

  system(message) {
    const name = nameOf(message.author);
    if (message.type === PINNED) return el("p", { class: "system" }, words.pinned(name));
    if (message.type !== THREAD_CREATED) return null;
    const thread = message.message_reference?.channel_id || message.thread?.id;
    const go = el("a", { href: "#", click: this.app.names.goTo(thread) }, message.content);
    return el("p", { class: "system" }, `${words.startedThread(name)} `, go);
  }

  body(message) {
    const context = this.context(message);
    if (message.is_thinking) {
      const line = words.thinking(nameOf(message.author));
      return el("p", { class: "thinking" }, el("span", { class: "dots" }, el("i"), el("i"), el("i")), line);
    }
    const edited = message.edited_timestamp ? el("small", { class: "edited" }, `(${words.edited})`) : null;
    return el(
      "div",
      { class: "message-body" },
      message.content ? el("div", { class: "prose" }, prose(message.content, context.names)) : null,
      message.embeds.map((body) => embed(body, context)),
      message.attachments.length ? attachments(message.attachments, context) : null,
      all(message.components, context),
      edited,
      message.thread ? this.threadLink(message.thread) : null,
    );
  }

  threadLink(thread) {
    return el(
      "a",
      { class: "thread-link", href: "#", click: this.app.names.goTo(thread.id) },
      icon("thread"),
      el("strong", {}, thread.name),
      el("span", {}, words.openThread),
    );
  }

  privacy(message) {
    const dismiss = () => this.app.ask("dismiss", { message: message.id });
    return el(
      "p",
      { class: "privacy" },
      icon("eye"),
      `${words.onlyYou} · `,
      el("button", { type: "button", class: "link-button", click: dismiss }, words.dismiss),
    );
  }

  /** Brings one message into view. */
  reveal(id) {
    const node = this.shown.get(id)?.node;
    node?.scrollIntoView({ block: "center" });
    node?.classList.add("revealed");
  }
}

/** Puts the nodes in this order without touching those already in place. */
function arrange(root, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...root.children]) if (!wanted.has(child)) child.remove();
  let at = root.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else root.insertBefore(node, at);
  }
}

/** Whoever uses the keyboard stays on the same button of an edited message. */
function keepFocus(before, after) {
  const id = before.contains(document.activeElement) && document.activeElement.dataset.customId;
  const same = id && [...after.querySelectorAll("[data-custom-id]")].find((node) => node.dataset.customId === id);
  if (same) requestAnimationFrame(() => same.focus({ preventScroll: true }));
}

function isContinued(before, message) {
  return (
    before !== null &&
    before.author.id === message.author.id &&
    before.is_private === message.is_private &&
    before.type === message.type &&
    !message.interaction_metadata &&
    message.referenced_message === undefined &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER
  );
}
