/** What an option of a command takes, and what is suggested for it. */

import { words } from "./words.js";

const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const ATTACHMENT = 11;

/** Whether only something from the list can be sent. */
export function isClosed(option) {
  return Boolean(option.choices?.length) || [BOOLEAN, USER, CHANNEL, ROLE].includes(option.type);
}

/** Everything a list can offer without asking the bot, or null where there is no list. */
function everything(option, names) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ label: choice.name, value: String(choice.value) }));
  }
  if (option.type === BOOLEAN) {
    return [
      { label: words.yes, value: "true" },
      { label: words.no, value: "false" },
    ];
  }
  if (option.type === USER) {
    return names.members().map((user) => ({ label: user.global_name || user.username, value: user.id }));
  }
  if (option.type === CHANNEL) return names.channels().map((c) => ({ label: `#${c.name}`, value: c.id }));
  if (option.type === ROLE) return names.roles().map((role) => ({ label: role.name, value: role.id }));
  return null;
}

/** Whether a file is wanted. */
export function isFile(option) {
  return option.type === ATTACHMENT;
}

/** A chosen file as text: its name, then what is in it. */
export function fileAsText(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${file.name};${reader.result.split(",")[1] || ""}`);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Suggestions of the page itself for what is typed. */
export function suggestions(option, typed, names) {
  const wanted = typed.trim().toLowerCase();
  const found = everything(option, names);
  return found && found.filter((item) => item.label.toLowerCase().includes(wanted));
}
