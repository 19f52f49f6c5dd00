/** A picture over the whole screen: press, pinch, double tap, drag, scroll, buttons and keys. */

import { el, icon } from "./dom.js";
import { words } from "./words.js";

const MOST = 5;
const STEP = 1.25;
const LEAP = 1.6;
const PRESSED = [2, 4];
const TAPPED = [2.5];
const DOUBLE = 350;
const NEAR = 40;
const STILL = 6;

function distance(a, b) {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

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
        click: (event) => this.pressed(event),
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

  /** Scrolling moves over the picture; two fingers on a touchpad arrive here with a key held. */
  wheel(event) {
    event.preventDefault();
    if (event.ctrlKey) this.grow(Math.exp(-event.deltaY / 100), event.clientX, event.clientY);
    else this.pan(-event.deltaX, -event.deltaY);
  }

  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.draw();
  }

  /** One step larger; from the largest one back to the whole picture. */
  next(steps, event) {
    const wanted = steps.find((step) => step > this.scale + 0.01) || 1;
    this.grow(wanted / this.scale, event.clientX, event.clientY);
  }

  /** Two quick taps at one place. */
  tapped(event) {
    const last = this.tap;
    const twice = last && distance(event, last) < NEAR && event.timeStamp - last.timeStamp < DOUBLE;
    this.tap = twice ? null : event;
    if (twice) this.next(TAPPED, event);
  }

  down(event) {
    this.stage.setPointerCapture(event.pointerId);
    this.moved = this.pointers.size > 0;
    this.began = event;
    this.pointers.set(event.pointerId, event);
  }

  dragged(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const other = [...this.pointers.values()].find((p) => p.pointerId !== event.pointerId);
    this.pointers.set(event.pointerId, event);
    if (distance(event, this.began) > STILL) this.moved = true;
    if (other) {
      const middle = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2];
      this.grow((distance(event, other) || 1) / (distance(before, other) || 1), ...middle);
    } else if (this.scale > 1) this.pan(event.clientX - before.clientX, event.clientY - before.clientY);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
    if (event.type === "pointercancel") this.moved = true;
  }

  /** Comes after a finger or button went up, so that nothing below is pressed when this closes. */
  pressed(event) {
    if (this.moved) return;
    if (!this.covers(event)) this.node.close();
    else if (this.began?.pointerType === "touch") this.tapped(event);
    else this.next(PRESSED, event);
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
