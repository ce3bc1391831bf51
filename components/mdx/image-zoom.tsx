"use client";

import { type ReactNode, useRef } from "react";
import { shell } from "#texts/shell";
import styles from "./image-zoom.module.css";

/** Opens its image in a dialog on click. Without JavaScript it is the plain image. */
export function ImageZoom({ label, children }: { label: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={shell.enlarge.image(label)}
        onClick={() => dialog.current?.showModal()}
      >
        {children}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={label || shell.enlarge.unnamed}>
        <form method="dialog">
          <button type="submit" aria-label={shell.enlarge.closeImage}>
            {children}
          </button>
        </form>
      </dialog>
    </>
  );
}
