import type { ComponentProps, ReactNode } from "react";

/**
 * Matches text that must not wrap: a short word with a hyphen, such as an error code, or the leading dashes of an option with the first
 * part of its name. Browsers never break after a minus before a number.
 */
const whole = /(?<!\S)(?:(?=\S*(?:-[a-z]|\w-\d))\S{2,16}(?!\S)|--?[a-z]\w{0,15})/gi;

/** Inline code. Browsers break after any hyphen, which could leave the dashes of `--dry-run` on a line of their own. */
export function InlineCode({ children, ...rest }: ComponentProps<"code">) {
  return <code {...rest}>{typeof children === "string" ? keepWhole(children) : children}</code>;
}

/** Code with what must not wrap in it marked, for `InlineCode` and for links that are styled as code. */
export function keepWhole(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(whole)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push(
      <span key={index} className="whole">
        {word}
      </span>,
    );
    end = index + word.length;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}
