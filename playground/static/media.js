/** Pictures and files of a message. Only the stand-in's own files are loaded; others are links. */

import { el, icon } from "./dom.js";
import { link } from "./prose.js";
import { words } from "./words.js";
import { enlarge } from "./zoom.js";

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

/** A picture or file beside the text. */
export function attachment(file, context) {
  if (file.content_type?.startsWith("image/")) return picture(file, file.description, context);
  return fileLink(file.url, file.filename, file.size, context);
}

/** A file to download. */
export function fileLink(url, name, size, context) {
  const kilobytes = `${Math.max(1, Math.round((size || 0) / 1024))} KB`;
  const attributes = { class: "file", href: context.local(url) || "#", download: name };
  return el("a", attributes, icon("file"), el("span", {}, name), el("small", {}, kilobytes));
}
