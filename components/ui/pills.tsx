import styles from "./pills.module.css";
import { SiteLink } from "./site-link";

type Props = { label: string; links: readonly { href: string; label: string }[] };

/** Links to all that shares a tag, as a list of small labels; `label` names the list. */
export function Pills({ label: name, links }: Props) {
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
