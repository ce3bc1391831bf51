"use client";

import { Component, type ReactNode } from "react";
import { shell } from "#texts/shell";
import { isChunkError } from "./chunk-recovery";
import styles from "./errors.module.css";

type State = { error?: Error };

/** Error boundary around a page's content: the rest of the page stays, and rendering the content can be retried. */
export class ContentBoundary extends Component<{ children: ReactNode }, State> {
  state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // Rendering again cannot recover missing code; the route's error screen can, by reloading.
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
