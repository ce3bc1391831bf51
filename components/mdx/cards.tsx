import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import styles from "./cards.module.css";

/** Where to go from here, side by side. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** One destination with a line about it. The whole card is the link's target area. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <SiteLink href={href}>{title}</SiteLink>
      <div>{children}</div>
    </div>
  );
}
