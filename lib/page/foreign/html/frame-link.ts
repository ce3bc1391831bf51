import type { Element, Parents } from "hast";
import type { Finding } from "../../../types";
import { warningAt } from "../../walk";

/** Replaces an `iframe` of another site with a link to it. */
export function linkTo(frame: Element, parent: Parents, findings: Finding[]): Element {
  const { src, title } = frame.properties;
  const { position } = frame;
  if (typeof src !== "string" || !/^https:\/\//.test(src) || !URL.canParse(src)) return frame;
  const message = "<iframe> is replaced by a link to its content.";
  findings.push(warningAt(frame, message, "Pages do not embed content from other hosts."));
  const words = typeof title === "string" && title ? title : new URL(src).hostname;
  const link: Element = {
    ...{ type: "element", tagName: "a", properties: { href: src }, position },
    children: [{ type: "text", value: words }],
  };
  const isFlow = parent.type === "root" || ("tagName" in parent && parent.tagName === "div");
  return isFlow ? { type: "element", tagName: "p", properties: {}, children: [link], position } : link;
}
