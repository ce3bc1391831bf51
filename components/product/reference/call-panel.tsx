"use client";

import { useEffect, useState } from "react";
import { reference as texts } from "#texts/reference";
import { tabWake, useTabChoice } from "@/components/mdx/use-tab-choice";
import type { Speaking } from "@/lib/authoring/wording";
import type { Operation } from "@/lib/product/reference/api-types";
import { findOperation } from "@/lib/product/reference/find";
import { CallFrame } from "./call-frame";
import styles from "./call-panel.module.css";
import { type LoadedCalls, loadCalls } from "./load-calls";

type Props = Speaking & {
  /** Id of the operation, and how its heading names it: `POST /appointment`. */
  operation: string;
  name: string;
  /** URL of the file with the calls of its group. */
  file: string;
  /** Languages that support the call, curl first. */
  languages: readonly string[];
  /** The curl call, as HTML from `paint`. */
  curl: string;
  /** Response statuses to show, success first. */
  statuses: readonly string[];
  /** Body of the success response, as HTML from `paint`; empty when it has no body. */
  answer: string;
};

/**
 * The request of one operation in the reader's programming language, and its responses by status. The page's HTML has the curl request
 * and the success response; everything else is loaded when it is selected.
 */
export function CallPanel({ operation, name, file, languages, curl, statuses, answer, siteLanguage }: Props) {
  const [language, chooseLanguage] = useTabChoice(languages, "sample");
  const [status, chooseStatus] = useTabChoice(statuses);
  const [hasCurl, hasSuccess] = [language === languages[0], status === statuses[0]];
  const { calls, hasFailed, tryAgain } = useCalls(file, hasCurl && hasSuccess ? "" : `${language} ${status}`);
  const shown = calls && showCall(calls, operation);
  const shownAnswer = hasSuccess ? answer : (shown?.answer(status) ?? answer);
  const progressOf = (isThere: boolean) => ({
    isBusy: !isThere && !calls && !hasFailed,
    state: !isThere && hasFailed ? texts.notLoaded : "",
  });
  const retrying = (choose: (label: string) => void) => (label: string) => {
    choose(label);
    if (hasFailed) tryAgain();
  };
  return (
    <div
      className={styles.panel}
      data-brief={isBrief(shownAnswer) || undefined}
      data-wake={tabWake("sample")}
      lang={siteLanguage}
    >
      <CallFrame
        title={texts.request}
        label={`${texts.request}, ${name}`}
        tabs={languages}
        chosen={language}
        choose={retrying(chooseLanguage)}
        html={hasCurl ? curl : (shown?.request(language) ?? curl)}
        {...progressOf(hasCurl)}
      />
      <CallFrame
        title={texts.answer}
        label={`${texts.answer}, ${name}`}
        tabs={statuses}
        chosen={status}
        choose={retrying(chooseStatus)}
        html={shownAnswer}
        {...progressOf(hasSuccess)}
      />
      <TryCall operation={operation} name={name} file={file} />
    </div>
  );
}

/** True for code of up to eight lines, which is shown in full beside a request of any length. */
const isBrief = (html: string) => html.split("\n").length <= 8;

/** The calls of a file, loaded once something is `wanted`. A failed load is retried when `wanted` changes, or by `tryAgain`. */
function useCalls(file: string, wanted: string) {
  const [calls, setCalls] = useState<LoadedCalls>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState("");
  const asked = wanted && `${wanted} ${attempt}`;
  useEffect(() => {
    if (asked === "") return;
    let isCurrent = true;
    loadCalls(file).then(
      (loaded) => isCurrent && setCalls(loaded),
      () => isCurrent && setFailed(asked),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, asked]);
  return { calls, hasFailed: asked !== "" && failed === asked, tryAgain: () => setAttempt(attempt + 1) };
}

/** Requests and responses of one operation as HTML. */
function showCall({ group, sampleCalls, paint }: LoadedCalls, id: string) {
  const operation = findOperation(group.api, id);
  const calls = operation ? sampleCalls(group, operation) : [];
  return {
    request: (label: string) => {
      const call = calls.find((known) => known.label === label);
      return call && paint(call.code, call.lang);
    },
    answer: (status: string) => {
      const example = group.answers[id]?.find((known) => String(known.status) === status)?.example;
      return example === undefined ? undefined : paint(JSON.stringify(example, null, 2), "json");
    },
  };
}

type TryProps = Pick<Props, "operation" | "name" | "file">;
type Ready = { Workshop: typeof import("./workshop").Workshop; calls: LoadedCalls; tried: Operation };

/** Button that opens the workshop of a call; its code and data are loaded on click. */
function TryCall({ operation, name, file }: TryProps) {
  const [ready, setReady] = useState<Ready>();
  const [state, setState] = useState<"loading" | "failed">();

  const open = async () => {
    setState("loading");
    try {
      const [{ Workshop }, calls] = await Promise.all([import("./workshop"), loadCalls(file)]);
      // A file of another build may lack the call.
      const tried = findOperation(calls.group.api, operation);
      setReady(tried && { Workshop, calls, tried });
      setState(tried ? undefined : "failed");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <button
        className={styles.try}
        type="button"
        onClick={open}
        aria-label={texts.tryIt.name(name)}
        aria-haspopup="dialog"
      >
        {texts.tryIt.button}
      </button>
      {state && <span role="status">{texts.tryIt[state]}</span>}
      {ready && (
        <ready.Workshop calls={ready.calls} operation={ready.tried} name={name} onClose={() => setReady(undefined)} />
      )}
    </>
  );
}
