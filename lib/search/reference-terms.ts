import { findEnumeration, findOperation } from "../reference/api";
import { attributeRows } from "../reference/attributes";
import { optionRows } from "../reference/cli-options";
import { errorAnchor } from "../reference/errors";
import { plainText } from "../reference/inline-text";
import { splitList } from "../reference/names";
import type { Reference } from "../reference/reference";
import type { DrawComponent, Drawn } from "./passages";
import type { IndexedSection } from "./types";

type Attributes = Record<string, string>;

/** What the components drawn from `content/_reference` show, so that search finds attributes, settings, codes and options. */
export function referenceTerms(reference: Reference): DrawComponent {
  return (name, attributes) => {
    const draw = Object.hasOwn(drawn, name) ? drawn[name] : undefined;
    return { lines: [], terms: [], ...draw?.(reference, attributes) };
  };
}

const term = (heading: string, text: string, anchor?: string): IndexedSection => ({
  heading,
  ...(anchor !== undefined && { anchor }),
  text: plainText(text),
  isTerm: true,
});
const row = (...cells: string[]) => `| ${cells.filter(Boolean).map(plainText).join(" | ")}`;

/** Tables that repeat rows of another page (chosen codes, chosen keys) are left to that page. */
const drawn: Readonly<Record<string, (reference: Reference, attributes: Attributes) => Partial<Drawn>>> = {
  Attributes: ({ api }, { schema = "", group }) => ({
    terms: attributeRows(api, schema, group).map(({ name, anchor, meaning }) => term(name, meaning, anchor)),
  }),
  CommandOptions: ({ cli }, { command }) => ({
    terms: cli.commands
      .filter(({ name }) => name === command)
      .flatMap(optionRows)
      .map(({ name, meaning }) => term(name, meaning)),
  }),
  ErrorTable: ({ errors }, { range }) => ({
    terms: errors
      .filter(({ code }) => range !== undefined && code.startsWith(range))
      .map(({ code, title, meaning, remedy }) =>
        term(`${code}: ${title}`, `${meaning}. ${remedy}.`, errorAnchor(code)),
      ),
  }),
  SettingsTable: ({ settings }, { tab }) => ({
    terms: settings.settings
      .filter((setting) => setting.tab === tab)
      .map(({ key, effect, ...setting }) => term(key, `${effect}. Default: ${setting.default}.`)),
  }),
  RightsTable: ({ rights }, { rights: chosen }) => ({
    lines: rights.actions
      .filter(({ name }) => chosen === undefined || splitList(chosen).includes(name))
      .map(({ name, roles, note = "" }) => row(name, note, roles.join(", "))),
  }),
  Enumeration: ({ api }, { name = "" }) => ({
    lines: findEnumeration(api, name)?.values.map((value) => row(value.name, value.meaning)),
  }),
  Operation: ({ api }, { id = "" }) => {
    const operation = findOperation(api, id);
    return operation
      ? { lines: [`${operation.method.toUpperCase()} ${operation.path}: ${plainText(operation.summary)}.`] }
      : {};
  },
  ExitCodes: ({ cli }) => ({ lines: cli.exitCodes.map(({ code, meaning }) => row(String(code), meaning)) }),
};
