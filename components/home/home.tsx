import type { Post } from "@/lib/blog/posts";
import type { PageLink } from "@/lib/types";
import { AudienceCards } from "./audience-cards";
import { Hero } from "./hero";
import styles from "./home.module.css";
import { News } from "./news";
import { PopularPages } from "./popular-pages";

type Props = { popular: readonly PageLink[]; posts: readonly Post[] };

/** The home page: what the product is, search, the four audiences, the most used pages and the newest posts. */
export function Home({ popular, posts }: Props) {
  return (
    <div className={styles.home} data-full-bleed>
      <Hero />
      <div className={styles.body}>
        <AudienceCards />
        <PopularPages pages={popular} />
        <News posts={posts} />
      </div>
    </div>
  );
}
