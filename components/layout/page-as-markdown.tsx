"use client";

import { shell } from "#texts/shell";
import { writeClipboard } from "@/components/ui/clipboard";
import { Icon } from "@/components/ui/icon";
import { useTransientState } from "@/components/ui/use-transient-state";
import { site } from "@/lib/site";

/** Actions for the page's Markdown: copy it, view it, or open it in an assistant. */
export function PageAsMarkdown({ href }: { href: string }) {
  const [answer, setAnswer] = useTransientState("");

  const copy = async () => {
    const text = fetch(href).then((response) => {
      if (!response.ok) throw new Error(`${href} answers ${response.status}.`);
      return response.text();
    });
    const failure = text.then(
      () => shell.copyBlocked,
      () => shell.copyPage.failed,
    );
    setAnswer((await writeClipboard(text)) ? shell.copied : await failure);
  };
  return (
    <>
      <button type="button" onClick={copy}>
        <Icon name={answer === shell.copied ? "check" : "copy"} size={16} />
        {` ${answer || shell.copyPage.copy}`}
      </button>
      {/* Beside the button, because a status inside it would not be part of its accessible name. */}
      <span role="status" className="visually-hidden">
        {answer}
      </span>
      <a href={href} type="text/markdown">
        <Icon name="code" size={16} />
        {` ${shell.copyPage.view}`}
      </a>
      {site.assistants?.map((assistant) => (
        <a
          key={assistant.label}
          href={assistant.href.replace("{prompt}", encodeURIComponent(`${shell.copyPage.prompt} ${site.url}${href}`))}
          rel="noreferrer"
        >
          <Icon name="sparkle" size={16} />
          {` ${shell.copyPage.open} ${assistant.label}`}
        </a>
      ))}
    </>
  );
}
