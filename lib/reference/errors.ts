import { type Cursor, readDocument } from "./cursor";
import type { YamlFile } from "./yaml-file";

/** One row of the error catalog. */
export type ErrorRow = {
  code: string;
  title: string;
  meaning: string;
  /** HTTP status when the API answers with the code. */
  status?: number;
  retried: boolean;
  remedy: string;
};

/** Page that holds the whole catalog; its rows are the targets of every code on the site. */
export const errorCatalogPage = "/administration/transactions/errors";

/** Checks and types the catalog. Codes are unique and look like `PL-1106`. */
export function parseErrors(source: YamlFile): ErrorRow[] {
  return readDocument(source, (root) => {
    const seen = new Set<string>();
    return root.at("codes").list((item) => readRow(item, seen));
  });
}

function readRow(item: Cursor, seen: Set<string>): ErrorRow {
  const code = item.at("code").text();
  if (!/^PL-\d{4}$/.test(code)) item.at("code").problem(`"${code}" does not look like PL-1106.`);
  if (seen.has(code)) item.at("code").problem(`"${code}" is listed twice.`);
  seen.add(code);
  const status = item.at("status");
  return {
    code,
    title: item.at("title").text(),
    meaning: item.at("meaning").text(),
    ...(status.isPresent && { status: status.integer() }),
    retried: item.at("retried").flag(false),
    remedy: item.at("remedy").text(),
  };
}

/** Id of a code's row in the catalog: `pl-1106`. */
export function errorAnchor(code: string): string {
  return code.toLowerCase();
}

/** Address of a code's row in the catalog. */
export function errorHref(code: string): string {
  return `${errorCatalogPage}#${errorAnchor(code)}`;
}
