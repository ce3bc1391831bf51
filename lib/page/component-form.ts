import type { Nodes } from "mdast";
import { isJsx, isText, type JsxElement, stringAttributes } from "./jsx";
import type { Report } from "./remark-structure-check";

/** Reports components that are without the form they have: what is around them, and what is in them. */
export function checkForm(node: JsxElement, parent: Nodes | undefined, report: Report): void {
  if (node.name === "Steps") checkSteps(node, report);
  checkAround(node, parent, report);
  if (node.name === "Cards" && !node.children.some((child) => isJsx(child) && child.name === "Card"))
    report({
      severity: "error",
      message: "<Cards> has no <Card>.",
      hint: 'Write <Card title="…" href="/…"> for each destination.',
    });
  if (isEmpty(node))
    report({
      severity: "warning",
      message: `<${node.name}> has no text.`,
      hint: "Write what it shows between its tags.",
    });
  if (node.name !== "Tabs") return;
  checkBetween(node, report);
  const labels = node.children.flatMap((child) => (isJsx(child) ? [stringAttributes(child).label ?? ""] : []));
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice)
    report({
      severity: "error",
      message: `Two tabs have the label "${twice}".`,
      hint: "Give each tab of a set its own label.",
    });
  if (labels.length === 0)
    report({
      severity: "error",
      message: "<Tabs> has no <Tab>.",
      hint: 'Write <Tab label="…"> around each alternative.',
    });
}

/** Of a set of tabs only the tabs are shown. */
function checkBetween({ children, position }: JsxElement, report: Report): void {
  const isTab = (child: Nodes) => isJsx(child) && child.name === "Tab";
  const between = children.find((child) => !isTab(child) && child.type !== "mdxFlowExpression");
  if (!between || !children.some(isTab)) return;
  report(
    {
      severity: "error",
      message: "What stands in <Tabs> outside of its tabs is not shown.",
      hint: "Move it into a <Tab>, or above <Tabs>.",
    },
    (between.position?.start.offset ?? 0) - (position?.start.offset ?? 0),
  );
}

const isEmpty = ({ name, children, attributes }: JsxElement) =>
  /^(?:Key|Badge|Details)$/.test(name ?? "") && children.length === 0 && attributes.every(isText);

const around: Readonly<Record<string, { name: string; hint: string }>> = {
  Tab: { name: "Tabs", hint: "Put <Tabs> around the tabs that belong together." },
  Card: { name: "Cards", hint: "Put <Cards> around the cards that stand beside each other." },
};

/** Components that have their form from the one around them. */
function checkAround({ name }: JsxElement, parent: Nodes | undefined, report: Report): void {
  const wanted = Object.hasOwn(around, name ?? "") ? around[name ?? ""] : undefined;
  if (!wanted || (parent && isJsx(parent) && parent.name === wanted.name)) return;
  report({ severity: "error", message: `<${name}> stands outside of <${wanted.name}>.`, hint: wanted.hint });
}

function checkSteps({ children }: JsxElement, report: Report): void {
  const lists = children.filter((child) => child.type === "list" && child.ordered);
  if (lists.length === 0)
    report({
      severity: "error",
      message: "<Steps> has no numbered list.",
      hint: "Write its steps as 1. 2. 3., with a blank line above and below.",
    });
  if (lists.length > 1)
    report({
      severity: "error",
      message: `<Steps> has ${lists.length} numbered lists.`,
      hint: "Indent what stands between the steps below one of them by three blanks, or write <Steps> around each list.",
    });
}
