/** Moments as people read them. */

import { el } from "./dom.js";
import { spoken, words } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const LATEST = 8.64e12;

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) || UNITS.at(-1);
  const format = new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" });
  return format.format(Math.round(away / size), unit);
}

function written(seconds, style) {
  if (style === "R") return relative(seconds);
  return new Intl.DateTimeFormat(spoken(), STYLES[style] || STYLES.f).format(seconds * 1000);
}

/** A `<t:…>` mark; relative ones are kept up to date. */
export function timestamp(seconds, style = "f") {
  if (Math.abs(seconds) > LATEST) return String(seconds);
  return el(
    "time",
    {
      class: "timestamp",
      datetime: new Date(seconds * 1000).toISOString(),
      title: written(seconds, "F"),
      "data-relative": style === "R" ? seconds : null,
    },
    written(seconds, style),
  );
}

/** Brings all relative moments up to date. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(Number(node.dataset.relative));
  }
}

/** When a message was sent: today and yesterday by name. */
export function sentAt(iso) {
  const then = new Date(iso);
  const clock = new Intl.DateTimeFormat(spoken(), { timeStyle: "short" }).format(then);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(iso).setHours(0, 0, 0, 0)) / 864e5);
  if (days === 0) return `${words.today} ${clock}`;
  if (days === 1) return `${words.yesterday} ${clock}`;
  return new Intl.DateTimeFormat(spoken(), { dateStyle: "short", timeStyle: "short" }).format(then);
}
