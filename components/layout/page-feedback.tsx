"use client";

import type { MouseEvent } from "react";
import { shell } from "#texts/shell";
import { hashTarget } from "@/components/nav/hash-target";
import { fillIn } from "@/lib/paths";
import { site } from "@/lib/site";
import styles from "./page-feedback.module.css";

const answers = ["yes", "no"] as const;

/**
 * Asks whether the page helped. Each answer opens the owner's form in a new tab, prefilled with page and answer and, once the page is
 * awake, the section linked to or being read. Nothing is sent until the reader submits the form.
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

/** Text of the heading that the URL's hash refers to, or else of the one marked in the table of contents. */
function sectionRead(): string | undefined {
  const named = hashTarget();
  const marked = document.querySelector("[data-toc] [aria-current]");
  // The hash can also refer to a table row, or to the whole page.
  return (named?.matches("main :is(h2, h3, h4)") ? named : marked)?.textContent?.trim();
}
