"use client";

import { Component, type ReactNode } from "react";
import { shell } from "#texts/shell";
import { isChunkError } from "./chunk-recovery";
import styles from "./errors.module.css";

type State = { error?: Error };

/** Catches a rendering error inside a page's content: the rest of the site stays, and the content can be tried again. */
export class ContentBoundary extends Component<{ children: ReactNode }, State> {
  state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // Rendering again cannot bring back code that did not arrive; the route's own error screen knows how.
    if (isChunkError(error)) throw error;
    return (
      <div className={styles.box} role="alert">
        <p>{error.message}</p>
        <div className={styles.actions}>
          <button type="button" onClick={() => this.setState({ error: undefined })}>
            {shell.tryAgain}
          </button>
        </div>
      </div>
    );
  }
}
