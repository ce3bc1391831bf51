import { search as strings } from "#texts/search";
import { shell } from "#texts/shell";
import { writeClipboard } from "@/components/ui/clipboard";
import { Icon } from "@/components/ui/icon";
import { useTransientState } from "@/components/ui/use-transient-state";
import { fillIn, splitHref } from "@/lib/paths";
import { site } from "@/lib/site";
import { SearchIcon } from "../search-icon";
import { copyText, type Message, sourcesOf } from "./conversation";

const votes = [
  { name: "like", answer: "yes" },
  { name: "dislike", answer: "no" },
] as const;

/** Copies an answer, and links to the site's feedback form, prefilled with the first source, the question and the vote. */
export function AnswerActions({ message }: { message: Message }) {
  const [copied, setCopied] = useTransientState("");
  const copy = async () => {
    const isDone = await writeClipboard(copyText(message, location.href));
    setCopied(isDone ? strings.copied : shell.copyBlocked);
  };
  const { feedbackUrl } = site;
  const { path } = splitHref(sourcesOf(message)[0]?.href ?? "/search");
  return (
    <div className="DocSearch-AskAi-Actions">
      <button type="button" aria-label={`${copied || strings.copy}: ${message.question}`} onClick={copy}>
        <Icon name={copied === strings.copied ? "check" : "copy"} size={16} /> {copied || strings.copy}
      </button>
      {feedbackUrl &&
        votes.map(({ name, answer }) => (
          <a
            key={name}
            href={fillIn(feedbackUrl, { path, heading: message.question, answer })}
            aria-label={`${strings[name]} ${shell.newTab}`}
            target="_blank"
            rel="noreferrer"
          >
            <SearchIcon name={name} size={16} /> {strings[name]}
          </a>
        ))}
      <span role="status" className="visually-hidden">
        {copied}
      </span>
    </div>
  );
}
