/** A picture over the whole screen: press, wheel, pinch, drag, buttons and keys. */

import { el, icon } from "./dom.js";
import { words } from "./words.js";

const MOST = 8;
const STEP = 1.25;
const LEAP = 1.6;
const LARGE = 2.8;
const DOUBLE = 350;

/** Opens a picture; its alternative text stands below. */
export function enlarge(src, alt) {
  new Zoom(src, alt);
}

class Zoom {
  constructor(src, alt) {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.pointers = new Map();
    this.image = el("img", { src, alt, draggable: "false" });
    this.stage = el(
      "div",
      {
        class: "zoom-stage",
        pointerdown: (event) => this.down(event),
        pointermove: (event) => this.dragged(event),
        pointerup: (event) => this.up(event),
        pointercancel: (event) => this.up(event),
      },
      this.image,
    );
    this.stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.node = el(
      "dialog",
      { class: "zoom", "aria-label": alt || words.picture, close: () => this.node.remove(), keydown: (event) => this.key(event) },
      this.stage,
      this.bar(),
      alt ? el("p", { class: "zoom-alt" }, alt) : null,
    );
    document.body.append(this.node);
    this.node.showModal();
  }

  bar() {
    const button = (name, label, click) =>
      el("button", { type: "button", class: `icon-button zoom-${name}`, "aria-label": label, title: label, click }, icon(name));
    return el(
      "div",
      { class: "zoom-bar" },
      button("minus", words.smaller, () => this.growMiddle(1 / LEAP)),
      button("plus", words.larger, () => this.growMiddle(LEAP)),
      button("close", words.close, () => this.node.close()),
    );
  }

  growMiddle(factor) {
    const box = this.stage.getBoundingClientRect();
    this.grow(factor, box.left + box.width / 2, box.top + box.height / 2);
  }

  /** Grows or shrinks around a point of the screen. */
  grow(factor, px, py) {
    const box = this.stage.getBoundingClientRect();
    const cx = px - box.left - box.width / 2;
    const cy = py - box.top - box.height / 2;
    const next = Math.min(MOST, Math.max(1, this.scale * factor));
    const real = next / this.scale;
    this.x = cx - (cx - this.x) * real;
    this.y = cy - (cy - this.y) * real;
    this.scale = next;
    this.draw();
  }

  draw() {
    const limitX = Math.max(0, (this.scale * this.image.clientWidth - this.stage.clientWidth) / 2);
    const limitY = Math.max(0, (this.scale * this.image.clientHeight - this.stage.clientHeight) / 2);
    this.x = Math.max(-limitX, Math.min(limitX, this.x));
    this.y = Math.max(-limitY, Math.min(limitY, this.y));
    this.image.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.stage.classList.toggle("zoomed", this.scale > 1);
  }

  wheel(event) {
    event.preventDefault();
    this.grow(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  /** A press shows the picture as large as it was drawn, the next one all of it. */
  toggle(event) {
    if (event.timeStamp - (this.toggled ?? -DOUBLE) < DOUBLE) return;
    this.toggled = event.timeStamp;
    const drawn = this.image.naturalWidth / (this.image.clientWidth || 1);
    this.grow(this.scale > 1 ? 1 / MOST : Math.min(LARGE, Math.max(2, drawn)), event.clientX, event.clientY);
  }

  down(event) {
    this.stage.setPointerCapture(event.pointerId);
    this.moved = this.pointers.size > 0;
    this.pointers.set(event.pointerId, event);
  }

  dragged(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const other = [...this.pointers.values()].find((p) => p.pointerId !== event.pointerId);
    this.pointers.set(event.pointerId, event);
    if (Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > 2) this.moved = true;
    if (other) {
      const gap = (p) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY) || 1;
      const middle = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2];
      this.grow(gap(event) / gap(before), ...middle);
    } else if (this.scale > 1) {
      this.x += event.clientX - before.clientX;
      this.y += event.clientY - before.clientY;
      this.draw();
    }
  }

  up(event) {
    this.pointers.delete(event.pointerId);
    if (this.moved || event.type === "pointercancel") return;
    if (this.covers(event)) this.toggle(event);
    else if (this.scale === 1) this.node.close();
  }

  covers(event) {
    const box = this.image.getBoundingClientRect();
    const inX = event.clientX >= box.left && event.clientX <= box.right;
    return inX && event.clientY >= box.top && event.clientY <= box.bottom;
  }

  key(event) {
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 1 / MOST }[event.key];
    if (factor) this.growMiddle(factor);
  }
}
