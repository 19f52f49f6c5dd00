/** A drop-down menu of a message or a modal: one or several choices, of options, people, roles, channels. */

import { el, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { words } from "./words.js";

export const STRING_SELECT = 3;
export const USER_SELECT = 5;
const ROLE_SELECT = 6;
const CHANNEL_SELECT = 8;
const SEARCH_FROM = 9;

function optionItems(component, names) {
  if (component.type === USER_SELECT) {
    return names.members().map((user) => ({ value: user.id, label: user.global_name || user.username }));
  }
  if (component.type === ROLE_SELECT) return names.roles().map((role) => ({ value: role.id, label: role.name }));
  if (component.type === CHANNEL_SELECT) {
    const kinds = component.channel_types || [];
    const fits = (channel) => !kinds.length || kinds.includes(channel.type);
    return names.channels().filter(fits).map((channel) => ({ value: channel.id, label: channel.name }));
  }
  return (component.options || []).map((option) => ({
    value: option.value,
    label: option.label,
    detail: option.description,
    emoji: option.emoji?.id ? null : option.emoji?.name,
  }));
}

function startingValues(component) {
  if (component.default_values) return component.default_values.map((entry) => entry.id);
  return (component.options || []).filter((option) => option.default).map((option) => option.value);
}

/** The closed menu; `send(values)` is called when a choice is made. */
export function menu(component, names, send) {
  const items = optionItems(component, names);
  const high = Math.min(component.max_values ?? 1, Math.max(items.length, 1));
  const state = { items, low: component.min_values ?? 1, high, values: startingValues(component), send };
  const label = el("span", { class: "menu-label" });
  const node = el(
    "button",
    {
      type: "button",
      class: "menu",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      disabled: component.disabled,
      "data-custom-id": component.custom_id,
      click: () => new MenuPopup(node, state),
    },
    label,
    icon("down"),
  );
  state.describe = () => {
    const chosen = items.filter((item) => state.values.includes(item.value));
    label.textContent = chosen.map((item) => item.label).join(", ") || component.placeholder || words.choose;
    node.classList.toggle("filled", chosen.length > 0);
  };
  state.describe();
  return node;
}

/** An open menu; its opener may be any place that has a box on the screen. */
export class MenuPopup {
  constructor(opener, state) {
    this.opener = opener;
    this.state = state;
    this.values = [...state.values];
    this.multiple = state.high > 1;
    this.list = new Listbox({ choose: (item) => this.choose(item), multiple: this.multiple });
    this.search = el("input", {
      class: "menu-search",
      type: "text",
      placeholder: words.search,
      "aria-label": words.search,
      autocomplete: "off",
      input: () => this.draw(0),
    });
    this.count = el("span", { class: "menu-count" });
    this.done = el("button", { type: "button", class: "button primary", click: () => this.finish() }, words.done);
    this.node = this.build();
    this.list.owner = state.items.length >= SEARCH_FROM ? this.search : this.panel;
    (opener.closest("dialog") || document.body).append(this.node);
    opener.setAttribute("aria-expanded", "true");
    this.draw(Math.max(0, state.items.findIndex((item) => this.values.includes(item.value))));
    this.place();
    (state.items.length >= SEARCH_FROM ? this.search : this.panel).focus();
  }

  build() {
    const foot = this.multiple ? el("div", { class: "menu-foot" }, this.count, this.done) : null;
    const long = this.state.items.length >= SEARCH_FROM;
    const parts = [long ? this.search : null, this.list.node, foot].filter(Boolean);
    this.panel = el("div", { class: "menu-panel", tabindex: -1, keydown: (event) => this.key(event) }, parts);
    return el(
      "div",
      { class: "menu-popup", mousedown: (event) => event.target === this.node && this.leave() },
      this.panel,
    );
  }

  /** Beside the menu on a wide screen; the style sheet makes it a bottom sheet on a phone. */
  place() {
    const box = this.opener.getBoundingClientRect();
    const below = window.innerHeight - box.bottom;
    const { style } = this.panel;
    style.setProperty("--left", `${Math.max(8, Math.min(box.left, window.innerWidth - box.width - 8))}px`);
    style.setProperty("--width", `${Math.max(box.width, 240)}px`);
    const upwards = below < 260 && box.top > below;
    style.setProperty("--top", upwards ? "auto" : `${box.bottom + 4}px`);
    style.setProperty("--bottom", upwards ? `${window.innerHeight - box.top + 4}px` : "auto");
    style.setProperty("--height", `${Math.min(420, (upwards ? box.top : below) - 16)}px`);
  }

  draw(active = this.list.active) {
    const typed = this.search.value.trim().toLowerCase();
    const fits = (item) => `${item.label} ${item.detail || ""}`.toLowerCase().includes(typed);
    const shown = this.state.items.filter(fits);
    this.list.show(
      shown.map((item) => ({ ...item, chosen: this.values.includes(item.value) })),
      active,
    );
    const { low, high } = this.state;
    this.count.textContent = words.chosen(this.values.length, low, high);
    this.done.disabled = this.values.length < low || this.values.length > high;
  }

  choose(item) {
    if (!this.multiple) {
      const again = this.state.low === 0 && this.values.includes(item.value);
      this.values = again ? [] : [item.value];
      this.finish();
      return;
    }
    const held = this.values.includes(item.value);
    if (held) this.values = this.values.filter((value) => value !== item.value);
    else if (this.values.length < this.state.high) this.values.push(item.value);
    this.draw();
  }

  key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.leave();
    } else if (event.target !== this.done) this.list.key(event);
  }

  finish() {
    if (this.done.disabled && this.multiple) return;
    const order = this.state.items.map((item) => item.value);
    this.state.values = this.values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    this.state.describe();
    this.leave();
    this.state.send(this.state.values);
  }

  leave() {
    this.node.remove();
    this.opener.setAttribute("aria-expanded", "false");
    this.opener.focus({ preventScroll: true });
  }
}
