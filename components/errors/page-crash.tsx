"use client";

import { useEffect } from "react";
import { shell } from "#texts/shell";
import { finishProgress } from "@/components/progress/progress";
import { withBase } from "@/lib/nav/edition";
import styles from "./errors.module.css";

type Props = { error: Error; retry: () => void };

/** Takes the place of a page that crashed as a whole. */
export function PageCrash({ error, retry }: Props) {
  useEffect(() => {
    finishProgress();
    scrollTo(0, 0);
    return showTitle(shell.crash.tab);
  }, []);
  return (
    <div className={styles.page}>
      <div className={styles.box} role="alert">
        <h1>{shell.crash.title}</h1>
        <p>{error.message}</p>
        <div className={styles.actions}>
          <button type="button" onClick={retry}>
            {shell.tryAgain}
          </button>
          <a href={withBase("/")}>{shell.crash.home}</a>
        </div>
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
