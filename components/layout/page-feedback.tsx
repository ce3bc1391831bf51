"use client";

import type { MouseEvent } from "react";
import { shell } from "#texts/shell";
import { hashTarget } from "@/components/nav/hash-target";
import { fillIn } from "@/lib/paths";
import { site } from "@/lib/site";
import styles from "./page-feedback.module.css";

const answers = ["yes", "no"] as const;

/**
 * Asks whether the page helped. Each answer opens the owner's form in a new tab, with page and answer filled in and, once the page is
 * awake, the section the reader came for or was reading. Nothing is sent before the reader sends it.
 */
export function PageFeedback({ path }: { path: string }) {
  const { feedbackUrl } = site;
  if (!feedbackUrl) return null;
  const address = (answer: string, heading = "") => fillIn(feedbackUrl, { path, heading, answer });
  return (
    <p className={styles.feedback}>
      {shell.feedback.question}
      {answers.map((answer) => (
        <a
          key={answer}
          href={address(answer)}
          aria-label={`${shell.feedback[answer].full} ${shell.newTab}`}
          target="_blank"
          rel="noreferrer"
          onClick={(event: MouseEvent<HTMLAnchorElement>) => {
            event.currentTarget.href = address(answer, sectionRead());
          }}
        >
          {shell.feedback[answer].short}
        </a>
      ))}
    </p>
  );
}

/** The heading that the address names, or else the one that the table of contents marks. */
function sectionRead(): string | undefined {
  const named = hashTarget();
  const marked = document.querySelector("[data-toc] [aria-current]");
  // An address can also name a row, or all of the page.
  return (named?.matches("main :is(h2, h3, h4)") ? named : marked)?.textContent?.trim();
}
