import type { ReactNode } from "react";
import { pages } from "#texts/pages";
import { PageHeader } from "@/components/ui/page-header";
import { feeds } from "@/lib/blog/feeds";
import { withBase } from "@/lib/nav/edition";
import { keepTogether } from "@/lib/page/no-break";
import styles from "./blog-header.module.css";

type Props = { title: string; description: ReactNode };

/** Title and description of a page of the blog, with links to the feeds. */
export function BlogHeader({ title, description }: Props) {
  return (
    <PageHeader title={keepTogether(title, pages.locale)} lead={description}>
      <ul className={styles.feeds} aria-label={pages.blog.feeds}>
        {Object.values(feeds).map(({ path, type, label }) => (
          <li key={path}>
            <a href={withBase(path)} type={type}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </PageHeader>
  );
}
