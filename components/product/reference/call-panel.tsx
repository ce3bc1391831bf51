"use client";

import { useEffect, useState } from "react";
import { reference as texts } from "#texts/reference";
import { tabWake, useTabChoice } from "@/components/mdx/use-tab-choice";
import { CallFrame } from "./call-frame";
import styles from "./call-panel.module.css";
import { type LoadedCalls, loadCalls } from "./load-calls";
import { TryCall } from "./try-call";

type Props = {
  /** Id of the operation, and how its heading names it: `POST /appointment`. */
  operation: string;
  name: string;
  /** Address of the file with the calls of its group. */
  file: string;
  /** Languages that can make the call, curl first; its call as HTML made by `paint`. */
  languages: readonly string[];
  curl: string;
  /** Statuses that are shown, success first; its body as HTML made by `paint`, empty without a body. */
  statuses: readonly string[];
  answer: string;
};

/** The request of one operation in the reader's language, and its answers by status. Only curl and success are in the HTML. */
export function CallPanel({ operation, name, file, languages, curl, statuses, answer }: Props) {
  const [language, chooseLanguage] = useTabChoice(languages, "sample");
  const [status, chooseStatus] = useTabChoice(statuses);
  const isWanted = language !== languages[0] || status !== statuses[0];
  const { calls, hasFailed } = useCalls(file, isWanted);
  const shown = calls && showCall(calls, operation);
  const state = hasFailed ? texts.notLoaded : "";
  const shownAnswer = status === statuses[0] ? answer : (shown?.answer(status) ?? answer);
  return (
    <div className={styles.panel} data-brief={isBrief(shownAnswer) || undefined} data-wake={tabWake("sample")}>
      <CallFrame
        title={texts.request}
        label={`${texts.request}, ${name}`}
        tabs={languages}
        chosen={language}
        choose={chooseLanguage}
        html={language === languages[0] ? curl : (shown?.request(language) ?? curl)}
        isBusy={isWanted && !calls && !hasFailed}
        state={state}
      />
      <CallFrame
        title={texts.answer}
        label={`${texts.answer}, ${name}`}
        tabs={statuses}
        chosen={status}
        choose={chooseStatus}
        html={shownAnswer}
        isBusy={status !== statuses[0] && !calls && !hasFailed}
        state={state}
      />
      <TryCall operation={operation} name={name} file={file} />
    </div>
  );
}

/** True for code of a few lines, which is shown whole beside a request of any length. */
const isBrief = (html: string) => html.split("\n").length <= 8;

/** The calls of a file, once they are wanted. */
function useCalls(file: string, isWanted: boolean): { calls?: LoadedCalls; hasFailed: boolean } {
  const [calls, setCalls] = useState<LoadedCalls>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadCalls(file).then(
      (loaded) => isCurrent && setCalls(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      setFailed(false);
    };
  }, [file, isWanted]);
  return { ...(calls && { calls }), hasFailed };
}

/** Requests and answers of one operation as HTML. */
function showCall({ group, sampleCalls, paint }: LoadedCalls, id: string) {
  const operation = group.api.endpoints.flatMap(({ operations }) => operations).find((known) => known.id === id);
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
