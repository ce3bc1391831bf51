import type { TextPart } from "@/lib/search/types";

/** Text with its matches marked. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, mark }, index) => {
    const key = `${index} ${text}`;
    return mark ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
