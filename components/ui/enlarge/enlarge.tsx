"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { shell } from "#texts/shell";
import { Icon } from "../icon";
import styles from "./enlarge.module.css";
import { usePanZoom, zoomStep } from "./use-pan-zoom";

const texts = shell.enlarge;

/** Button that opens the `data-enlarges` part of its figure in a full-window view with pan and zoom; `lang` where the page has another. */
export function Enlarge({ label, lang }: { label: string; lang?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Element>();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.open}
        lang={lang}
        aria-label={texts.of(label)}
        onClick={() => setShown(button.current?.closest("figure")?.querySelector("[data-enlarges]") ?? undefined)}
      >
        {texts.button}
      </button>
      {shown && <EnlargedView label={label} lang={lang} shown={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

type ViewProps = { label: string; lang: string | undefined; shown: Element; onClose: () => void };

/** A copy of `shown` in a full-window dialog, closed by Escape, the button or the browser's own close requests. */
function EnlargedView({ label, lang, shown, onClose }: ViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    content.current?.replaceChildren(copyOf(shown));
    if (!dialog.current?.open) dialog.current?.showModal();
    narrow(content.current?.querySelector('[data-enlarges="wide"]'), shown.getBoundingClientRect().width);
  }, [shown]);
  const controls = usePanZoom(stage, content);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <div ref={stage} className={styles.stage}>
        <div ref={content} className={styles.content} inert />
      </div>
      <div className={styles.bar}>
        <p>{label}</p>
        <button
          type="button"
          lang={lang}
          aria-label={texts.smaller}
          onClick={() => controls.current.zoom(1 / zoomStep)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" lang={lang} aria-label={texts.larger} onClick={() => controls.current.zoom(zoomStep)}>
          <Icon name="plus" />
        </button>
        <button type="button" lang={lang} aria-label={texts.whole} onClick={() => controls.current.fit()}>
          <Icon name="fit" />
        </button>
        <button type="button" lang={lang} aria-label={texts.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** A copy without ids, which must stay unique: its references resolve to the original in the page behind it. */
function copyOf(shown: Element): Node {
  const copy = shown.cloneNode(true);
  if (copy instanceof Element) {
    for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
    for (const closed of copy.querySelectorAll("dialog, [popover]")) closed.remove();
  }
  return copy;
}

/**
 * Narrows the box of a figure to its widest part: a phone would start with the blank side of a centered dialog. It is never narrower than
 * on the page, whose width decides how many columns a dialog has.
 */
function narrow(box: Element | null | undefined, onPage: number): void {
  if (!(box instanceof HTMLElement)) return;
  const widths = [...box.children].map((part) => part.getBoundingClientRect().width);
  box.style.inlineSize = `${Math.max(onPage, ...widths)}px`;
}
