import type { Attributes } from "@/lib/authoring/contract";

/** FNV-1a, 32 bit: short, stable, and enough to tell the figures of one page apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}

/** Id of a figure, made from its name and attributes, so that two builds give the same bytes. */
export function figureId(name: string, props: Attributes): string {
  const parts = Object.keys(props)
    .filter((key) => typeof props[key] === "string")
    .sort()
    .map((key) => `${key}=${String(props[key])}`);
  return `figure-${hash([name, ...parts].join("\n"))}`;
}
