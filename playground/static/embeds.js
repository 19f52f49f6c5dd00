/** Embeds: the framed notes of a message. */

import { el } from "./dom.js";
import { picture } from "./media.js";
import { link, prose } from "./prose.js";
import { sentAt } from "./times.js";

/** One embed. */
export function embed(body, context) {
  const { names } = context;
  const node = el(
    "div",
    { class: "embed" },
    el("div", { class: "embed-words" }, words(body, names)),
    body.thumbnail ? picture(body.thumbnail, body.title, context, "thumbnail") : null,
    body.image ? picture(body.image, body.title, context, "embed-image") : null,
    foot(body),
  );
  if (body.color) node.style.setProperty("--accent-bar", `#${body.color.toString(16).padStart(6, "0")}`);
  return node;
}

function words(body, names) {
  const title = body.title && prose(body.title, names);
  return [
    body.author ? el("p", { class: "embed-author" }, body.author.name) : null,
    title ? el("div", { class: "embed-title prose" }, body.url ? link(body.url, title, names) : title) : null,
    body.description ? el("div", { class: "prose" }, prose(body.description, names)) : null,
    body.fields?.length ? el("div", { class: "fields" }, body.fields.map((field) => fieldOf(field, names))) : null,
  ];
}

function fieldOf(field, names) {
  return el(
    "div",
    { class: `field ${field.inline ? "inline" : ""}` },
    el("div", { class: "field-name prose" }, prose(field.name, names)),
    el("div", { class: "prose" }, prose(field.value, names)),
  );
}

function foot(body) {
  const parts = [body.footer?.text, body.timestamp && sentAt(body.timestamp)].filter(Boolean);
  return parts.length ? el("p", { class: "embed-foot" }, parts.join(" · ")) : null;
}
