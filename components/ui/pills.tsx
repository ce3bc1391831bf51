import type { PageLink } from "@/lib/types";
import styles from "./pills.module.css";
import { SiteLink } from "./site-link";

type Props = { name: string; links: readonly PageLink[] };

/** A list of small link labels, such as tags, with an accessible name; renders nothing when it is empty. */
export function Pills({ name, links }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.pills} aria-label={name}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
