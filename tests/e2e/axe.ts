import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Every rule of axe, experimental ones too, but those it has replaced by others (`deprecated`), and those of WCAG's level AAA
 * (`wcag2aaa`): readers who need more contrast than AA ask for it, see `tests/e2e/forced-colors.spec.ts`.
 */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const tags = [...wcagTags, "best-practice", "experimental"];

/**
 * What scrolls must be a stop of the Tab key (`scrollable-region-focusable`), which this experimental rule allows to widgets and
 * landmarks alone; `docs/decisions.md` says why ours are groups.
 */
const contested = ["focus-order-semantics"];

/** Rules whose answer depends on colors: all that can differ between the two modes of one page. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Everything axe finds wrong with the page as it is, or a part of it without another: a line for each element, the rule and its HTML. */
export const violations = (page: Page, part?: string, without?: string) =>
  found(page, (axe) => within(axe, part, without).withTags(tags).disableRules(contested));

/** What breaks WCAG alone, for interfaces that others have made: advice beyond it is for them. */
export const wcagViolations = (page: Page) => found(page, (axe) => axe.withTags(wcagTags));

/** The same for a page, or a part of it without another, that has passed in the other color mode. */
export const colorViolations = (page: Page, part?: string, without?: string) =>
  found(page, (axe) => within(axe, part, without).withRules(colorRules));

function within(axe: AxeBuilder, part: string | undefined, without: string | undefined): AxeBuilder {
  const whole = part ? axe.include(part) : axe;
  return without ? whole.exclude(without) : whole;
}

async function found(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // What passed is not told, nor how to select what did not: both take as long as looking.
  const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ["violations"], selectors: false }));
  // No page has frames: without this, axe opens a second page for each look.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [`${id}: ${html.slice(0, 240)}`, ...any.map(({ message }) => message)].join(" ")),
  );
}
