import type { AttributeRule, Attributes, Contracts } from "../../../authoring/contract";
import { drawTable } from "../../../authoring/drawn";
import { splitList } from "../../../authoring/split-list";
import { type Wording, worded } from "../../../authoring/wording";
import { type Change, longDay } from "../changelog";
import { type ErrorRow, errorAnchor, errorHref } from "../errors";
import type { Reference } from "../reference";
import { cell, code } from "./cells";

/** A code linked to its row in the catalog, with its meaning as the title. */
export function errorLink({ code: name, meaning }: ErrorRow, wording: Wording): string {
  return `[${code(name)}](${errorHref(name)} "${worded(meaning, wording)}")`;
}

/** Contracts of the components for error codes, application settings, user actions, and API releases. */
export function catalogContracts({ errors, settings, rights, changelog }: Reference) {
  const errorCode: AttributeRule = {
    noun: "code",
    source: "content/_reference/errors.yaml",
    values: errors.map((row) => row.code),
  };
  const setting = { noun: "setting", source: "content/_reference/settings.yaml" };
  return {
    SettingsTable: {
      purpose: "Application settings: key, default, and effect.",
      examples: ['<SettingsTable tab="Planning" />', '<SettingsTable keys="mobile.push, mobile.tracking" />'],
      attributes: {
        tab: { ...setting, meaning: "all settings on one tab of the screen", noun: "tab", values: settings.tabs },
        keys: {
          ...setting,
          meaning: "selected settings, in that order",
          isList: true,
          values: settings.settings.map(({ key }) => key),
        },
      },
      oneOf: ["tab", "keys"],
      draw: (attributes) => drawSettings(settings.settings, attributes),
    },
    ErrorTable: {
      purpose: "Error codes with meaning, status, retry, and remedy.",
      examples: ['<ErrorTable codes="PL-4001, PL-4004" />', '<ErrorTable range="PL-4" />'],
      attributes: {
        codes: { ...errorCode, meaning: "selected codes, in that order", isList: true },
        range: {
          ...errorCode,
          meaning: "all codes with this prefix; only on the catalog page",
          isPrefix: true,
        },
      },
      oneOf: ["codes", "range"],
      draw: (attributes, wording) => drawErrors(errors, attributes, wording),
    },
    ErrorCode: {
      purpose: "One error code, linked to its row on `/administration/transactions/errors`.",
      examples: ['<ErrorCode code="PL-1106" />'],
      attributes: { code: { ...errorCode, isRequired: true } },
      draw: (attributes, wording) =>
        chosen(errors, "code", attributes.code).map((row) => ({ type: "text", text: errorLink(row, wording) })),
    },
    RightsTable: {
      purpose: "User actions and the standard roles that have them.",
      examples: ['<RightsTable rights="Lock appointments, Split" />', "<RightsTable />"],
      attributes: {
        rights: {
          meaning: "selected user actions, in that order; default: all",
          noun: "user action",
          source: "content/_reference/rights.yaml",
          isList: true,
          values: rights.actions.map(({ name }) => name),
        },
      },
      draw: (attributes) => drawRights(rights.actions, attributes),
    },
    Changelog: {
      purpose: "The dates of a release and what it changed in the API.",
      examples: ['<Changelog release="2026.4" />'],
      attributes: {
        release: {
          isRequired: true,
          source: "content/_reference/changelog.yaml",
          values: changelog.map(({ release }) => release),
        },
      },
      draw: (attributes) =>
        changelog
          .filter(({ release }) => release === attributes.release)
          .flatMap(({ release, sandbox, production, changes }) => [
            { type: "text", text: `Sandbox ${longDay(sandbox)}, production ${longDay(production)}.` },
            ...drawTable(`Changes in ${release}`, ["Area", "Kind", "Change"], changes.map(changeRow)),
          ]),
    },
  } as const satisfies Contracts;
}

/** Rows that an attribute lists, in its order. */
const chosen = <Row>(rows: readonly Row[], key: keyof Row, names = "") =>
  splitList(names).flatMap((name) => rows.filter((row) => row[key] === name));

/** Keys are terms only where a whole tab is listed: selected ones repeat rows of that page. */
function drawSettings(settings: Reference["settings"]["settings"], { tab, keys }: Attributes) {
  const rows = keys === undefined ? settings.filter((row) => row.tab === tab) : chosen(settings, "key", keys);
  return drawTable(
    keys === undefined ? `Settings: ${tab}` : "Settings",
    ["Setting", "Default", "Effect"],
    rows.map((row) => ({
      cells: [
        cell(code(row.key), row.profileOverride ? "a profile or user may override it" : ""),
        row.default,
        row.effect,
      ],
      ...(keys === undefined && { isTerm: true }),
    })),
  );
}

/** Only the rows of a range have ids, so that each id exists once on the site; selected codes link to them. */
function drawErrors(errors: readonly ErrorRow[], { codes, range }: Attributes, wording: Wording) {
  const rows = range === undefined ? chosen(errors, "code", codes) : errors.filter((row) => row.code.startsWith(range));
  return drawTable(
    range === undefined ? "Error codes" : `Error codes: ${range}`,
    ["Code", "Meaning", "Status", "Retried", "Remedy"],
    rows.map((row) => ({
      cells: [
        range === undefined ? errorLink(row, wording) : code(row.code),
        row.meaning,
        `${row.status ?? ""}`,
        row.retried ? "yes" : "no",
        row.remedy,
      ],
      ...(range !== undefined && { id: errorAnchor(row.code), isTerm: true, title: `${row.code}: ${row.title}` }),
    })),
  );
}

function drawRights(actions: Reference["rights"]["actions"], { rights }: Attributes) {
  const rows = rights === undefined ? actions : chosen(actions, "name", rights);
  return drawTable(
    "User actions by standard role",
    ["User action", "Standard roles"],
    rows.map(({ name, note = "", roles }) => ({ cells: [cell(name, note), roles.join(", ")] })),
    { isListed: true },
  );
}

function changeRow({ area, kind, date, text }: Change) {
  return { cells: [area, kind, date === undefined ? text : `${text} Published on ${longDay(date)}.`] };
}
