"use client";

import { type RefObject, useId, useRef } from "react";
import { reference as texts } from "#texts/reference";
import { moveThroughTabs } from "@/components/mdx/use-tab-choice";
import { writeClipboard } from "@/components/ui/clipboard";
import { scrollRegion } from "@/components/ui/scroll-region";
import { useTransientState } from "@/components/ui/use-transient-state";
import { languageCode } from "@/lib/nav/edition";
import { site } from "@/lib/site";
import styles from "./call-panel.module.css";

type Props = {
  /** Visible title: `Request`. */
  title: string;
  /** Accessible name with the context: `Request, POST /appointment`. */
  label: string;
  tabs: readonly string[];
  chosen: string;
  choose: (label: string) => void;
  /** HTML from `paint`, which escapes all text; empty when there is nothing to show. */
  html: string;
  isBusy?: boolean;
  /** Live region text, announced when it changes. */
  state?: string;
};

/** Language of requests and answers, which no edition translates, where it has another one. */
const original = languageCode === site.locales.default ? undefined : site.locales.default;

/** A code block with tabs for its versions and a copy button. */
export function CallFrame({ title, label, tabs, chosen, choose, html, isBusy, state = "" }: Props) {
  const id = useId();
  const code = useRef<HTMLElement>(null);
  return (
    <figure className={styles.frame} aria-label={label}>
      <figcaption data-title={`${title}, ${tabs[0]}`}>
        <div role="tablist" aria-label={label} onKeyDown={(event) => moveThroughTabs(event, tabs, chosen, choose)}>
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              aria-controls={id}
              aria-selected={tab === chosen}
              tabIndex={tab === chosen ? 0 : -1}
              onClick={() => choose(tab)}
            >
              {tab}
            </button>
          ))}
        </div>
        {html !== "" && <CopyButton code={code} label={label} />}
      </figcaption>
      <pre {...scrollRegion} id={id} role="tabpanel" aria-label={`${label}, ${chosen}`} aria-busy={isBusy || undefined}>
        {html === "" ? (
          <span>{state || texts.noBody}</span>
        ) : (
          <code ref={code} lang={original} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      {state !== "" && html !== "" && <p role="status">{state}</p>}
    </figure>
  );
}

type CopyButtonProps = {
  code: RefObject<HTMLElement | null>;
  /** Name of the code, for the button's accessible name: `Request, POST /appointment`. */
  label: string;
};

/** Copies the text of an element; if the browser denies it, selects the text and says so. */
function CopyButton({ code, label }: CopyButtonProps) {
  const [state, setState] = useTransientState<keyof typeof texts.copy>("ready");

  const copy = async () => {
    const element = code.current;
    if (!element) return;
    const isDone = await writeClipboard(element.textContent ?? "");
    if (!isDone) getSelection()?.selectAllChildren(element);
    setState(isDone ? "done" : "refused");
  };
  return (
    <>
      <button type="button" onClick={copy} aria-label={`${texts.copy[state]}: ${label}`}>
        {texts.copy[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state !== "ready" && texts.copy[state]}
      </span>
    </>
  );
}
