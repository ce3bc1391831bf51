"use client";

import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { reference } from "#texts/reference";
import { workshop as texts } from "#texts/workshop";
import { useTabChoice } from "@/components/mdx/use-tab-choice";
import { keepWhole } from "@/components/ui/inline-code";
import type { Json, Operation } from "@/lib/product/reference/api-types";
import { isJsonRecord } from "@/lib/product/reference/json";
import { type Simulated, uncheckedCodes } from "@/lib/product/reference/workshop/answer-one";
import { completionsAt } from "@/lib/product/reference/workshop/complete";
import { ignoredFields } from "@/lib/product/reference/workshop/find-failures";
import { valueRange } from "@/lib/product/reference/workshop/json-cursor";
import { simulate, simulateQuery } from "@/lib/product/reference/workshop/simulate";
import { whyNoRequest, withBody, withValues } from "@/lib/product/reference/workshop/with-edits";
import { CallFrame } from "./call-frame";
import { BodyEditor, QueryEditor } from "./editors";
import type { LoadedCalls } from "./load-calls";
import styles from "./workshop.module.css";

type Props = { calls: LoadedCalls; operation: Operation; name: string; onClose: () => void };

/** A dialog for editing a request and simulating its response, without sending anything. */
export function Workshop({ calls: { group, sampleCalls, paint }, operation, name, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const parameters = operation.parameters.filter(({ place }) => place !== "header");
  const original = useMemo(() => JSON.stringify(operation.body?.example ?? null, null, 2), [operation]);
  const [text, setText] = useState(original);
  const [values, setValues] = useState(() =>
    Object.fromEntries(parameters.map(({ name, example }) => [name, String(example ?? "")])),
  );
  useEffect(() => dialog.current?.showModal(), []);

  const answer = useMemo(
    () => (operation.body ? simulate(group, operation, text) : simulateQuery(group, operation, values)),
    [group, operation, text, values],
  );
  const spoken = useSettled(summaryOf(answer));
  const edited = useMemo(
    () => (operation.body ? withBody(operation, text) : withValues(operation, values)),
    [operation, text, values],
  );
  const ignored = useMemo(() => ignoredFields(group.api, operation, text), [group, operation, text]);
  const requests = useMemo(() => (edited ? sampleCalls(group, edited) : []), [edited, group, sampleCalls]);
  const languagesOf = useCallback(
    (call: Operation) => sampleCalls(group, call).map(({ label }) => label),
    [group, sampleCalls],
  );
  const languages = useMemo(() => languagesOf(operation), [operation, languagesOf]);
  const [language, chooseLanguage] = useTabChoice(languages, "sample");
  const showValue = (pointer: string) => {
    const range = valueRange(text, pointer);
    if (range) area.current?.setSelectionRange(range.start, range.end);
    // Focus scrolls to the selection.
    area.current?.focus();
  };
  const request = requests.find(({ label }) => label === language);
  return (
    <dialog
      ref={dialog}
      className={styles.workshop}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
      onClose={onClose}
    >
      <header>
        <h2 id={`${id}-title`}>{texts.title(name)}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
        <p id={`${id}-note`}>
          <strong>{texts.simulation}</strong> {texts.note}{" "}
          {keepWhole(texts.unchecked(uncheckedCodes(operation).join(", ")))}
        </p>
      </header>
      <div className={styles.columns}>
        {operation.body ? (
          <BodyEditor
            area={area}
            text={text}
            original={original}
            onChange={setText}
            complete={(value, caret) => completionsAt(group, operation, value, caret)}
          />
        ) : (
          <QueryEditor
            parameters={parameters}
            values={values}
            onChange={(field, value) => setValues((known) => ({ ...known, [field]: value }))}
          />
        )}
        <div className={styles.results}>
          <p className={styles.status} data-success={answer.status < 207 || undefined}>
            {summaryOf(answer)}
          </p>
          <p role="status" className="visually-hidden">
            {spoken}
          </p>
          <Failures body={answer.body} onShow={showValue} />
          {ignored.length > 0 && <p className={styles.ignored}>{texts.ignored(ignored.join(", "))}</p>}
          <CallFrame
            title={texts.answer}
            label={texts.answer}
            tabs={[String(answer.status)]}
            chosen={String(answer.status)}
            choose={() => undefined}
            html={answer.body === undefined ? "" : paint(JSON.stringify(answer.body, null, 2), "json")}
          />
          <CallFrame
            title={reference.request}
            label={reference.request}
            tabs={languages}
            chosen={language}
            choose={chooseLanguage}
            html={request ? paint(request.code, request.lang) : ""}
            state={request ? "" : whyNoRequest(edited, operation.body !== undefined, language, languagesOf)}
          />
        </div>
      </div>
    </dialog>
  );
}

/** Debounce in milliseconds before a response is announced, so that it is not announced on every keystroke. */
const pause = 800;

/** Debounces a text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** One-line summary of a response. */
function summaryOf({ status, body }: Simulated): string {
  const answered = String(status);
  if (!isJsonRecord(body)) return texts.answered(answered);
  if (typeof body.code === "string") return texts.refused(answered, body.code, String(body.detail));
  if (!isJsonRecord(body.summary)) return texts.done(answered);
  return texts.partly(answered, String(body.summary.failed), String(body.summary.total));
}

type FailuresProps = {
  /** Body of a response; only a problem has a list of failures. */
  body: Json | undefined;
  /** Called with the JSON pointer of the failure to show: `/resourceNo`. */
  onShow: (pointer: string) => void;
};

/** The failures of a response, each with a button that selects its value. A single one has its message in the summary above. */
function Failures({ body, onShow }: FailuresProps) {
  const errors = isJsonRecord(body) && Array.isArray(body.errors) ? body.errors.filter(isJsonRecord) : [];
  if (errors.length === 0) return null;
  return (
    <ul className={styles.failures} aria-label={texts.failures}>
      {errors.map(({ pointer, code, message }) => (
        <li key={`${pointer} ${code}`}>
          <button className={styles.place} type="button" onClick={() => onShow(String(pointer))}>
            {String(pointer)}
          </button>
          {errors.length > 1 && ` ${code}: ${message}`}
        </li>
      ))}
    </ul>
  );
}
