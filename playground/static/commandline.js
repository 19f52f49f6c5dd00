/** A chosen command with its options as fields, hints and live suggestions. */

import { el, icon } from "./dom.js";
import { fileAsText, isClosed, isFile, suggestions } from "./options.js";
import { words } from "./words.js";

const PAUSE = 120;

export class CommandLine {
  /** `list` shows suggestions; `run` and `leave` are called at the end. */
  constructor(offer, app, { list, run, leave }) {
    Object.assign(this, { offer, app, list, run, leave });
    this.fields = new Map();
    this.current = null;
    this.slots = el("div", { class: "slots" });
    this.more = el("div", { class: "more-options" });
    const cancel = { type: "button", class: "icon-button", "aria-label": words.cancel, click: leave };
    const submit = { type: "submit", class: "button primary send" };
    const ends = el("div", { class: "command-ends" }, el("button", cancel, icon("close")), el("button", submit, words.runCommand));
    this.node = el(
      "div",
      { class: "command-line" },
      el("div", { class: "command-row" }, el("span", { class: "command-name" }, `/${offer.shown_name}`), this.slots, ends),
      this.more,
    );
    for (const option of offer.options) if (option.required) this.add(option);
    this.drawMore();
  }

  focus() {
    const [first] = this.fields.values();
    if (first) first.input.focus();
    else this.node.querySelector(".send").focus();
  }

  drawMore() {
    const rest = this.offer.options.filter((option) => !this.fields.has(option.name));
    const chip = (option) => {
      const add = () => {
        this.add(option).input.focus();
        this.drawMore();
      };
      const attributes = { type: "button", class: "chip", title: option.description, "aria-label": words.addOption(option.shown_name), click: add };
      return el("button", attributes, icon("plus"), option.shown_name);
    };
    this.more.replaceChildren(...rest.map(chip));
  }

  add(option) {
    const input = el("input", {
      type: isFile(option) ? "file" : "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
      "aria-label": `${option.shown_name}: ${option.description}`,
      "data-option": option.name,
      focus: () => this.look(field),
      input: () => (isFile(option) ? this.attach(field) : this.typed(field)),
      keydown: (event) => this.key(event, field),
    });
    const field = { option, input, value: null, slot: null };
    const need = option.required ? words.required : words.optional;
    field.slot = el("label", { class: "slot", title: need }, el("span", {}, option.shown_name), input);
    input.size = 6;
    this.fields.set(option.name, field);
    this.slots.append(field.slot);
    return field;
  }

  look(field) {
    this.current = field;
    this.suggest(field);
  }

  typed(field) {
    field.value = null;
    field.slot.classList.remove("wrong");
    field.input.size = Math.max(6, Math.min(32, field.input.value.length + 1));
    this.suggest(field);
  }

  async attach(field) {
    field.slot.classList.remove("wrong");
    const [file] = field.input.files;
    field.value = file ? await fileAsText(file) : null;
  }

  heading(option) {
    const need = option.required ? words.required : words.optional;
    return el("p", { class: "picker-head" }, el("strong", {}, option.shown_name), el("small", {}, ` ${need}`), ` ${option.description}`);
  }

  suggest(field) {
    clearTimeout(this.timer);
    const { option, input } = field;
    const own = suggestions(option, field.value === null ? input.value : "", this.app.names);
    const choose = (item) => this.choose(field, item);
    this.list.owner = input;
    this.list.open(this.heading(option), own || [], choose, { open: Boolean(own) });
    if (option.autocomplete) this.timer = setTimeout(() => this.ask(field, choose), PAUSE);
  }

  async ask(field, choose) {
    const { option, input } = field;
    const answers = { ...this.answers(), [option.name]: input.value };
    const outcome = await this.app.ask("complete", { name: this.offer.name, option: option.name, answers }, { quiet: true });
    if (this.current !== field || !this.node.isConnected) return;
    const choices = (outcome.choices || []).map((choice) => ({ label: choice.name, value: choice.value }));
    this.list.open(this.heading(option), choices, choose, { open: true, failed: Boolean(outcome.error) });
  }

  choose(field, item) {
    field.input.value = item.label;
    field.value = item.value;
    field.slot.classList.remove("wrong");
    field.input.size = Math.max(6, Math.min(32, item.label.length + 1));
    this.next(field);
  }

  next(field) {
    const all = [...this.fields.values()];
    const empty = all.slice(all.indexOf(field) + 1).find((other) => !other.input.value);
    this.list.close();
    if (empty) empty.input.focus();
    else this.node.querySelector(".send").focus();
  }

  key(event, field) {
    const open = this.list.isOpen && this.list.hasItems;
    if (event.key === "Escape") {
      event.preventDefault();
      this.leave();
    } else if (event.key === "Backspace" && !field.input.value && !field.option.required) {
      event.preventDefault();
      this.drop(field);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (open && field.value === null && (field.input.value || field.option.required)) this.list.key(event);
      else this.run();
    } else if (open) this.list.key(event);
  }

  drop(field) {
    field.slot.remove();
    this.fields.delete(field.option.name);
    this.drawMore();
    this.focus();
  }

  answers() {
    const filled = [...this.fields.values()].filter((field) => field.input.value);
    return Object.fromEntries(filled.map((field) => [field.option.name, field.value ?? field.input.value]));
  }

  /** The name of the first field that cannot be sent, or nothing. */
  problem() {
    for (const field of this.fields.values()) {
      const { option, input } = field;
      const missing = option.required && !input.value;
      if (missing || (input.value && field.value === null && isClosed(option))) {
        field.slot.classList.add("wrong");
        input.focus();
        return option.shown_name;
      }
    }
    return "";
  }
}
