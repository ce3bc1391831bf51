import { escapeHtml } from "./escape-html";

/** An element of an XML document that holds text; `attributes` come with a space before them. */
export const element = (name: string, text: string, attributes = ""): string =>
  `<${name}${attributes}>${escapeHtml(text)}</${name}>`;
