import { Children, Fragment, isValidElement, type ReactNode } from "react";
import styles from "./call-sections.module.css";

/** What stands between two headings; `hasCall` when it describes an operation. */
type Section = { parts: ReactNode[]; hasCall: boolean };

/**
 * A page with its sections put together: on wide windows each section with an operation has its text on the left, and the call
 * on the right stays in view while the text is read. A page without operations stays as it is. `calls` are the components
 * that draw an operation.
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

/** Sections have no name and never move: their place is their key. */
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
