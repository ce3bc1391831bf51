import type { Nodes } from "mdast";
import type { Contracts } from "../authoring/contract";
import { engineContracts } from "../authoring/engine-contracts";
import type { Finding } from "../types";
import { isJsx, isText, type JsxElement, stringAttributes } from "./jsx";

/** Reports a mistake in a node, at the offset `at` in its text. */
export type Report = (finding: Pick<Finding, "severity" | "message" | "hint">, at?: number) => void;

const contracts: Contracts = engineContracts;

/** Reports components with the wrong parent or the wrong children. */
export function checkForm(node: JsxElement, parent: Nodes | undefined, report: Report): void {
  const name = node.name ?? "";
  inner.get(name)?.(node, report);
  const contract = Object.hasOwn(contracts, name) ? contracts[name] : undefined;
  if (contract?.inside) checkAround(node, contract.inside, parent, report);
  if (contract?.needsText) checkText(node, report);
}

/** Reports a component outside of the component it belongs in. */
function checkAround({ name }: JsxElement, inside: string, parent: Nodes | undefined, report: Report): void {
  if (parent && isJsx(parent) && parent.name === inside) return;
  report({
    severity: "error",
    message: `<${name}> is outside <${inside}>.`,
    hint: `Wrap it and its siblings in <${inside}>.`,
  });
}

/** Skips components with an expression as attribute: that is reported separately, and may have been the text. */
function checkText({ name, children, attributes }: JsxElement, report: Report): void {
  if (children.length > 0 || !attributes.every(isText)) return;
  report({ severity: "warning", message: `<${name}> has no text.`, hint: "Write what it shows between its tags." });
}

function checkCards({ children }: JsxElement, report: Report): void {
  if (children.some((child) => isJsx(child) && child.name === "Card")) return;
  report({
    severity: "error",
    message: "<Cards> has no <Card>.",
    hint: 'Write <Card title="…" href="/…"> for each destination.',
  });
}

function checkTabs(node: JsxElement, report: Report): void {
  checkBetween(node, report);
  const labels = node.children.flatMap((child) => (isJsx(child) ? [stringAttributes(child).label ?? ""] : []));
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice)
    report({
      severity: "error",
      message: `Two tabs have the label "${twice}".`,
      hint: "Give each tab in a set its own label.",
    });
  if (labels.length === 0)
    report({
      severity: "error",
      message: "<Tabs> has no <Tab>.",
      hint: 'Write <Tab label="…"> around each alternative.',
    });
}

/** Reports content between the tabs of a set, of which only the tabs are shown. */
function checkBetween({ children, position }: JsxElement, report: Report): void {
  const isTab = (child: Nodes) => isJsx(child) && child.name === "Tab";
  const between = children.find((child) => !isTab(child) && child.type !== "mdxFlowExpression");
  if (!between || !children.some(isTab)) return;
  report(
    {
      severity: "error",
      message: "Content in <Tabs> that is outside its tabs is not shown.",
      hint: "Move it into a <Tab>, or above <Tabs>.",
    },
    (between.position?.start.offset ?? 0) - (position?.start.offset ?? 0),
  );
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
      hint: "Indent the text between the steps by three spaces, so that it belongs to a step, or wrap each list in its own <Steps>.",
    });
}

/** Checks of a component's children, by its name. */
const inner = new Map([
  ["Steps", checkSteps],
  ["Tabs", checkTabs],
  ["Cards", checkCards],
]);
