/** The page: one person, one channel, one websocket. */

import { Apps } from "./apps.js";
import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { avatar, el, icon } from "./dom.js";
import { Jump } from "./jump.js";
import { Messages } from "./messages.js";
import { Modal } from "./modal.js";
import { Names } from "./names.js";
import { switcher } from "./people.js";
import { Sidebar } from "./sidebar.js";
import { startTheme, themeButton } from "./theme.js";
import { tick } from "./times.js";
import { guide, nextStep } from "./welcome.js";
import { languageButton, startLanguage, words } from "./words.js";

const TOAST_TIME = 6000;
const TICK = 15_000;
const GROUP = 3;

const byId = (id) => document.getElementById(id);

class App {
  constructor(address) {
    this.address = address;
    this.names = new Names((channel, message) => this.goTo(channel, message));
    this.sidebar = new Sidebar(byId("sidebar"), this);
    this.messages = new Messages(byId("messages"), this);
    this.composer = new Composer(byId("composer"), this);
    this.apps = new Apps(this);
    this.jump = new Jump(byId("jump"), () => this.messages.follow());
    this.forwarding = false;
    this.state = "lost";
    this.connection = new Connection(address.searchParams.get("token") || "", {
      state: (state) => this.connected(state),
      hello: (body) => this.hello(body),
      sidebar: (body) => this.showSidebar(body),
      channel: (body) => this.showChannel(body),
      commands: (body) => this.learnCommands(body),
    });
  }

  start() {
    byId("drawer").onclick = () => this.drawer();
    byId("shade").onclick = () => this.drawer(false);
    byId("forward").onclick = () => this.forward();
    document.addEventListener("visibilitychange", () => this.read());
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("popstate", () => this.sit(this.placeOf("as"), false));
    setInterval(tick, TICK);
    this.sit(this.placeOf("as"), false);
  }

  /** Whoever just types, types a message. */
  key(event) {
    if (event.key === "Escape") this.drawer(false);
    const letter = event.key.length === 1 && event.key !== " ";
    if (!letter || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.target.closest("input, textarea, dialog, .menu-popup")) this.composer.focus();
  }

  placeOf(name) {
    return new URL(location.href).searchParams.get(name) || "";
  }

  // -- who sits here -----------------------------------------------------------------------------

  addressOf(name) {
    const url = new URL(location.href);
    url.searchParams.set("as", name);
    return url.pathname + url.search;
  }

  /** Another person: everything of the last one is forgotten first. */
  sit(name, remember = true) {
    if (remember) history.pushState(null, "", this.addressOf(name));
    document.querySelectorAll("dialog, .menu-popup, .toast").forEach((node) => node.remove());
    this.messages.clear();
    this.composer.reset();
    this.view = null;
    this.side = null;
    this.lastRead = null;
    this.forwarding = false;
    this.connection.sit(name, this.channel);
  }

  hello(body) {
    this.me = body.me;
    this.bot = body.bot;
    this.base = body.base;
    this.names.me = body.me.id;
    byId("simulation").textContent = words.simulation;
    byId("you-are").textContent = words.playingAs;
    byId("drawer").replaceChildren(icon("menu"));
    byId("drawer").setAttribute("aria-label", words.showChannels);
    byId("shade").title = words.close;
    themeButton(byId("theme"));
    languageButton(byId("language"), () => this.sit(body.me.global_name, false));
    this.drawForward();
  }

  connected(state) {
    this.state = state;
    this.drawBanner();
  }

  drawBanner() {
    const offline = this.side && !this.side.online ? words.offline : "";
    const line = { lost: words.lost, expired: words.expired }[this.state] || offline;
    byId("banner").textContent = line;
    byId("banner").hidden = !line;
  }

  // -- what is shown -----------------------------------------------------------------------------

  showSidebar(body) {
    this.side = body;
    this.names.learn(body, this.bot);
    this.drawSidebar();
    switcher(byId("people"), body.people, this.me.id, {
      address: (name) => this.addressOf(name),
      sit: (name) => this.sit(name),
    });
    this.drawBanner();
    this.drawTitle();
    this.drawGuide();
  }

  /** The next step to a first turn, until it is done or somebody has seen enough. */
  drawGuide() {
    const { view, side } = this;
    const useful = view && side && view.channel.guild_id && view.may_write && view.messages.length && !view.has_more;
    const step = useful && !this.guided ? nextStep(view.messages, side.people, this.me.id) : null;
    const begin = (offer) => this.composer.pick(offer);
    const said = step ? guide(step, this.composer.offers, { begin, sit: (name) => this.sit(name) }) : [];
    const hide = { type: "button", class: "icon-button", "aria-label": words.hideGuide, title: words.hideGuide, click: () => this.endGuide() };
    byId("guide").replaceChildren(...said, ...(said.length ? [el("button", hide, icon("close"))] : []));
    byId("guide").hidden = !said.length;
  }

  endGuide() {
    this.guided = true;
    this.drawGuide();
  }

  drawSidebar() {
    if (this.side) this.sidebar.show(this.side, this.channel);
    const waiting = this.side && Object.keys(this.side.unread).length > 0;
    byId("drawer").classList.toggle("waiting", Boolean(waiting));
  }

  showChannel(body) {
    const moved = this.channel !== body.channel.id;
    this.view = body;
    this.channel = body.channel.id;
    this.names.place(body.channel);
    if (moved) this.drawSidebar();
    const name = this.channelName();
    const group = body.channel.type === GROUP;
    const dm = !body.channel.guild_id && !group;
    const mark = group ? icon("people") : dm ? avatar({ ...this.bot, bot: true }, "small") : body.channel.thread_metadata ? icon("thread") : el("span", { class: "hash" }, "#");
    byId("channel-title").replaceChildren(mark, name);
    byId("channel-topic").textContent = body.channel.topic || "";
    this.composer.place(dm ? name : body.channel.guild_id ? `#${name}` : name, body.may_write);
    this.messages.show(body);
    if (this.wanted) this.messages.reveal(this.wanted);
    this.wanted = null;
    this.drawTitle();
    this.drawGuide();
    this.read();
  }

  learnCommands({ offers, menus }) {
    this.composer.setOffers(offers);
    this.apps.learn(menus);
    this.drawGuide();
    if (this.view) this.messages.show(this.view);
  }

  channelName() {
    return this.view.channel.name || this.bot.global_name;
  }

  drawTitle() {
    if (!this.view || !this.side) return;
    const calls = Object.values(this.side.unread).reduce((sum, mark) => sum + mark.mentions, 0);
    const place = `${this.me.global_name} · ${this.channelName()} · Harbormaster playground`;
    document.title = calls ? `(${calls}) ${place}` : place;
  }

  /** What is on a visible screen counts as read. */
  read() {
    const newest = this.view?.messages.at(-1)?.id;
    if (newest && document.visibilityState === "visible" && newest !== this.lastRead) {
      this.lastRead = newest;
      this.ask("read", { message: newest }, { quiet: true });
    }
  }

  async goTo(channel, message) {
    this.drawer(false);
    this.wanted = message || null;
    this.lastRead = null;
    if (channel === this.channel) {
      if (message) this.messages.reveal(message);
      return;
    }
    this.composer.reset();
    byId("toasts").replaceChildren();
    await this.ask("open", { channel });
  }

  drawer(open = !document.body.classList.contains("drawer-open")) {
    document.body.classList.toggle("drawer-open", open);
  }

  /** The address of a stored file on this very server; nothing for pictures from elsewhere. */
  local(url) {
    return url.startsWith(`${this.base}/cdn/`) ? url.slice(this.base.length) : null;
  }

  // -- what is done ------------------------------------------------------------------------------

  /** Asks the stand-in; failures are told unless `quiet`. */
  async ask(op, body = {}, { quiet = false } = {}) {
    const outcome = await this.connection.ask(op, body);
    if (outcome.modal) this.openModal(outcome.modal);
    if (outcome.error && outcome.error !== "left" && !quiet) this.toast(this.reason(outcome));
    return outcome;
  }

  reason(outcome) {
    if (outcome.error === "no_response") return words.noResponse;
    if (outcome.error === "lost") return words.lost;
    return outcome.text ? `${words.refused}: ${outcome.text}` : words.refused;
  }

  openModal(payload) {
    let sent = false;
    new Modal(payload, this.names, {
      send: async (answers) => {
        const outcome = await this.ask("submit", { answers }, { quiet: true });
        sent = !outcome.error;
        return outcome;
      },
      closed: () => !sent && this.ask("close_modal", {}, { quiet: true }),
    });
  }

  toast(text) {
    const node = el("p", { class: "toast" }, text);
    byId("toasts").append(node);
    setTimeout(() => node.remove(), TOAST_TIME);
  }

  async forward() {
    if (this.forwarding) {
      await this.ask("halt");
      return;
    }
    this.forwarding = true;
    this.drawForward();
    this.messages.follow();
    const outcome = await this.ask("forward");
    this.forwarding = false;
    this.drawForward();
    if (outcome.stopped) this.toast(words.stopped[outcome.stopped]);
  }

  drawForward() {
    const button = byId("forward");
    const label = this.forwarding ? words.halt : words.forward;
    button.replaceChildren(icon(this.forwarding ? "stop" : "forward"), el("span", {}, label));
    button.title = words.forwardHint;
    button.setAttribute("aria-label", label);
    button.classList.toggle("running", this.forwarding);
  }
}

const address = new URL(location.href);
startTheme(address.searchParams.get("theme"));
startLanguage(address.searchParams.get("language"));
new App(address).start();
