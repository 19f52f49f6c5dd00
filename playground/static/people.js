/** The switcher: sit in another chair with one click, or open it in a tab of its own. */

import { avatar, el } from "./dom.js";
import { words } from "./words.js";

/** All people, the one who sits here marked; others by their own address. */
export function switcher(root, people, me, { address, sit }) {
  root.setAttribute("aria-label", words.playingAs);
  root.replaceChildren(...people.map((person) => chair(person, person.id === me, { address, sit })));
}

function chair(person, isMe, { address, sit }) {
  const notes = [person.is_admin ? words.admin : "", person.calls ? words.calls(person.calls) : ""];
  const about = notes.filter(Boolean).join(", ");
  const name = isMe ? `${words.playingAs} ${person.name}` : words.switchTo(person.name);
  return el(
    "a",
    {
      class: `chair ${isMe ? "mine" : ""}`,
      href: address(person.name),
      "data-person": person.name,
      "data-user": person.id,
      "aria-label": about ? `${name} (${about})` : name,
      "aria-current": isMe ? "true" : null,
      title: about ? `${name} (${about})` : name,
      click: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        sit(person.name);
      },
    },
    avatar(person),
    el("span", { class: "chair-name" }, person.name, person.is_admin ? el("small", {}, words.admin) : null),
    person.calls ? el("span", { class: "badge" }, person.calls) : null,
  );
}
