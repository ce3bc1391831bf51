import { Children, isValidElement, type ReactNode } from "react";
import { pages } from "#texts/pages";
import { Icon } from "@/components/ui/icon";
import type { Speaking } from "@/lib/authoring/wording";
import type { admonitionTypes } from "@/lib/page/remark-admonitions";
import styles from "./admonition.module.css";
import { SiteWords } from "./site-words";

type AdmonitionType = (typeof admonitionTypes)[number];
/** The title an author wrote in brackets; the enclosing admonition renders it. */
export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

type Props = Speaking & { type: AdmonitionType; children?: ReactNode };

/** A note, tip, info, warning or danger box, titled with its own title or the name of its type. */
export function Admonition({ type, siteLanguage, children }: Props) {
  const parts = Children.toArray(children);
  const isTitle = (part: ReactNode) => isValidElement(part) && part.type === AdmonitionTitle;
  const title = parts.find(isTitle);
  return (
    <div className={styles.admonition} data-type={type} role="note">
      <p className={styles.title}>
        <Icon name={type} size={18} />
        {title ? (
          <>
            <span className="visually-hidden" lang={siteLanguage}>
              {`${pages.admonitions[type]}: `}
            </span>
            {title}
          </>
        ) : (
          <SiteWords siteLanguage={siteLanguage}>{pages.admonitions[type]}</SiteWords>
        )}
      </p>
      {parts.filter((part) => !isTitle(part))}
    </div>
  );
}
