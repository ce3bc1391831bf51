"use client";

import { type ReactNode, useRef } from "react";
import { shell } from "#texts/shell";
import styles from "./image-zoom.module.css";

type Props = {
  label: string;
  /** Where links to the image lead: not an id of `children`, which are there twice. */
  id: string | undefined;
  /** Language of the buttons, where the page has another one. */
  lang?: string;
  children: ReactNode;
};

/** Opens its image in a dialog on click. Without JavaScript it is the plain image. */
export function ImageZoom({ label, id, lang, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles.open}
        lang={lang}
        aria-label={shell.enlarge.image(label)}
        onClick={() => dialog.current?.showModal()}
      >
        {children}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={label || shell.enlarge.unnamed}>
        <form method="dialog">
          <button type="submit" lang={lang} aria-label={shell.enlarge.closeImage}>
            {children}
          </button>
        </form>
      </dialog>
    </>
  );
}
