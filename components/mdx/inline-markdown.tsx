import { InlineCode } from "@/components/ui/inline-code";
import { SiteLink } from "@/components/ui/site-link";
import { type InlinePart, parseInline } from "@/lib/authoring/inline-text";

/** Renders a line of Markdown with code, bold text and links. */
export function InlineMarkdown({ text }: { text: string }) {
  return parseInline(text).map(renderPart);
}

/** Matches a line feed outside code, so that a multi-line declaration stays whole. */
const detailBreak = /\n(?=[^`]*(?:`[^`]*`[^`]*)*$)/;

/** Renders the first line of a cell or paragraph, with further lines in small print below. */
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
