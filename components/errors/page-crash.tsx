"use client";

import { type ReactNode, useEffect } from "react";
import { shell } from "#texts/shell";
import { finishProgress } from "@/components/progress/progress";
import { withBase } from "@/lib/nav/edition";
import styles from "./errors.module.css";

/** Shown in place of a page that crashed as a whole. */
export function PageCrash({ error, retry }: { error: Error; retry: () => void }) {
  useEffect(() => showTitle(shell.crash.tab), []);
  return (
    <ErrorPage title={shell.crash.title} error={error}>
      <button type="button" onClick={retry}>
        {shell.tryAgain}
      </button>
      <a href={withBase("/")}>{shell.crash.home}</a>
    </ErrorPage>
  );
}

/** An error message in place of a page; `children` are the actions offered. */
export function ErrorPage({ title, error, children }: { title: string; error: Error; children: ReactNode }) {
  useEffect(() => {
    finishProgress();
    scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.page}>
      <div className={styles.box} role="alert">
        <h1>{title}</h1>
        <p>{error.message}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}

/**
 * Sets the document title by keeping a `<title>` element first in the head, where it takes effect even if the page's own arrives later.
 * Returns a function that removes it, which restores the page's own title.
 */
function showTitle(text: string): () => void {
  const title = document.createElement("title");
  title.textContent = text;
  const lead = () => document.head.querySelector("title") !== title && document.head.prepend(title);
  const observer = new MutationObserver(lead);
  observer.observe(document.head, { childList: true });
  lead();
  return () => {
    observer.disconnect();
    title.remove();
  };
}
