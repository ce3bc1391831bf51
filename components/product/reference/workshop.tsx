"use client";

import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTabChoice } from "@/components/mdx/use-tab-choice";
import type { Operation } from "@/lib/product/reference/api-types";
import { isJsonRecord, parseJson } from "@/lib/product/reference/json";
import type { Simulated } from "@/lib/product/reference/workshop/answer-one";
import { completionsAt } from "@/lib/product/reference/workshop/complete";
import { simulate } from "@/lib/product/reference/workshop/simulate";
import { simulateQuery } from "@/lib/product/reference/workshop/simulate-query";
import { BodyEditor } from "./body-editor";
import { CallFrame } from "./call-frame";
import type { LoadedCalls } from "./load-calls";
import { QueryEditor } from "./query-editor";
import styles from "./workshop.module.css";

type Props = { calls: LoadedCalls; operation: Operation; name: string; onClose: () => void };

/** A dialog in which a request is changed and answered, without sending anything. */
export function Workshop({ calls: { group, sampleCalls, paint }, operation, name, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const parameters = operation.parameters.filter(({ place }) => place !== "header");
  const [text, setText] = useState(() => JSON.stringify(operation.body?.example ?? null, null, 2));
  const [values, setValues] = useState(() =>
    Object.fromEntries(parameters.map(({ name, example }) => [name, String(example ?? "")])),
  );
  useEffect(() => dialog.current?.showModal(), []);

  const answer = useMemo(
    () => (operation.body ? simulate(group, operation, text) : simulateQuery(group, operation, values)),
    [group, operation, text, values],
  );
  const spoken = useSettled(summaryOf(answer));
  const edited = useMemo(() => withEdits(operation, text, values), [operation, text, values]);
  const requests = useMemo(() => (edited ? sampleCalls(group, edited) : []), [edited, group, sampleCalls]);
  const languages = useMemo(
    () => sampleCalls(group, operation).map(({ label }) => label),
    [group, operation, sampleCalls],
  );
  const [language, chooseLanguage] = useTabChoice(languages, "sample");
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
        <h2 id={`${id}-title`}>{`Try ${name}`}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
        <p id={`${id}-note`}>
          <strong>Simulation.</strong> Nothing is sent. The answer is worked out in your browser from the OpenAPI
          document and the error catalog, against the sandbox of the example company. Keys, rights, and limits are not
          checked.
        </p>
      </header>
      <div className={styles.columns}>
        {operation.body ? (
          <BodyEditor
            text={text}
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
          <CallFrame
            label="Simulated answer"
            tabs={[String(answer.status)]}
            chosen={String(answer.status)}
            choose={() => undefined}
            html={answer.body === undefined ? "" : paint(JSON.stringify(answer.body, null, 2), "json")}
            isBusy={false}
            state=""
          />
          <CallFrame
            label="Request"
            tabs={languages}
            chosen={language}
            choose={chooseLanguage}
            html={request ? paint(request.code, request.lang) : ""}
            isBusy={false}
            state={request ? "" : "The body is no JSON object, so there is no request to show."}
          />
        </div>
      </div>
    </dialog>
  );
}

/** Milliseconds without a change after which an answer is said aloud: not at every letter. */
const pause = 800;

/** A text once it has stopped changing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The operation with the reader's values as its example, from which calls are made; nothing for a body that is no record. */
function withEdits(
  operation: Operation,
  text: string,
  values: Readonly<Record<string, string>>,
): Operation | undefined {
  const { body } = operation;
  if (body) {
    const example = parseJson(text);
    return isJsonRecord(example) ? { ...operation, body: { ...body, example } } : undefined;
  }
  const parameters = operation.parameters.map(({ example: _, ...parameter }) => {
    const value = values[parameter.name] ?? "";
    return value === "" ? parameter : { ...parameter, example: parameter.isList ? value.split(",") : value };
  });
  return { ...operation, parameters };
}

/** An answer in one line. */
function summaryOf({ status, body }: Simulated): string {
  if (!isJsonRecord(body)) return `Answer ${status}`;
  if (typeof body.code === "string") return `Answer ${status}, ${body.code}: ${String(body.detail)}`;
  if (!isJsonRecord(body.summary)) return `Answer ${status}: done`;
  return `Answer ${status}: ${String(body.summary.failed)} of ${String(body.summary.total)} failed`;
}
