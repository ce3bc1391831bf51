import type { ReactNode } from "react";
import { pages } from "#texts/pages";
import { PrintNote } from "@/components/layout/print-note";
import list from "@/components/nav/nav-list.module.css";
import { SiteLink } from "@/components/ui/site-link";
import { groupByYear } from "@/lib/blog/lists";
import type { Post } from "@/lib/blog/post";
import { titleLanguage } from "@/lib/nav/editions";
import styles from "./blog-frame.module.css";

type Props = {
  posts: readonly Post[];
  /** Path of the current page. */
  path: string;
  children: ReactNode;
};

/** A page of the blog with a list of all posts by year beside it, or below it on narrow viewports. */
export function BlogFrame({ posts, path, children }: Props) {
  const current = (href: string) => (href === path ? "page" : undefined);
  return (
    <div className={styles.frame}>
      <div className={styles.content}>
        {children}
        <PrintNote path={path} />
      </div>
      <nav className={`${list.list} ${styles.sidebar}`} aria-label={pages.blog.name}>
        <ul>
          {[
            ["/blog", pages.blog.all],
            ["/blog/archive", pages.blog.archive],
            ["/blog/tags", pages.blog.tags],
          ].map(([href = "", label]) => (
            <li key={href}>
              <SiteLink href={href} aria-current={current(href)}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        {groupByYear(posts).map(({ year, posts: ofYear }) => (
          <section key={year} aria-label={pages.blog.postsOf(year)}>
            <h2>{year}</h2>
            <ul>
              {ofYear.map((post) => (
                <li key={post.slug} {...titleLanguage(post)}>
                  <SiteLink href={post.path} aria-current={current(post.path)}>
                    {post.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}
