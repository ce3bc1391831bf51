import { SiteLink } from "@/components/ui/site-link";
import { type InlinePart, parseInline } from "@/lib/reference/inline-text";

/** A text from a reference document with its code, bold words and links. */
export function Inline({ text }: { text: string }) {
  return parseInline(text).map(renderPart);
}

function renderPart(part: InlinePart) {
  switch (part.type) {
    case "code":
      return <code key={part.start}>{part.text}</code>;
    case "strong":
      return <strong key={part.start}>{part.text}</strong>;
    case "link":
      return (
        <SiteLink key={part.start} href={part.href}>
          {part.text}
        </SiteLink>
      );
    case "text":
      return part.text;
  }
}
