/**
 * Reads the markdown of chat messages into a small tree. Every character is looked at a bounded number
 * of times and a mark is never open twice, so no text is slow or deep.
 */

const FENCE = "```";
const LONGEST_RUN = 3;
const DEEPEST_LIST = 5;
const WORD = /[\p{L}\p{N}_]/u;
const SPACE = /\s/;
const ESCAPABLE = /[\\`*_~|<>()[\]#+\-.!:@/]/;
const TOKENS = {
  "<": [
    [/<@!?(\d{1,20})>/y, (m) => ({ type: "user", id: m[1] })],
    [/<@&(\d{1,20})>/y, (m) => ({ type: "role", id: m[1] })],
    [/<#(\d{1,20})>/y, (m) => ({ type: "channel", id: m[1] })],
    [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ type: "time", at: Number(m[1]), style: m[2] })],
    [/<\/([^:<>\n]{1,100}):\d{1,20}>/y, (m) => ({ type: "command", name: m[1] })],
    [/<a?:(\w{2,32}):\d{1,20}>/y, (m) => ({ type: "text", text: `:${m[1]}:` })],
    [/<(https?:\/\/[^\s<>]{1,600})>/y, (m) => ({ type: "link", url: m[1], kids: [text(m[1])] })],
  ],
  "[": [
    [
      /\[([^[\]\n]{1,300})\]\(<?(https?:\/\/[^\s()<>]{1,600})>?\)/y,
      (m) => ({ type: "link", url: m[2], kids: inline(m[1], false) }),
    ],
  ],
  h: [
    [
      /https?:\/\/[^\s<>]{0,600}[^\s<>.,:;"'\]!?)*_~|]/y,
      (m) => ({ type: "link", url: m[0], kids: [text(m[0])] }),
    ],
  ],
};
const KINDS = { "*": "italic", "**": "bold", _: "italic", __: "underline", "~~": "strike", "||": "spoiler" };

function text(value) {
  return { type: "text", text: value };
}

/** The whole message as blocks. */
export function parse(source) {
  const blocks = [];
  let from = 0;
  for (;;) {
    const open = source.indexOf(FENCE, from);
    const close = open < 0 ? -1 : source.indexOf(FENCE, open + FENCE.length);
    if (close < 0) break;
    blocks.push(...lines(trimmedEnd(source.slice(from, open))));
    blocks.push(codeBlock(source.slice(open + FENCE.length, close)));
    from = close + FENCE.length;
    if (source[from] === "\n") from += 1;
  }
  blocks.push(...lines(source.slice(from)));
  return blocks;
}

function trimmedEnd(part) {
  return part.endsWith("\n") ? part.slice(0, -1) : part;
}

function codeBlock(body) {
  const named = /^([\w+-]{1,20})\n/.exec(body);
  const code = named ? body.slice(named[0].length) : body.replace(/^\n/, "");
  return { type: "code", text: trimmedEnd(code) };
}

function lines(source, quoted = false) {
  const blocks = [];
  if (!source) return blocks;
  const rows = source.split("\n");
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (!quoted && row.startsWith(">>> ")) {
      const rest = [row.slice(4), ...rows.slice(at + 1)].join("\n");
      blocks.push({ type: "quote", blocks: lines(rest, true) });
      break;
    }
    if (!quoted && row.startsWith("> ")) {
      const inner = [];
      for (; at < rows.length && rows[at].startsWith("> "); at += 1) inner.push(rows[at].slice(2));
      at -= 1;
      blocks.push({ type: "quote", blocks: lines(inner.join("\n"), true) });
    } else addRow(blocks, row);
  }
  return blocks.map(finished);
}

function addRow(blocks, row) {
  const heading = /^(#{1,3}|-#) +(\S.*)$/.exec(row);
  const item = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/.exec(row);
  const last = blocks.at(-1);
  if (heading) {
    const level = heading[1] === "-#" ? 0 : heading[1].length;
    blocks.push({ type: level ? "heading" : "subtext", level, source: heading[2] });
  } else if (item) {
    const ordered = item[2].length > 1;
    const depth = Math.min(DEEPEST_LIST, Math.floor(item[1].length / 2));
    const entry = { depth, number: ordered ? Number.parseInt(item[2], 10) : 0, source: item[3] };
    if (last?.type === "list" && last.ordered === ordered) last.items.push(entry);
    else blocks.push({ type: "list", ordered, items: [entry] });
  } else if (last?.type === "paragraph") last.rows.push(row);
  else if (row.trim() || !last) blocks.push({ type: "paragraph", rows: [row] });
}

function finished(block) {
  if (block.type === "paragraph") return { type: "paragraph", kids: inline(block.rows.join("\n")) };
  if (block.type === "heading" || block.type === "subtext") return { ...block, kids: inline(block.source) };
  if (block.type === "list") {
    return { ...block, items: block.items.map((item) => ({ ...item, kids: inline(item.source) })) };
  }
  return block;
}

/** A run of text with its marks. */
export function inline(source, links = true) {
  return new Inline(source, links).read();
}

class Inline {
  constructor(source, links) {
    this.source = source;
    this.links = links;
    this.at = 0;
    this.plain = [];
    this.open = [{ mark: "", kids: [] }];
    this.ticks = tickRuns(source);
  }

  read() {
    while (this.at < this.source.length) {
      const char = this.source[this.at];
      if (char === "\\" && ESCAPABLE.test(this.source[this.at + 1] || "")) this.take(1, 1);
      else if (char === "`") this.readCode();
      else if (char === "*" || char === "_" || char === "~" || char === "|") this.readMarks(char);
      else if (!(TOKENS[char] && this.readToken(char))) this.take(0, 1);
    }
    while (this.open.length > 1) this.giveUp();
    this.flush();
    return this.open[0].kids;
  }

  take(skipped, length) {
    this.plain.push(this.source.slice(this.at + skipped, this.at + skipped + length));
    this.at += skipped + length;
  }

  flush() {
    if (this.plain.length) this.open.at(-1).kids.push(text(this.plain.join("")));
    this.plain = [];
  }

  readToken(char) {
    if (!this.links && char !== "<") return false;
    if (char === "h" && WORD.test(this.source[this.at - 1] || " ")) return false;
    for (const [pattern, make] of TOKENS[char]) {
      pattern.lastIndex = this.at;
      const found = pattern.exec(this.source);
      if (found) {
        this.flush();
        this.open.at(-1).kids.push(make(found));
        this.at += found[0].length;
        return true;
      }
    }
    return false;
  }

  readCode() {
    const length = runLength(this.source, this.at);
    const ends = this.ticks.get(length);
    while (ends.length && ends.at(-1) <= this.at) ends.pop();
    const end = ends.at(-1);
    if (end === undefined || length > 2) {
      this.take(0, length);
      return;
    }
    const code = this.source.slice(this.at + length, end);
    this.flush();
    this.open.at(-1).kids.push({ type: "inlineCode", text: length > 1 ? code.trim() : code });
    this.at = end + length;
  }

  readMarks(char) {
    const length = runLength(this.source, this.at);
    const before = this.source[this.at - 1] || " ";
    const after = this.source[this.at + length] || " ";
    const marks = length > LONGEST_RUN ? null : this.marksOf(char, length);
    if (!marks) {
      this.take(0, length);
      return;
    }
    for (const mark of marks) this.readMark(mark, before, after);
  }

  marksOf(char, length) {
    const single = char === "*" || char === "_";
    if (length === 2) return [char + char];
    if (!single) return null;
    if (length === 1) return [char];
    return this.open.at(-1).mark === char ? [char, char + char] : [char + char, char];
  }

  readMark(mark, before, after) {
    const isOpen = this.open.some((part) => part.mark === mark);
    const under = mark[0] === "_";
    const mayClose = mark === "||" || (!SPACE.test(before) && !(under && WORD.test(after)));
    const mayOpen = mark === "||" || (!SPACE.test(after) && !(under && WORD.test(before)));
    if (isOpen && mayClose && this.hasContent(mark)) this.close(mark);
    else if (!isOpen && mayOpen) {
      this.flush();
      this.open.push({ mark, kids: [] });
    } else this.plain.push(mark);
    this.at += mark.length;
  }

  hasContent(mark) {
    const top = this.open.at(-1);
    return top.mark !== mark || top.kids.length > 0 || this.plain.length > 0;
  }

  close(mark) {
    while (this.open.at(-1).mark !== mark) this.giveUp();
    this.flush();
    const part = this.open.pop();
    this.open.at(-1).kids.push({ type: KINDS[mark], kids: part.kids });
  }

  /** A mark that was never closed is just text. */
  giveUp() {
    this.flush();
    const part = this.open.pop();
    const kids = this.open.at(-1).kids;
    kids.push(text(part.mark));
    for (const kid of part.kids) kids.push(kid);
  }
}

function runLength(source, at) {
  let end = at;
  while (source[end] === source[at]) end += 1;
  return end - at;
}

/** Where runs of backticks begin, by their length, last first. */
function tickRuns(source) {
  const runs = new Map();
  for (let at = source.indexOf("`"); at >= 0; ) {
    const length = runLength(source, at);
    if (!runs.has(length)) runs.set(length, []);
    runs.get(length).push(at);
    at = source.indexOf("`", at + length);
  }
  for (const places of runs.values()) places.reverse();
  return runs;
}
