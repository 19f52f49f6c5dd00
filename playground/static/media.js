/** Pictures and files of a message. Only the stand-in's own files are loaded; others are links. */

import { el, icon } from "./dom.js";
import { link } from "./prose.js";
import { words } from "./words.js";
import { enlarge } from "./zoom.js";

const FROM_THREES = 5;

/** A picture that can be enlarged, with its alternative text. */
export function picture(media, alt, context, className = "") {
  const src = context.local(media.url);
  if (!src) return link(media.url, [alt || media.url], context.names, "outside-picture");
  const image = el("img", { src, alt: alt || "" });
  const node = el(
    "button",
    {
      type: "button",
      class: `picture ${className}`,
      "aria-label": alt ? `${words.enlarge}: ${alt}` : words.enlarge,
      title: alt || null,
      click: () => enlarge(src, alt || ""),
    },
    image,
  );
  if (media.width) reserve(node, media);
  return node;
}

/** Keeps room for a picture before it is loaded, so that nothing jumps. */
function reserve(node, { width, height }) {
  node.classList.add("sized");
  node.style.setProperty("--natural", `${width}px`);
  node.style.setProperty("--ratio", width / height);
}

/** Pictures that share one place: a single one stays whole, several become smaller and are cropped. */
export function mosaic(pictures) {
  if (pictures.length < 2) return pictures;
  const layout = pictures.length < FROM_THREES ? `of-${pictures.length}` : `threes lead-${pictures.length % 3}`;
  return [el("div", { class: `mosaic ${layout}` }, pictures)];
}

/** The pictures and files beside the text. */
export function attachments(files, context) {
  const isPicture = (file) => Boolean(file.content_type?.startsWith("image/"));
  const pictures = files.filter(isPicture).map((file) => picture(file, file.description, context));
  const others = files.filter((file) => !isPicture(file));
  return el(
    "div",
    { class: "attachments" },
    mosaic(pictures),
    others.map((file) => fileLink(file.url, file.filename, file.size, context)),
  );
}

/** A file to download. */
export function fileLink(url, name, size, context) {
  const kilobytes = `${Math.max(1, Math.round((size || 0) / 1024))} KB`;
  const attributes = { class: "file", href: context.local(url) || "#", download: name };
  return el("a", attributes, icon("file"), el("span", {}, name), el("small", {}, kilobytes));
}
