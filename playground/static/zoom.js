/** A picture over the whole screen: wheel, pinch, drag, double click and keys. */

import { el, icon } from "./dom.js";
import { words } from "./words.js";

const MOST = 8;
const STEP = 1.25;

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
        dblclick: (event) => this.toggle(event),
      },
      this.image,
    );
    this.stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    const shut = () => this.node.close();
    const button = el("button", { type: "button", class: "icon-button zoom-close", "aria-label": words.close, click: shut }, icon("close"));
    this.node = el(
      "dialog",
      { class: "zoom", "aria-label": alt || words.picture, close: () => this.node.remove(), keydown: (event) => this.key(event) },
      this.stage,
      button,
      alt ? el("p", { class: "zoom-alt" }, alt) : null,
    );
    document.body.append(this.node);
    this.node.showModal();
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
    const limitX = ((this.scale - 1) * this.stage.clientWidth) / 2;
    const limitY = ((this.scale - 1) * this.stage.clientHeight) / 2;
    this.x = Math.max(-limitX, Math.min(limitX, this.x));
    this.y = Math.max(-limitY, Math.min(limitY, this.y));
    this.image.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.stage.classList.toggle("zoomed", this.scale > 1);
  }

  wheel(event) {
    event.preventDefault();
    this.grow(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  toggle(event) {
    this.grow(this.scale > 1 ? 1 / MOST : 2.5, event.clientX, event.clientY);
  }

  down(event) {
    this.stage.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, event);
    this.moved = false;
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
    const outside = event.target === this.stage && this.scale === 1 && !this.moved;
    if (outside && !this.covers(event)) this.node.close();
  }

  covers(event) {
    const box = this.image.getBoundingClientRect();
    const inX = event.clientX >= box.left && event.clientX <= box.right;
    return inX && event.clientY >= box.top && event.clientY <= box.bottom;
  }

  key(event) {
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 1 / MOST }[event.key];
    if (factor) this.grow(factor, window.innerWidth / 2, window.innerHeight / 2);
  }
}
