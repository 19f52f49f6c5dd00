/** A modal: a small form the bot opened. */

import { el, icon } from "./dom.js";
import { menu } from "./menu.js";
import { prose } from "./prose.js";
import { words } from "./words.js";

const ACTION_ROW = 1;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

export class Modal {
  /** `send(answers)` resolves to what came of it. */
  constructor(payload, names, { send, closed }) {
    this.names = names;
    this.send = send;
    this.answers = {};
    this.problem = el("p", { class: "modal-problem", role: "alert" });
    this.submit = el("button", { type: "submit", class: "button primary" }, words.submit);
    const shut = () => this.node.close();
    this.node = el(
      "dialog",
      {
        class: "modal",
        "aria-label": payload.title,
        close: () => {
          this.node.remove();
          closed();
        },
      },
      el(
        "form",
        { method: "dialog", novalidate: true, submit: (event) => this.submitted(event) },
        el(
          "header",
          {},
          el("h2", {}, payload.title),
          el("button", { type: "button", class: "icon-button", "aria-label": words.close, click: shut }, icon("close")),
        ),
        el("div", { class: "modal-parts" }, payload.components.map((part) => this.part(part)), this.problem),
        el(
          "footer",
          {},
          el("button", { type: "button", class: "button secondary", click: shut }, words.cancel),
          this.submit,
        ),
      ),
    );
    document.body.append(this.node);
    this.node.showModal();
    this.node.querySelector(".modal-parts input, .modal-parts textarea, .modal-parts button")?.focus();
  }

  part(part) {
    if (part.type === TEXT_DISPLAY) return el("div", { class: "prose" }, prose(part.content, this.names));
    if (part.type === LABEL) return this.labelled(part.label, part.description, part.component);
    if (part.type === ACTION_ROW) return part.components.map((inner) => this.labelled(inner.label, "", inner));
    return null;
  }

  labelled(label, description, inner) {
    const need = inner.required === false ? words.optional : words.required;
    return el(
      "div",
      { class: "modal-field" },
      el(
        "label",
        { for: `modal-${inner.custom_id}` },
        el("strong", {}, label),
        el("small", {}, ` ${need}`),
        description ? el("span", { class: "modal-hint" }, description) : null,
      ),
      this.input(inner, label),
    );
  }

  input(inner, label) {
    const id = `modal-${inner.custom_id}`;
    if (inner.type === TEXT_INPUT) return this.text(inner, id);
    if (inner.type === RADIO_GROUP) return this.ticks(inner, "radio", id);
    if (inner.type === CHECKBOX_GROUP) return this.ticks(inner, "checkbox", id);
    if (inner.type === CHECKBOX) return this.tick(inner, id);
    const node = menu(inner, this.names, (values) => {
      this.answers[inner.custom_id] = values;
    });
    node.id = id;
    node.setAttribute("aria-label", label);
    return node;
  }

  text(inner, id) {
    const change = (event) => {
      this.answers[inner.custom_id] = event.target.value;
    };
    this.answers[inner.custom_id] = inner.value || "";
    const attributes = {
      id,
      class: "field-input",
      placeholder: inner.placeholder,
      maxlength: inner.max_length || 4000,
      minlength: inner.min_length,
      autocomplete: "off",
      input: change,
    };
    if (inner.style === PARAGRAPH) return el("textarea", { ...attributes, rows: 4 }, inner.value || "");
    return el("input", { ...attributes, type: "text", value: inner.value });
  }

  ticks(inner, type, id) {
    const chosen = new Set();
    const note = () => {
      this.answers[inner.custom_id] = type === "radio" ? [...chosen][0] : [...chosen];
    };
    const row = (option, number) => {
      const change = (event) => {
        if (type === "radio") chosen.clear();
        if (event.target.checked) chosen.add(option.value);
        else chosen.delete(option.value);
        note();
      };
      if (option.default) chosen.add(option.value);
      const key = number ? `${id}-${number}` : id;
      const box = el("input", { id: key, type, name: id, checked: option.default, change });
      const detail = option.description ? el("small", {}, option.description) : null;
      return el("label", { class: "tick" }, box, el("span", {}, option.label), detail);
    };
    const rows = inner.options.map(row);
    if (chosen.size) note();
    return el("div", { class: "ticks" }, rows);
  }

  tick(inner, id) {
    this.answers[inner.custom_id] = Boolean(inner.default);
    const change = (event) => {
      this.answers[inner.custom_id] = event.target.checked;
    };
    return el("input", { id, type: "checkbox", checked: inner.default, change });
  }

  async submitted(event) {
    event.preventDefault();
    this.submit.disabled = true;
    const outcome = await this.send(this.answers);
    this.submit.disabled = false;
    if (!outcome.error) this.node.close();
    else this.problem.textContent = outcome.error === "no_response" ? words.noResponse : outcome.text || words.refused;
  }
}
