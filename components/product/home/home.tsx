import { LastVisited } from "@/components/nav/last-visited";
import type { Site } from "@/lib/site/load";
import { AudienceCards } from "./audience-cards";
import { popularPages } from "./audiences";
import { Hero } from "./hero";
import styles from "./home.module.css";
import { News } from "./news";
import { PopularPages } from "./popular-pages";

/** The home page: what the product is, search, the four audiences, the most used pages and the newest posts. */
export function Home({ routes, posts }: Pick<Site, "routes" | "posts">) {
  return (
    <div className={styles.home} data-full-bleed>
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
