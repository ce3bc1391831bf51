import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import styles from "./tag-page.module.css";

type Props = { title: string; description: string; all?: boolean; children: ReactNode };

/** A list of topics, or of the pages about one. */
export function TagPage({ title, description, all, children }: Props) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>
        {description} {all && <SiteLink href="/tags">All topics</SiteLink>}
      </p>
      <ul>{children}</ul>
    </div>
  );
}
