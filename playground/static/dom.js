/** Builds elements. Text only ever becomes a text node, so nothing anybody wrote is run as markup. */

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes (functions are listeners, `null` and `false` are left out) and children. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) {
      node.setAttribute(name, value === true ? "" : String(value));
    }
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  forward: "M4 6l7 6-7 6zM13 6l7 6-7 6z",
  stop: "M7 7h10v10H7z",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M19.500 14.500A8 8 0 019.500 4.500a8 8 0 1010 10z",
  thread: "M5 5v8a3 3 0 003 3h10M14 12l4 4-4 4",
  letter: "M4 6h16v12H4zM4 7l8 6 8-6",
  people: "M9 11a3 3 0 100-6 3 3 0 000 6zM3 19c0-3.500 2.500-5 6-5s6 1.500 6 5M16 11a2.500 2.500 0 100-5M17 14c2.500.300 4 1.800 4 5",
  lock: "M7 11h10v8H7zM9 11V8a3 3 0 016 0v3",
  down: "M6 9l6 6 6-6",
  eye: "M3 12s3.500-6 9-6 9 6 9 6-3.500 6-9 6-9-6-9-6zM12 10a2 2 0 100 4 2 2 0 000-4z",
  send: "M4 12l16-7-5 15-3-6z",
  out: "M9 6h9v9M18 6L7 17",
  check: "M5 12l5 5 9-10",
  file: "M7 3h7l4 4v14H7zM14 3v5h4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
};

/** One of our own line drawings. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A round mark with somebody's first letter; the bot has our lighthouse. */
export function avatar(user, size = "") {
  if (user.bot) return el("img", { class: `avatar ${size}`, src: "/static/icon.svg", alt: "" });
  const name = user.global_name || user.name || user.username;
  const hue = Number(BigInt(user.id) >> 22n) % 6;
  return el("span", { class: `avatar ${size} hue-${hue}`, "aria-hidden": "true" }, name.slice(0, 1));
}
