const letters: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  d: "ð",
  e: "é",
  g: "ĝ",
  h: "ĥ",
  i: "î",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  n: "ñ",
  o: "ö",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "û",
  w: "ŵ",
  y: "ý",
  z: "ž",
};

/** Words that can be read and are nobody's: accented, and 40% longer. Addresses stay as they are. */
export function pseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const accented = text.replace(/https?:\S+|[a-z]/g, (part) => letters[part] ?? part);
  return `${accented}${" ~".repeat(Math.ceil((text.length * 0.4) / 2))}`;
}

/** What a catalogue says to `Intl`, not to readers. */
const codes = ["locale", "dates"];

/** The same for everything a catalogue says, whether it is a text or makes one. */
export function pseudoTexts<T>(value: T): T {
  return change(value) as T;
}

function change(value: unknown): unknown {
  if (typeof value === "string") return pseudo(value);
  if (typeof value === "function") return (...given: unknown[]) => change(value(...given));
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, codes.includes(key) ? part : change(part)]),
  );
}
