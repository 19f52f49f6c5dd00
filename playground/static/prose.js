/** Puts parsed markdown on the screen. */

import { el } from "./dom.js";
import { parse } from "./markdown.js";
import { timestamp } from "./times.js";
import { words } from "./words.js";

const TAGS = { italic: "em", bold: "strong", underline: "u", strike: "s" };
const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** A message's text as elements; `names` knows people, roles and channels. */
export function prose(source, names) {
  return parse(source).map((part) => block(part, names));
}

function block(part, names) {
  if (part.type === "code") return el("pre", {}, el("code", {}, part.text));
  if (part.type === "quote") return el("blockquote", {}, part.blocks.map((b) => block(b, names)));
  if (part.type === "heading") return el(`h${part.level + 2}`, {}, run(part.kids, names));
  if (part.type === "subtext") return el("p", { class: "subtext" }, run(part.kids, names));
  if (part.type === "list") return list(part, names);
  return el("p", {}, run(part.kids, names));
}

function list(part, names) {
  return el(
    part.ordered ? "ol" : "ul",
    {},
    part.items.map((item) =>
      el("li", { class: `depth-${item.depth}`, value: item.number || null }, run(item.kids, names)),
    ),
  );
}

function run(kids, names) {
  return kids.map((kid) => piece(kid, names));
}

function piece(kid, names) {
  if (kid.type === "text") return kid.text;
  if (TAGS[kid.type]) return el(TAGS[kid.type], {}, run(kid.kids, names));
  if (kid.type === "inlineCode") return el("code", {}, kid.text);
  if (kid.type === "spoiler") return spoiler(run(kid.kids, names));
  if (kid.type === "time") return timestamp(kid.at, kid.style);
  if (kid.type === "command") return el("span", { class: "mention" }, `/${kid.name}`);
  if (kid.type === "link") return link(kid.url, run(kid.kids, names), names);
  return mention(kid, names);
}

function spoiler(inside) {
  const node = el("span", { class: "spoiler", role: "button", tabindex: 0, "aria-label": words.spoiler });
  const hidden = el("span", { class: "spoiler-text" }, inside);
  const show = () => {
    node.classList.add("shown");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", (event) => event.key === "Enter" && show());
  node.append(hidden);
  return node;
}

function mention(kid, names) {
  if (kid.type === "channel") {
    const channel = names.channel(kid.id);
    const attributes = { class: "mention", href: "#", click: names.goTo(kid.id) };
    return channel ? el("a", attributes, `#${channel}`) : el("span", { class: "mention" }, "#…");
  }
  const name = kid.type === "user" ? names.user(kid.id) : names.role(kid.id);
  const mine = kid.type === "user" && kid.id === names.me ? " mine" : "";
  const user = kid.type === "user" ? kid.id : null;
  return el("span", { class: `mention${mine}`, "data-user": user }, `@${name || "…"}`);
}

/** A link; one to a message of the simulated servers stays inside the page. */
export function link(url, label, names, className = "") {
  const inside = JUMP.exec(url);
  if (inside) return el("a", { class: className, href: "#", click: names.goTo(inside[1], inside[2]) }, label);
  const safe = /^https?:\/\//i.test(url) ? url : "#";
  return el("a", { class: className, href: safe, target: "_blank", rel: "noopener noreferrer" }, label);
}
