import { SiteLink } from "@/components/ui/site-link";
import { type InlinePart, parseInline } from "@/lib/authoring/inline-text";
import { InlineCode } from "./inline-code";

/** A line of Markdown: code, bold words and links. */
export function InlineMarkdown({ text }: { text: string }) {
  return parseInline(text).map(renderPart);
}

/** A line feed that is not within code: a declaration keeps its lines. */
const detailBreak = /\n(?=[^`]*(?:`[^`]*`[^`]*)*$)/;

/** What a cell or line says, and its details below it in small. */
export function WithDetails({ text }: { text: string }) {
  const [main = "", ...details] = text.split(detailBreak);
  return (
    <>
      <InlineMarkdown text={main} />
      {details.map((detail) => (
        <small key={detail}>
          <InlineMarkdown text={detail} />
        </small>
      ))}
    </>
  );
}

function renderPart(part: InlinePart) {
  switch (part.type) {
    case "code":
      return <InlineCode key={part.start}>{part.text}</InlineCode>;
    case "strong":
      return <strong key={part.start}>{part.text}</strong>;
    case "link":
      return (
        <SiteLink key={part.start} href={part.href} title={part.title}>
          {part.label.map(renderPart)}
        </SiteLink>
      );
    case "text":
      return part.text;
  }
}
