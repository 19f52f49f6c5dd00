/** The one websocket: asks, hears, and comes back after an interruption. */

import { spoken } from "./words.js";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;

export class Connection {
  /** `handlers` has a function per event, and `state` for "open", "lost" and "expired". */
  constructor(token, handlers) {
    this.token = token;
    this.handlers = handlers;
    this.waiting = new Map();
    this.number = 0;
    this.wait = FIRST_WAIT;
  }

  /** Sits down as somebody, in a channel if one is named; whoever sat here before is forgotten. */
  sit(name, channel) {
    this.name = name;
    this.channel = channel;
    this.leave();
    this.connect();
  }

  leave() {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const resolve of this.waiting.values()) resolve({ error: "left" });
    this.waiting.clear();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const place = { as: this.name, channel: this.channel || "", language: spoken() };
    const asked = new URLSearchParams({ token: this.token, ...place });
    const socket = new WebSocket(`${scheme}://${location.host}/page/socket?${asked}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.handlers.state("open");
    };
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  lost() {
    this.leave();
    this.handlers.state("lost");
    this.timer = setTimeout(() => this.comeBack(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  async comeBack() {
    try {
      const answer = await fetch(`/page/check?${new URLSearchParams({ token: this.token })}`);
      const { valid } = await answer.json();
      if (valid) this.connect();
      else this.handlers.state("expired");
    } catch {
      this.lost();
    }
  }

  hear(message) {
    if (message.ev === "done") {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else this.handlers[message.ev](message);
  }

  /** Asks for something; the promise holds what came of it, with `error` if it failed. */
  ask(op, body = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "lost" });
    this.number += 1;
    const id = this.number;
    this.socket.send(JSON.stringify({ op, id, ...body }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }
}
