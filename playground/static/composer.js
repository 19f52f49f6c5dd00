/** Where a person writes: messages, and commands with their picker. */

import { CommandLine } from "./commandline.js";
import { el, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { words } from "./words.js";

/** The list above the composer, with a heading. */
class Picker {
  constructor() {
    this.head = el("div", {});
    this.list = new Listbox({ choose: (item) => this.chosen(item) });
    this.node = el("div", { class: "picker", hidden: true }, this.head, this.list.node);
  }

  get id() {
    return this.list.id;
  }

  /** The field whose keys move through the list. */
  set owner(input) {
    this.list.owner = input;
  }

  get isOpen() {
    return !this.node.hidden;
  }

  get hasItems() {
    return this.list.items.length > 0;
  }

  open(head, items, chosen, { open = true, failed = false } = {}) {
    this.chosen = chosen;
    this.head.replaceChildren(head);
    this.list.show(failed ? [] : items);
    this.list.node.hidden = !open;
    this.node.hidden = false;
    this.list.owner?.setAttribute("aria-expanded", "true");
  }

  close() {
    this.node.hidden = true;
    this.list.owner?.setAttribute("aria-expanded", "false");
  }

  key(event) {
    return this.isOpen && this.list.key(event);
  }
}

export class Composer {
  constructor(form, app) {
    this.form = form;
    this.app = app;
    this.offers = [];
    this.line = null;
    this.picker = new Picker();
    this.input = el("textarea", {
      rows: 1,
      maxlength: 2000,
      id: "message",
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": this.picker.id,
      input: () => this.typed(),
      keydown: (event) => this.key(event),
      blur: () => setTimeout(() => this.leftAlone(), 120),
      focus: () => this.typed(),
    });
    this.send = el("button", { type: "submit", class: "icon-button send" }, icon("send"));
    this.plain = el("div", { class: "plain" }, this.input, this.send);
    form.append(this.picker.node, this.plain);
    form.addEventListener("submit", (event) => this.submit(event));
    form.addEventListener("focusout", (event) => this.left(event));
  }

  /** Nobody writes here any more; whoever has come back meanwhile keeps the list. */
  leftAlone() {
    if (!this.line && document.activeElement !== this.input) this.picker.close();
  }

  left(event) {
    if (this.line && !this.form.contains(event.relatedTarget)) this.picker.close();
  }

  /** The place changed: who may write, and under which name it goes. */
  place(name, mayWrite) {
    this.input.disabled = !mayWrite;
    this.input.placeholder = mayWrite ? words.write(name) : words.mayNotWrite;
    this.input.setAttribute("aria-label", this.input.placeholder);
    this.send.setAttribute("aria-label", words.send);
    this.form.classList.toggle("closed", !mayWrite);
  }

  setOffers(offers) {
    this.offers = offers;
    if (this.line && !offers.some((offer) => offer.name === this.line.offer.name)) this.leave();
  }

  reset() {
    if (this.line) this.leave(false);
    this.input.value = "";
    this.picker.close();
  }

  typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 180)}px`;
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) {
      this.picker.close();
      return;
    }
    const typed = text.slice(1).toLowerCase();
    const whole = this.offers.find((offer) => namesOf(offer).some((name) => `${name} ` === typed));
    if (whole) {
      this.pick(whole);
      return;
    }
    const head = el("p", { class: "picker-head" }, el("strong", {}, words.commands));
    this.picker.owner = this.input;
    this.picker.open(head, this.fitting(typed), (item) => this.pick(item.offer));
  }

  /** Commands whose words begin with what is typed come first. */
  fitting(typed) {
    const wanted = typed.trim();
    const rank = (offer) => Math.min(...namesOf(offer).map((name) => rankOf(name, wanted)));
    return this.offers
      .filter((offer) => rank(offer) < 2 || offer.description.toLowerCase().includes(wanted))
      .toSorted((a, b) => rank(a) - rank(b))
      .map((offer) => ({ label: `/${offer.shown_name}${signature(offer)}`, detail: offer.description, offer }));
  }

  key(event) {
    const open = this.picker.isOpen && this.picker.hasItems;
    if (event.key === "Escape") this.picker.close();
    else if (open && event.key === "Tab") {
      event.preventDefault();
      this.picker.chosen(this.picker.list.items[Math.max(0, this.picker.list.active)]);
    } else if (open && this.picker.key(event)) return;
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.form.requestSubmit();
    }
  }

  pick(offer) {
    if (this.line) this.leave(false);
    this.picker.close();
    this.line = new CommandLine(offer, this.app, {
      list: this.picker,
      run: () => this.form.requestSubmit(),
      leave: () => this.leave(),
    });
    this.plain.replaceWith(this.line.node);
    this.line.focus();
  }

  /** A command's name as this person reads it, with its slash. */
  called(name) {
    const offer = this.offers.find((candidate) => candidate.name === name);
    return name && `/${offer ? offer.shown_name : name}`;
  }

  focus() {
    if (this.line) this.line.focus();
    else this.input.focus();
  }

  leave(focus = true) {
    this.line.node.replaceWith(this.plain);
    this.line = null;
    this.input.value = "";
    this.picker.close();
    if (focus) this.input.focus();
  }

  async submit(event) {
    event.preventDefault();
    if (this.line) {
      await this.runLine();
      return;
    }
    const text = this.input.value.trim();
    if (!text || text.startsWith("/")) return;
    const outcome = await this.app.ask("say", { text });
    if (!outcome.error) this.input.value = "";
    this.typed();
  }

  async runLine() {
    const { line } = this;
    const problem = line.problem();
    if (problem) {
      this.app.toast(words.missing(problem));
      return;
    }
    this.leave(matchMedia("(hover: hover)").matches); // a phone's keyboard would cover the answer
    await this.app.ask("slash", { name: line.offer.name, answers: line.answers() });
  }
}

/** A command answers to its name in the person's language and to the one it was registered with. */
function namesOf(offer) {
  return [offer.shown_name, offer.name];
}

function rankOf(name, wanted) {
  if (name.startsWith(wanted)) return 0;
  return name.includes(wanted) ? 1 : 2;
}

function signature(offer) {
  return offer.options.map((option) => (option.required ? ` ${option.shown_name}` : ` [${option.shown_name}]`)).join("");
}
