"use client";

import { useEffect } from "react";
import { useSitePath } from "@/components/nav/use-site-path";
import { type Edition, previewCommand } from "@/lib/nav/editions";
import type { RemovedPage } from "@/lib/site/removed-pages";
import styles from "./author-bar.module.css";

/** Milliseconds from a response to the next poll for the page. */
const pause = 400;

/** Query that marks requests to keep out of the server's log (`next.config.mjs`). */
const awaited = "while-authoring";

/** `redirectsFile`: the file with redirects; undefined for a foreign tree, which has them in the front matter of pages. */
type Props = {
  removed: readonly RemovedPage[];
  editions: readonly Edition[];
  redirectsFile: string | undefined;
};

/**
 * On the not-found page of the live preview: explains what happened to a removed page, and reloads as soon as the page's file exists,
 * which the router does not do after an error.
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
