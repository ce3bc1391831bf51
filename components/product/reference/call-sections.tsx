import { Children, Fragment, isValidElement, type ReactNode } from "react";
import styles from "./call-sections.module.css";

/** Content between two headings; `hasCall` if it describes an operation. */
type Section = { parts: ReactNode[]; hasCall: boolean };

/**
 * Groups a page's content into sections. On wide viewports each section with an operation has its text on the left, and its call on the
 * right stays in view while the text scrolls. A page without operations is returned unchanged. `calls` are the components that render an
 * operation.
 */
export function arrangeCalls(content: ReactNode, calls: ReadonlySet<unknown>): ReactNode {
  const sections = sectionsOf(content, calls);
  if (!sections.some(({ hasCall }) => hasCall)) return content;
  return sections.map(({ parts, hasCall }, index) => {
    const className = hasCall ? `${styles.section} ${styles.call}` : styles.section;
    return (
      <section className={className} key={keyOf(index)}>
        {parts}
      </section>
    );
  });
}

/** Sections have no name and never move, so their index is their key. */
const keyOf = (index: number) => `section-${index}`;

function sectionsOf(content: ReactNode, calls: ReadonlySet<unknown>): Section[] {
  const whole = isValidElement<{ children?: ReactNode }>(content) && content.type === Fragment;
  const sections: Section[] = [{ parts: [], hasCall: false }];
  for (const part of Children.toArray(whole ? content.props.children : content)) {
    const isCall = isValidElement(part) && calls.has(part.type);
    const last = sections.at(-1);
    if (isHeading(part) || !last || (isCall && last.hasCall)) sections.push({ parts: [part], hasCall: isCall });
    else {
      last.parts.push(part);
      last.hasCall ||= isCall;
    }
  }
  return sections;
}

/** A heading alone, or in one line with the link to it. */
function isHeading(part: ReactNode): boolean {
  if (!isValidElement<{ className?: string }>(part)) return false;
  return /^h[23]$/.test(String(part.type)) || part.props.className === "heading";
}
