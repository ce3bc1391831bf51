"use client";

import { useEffect } from "react";
import { useSitePath } from "@/components/nav/use-site-path";
import { type Edition, previewCommand } from "@/lib/nav/editions";
import type { RemovedPage } from "@/lib/site/removed-pages";
import styles from "./author-bar.module.css";

/** Milliseconds from one answer to the next look for a page that an author may be writing just now. */
const pause = 400;

/** By this query the server knows requests that it need not print (`next.config.mjs`). */
const awaited = "while-authoring";

/** `redirectsFile`: where redirects are written; undefined for another tree, which has them in the front matter of pages. */
type Props = {
  removed: readonly RemovedPage[];
  editions: readonly Edition[];
  redirectsFile: string | undefined;
};

/**
 * On the not-found page, while authoring: says what became of a page that was there, and opens the page as soon as its file is. The
 * error keeps the router from doing so.
 */
export function AwaitPage({ removed, editions, redirectsFile }: Props) {
  const path = useSitePath();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(look, pause);
    async function look() {
      const { ok } = await fetch(`${location.pathname}?${awaited}`, { method: "HEAD" }).catch(() => ({ ok: false }));
      if (timer === undefined) return;
      if (ok) location.reload();
      else timer = setTimeout(look, pause);
    }
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, []);
  const elsewhere = previewCommand(editions, path);
  const gone = removed.findLast((page) => page.path === path);
  return (
    <aside className={styles.bar} aria-label="For authors">
      <p>
        {gone ? (
          <span>
            {gone.file} was removed.{" "}
            {gone.to && (
              <>
                Its content is now at <a href={gone.to}>{gone.to}</a>.{" "}
              </>
            )}
            To redirect readers of {path},{" "}
            {redirectsFile
              ? `add a line to ${redirectsFile}`
              : `add "aliases: [${path}]" to the front matter of a page`}
            .
          </span>
        ) : elsewhere ? (
          <span>This preview shows another edition. To preview this one, run: {elsewhere}</span>
        ) : (
          <span>No file exists for {path} yet. The page opens as soon as you create one.</span>
        )}
      </p>
    </aside>
  );
}
