import { useState } from "react";
import { search as strings } from "#texts/search";
import { Icon } from "@/components/ui/icon";
import { SearchIcon } from "../search-icon";
import { copyText, type Message, sourcesOf } from "./conversation";
import { keepRating, type Vote } from "./ratings";

const votes = ["like", "dislike"] as const;

/** Copies and rates an answer. Ratings stay in this browser. */
export function AnswerActions({ message }: { message: Message }) {
  const [isCopied, setCopied] = useState(false);
  const [vote, setVote] = useState<Vote>();
  const copy = () =>
    navigator.clipboard.writeText(copyText(message, location.href)).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const rate = (chosen: Vote) => {
    const sources = sourcesOf(message).map(({ href }) => href);
    keepRating({ question: message.question, sources, vote: chosen, date: new Date().toISOString() });
    setVote(chosen);
  };
  return (
    <div className="DocSearch-AskAi-Actions">
      <button type="button" onClick={copy}>
        <Icon name={isCopied ? "check" : "copy"} size={16} /> {isCopied ? strings.copied : strings.copy}
      </button>
      {votes.map((name) => (
        <button key={name} type="button" aria-pressed={vote === name} onClick={() => rate(name)}>
          <SearchIcon name={name} size={16} /> {strings[name]}
        </button>
      ))}
      <span role="status">{vote ? strings.thanks : ""}</span>
    </div>
  );
}
