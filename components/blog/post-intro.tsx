import type { ReactNode } from "react";
import { pages } from "#texts/pages";
import { PostPicture } from "@/components/page/post-picture";
import type { Post } from "@/lib/blog/posts";
import styles from "./post-intro.module.css";

type Props = { post: Post; children: ReactNode };

/** How a post begins: its picture, the byline beside it, and what a release has changed. */
export function PostIntro({ post, children }: Props) {
  return (
    <div className={styles.intro}>
      {post.picture && (
        <div className={styles.picture}>
          <PostPicture name={post.picture} />
        </div>
      )}
      <div>
        {children}
        {post.changes.length > 0 && (
          <section className={styles.changes} aria-labelledby="post-changes">
            <h2 id="post-changes">{pages.blog.changes}</h2>
            <ul>
              {post.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
