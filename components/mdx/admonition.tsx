import { Children, isValidElement, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { admonitionTypes } from "@/lib/mdx/remark-admonitions";
import styles from "./admonition.module.css";

type AdmonitionType = (typeof admonitionTypes)[number];
const names = { note: "Note", tip: "Tip", info: "Info", warning: "Warning", danger: "Danger" } as const;

/** The title an author put in brackets; rendered by the admonition that holds it. */
export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** A remark beside the text: note, tip, info, warning or danger, with its own title or the name of its kind. */
export function Admonition({ type, children }: { type: AdmonitionType; children?: ReactNode }) {
  const parts = Children.toArray(children);
  const isTitle = (part: ReactNode) => isValidElement(part) && part.type === AdmonitionTitle;
  const title = parts.find(isTitle);
  return (
    <div className={styles.admonition} data-type={type} role="note">
      <p className={styles.title}>
        <Icon name={type} size={18} />
        {title ? (
          <>
            <span className="visually-hidden">{names[type]}: </span>
            {title}
          </>
        ) : (
          names[type]
        )}
      </p>
      {parts.filter((part) => !isTitle(part))}
    </div>
  );
}
