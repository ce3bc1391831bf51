import { home } from "#texts/home";
import { LastVisited } from "@/components/nav/last-visited";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { formatDay } from "@/lib/blog/dates";
import { feeds } from "@/lib/blog/feeds";
import type { Post } from "@/lib/blog/post";
import { withBase } from "@/lib/nav/edition";
import { titleLanguage } from "@/lib/nav/editions";
import type { Site } from "@/lib/site/load";
import cards from "./audience-cards.module.css";
import { audiences, type PopularPage, popularPages } from "./audiences";
import { Hero } from "./hero";
import styles from "./home.module.css";

/** The four parts of the documentation, each with its readers and three places to begin. */
function AudienceCards() {
  return (
    <section className={cards.audiences} aria-labelledby="audiences">
      <h2 id="audiences">{home.audiences}</h2>
      <ul>
        {audiences.map(({ title, href, icon, text, links }) => (
          <li key={href}>
            <span className={cards.icon}>
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

/** The pages readers ask for most. */
function PopularPages({ pages }: { pages: readonly PopularPage[] }) {
  return (
    <section className={styles.popular} aria-labelledby="popular">
      <h2 id="popular">{home.popular}</h2>
      <ul>
        {pages.map(({ href, label, language }) => (
          <li key={href}>
            <SiteLink href={href} {...language}>
              {label}
              <Icon name="arrow" size={16} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest posts of the blog. */
function News({ posts }: { posts: readonly Post[] }) {
  return (
    <section className={styles.news} aria-labelledby="news">
      <div className={styles.head}>
        <h2 id="news">{home.news}</h2>
        <p>
          <SiteLink href="/blog">
            {home.posts} <Icon name="arrow" size={16} />
          </SiteLink>
          <a href={withBase(feeds.rss.path)} type={feeds.rss.type}>
            RSS
          </a>
        </p>
      </div>
      <ul>
        {posts.map((post) => (
          <li key={post.slug}>
            <time dateTime={post.date}>{formatDay(post.date)}</time>
            <h3 {...titleLanguage(post)}>
              <SiteLink href={post.path}>{post.title}</SiteLink>
            </h3>
            <p {...titleLanguage(post)}>{post.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The home page: what the product is, search, the four audiences, the most used pages and the newest posts. */
export function Home({ routes, posts }: Pick<Site, "routes" | "posts">) {
  return (
    <div data-full-bleed>
      <Hero />
      <div className={styles.body}>
        <AudienceCards />
        <LastVisited />
        <PopularPages pages={popularPages(routes)} />
        <News posts={posts.slice(0, 3)} />
      </div>
    </div>
  );
}
