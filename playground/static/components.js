/** Components of a message: layouts, buttons and menus. */

import { el, icon } from "./dom.js";
import { fileLink, mosaic, picture } from "./media.js";
import { menu } from "./menu.js";
import { link, prose } from "./prose.js";
import { words } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK_STYLE = 5;

const BUILDERS = {
  1: (part, context) => el("div", { class: "row" }, all(part.components, context)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part, context) => el("div", { class: "prose" }, prose(part.content, context.names)),
  11: (part, context) => picture(part.media, part.description, context, "thumbnail"),
  12: gallery,
  13: (part, context) => fileLink(part.file.url, part.name, part.size, context),
  14: (part) =>
    el("hr", { class: `separator ${part.divider === false ? "blank" : ""} ${part.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

/** All components of a list; a kind this page does not know is left out. */
export function all(parts, context) {
  return (parts || []).map((part) => BUILDERS[part.type]?.(part, context)).filter(Boolean);
}

function container(part, context) {
  const node = el("div", { class: `container ${part.spoiler ? "veiled" : ""}` }, all(part.components, context));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    node.classList.add("accented");
    node.style.setProperty("--accent-bar", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return part.spoiler ? unveilable(node) : node;
}

/** Something behind a veil until it is pressed. */
export function unveilable(node) {
  const veil = el("button", { type: "button", class: "veil", click: () => node.classList.remove("veiled") }, words.spoiler);
  node.append(veil);
  return node;
}

function section(part, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, all(part.components, context)),
    all([part.accessory], context),
  );
}

function gallery(part, context) {
  const items = part.items.map((item) => {
    const node = picture(item.media, item.description, context);
    return item.spoiler ? unveilable(el("div", { class: "veiled" }, node)) : node;
  });
  return el("div", { class: "gallery" }, mosaic(items));
}

function emojiOf(part) {
  if (!part.emoji) return null;
  return el("span", { class: "emoji" }, part.emoji.id ? `:${part.emoji.name}:` : part.emoji.name);
}

function button(part, context) {
  const inside = [emojiOf(part), part.label ? el("span", { class: "button-label" }, part.label) : null].filter(Boolean);
  if (part.style === LINK_STYLE) {
    return link(part.url, [...inside, icon("out")], context.names, "button secondary");
  }
  const node = el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[part.style] || "secondary"}`,
      disabled: part.disabled,
      "data-custom-id": part.custom_id,
      click: () => waitOn(node, context.press("click", { custom_id: part.custom_id })),
    },
    inside,
  );
  return node;
}

function select(part, context) {
  const node = menu(part, context.names, (values) =>
    waitOn(node, context.press("select", { custom_id: part.custom_id, values })),
  );
  return node;
}

/** Shows that an answer is awaited, so that nobody presses twice. */
async function waitOn(node, answer) {
  node.classList.add("busy");
  node.setAttribute("aria-busy", "true");
  await answer;
  node.classList.remove("busy");
  node.removeAttribute("aria-busy");
}
