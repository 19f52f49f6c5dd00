/** The page's own words. What the bot says comes from the bot. */

const ENGLISH = {
  simulation: "not Discord",
  playingAs: "You are",
  learn: "Learn a game by playing it",
  learnHow: "Five turns against a bot, with a word to each. Press one and you are in the middle of it.",
  alone: "Or a whole game against bots:",
  welcome: "Or a whole game with others",
  steps: [
    "Open a table:",
    "Be somebody else, with the names at the top, and join.",
    "Be one of the players and start the game.",
    "Play the first turn as whoever is up. Fast-forward lets the others play by themselves.",
  ],
  allCommands: "Type / for everything else the bot can do.",
  stepOf: (n, all) => `Step ${n} of ${all}`,
  next: ({ number, who, press, open }) => {
    if (number === 1) return "Open a table:";
    if (open) return "Choose below until your turn is done.";
    if (!who) return `Press “${press}” on the table’s message.`;
    if (number === 4) return `${who} is up: be ${who}, or press Fast-forward.`;
    return `Be ${who} and press “${press}”.`;
  },
  hideGuide: "Hide the steps",
  language: "Italiano",
  newBelow: (n) => (n === 1 ? "1 new message" : `${n} new messages`),
  newHere: "New",
  toNewest: "To the newest message",
  larger: "Larger",
  smaller: "Smaller",
  switchTo: (name) => `Be ${name}`,
  admin: "admin",
  calls: (n) => `${n} waiting`,
  dark: "Dark colours",
  light: "Light colours",
  channels: "Channels",
  showChannels: "Show channels",
  messages: "Direct messages",
  archived: "archived",
  withoutBot: "without the bot",
  unread: (n) => `${n} unread`,
  forward: "Fast-forward",
  forwardHint: "Play random moves for the others until it is your turn",
  halt: "Stop",
  stopped: {
    your_turn: "It is your turn.",
    nothing_to_do: "Nobody else is waited for here.",
    stuck: "The others found nothing to press.",
    too_long: "The others played for a while; press again to go on.",
    halted: "Stopped.",
  },
  write: (place) => `Message ${place} or type /`,
  mayNotWrite: "You cannot write here",
  send: "Send",
  earlier: "Show earlier messages",
  nothing: "Nothing here yet.",
  empty: "Nothing here yet. Type / to see what the bot can do.",
  app: "APP",
  edited: "edited",
  onlyYou: "Only you can see this",
  dismiss: "Dismiss",
  thinking: (name) => `${name} is thinking…`,
  usedCommand: (name, command) => `${name} used ${command || "a command"}`,
  gone: "The original message is gone",
  startedThread: (name) => `${name} started a thread:`,
  pinned: (name) => `${name} pinned a message.`,
  openThread: "Open thread",
  spoiler: "Hidden text: press to show",
  choose: "Choose…",
  noChoices: "Nothing fits",
  done: "Done",
  chosen: (n, low, high) => (low === high ? `${n} of ${high}` : `${n} chosen, ${low} to ${high}`),
  search: "Search",
  noResponse: "The application did not respond",
  refused: "That is not possible here",
  lost: "Connection lost. Trying again…",
  expired: "The playground was started anew. Open the address it printed in the terminal.",
  offline: "The bot is not connected. Buttons will work again when it is back.",
  enlarge: "Enlarge",
  close: "Close",
  picture: "Picture",
  cancel: "Cancel",
  submit: "Submit",
  required: "required",
  optional: "optional",
  addOption: (name) => `Add ${name}`,
  commands: "Commands",
  yes: "True",
  no: "False",
  missing: (name) => `${name} is required`,
  today: "Today at",
  yesterday: "Yesterday at",
  runCommand: "Run",
};

const ITALIAN = {
  simulation: "non è Discord",
  playingAs: "Tu sei",
  learn: "Impara un gioco giocandolo",
  learnHow: "Cinque turni contro un bot, con due parole per ognuno. Basta premere e sei già in gioco.",
  alone: "O una partita intera contro i bot:",
  welcome: "O una partita intera con altri",
  steps: [
    "Apri un tavolo:",
    "Diventa qualcun altro con i nomi in alto, e unisciti.",
    "Diventa una delle persone al tavolo e inizia la partita.",
    "Gioca il primo turno come chi è di turno. Avanti veloce fa giocare gli altri da soli.",
  ],
  allCommands: "Digita / per tutto il resto che il bot sa fare.",
  stepOf: (n, all) => `Passo ${n} di ${all}`,
  next: ({ number, who, press, open }) => {
    if (number === 1) return "Apri un tavolo:";
    if (open) return "Scegli qui sotto fino a fine turno.";
    if (!who) return `Premi «${press}» nel messaggio del tavolo.`;
    if (number === 4) return `Tocca a ${who}: diventa ${who} o premi Avanti veloce.`;
    return `Diventa ${who} e premi «${press}».`;
  },
  hideGuide: "Nascondi i passi",
  language: "English",
  newBelow: (n) => (n === 1 ? "1 messaggio nuovo" : `${n} messaggi nuovi`),
  newHere: "Nuovi",
  toNewest: "Al messaggio più recente",
  larger: "Più grande",
  smaller: "Più piccolo",
  switchTo: (name) => `Diventa ${name}`,
  admin: "admin",
  calls: (n) => `${n} in attesa`,
  dark: "Colori scuri",
  light: "Colori chiari",
  channels: "Canali",
  showChannels: "Mostra i canali",
  messages: "Messaggi diretti",
  archived: "archiviato",
  withoutBot: "senza il bot",
  unread: (n) => `${n} da leggere`,
  forward: "Avanti veloce",
  forwardHint: "Gioca mosse a caso per gli altri finché tocca a te",
  halt: "Ferma",
  stopped: {
    your_turn: "Tocca a te.",
    nothing_to_do: "Qui non si aspetta nessun altro.",
    stuck: "Gli altri non hanno trovato nulla da premere.",
    too_long: "Gli altri hanno giocato per un po’; premi ancora per continuare.",
    halted: "Fermato.",
  },
  write: (place) => `Scrivi in ${place} o digita /`,
  mayNotWrite: "Qui non puoi scrivere",
  send: "Invia",
  earlier: "Mostra i messaggi precedenti",
  nothing: "Ancora niente.",
  empty: "Ancora niente. Digita / per vedere che cosa sa fare il bot.",
  app: "APP",
  edited: "modificato",
  onlyYou: "Solo tu puoi vederlo",
  dismiss: "Chiudi",
  thinking: (name) => `${name} sta pensando…`,
  usedCommand: (name, command) => `${name} ha usato ${command || "un comando"}`,
  gone: "Il messaggio originale non c’è più",
  startedThread: (name) => `${name} ha aperto un thread:`,
  pinned: (name) => `${name} ha fissato un messaggio.`,
  openThread: "Apri il thread",
  spoiler: "Testo nascosto: premi per mostrarlo",
  choose: "Scegli…",
  noChoices: "Niente corrisponde",
  done: "Fatto",
  chosen: (n, low, high) => (low === high ? `${n} di ${high}` : `${n} scelti, da ${low} a ${high}`),
  search: "Cerca",
  noResponse: "L’applicazione non ha risposto",
  refused: "Qui non è possibile",
  lost: "Connessione persa. Nuovo tentativo…",
  expired: "Il campo di prova è ripartito. Apri l’indirizzo che ha stampato nel terminale.",
  offline: "Il bot non è connesso. I pulsanti torneranno a funzionare quando ci sarà.",
  enlarge: "Ingrandisci",
  close: "Chiudi",
  picture: "Immagine",
  cancel: "Annulla",
  submit: "Invia",
  required: "obbligatorio",
  optional: "facoltativo",
  addOption: (name) => `Aggiungi ${name}`,
  commands: "Comandi",
  yes: "Sì",
  no: "No",
  missing: (name) => `${name} è obbligatorio`,
  today: "Oggi alle",
  yesterday: "Ieri alle",
  runCommand: "Esegui",
};

/** The page's words in the language it speaks, whoever sits here. */
export const words = { ...ENGLISH };

const LANGUAGES = { en: ["en-US", ENGLISH], it: ["it", ITALIAN] };
const KEY = "playground-language";
let language = "en";

/** Speaks a language from now on. */
function speak(wanted) {
  language = wanted;
  Object.assign(words, LANGUAGES[wanted][1]);
  document.documentElement.lang = wanted;
}

/** Takes the language from the address, from last time, or from the browser. */
export function startLanguage(asked) {
  const known = [asked, localStorage.getItem(KEY), navigator.language.slice(0, 2)];
  speak(known.find((name) => name in LANGUAGES) || "en");
}

/** The button that changes it; `changed` is called when the page speaks the other one. */
export function languageButton(button, changed) {
  const other = language === "en" ? "it" : "en";
  button.textContent = other.toUpperCase();
  button.title = words.language;
  button.lang = other;
  button.setAttribute("aria-label", words.language);
  button.onclick = () => {
    localStorage.setItem(KEY, other);
    speak(other);
    changed();
  };
}

/** The language spoken now, for dates and the names of commands. */
export function spoken() {
  return LANGUAGES[language][0];
}
