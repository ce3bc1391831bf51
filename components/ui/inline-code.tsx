import { type ComponentProps, Fragment, type ReactNode } from "react";

/**
 * Matches text that must not wrap: a short word with a hyphen, such as an error code, or the leading dashes of an option with the first
 * part of its name. Browsers never break after a minus before a number. Also matches words that a line of a phone may not have room for.
 */
const special = /(?<!\S)(?:(?=\S*(?:-[a-z]|\w-\d))\S{2,20}(?!\S)|--?[a-z]\w{0,15}|\S{32,})/gi;

/** Inline code. Browsers break after any hyphen, which could leave the dashes of `--dry-run` on a line of their own. */
export function InlineCode({ children, ...rest }: ComponentProps<"code">) {
  return <code {...rest}>{typeof children === "string" ? keepWhole(children) : children}</code>;
}

/**
 * Code with what must not wrap in it marked, for `InlineCode` and for links that are styled as code. Long addresses may break before a dot
 * and an at sign, so that no line has only their last letter.
 */
export function keepWhole(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(special)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push(
      word.length < 32 ? (
        <span key={index} className="whole">
          {word}
        </span>
      ) : (
        <Breakable key={index} word={word} />
      ),
    );
    end = index + word.length;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}

function Breakable({ word }: { word: string }) {
  return word.split(/(?=[.@])/).map((part, at) => (
    <Fragment key={`${at}${part}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
