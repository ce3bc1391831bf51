import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal, preconnect } from "react-dom";
import { search as strings } from "#texts/search";
import { hosted, serviceOrigins } from "@/lib/search/config";
import { ErrorScreen } from "../modal/screens";
import "@docsearch/css/dist/_variables.css";
import "@docsearch/css/dist/modal.css";
import "./docsearch.css";
import { CloseSearch } from "./docsearch-props";
import { clearOutcome, type Outcome, useOutcome } from "./outcome";
import { useDialogSemantics } from "./use-dialog-semantics";

/** Preconnects to the host that the first search needs. */
export function warmSearch(): void {
  const [first] = hosted ? serviceOrigins(hosted) : [];
  if (first) preconnect(first, { crossOrigin: "anonymous" });
}

/** Wraps DocSearch in what it lacks: dialog semantics, a live region for screen readers, and a persistent error message. */
export function HostedFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const outcome = useOutcome();
  useDialogSemantics(root);
  // Read during render, because DocSearch's field takes focus before any effect of this component runs.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      clearOutcome();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return (
    <div
      ref={root}
      role="dialog"
      aria-modal="true"
      aria-label={strings.dialog}
      data-search={outcome.status}
      onInput={(event) =>
        event.target instanceof HTMLInputElement && event.target.value.trim() === "" && clearOutcome()
      }
      onReset={clearOutcome}
    >
      <CloseSearch value={onClose}>{children}</CloseSearch>
      <p role="status" className="visually-hidden">
        {announcementFor(outcome)}
      </p>
      {outcome.status === "failed" && <Failure place={root.current?.querySelector(".DocSearch-Dropdown")} />}
    </div>
  );
}

/** The error message, in the place where DocSearch would show "No results". */
function Failure({ place }: { place: Element | null | undefined }) {
  return place ? createPortal(<ErrorScreen />, place) : <ErrorScreen />;
}

function announcementFor({ status, query, count }: Outcome): string {
  if (status === "found") return strings.announce({ count, isComplete: true });
  return status === "empty" ? `${strings.noResults} ${strings.inQuotes(query)}` : "";
}
