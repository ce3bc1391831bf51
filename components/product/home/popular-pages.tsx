import { home } from "#texts/home";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { PageLink } from "@/lib/types";
import styles from "./popular-pages.module.css";

/** The pages readers ask for most. */
export function PopularPages({ pages }: { pages: readonly PageLink[] }) {
  return (
    <section className={styles.popular} aria-labelledby="popular">
      <h2 id="popular">{home.popular}</h2>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href}>
              {label}
              <Icon name="arrow" size={16} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
