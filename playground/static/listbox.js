/** A list to choose from, by pointer or keys, used by menus, the command picker and suggestions. */

import { el, icon } from "./dom.js";
import { words } from "./words.js";

let lists = 0;

export class Listbox {
  /** `choose(item)` is called with one of the items given to `show`. */
  constructor({ choose, multiple = false, className = "" }) {
    this.choose = choose;
    this.owner = null;
    this.items = [];
    this.active = -1;
    lists += 1;
    this.id = `list-${lists}`;
    this.node = el("div", {
      id: this.id,
      class: `listbox ${className}`,
      role: "listbox",
      "aria-multiselectable": multiple || null,
      mousedown: (event) => event.preventDefault(),
    });
  }

  /** Items have `label`, and may have `detail`, `emoji`, `chosen`. */
  show(items, active = 0) {
    this.items = items;
    const parts = items.map((item, number) => this.row(item, number));
    if (!items.length) parts.push(el("p", { class: "list-empty" }, words.noChoices));
    this.node.replaceChildren(...parts);
    this.move(items.length ? Math.min(active, items.length - 1) : -1);
  }

  row(item, number) {
    return el(
      "div",
      {
        id: `${this.id}-${number}`,
        class: "list-row",
        role: "option",
        "aria-selected": item.chosen ? "true" : "false",
        click: () => this.choose(item),
        mousemove: () => this.active !== number && this.move(number, false),
      },
      item.emoji ? el("span", { class: "list-emoji" }, item.emoji) : null,
      el(
        "span",
        { class: "list-words" },
        el("span", { class: "list-label" }, item.label),
        item.detail ? el("span", { class: "list-detail" }, item.detail) : null,
      ),
      item.chosen ? icon("check") : null,
    );
  }

  move(number, scroll = true) {
    const rows = this.node.querySelectorAll(".list-row");
    rows[this.active]?.classList.remove("active");
    this.active = number;
    rows[number]?.classList.add("active");
    if (scroll) rows[number]?.scrollIntoView({ block: "nearest" });
    this.owner?.setAttribute("aria-activedescendant", number >= 0 ? `${this.id}-${number}` : "");
  }

  /** Handles a key; says whether it was one of ours. */
  key(event) {
    const count = this.items.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count) this.move((this.active + step + count) % count);
    else if (event.key === "Enter" && this.active >= 0) this.choose(this.items[this.active]);
    else return false;
    event.preventDefault();
    return true;
  }
}
