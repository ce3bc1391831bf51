"use client";

import { useEffect } from "react";
import styles from "./errors.module.css";

type Props = { error: Error; retry: () => void };

/** Takes the place of a page that crashed as a whole. */
export function PageCrash({ error, retry }: Props) {
  useEffect(() => {
    const before = document.title;
    document.title = "Page Error";
    return () => {
      document.title = before;
    };
  }, []);
  return (
    <div className={styles.page}>
      <div className={styles.box} role="alert">
        <h1>This page crashed.</h1>
        <p>{error.message}</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    </div>
  );
}
