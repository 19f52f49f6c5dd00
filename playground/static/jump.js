/** The way down to the newest message, with how many came meanwhile. */

import { el, icon } from "./dom.js";
import { words } from "./words.js";

export class Jump {
  constructor(root, go) {
    this.root = root;
    root.addEventListener("click", go);
  }

  /** `unseen` messages came while somebody looked further up; `away` if that is far up. */
  show(unseen, away) {
    this.root.hidden = !unseen && !away;
    const label = unseen ? words.newBelow(unseen) : words.toNewest;
    this.root.replaceChildren(el("span", {}, label), icon("down"));
    this.root.classList.toggle("news", unseen > 0);
  }
}
