"use client";

import { type ReactNode, useEffect } from "react";
import { shell } from "#texts/shell";
import { finishProgress } from "@/components/progress/progress";
import { withBase } from "@/lib/nav/edition";
import styles from "./errors.module.css";

/** Takes the place of a page that crashed as a whole. */
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

/** The message in place of a page that failed; its children are the actions offered. */
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
 * The first title of the head is the document's. The page's own may still arrive, in front of it, and comes back when this
 * one goes. Returns the function that takes it away.
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
