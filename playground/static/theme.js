/** Light and dark: as the system has it, until somebody chooses. */

import { icon } from "./dom.js";
import { words } from "./words.js";

const KEY = "playground-theme";

/** Takes a theme from the address, from last time, or from the system. */
export function startTheme(asked) {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const wanted = [asked, localStorage.getItem(KEY)].find((name) => name === "dark" || name === "light");
  document.documentElement.dataset.theme = wanted || system;
}

/** The button that changes it. */
export function themeButton(button) {
  const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  button.replaceChildren(icon(next === "dark" ? "moon" : "sun"));
  button.title = words[next];
  button.setAttribute("aria-label", words[next]);
  button.onclick = () => {
    document.documentElement.dataset.theme = next;
    localStorage.setItem(KEY, next);
    themeButton(button);
  };
}
