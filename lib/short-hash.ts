/** FNV-1a, 32 bit: short, stable, the same on servers and in browsers, and enough to tell a few texts apart. */
export function shortHash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
