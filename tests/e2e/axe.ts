import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Rule, RunOptions } from "axe-core";

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

type Part = { include?: string; exclude?: string };

/** Marks, for a look, the texts that are looked at for their colors. */
const looked = "data-axe-looks";

/** Everything axe finds wrong with the page as it is, or a part of it: a line for each element, the rule and its HTML. */
export const violations = (page: Page, part?: string) =>
  found(page, { runOnly: everyTag, rules: contested }, { include: part });

/**
 * The same, but of texts that are styled alike the tab's first one is looked at for its colors, which is what takes axe its time: those
 * whose elements have the same names, classes and states up to the page. In diagrams, whose styles are attributes too, all are.
 */
export async function violationsByKind(page: Page): Promise<string[]> {
  await page.evaluate(markKinds, looked);
  return found(page, { runOnly: everyTag, rules: contested }, {}, [
    { id: "color-contrast", selector: `[${looked}]` },
    { id: "link-in-text-block", selector: `a[href][${looked}]` },
  ]);
}

/** What breaks WCAG alone, for interfaces that others have made: advice beyond it is for them. */
export const wcagViolations = (page: Page) => found(page, { runOnly: { type: "tag", values: wcagTags } });

/** What is wrong with the colors of a page that has passed in the other color mode. */
export const colorViolations = (page: Page) => violationsOf(page, colorRules);

/** What breaks some rules of axe, wherever it is but in a part. */
export const violationsOf = (page: Page, rules: string[], without?: string) =>
  found(page, { runOnly: { type: "rule", values: rules } }, { exclude: without });

/** Axe is put into a document once, however often it looks at that: it is half a megabyte. */
async function found(page: Page, chosen: RunOptions, part: Part = {}, rules: Rule[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([options, part, rules]) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      axe.reset();
      axe.configure({ rules });
      const { violations } = await axe.run({ include: part.include ?? document, exclude: part.exclude ?? [] }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => [`${id}: ${html.slice(0, 240)}`, ...any.map(({ message }) => message)].join(" ")),
      );
    },
    [{ ...frugal, ...chosen }, part, rules] as const,
  );
}

/**
 * In the browser: gives an attribute to every text in a diagram, and to one of those elsewhere that are styled alike. What this tab
 * has shown before, on whatever page, but at this width and in this mode, is styled alike too.
 */
function markKinds(attribute: string): void {
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  const memory = `${attribute} ${innerWidth} ${matchMedia("(prefers-color-scheme: dark)").matches}`;
  const kinds = new Set<string>(JSON.parse(sessionStorage.getItem(memory) ?? "[]"));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || !texts.currentNode.nodeValue?.trim()) continue;
    const style = styleOf(element);
    if (kinds.has(style) && !element.closest("svg")) continue;
    kinds.add(style);
    element.setAttribute(attribute, "");
  }
  sessionStorage.setItem(memory, JSON.stringify([...kinds]));

  /** All that style sheets ask about an element and those around it. */
  function styleOf(element: Element | null): string {
    if (!element) return "";
    const states = [...element.attributes]
      .filter(({ name }) => /^(?:class|style|open|data-.*|aria-(?:current|selected|pressed|sort|disabled))$/.test(name))
      .filter(({ name }) => name !== attribute)
      .map(({ name, value }) => `${name}=${value}`);
    return `${styleOf(element.parentElement)} ${element.localName} ${states.join()}`;
  }
}
