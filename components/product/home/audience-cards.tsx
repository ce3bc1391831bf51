import { home } from "#texts/home";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import styles from "./audience-cards.module.css";
import { audiences } from "./audiences";

/** The four parts of the documentation, each with its readers and three places to begin. */
export function AudienceCards() {
  return (
    <section className={styles.audiences} aria-labelledby="audiences">
      <h2 id="audiences">{home.audiences}</h2>
      <ul>
        {audiences.map(({ title, href, icon, text, links }) => (
          <li key={href}>
            <span className={styles.icon}>
              <Icon name={icon} size={22} />
            </span>
            <h3>
              <SiteLink href={href}>{title}</SiteLink>
            </h3>
            <p>{text}</p>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
