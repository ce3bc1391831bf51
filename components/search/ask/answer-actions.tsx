import { useState } from "react";
import { search as strings } from "#texts/search";
import { shell } from "#texts/shell";
import { writeClipboard } from "@/components/ui/clipboard";
import { Icon } from "@/components/ui/icon";
import { usePassing } from "@/components/ui/use-passing";
import { SearchIcon } from "../search-icon";
import { copyText, type Message, sourcesOf } from "./conversation";
import { keepRating, type Vote } from "./ratings";

const votes = ["like", "dislike"] as const;

/** Copies and rates an answer. Ratings stay in this browser. */
export function AnswerActions({ message }: { message: Message }) {
  const [copied, setCopied] = usePassing("");
  const [vote, setVote] = useState<Vote>();
  const copy = async () => {
    const isDone = await writeClipboard(copyText(message, location.href));
    setCopied(isDone ? strings.copied : shell.copyBlocked);
  };
  const rate = (chosen: Vote) => {
    const sources = sourcesOf(message).map(({ href }) => href);
    keepRating({ question: message.question, sources, vote: chosen, date: new Date().toISOString() });
    setVote(chosen);
  };
  return (
    <div className="DocSearch-AskAi-Actions">
      <button type="button" onClick={copy}>
        <Icon name={copied === strings.copied ? "check" : "copy"} size={16} /> {copied || strings.copy}
      </button>
      {votes.map((name) => (
        <button key={name} type="button" aria-pressed={vote === name} onClick={() => rate(name)}>
          <SearchIcon name={name} size={16} /> {strings[name]}
        </button>
      ))}
      <span role="status" className="visually-hidden">
        {copied}
      </span>
      <span role="status">{vote ? strings.thanks : ""}</span>
    </div>
  );
}
