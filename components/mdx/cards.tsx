import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import styles from "./cards.module.css";

/** A grid of cards that link to next steps. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** A link with a short description. The whole card is the link's target area. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <SiteLink href={href}>{title}</SiteLink>
      <div>{children}</div>
    </div>
  );
}
