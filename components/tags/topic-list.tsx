import { pages } from "#texts/pages";
import cards from "@/components/mdx/cards.module.css";
import { SiteLink } from "@/components/ui/site-link";
import styles from "./topic-list.module.css";

type Topic = { href: string; label: string; description: string; count: number };

/** All topics as cards, each with its description and number of pages. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className={`${cards.cards} ${styles.topics}`}>
      {topics.map(({ href, label, description, count }) => (
        <li key={href} className={cards.card}>
          <SiteLink href={href}>{label}</SiteLink>
          <div>
            <p>{description}</p>
            <p>{pages.pageCount(count)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
