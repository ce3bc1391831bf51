const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text as it may stand in an XML document. */
export const xml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** An element that holds text; `attributes` come with a space before them. */
export const element = (name: string, text: string, attributes = ""): string =>
  `<${name}${attributes}>${xml(text)}</${name}>`;
