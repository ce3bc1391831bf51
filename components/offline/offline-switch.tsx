"use client";

import { useEffect, useRef, useState } from "react";
import { shell } from "#texts/shell";
import { isNotFound, useSitePath } from "@/components/nav/use-site-path";
import { workerAddress } from "@/lib/offline/names";
import styles from "./offline-switch.module.css";

/** `failed`: a change did not succeed; shown as off. */
type State = "on" | "off" | "busy" | "failed";

/**
 * Turns offline reading on and off. It is on if the browser has a registration of the worker, which is looked up once the page is awake.
 * Nothing is loaded before the reader turns it on.
 */
export function OfflineSwitch() {
  const [state, setState] = useState<State>("off");
  const path = useSitePath();
  const kept = useRef(path);

  useEffect(() => {
    // Insecure origins have no service workers.
    if (!("serviceWorker" in navigator)) return;
    const workers = navigator.serviceWorker;
    const look = async () => {
      const isOn = (await workers.getRegistration(workerAddress).catch(() => undefined)) !== undefined;
      setState((now) => (now === "busy" ? now : isOn ? "on" : "off"));
      if (isOn) (await import("./offline-reading")).preloadSearch();
    };
    void look();
    workers.addEventListener("controllerchange", look);
    // Another tab may have changed it meanwhile.
    document.addEventListener("visibilitychange", look);
    return () => {
      workers.removeEventListener("controllerchange", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  useEffect(() => {
    // The page shown for an uncached address would otherwise request that address unnoticed.
    if (state !== "on" || kept.current === path || isNotFound()) return;
    kept.current = path;
    void import("./offline-reading").then(({ cacheOpenPage }) => cacheOpenPage());
  }, [state, path]);

  const press = async () => {
    if (state === "busy") return;
    const isOn = state === "on";
    setState("busy");
    try {
      const { enableOfflineReading, disableOfflineReading } = await import("./offline-reading");
      await (isOn ? disableOfflineReading() : enableOfflineReading());
      setState(isOn ? "off" : "on");
    } catch (error) {
      console.warn("Reading offline could not be changed.", error);
      setState("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={state === "on"}
        aria-busy={state === "busy" || undefined}
        className={styles.switch}
        onClick={press}
      >
        {shell.keepOffline.name}
      </button>
      {state === "failed" && <span role="alert">{shell.keepOffline.failed}</span>}
    </>
  );
}
