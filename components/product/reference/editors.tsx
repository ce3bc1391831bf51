"use client";

import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { workshop as texts } from "#texts/workshop";
import { isComposingKey } from "@/components/ui/press";
import type { Parameter } from "@/lib/product/reference/api-types";
import { formatType } from "@/lib/product/reference/field-type";
import type { Completion, Completions } from "@/lib/product/reference/workshop/complete";
import styles from "./workshop.module.css";

type BodyProps = {
  /** Ref to the text area, for callers that select text in it. */
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** The text before any changes. */
  original: string;
  onChange: (text: string) => void;
  complete: (text: string, caret: number) => Completions;
};

const nothing: Completions = { from: 0, items: [] };

/** Maximum number of suggestions listed; typing another letter narrows them. */
const most = 40;

/** Editor of a request body as text, with suggestions from its schema while typing a word, or on Ctrl+Space. */
export function BodyEditor({ area, text, original, onChange, complete }: BodyProps) {
  const id = useId();
  const [offer, setOffer] = useState(nothing);
  const [chosen, setChosen] = useState(0);
  const items = offer.items.slice(0, most);
  const list = useRef<HTMLDivElement>(null);
  // Focus stays in the text, so the browser does not scroll to the selected suggestion.
  useEffect(() => {
    if (offer.items.length > 0) list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
  }, [offer, chosen]);

  const suggest = (isAsked: boolean) => {
    const { value, selectionStart } = area.current ?? { value: "", selectionStart: 0 };
    const found = complete(value, selectionStart);
    const [only] = found.items;
    const isWritten =
      found.from < selectionStart &&
      !(found.items.length === 1 && value.slice(found.from + 1, selectionStart) === only?.label);
    setOffer(isAsked || isWritten ? found : nothing);
    setChosen(0);
  };
  const close = () => setOffer(nothing);

  /** Replaces a part of the text as typing would, which can be undone. A browser that refuses to type gets the text set. */
  const typeInto = (element: HTMLTextAreaElement, start: number, end: number, written: string) => {
    element.focus();
    element.setSelectionRange(start, end);
    if (document.execCommand("insertText", false, written)) return;
    element.setRangeText(written, start, end, "end");
    onChange(element.value);
  };

  const insert = ({ insert: written }: Completion) => {
    const element = area.current;
    if (!element) return;
    const caret = element.selectionStart;
    const [closing = ""] = /^"(\s*:\s?)?/.exec(element.value.slice(caret)) ?? [];
    typeInto(element, offer.from, caret + closing.length, written);
    close();
  };

  /** Restores the original text and focuses it, since the button cannot keep focus once there is nothing to reset. */
  const reset = () => area.current && typeInto(area.current, 0, text.length, original);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = items[chosen];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === " " && event.ctrlKey) suggest(true);
    else if (!current || isComposingKey(event.nativeEvent)) return;
    else if (step !== undefined) setChosen((chosen + step + items.length) % items.length);
    else if (event.key === "Enter") insert(current);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.editor}>
      <div>
        <label htmlFor={`${id}-body`}>{texts.body}</label>
        <button className={styles.reset} type="button" disabled={text === original} onClick={reset}>
          {texts.reset}
        </button>
      </div>
      <textarea
        ref={area}
        id={`${id}-body`}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        rows={14}
        aria-describedby={`${id}-help`}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={items.length > 0 ? `${id}-${chosen}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          suggest(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <p className={styles.help} id={`${id}-help`}>
        {texts.help}
      </p>
      <div
        ref={list}
        className={styles.offer}
        role="listbox"
        id={`${id}-list`}
        aria-label={texts.suggestions}
        hidden={items.length === 0}
        // Keeps focus in the text, which closes the list on blur.
        onMouseDown={(event) => event.preventDefault()}
      >
        {items.map((item, index) => (
          <div
            key={item.label}
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={index === chosen}
            onClick={() => insert(item)}
          >
            <code>{item.label}</code> <small>{item.detail}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

type QueryProps = {
  parameters: readonly Parameter[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
};

/** One field per path or query parameter. */
export function QueryEditor({ parameters, values, onChange }: QueryProps) {
  const id = useId();
  return (
    <div className={styles.query}>
      {parameters.map(({ name, type, isRequired }) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>
            <code>{name}</code> <small>{`${formatType(type)}${isRequired ? `, ${texts.required}` : ""}`}</small>
          </label>
          <input
            id={`${id}-${name}`}
            value={values[name] ?? ""}
            spellCheck={false}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            onChange={(event) => onChange(name, event.target.value)}
          />
        </p>
      ))}
    </div>
  );
}
