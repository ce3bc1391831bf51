import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Every rule of axe, experimental ones too, but those it has replaced by others (`deprecated`), and those of WCAG's level AAA
 * (`wcag2aaa`): readers who need more contrast than AA ask for it, see `tests/e2e/forced-colors.spec.ts`.
 */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const everyTag: RunOptions["runOnly"] = { type: "tag", values: [...wcagTags, "best-practice", "experimental"] };

/**
 * What scrolls must be a stop of the Tab key (`scrollable-region-focusable`), which this experimental rule allows to widgets and
 * landmarks alone; `docs/decisions.md` says why ours are groups.
 */
const contested = { "focus-order-semantics": { enabled: false } };

/** What passed is not told, nor how to select what did not: both take as long as looking. No page of ours has frames. */
const frugal: RunOptions = { resultTypes: ["violations"], selectors: false, iframes: false };

/** Rules whose answer depends on colors: all that can differ between the two modes of one page. */
const colorRules = ["color-contrast", "link-in-text-block"];

type Axe = typeof import("axe-core");
type Part = { part?: string; without?: string };

/** Everything axe finds wrong with the page as it is, or a part of it without another: a line for each element, the rule and its HTML. */
export const violations = (page: Page, part?: string, without?: string) =>
  found(page, { runOnly: everyTag, rules: contested }, { part, without });

/** What breaks WCAG alone, for interfaces that others have made: advice beyond it is for them. */
export const wcagViolations = (page: Page) => found(page, { runOnly: { type: "tag", values: wcagTags } });

/** The same for a page that has passed in the other color mode. */
export const colorViolations = (page: Page) => violationsOf(page, colorRules);

/** What breaks some rules of axe, wherever it is but in a part. */
export const violationsOf = (page: Page, rules: string[], without?: string) =>
  found(page, { runOnly: { type: "rule", values: rules } }, { without });

/** Axe is put into a document once, however often it looks at that: it is half a megabyte. */
async function found(page: Page, chosen: RunOptions, { part, without }: Part = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([options, part, without]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const include = part ? [part] : [document];
      const { violations } = await axe.run({ include, exclude: without ? [without] : [] }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => [`${id}: ${html.slice(0, 240)}`, ...any.map(({ message }) => message)].join(" ")),
      );
    },
    [{ ...frugal, ...chosen }, part, without] as const,
  );
}
