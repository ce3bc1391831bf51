import type { Nodes, Root } from "hast";
import { isJsx, isText } from "./jsx";
import { walk } from "./walk";

const units = "%|‰|°C?|€|h|min|s|ms|km|m|cm|mm|kg|g|t|l|px|Pixeln?|[KMGT]i?B|Mbit/s|Uhr";
const times = "Sekunden?|Minuten?|Stunden?|Tag(?:en?|s)?|Wochen?|Monat(?:en?|s)?|Jahr(?:en?|s|e)?";
const months = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";
const numbered = "Schritte?n?|Abb\\.|Abbildung(?:en)?|Nr\\.|S\\.|Seiten?|Kap\\.|Kapitel|Version|KW|§";

/**
 * The blanks at which lines must not break, by language. Authors type ordinary blanks, which searches, feeds, and Markdown keep; a
 * language without a rule has none of these places. German (DIN 5008): `z. B.`, `10 %`, `5 Minuten`, `2. März`, `1280 × 720`, `Schritt 3`.
 */
const unbreakable: Readonly<Record<string, RegExp>> = {
  de: new RegExp(
    [
      String.raw`(?<=(?<!\p{L})\p{L}\.)\s(?=\p{L}\.)`,
      String.raw`(?<=\d)\s(?=(?:${units}|${times})(?![\p{L}\d]))`,
      String.raw`(?<=\d\.)\s(?=(?:${months})(?!\p{L}))`,
      String.raw`(?<=\d)\s(?=×\s\d)|(?<=\d\s×)\s(?=\d)`,
      String.raw`(?<=(?<![\p{L}\d])(?:${numbered}))\s(?=\d)`,
    ].join("|"),
    "gu",
  ),
};

/** Attributes that readers see as a line of text. */
const shown = /^(?:caption|summary|title)$/;

/** Puts no-break spaces where a language wants them (a code of BCP 47: `de`, `de-AT`), in what is read, but not in code. */
export function rehypeNoBreak(language: string) {
  const pattern = unbreakable[language.split("-", 1)[0] ?? ""];
  if (!pattern) return;
  const keep = (text: string) => text.replace(pattern, "\u00A0");
  return (tree: Root) =>
    walk<Nodes>(tree, (node) => {
      if (node.type === "text") node.value = keep(node.value);
      if (isJsx(node))
        for (const attribute of node.attributes.filter(isText))
          if (shown.test(attribute.name)) attribute.value = attribute.value && keep(attribute.value);
      return !(node.type === "element" && /^(?:code|pre)$/.test(node.tagName));
    });
}
