/** Commands on people and on messages: behind a right click, a long press or the menu key. */

import { MenuPopup } from "./menu.js";

const SOMEBODY = "[data-user]";
const MESSAGE = ".message[data-id]";

/** A place on the screen where a menu opens that no button holds. */
class Spot {
  constructor(event) {
    const box = event.target.getBoundingClientRect();
    const pointed = event.clientX || event.clientY;
    this.box = pointed ? new DOMRect(event.clientX, event.clientY, 0, 0) : box;
    this.before = document.activeElement;
  }

  closest() {
    return null;
  }

  getBoundingClientRect() {
    return this.box;
  }

  setAttribute() {}

  focus(how) {
    this.before?.focus(how);
  }
}

export class Apps {
  constructor(app) {
    this.app = app;
    this.menus = [];
    document.addEventListener("contextmenu", (event) => this.open(event));
  }

  learn(menus) {
    this.menus = menus;
  }

  /** What was pointed at: a person first, for their name may stand in a message. */
  target(node) {
    const user = node.closest(SOMEBODY)?.dataset.user;
    if (user) return { on: "user", user };
    const message = node.closest(MESSAGE)?.dataset.id;
    return message ? { on: "message", message } : null;
  }

  open(event) {
    const target = event.target.closest && this.target(event.target);
    const fitting = target ? this.menus.filter((menu) => menu.on === target.on) : [];
    if (!fitting.length) return;
    event.preventDefault();
    const { on, ...where } = target;
    new MenuPopup(new Spot(event), {
      items: fitting.map((menu) => ({ value: menu.name, label: menu.shown_name })),
      low: 1,
      high: 1,
      values: [],
      describe: () => {},
      send: ([name]) => this.app.ask("use", { name, ...where }),
    });
  }
}
