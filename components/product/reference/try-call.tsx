"use client";

import { useState } from "react";
import styles from "./call-panel.module.css";
import { type LoadedCalls, loadCalls } from "./load-calls";

type Props = { operation: string; name: string; file: string };
type Ready = { Workshop: typeof import("./workshop").Workshop; calls: LoadedCalls };

/** Opens the workshop of a call; its code and data are loaded when the button is pressed. */
export function TryCall({ operation, name, file }: Props) {
  const [ready, setReady] = useState<Ready>();
  const [state, setState] = useState<"" | "Loading…" | "It could not be loaded. Try again.">("");
  const tried = ready?.calls.group.api.endpoints
    .flatMap(({ operations }) => operations)
    .find(({ id }) => id === operation);

  const open = async () => {
    setState("Loading…");
    try {
      const [{ Workshop }, calls] = await Promise.all([import("./workshop"), loadCalls(file)]);
      setReady({ Workshop, calls });
      setState("");
    } catch {
      setState("It could not be loaded. Try again.");
    }
  };
  return (
    <>
      <button className={styles.try} type="button" onClick={open} aria-label={`Try it: ${name}`} aria-haspopup="dialog">
        Try it
      </button>
      {state !== "" && <span role="status">{state}</span>}
      {ready && tried && (
        <ready.Workshop calls={ready.calls} operation={tried} name={name} onClose={() => setReady(undefined)} />
      )}
    </>
  );
}
