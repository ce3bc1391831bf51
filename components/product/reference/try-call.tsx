"use client";

import { useState } from "react";
import { reference } from "#texts/reference";
import type { Operation } from "@/lib/product/reference/api-types";
import { findOperation } from "@/lib/product/reference/find";
import styles from "./call-panel.module.css";
import { type LoadedCalls, loadCalls } from "./load-calls";

const texts = reference.tryIt;

type Props = { operation: string; name: string; file: string };
type Ready = { Workshop: typeof import("./workshop").Workshop; calls: LoadedCalls; tried: Operation };

/** Opens the workshop of a call; its code and data are loaded when the button is pressed. */
export function TryCall({ operation, name, file }: Props) {
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
      <button className={styles.try} type="button" onClick={open} aria-label={texts.name(name)} aria-haspopup="dialog">
        {texts.button}
      </button>
      {state && <span role="status">{texts[state]}</span>}
      {ready && (
        <ready.Workshop calls={ready.calls} operation={ready.tried} name={name} onClose={() => setReady(undefined)} />
      )}
    </>
  );
}
