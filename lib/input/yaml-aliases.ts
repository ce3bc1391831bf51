import { type Alias, type Document, type Node, visit } from "yaml";
import type { Mistake } from "../types";

/** A mistake with an alias, at an offset in the text of its document. */
export type AliasMistake = Mistake & { offset: number };

const offsetOf = ({ range }: Alias) => range?.[0] ?? 0;

/** The first alias in the value that it stands for, which would have no end. */
export function endlessAlias(document: Document.Parsed): AliasMistake | undefined {
  let found: Alias | undefined;
  // An alias stands for the last value of its name above it, which need not be the one around it.
  const named = new Map<string, Node>();
  visit(document, {
    Value: (_, value) => {
      if (value.anchor) named.set(value.anchor, value);
    },
    Alias: (_, alias, path) => {
      const meant = named.get(alias.source);
      if (meant === undefined || !path.includes(meant)) return undefined;
      found = alias;
      return visit.BREAK;
    },
  });
  return (
    found && {
      offset: offsetOf(found),
      message: `Not valid YAML: "*${found.source}" is inside the value that it stands for.`,
      hint: "Put the whole value in quotes, or write out what it stands for.",
    }
  );
}

/** The first alias of which no value above has the name; what else cannot be resolved are more than `most`. */
export function unresolvedAlias(document: Document.Parsed, { message }: ReferenceError, most: number): AliasMistake {
  const names = new Set<string | undefined>();
  let lost: Alias | undefined;
  visit(document, {
    Value: (_, { anchor }) => void names.add(anchor),
    Alias: (_, alias) => {
      if (!names.has(alias.source)) lost ??= alias;
    },
  });
  if (lost === undefined) {
    const hint = `Write the values out instead: aliases are resolved at most ${most} times.`;
    return { offset: 0, message: `${message}.`, hint };
  }
  return {
    offset: offsetOf(lost),
    message: `Not valid YAML: "*${lost.source}" stands for a value named "&${lost.source}", and there is none above it.`,
    hint: "Put the whole value in quotes, or name the value that it stands for.",
  };
}
