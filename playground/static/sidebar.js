/** Servers, channels, threads and the conversation with the bot. */

import { avatar, el, icon } from "./dom.js";
import { words } from "./words.js";

const CATEGORY = 4;
const PRIVATE_THREAD = 12;

export class Sidebar {
  constructor(root, app) {
    this.root = root;
    this.app = app;
  }

  show(state, open) {
    this.state = state;
    this.open = open;
    this.root.setAttribute("aria-label", words.channels);
    this.root.replaceChildren(...state.guilds.map((guild) => this.guild(guild)), this.direct());
  }

  guild(guild) {
    const below = Map.groupBy(guild.channels, (channel) => channel.parent_id || "");
    const tops = (below.get("") || []).toSorted((a, b) => a.position - b.position);
    return el(
      "section",
      {},
      el("h2", {}, guild.name, guild.has_bot ? null : el("small", {}, ` ${words.withoutBot}`)),
      el("ul", {}, tops.map((channel) => this.withBelow(channel, below))),
    );
  }

  /** A channel with its threads, a forum with its posts, a category with its channels. */
  withBelow(channel, below) {
    const order = (one) => (one.thread_metadata?.archived ? 1 : 0);
    const inside = (below.get(channel.id) || []).toSorted((a, b) => order(a) - order(b));
    const head = channel.type === CATEGORY ? el("li", { class: "category" }, channel.name) : this.channel(channel);
    if (!inside.length) return head;
    const rows = inside.map((one) => this.withBelow(one, below));
    return [head, el("li", { class: "threads" }, el("ul", {}, rows))];
  }

  direct() {
    const { dm } = this.state;
    const { bot } = this.app;
    const face = avatar({ ...bot, bot: true }, "small");
    const groups = this.state.groups.map((group) => this.row(group, icon("people"), group.name));
    return el("section", {}, el("h2", {}, words.messages), el("ul", {}, this.row(dm, face, bot.global_name), groups));
  }

  channel(channel) {
    const thread = channel.thread_metadata;
    const mark = thread ? icon(channel.type === PRIVATE_THREAD ? "lock" : "thread") : el("span", { class: "hash" }, "#");
    return this.row(channel, mark, channel.name, thread?.archived);
  }

  row(channel, mark, name, archived = false) {
    const unread = this.state.unread[channel.id];
    const here = channel.id === this.open;
    const classes = ["channel", unread ? "unread" : "", here ? "here" : "", archived ? "archived" : ""];
    const count = unread?.mentions || 0;
    return el(
      "li",
      {},
      el(
        "a",
        {
          class: classes.filter(Boolean).join(" "),
          href: "#",
          "data-channel": channel.id,
          "aria-current": here ? "page" : null,
          title: archived ? `${name} (${words.archived})` : name,
          click: this.app.names.goTo(channel.id),
        },
        mark,
        el("span", { class: "channel-name" }, name),
        count ? el("span", { class: "badge" }, count) : null,
        unread && !count ? el("span", { class: "dot", "aria-label": words.unread(unread.count) }) : null,
      ),
    );
  }
}
