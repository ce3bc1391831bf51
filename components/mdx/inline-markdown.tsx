import { InlineCode } from "@/components/ui/inline-code";
import { SiteLink } from "@/components/ui/site-link";
import { type InlinePart, parseInline, plainText } from "@/lib/authoring/inline-text";
import { keepTogether } from "@/lib/page/no-break";

/** Markdown, and the language it is in (BCP 47), which decides where lines may break. */
type Props = { text: string; language: string };

/** Renders a line of Markdown with code, bold text and links. */
export function InlineMarkdown({ text, language }: Props) {
  return renderParts(parseInline(text), language);
}

/** Matches a line feed outside code, so that a multi-line declaration stays whole. */
const detailBreak = /\n(?=[^`]*(?:`[^`]*`[^`]*)*$)/;

/** Renders the first line of a cell or paragraph, with further lines in small print below. */
export function WithDetails({ text, language }: Props) {
  const [main = "", ...details] = text.split(detailBreak);
  return (
    <>
      <InlineMarkdown text={main} language={language} />
      {details.map((detail) => (
        <small key={detail}>
          <InlineMarkdown text={detail} language={language} />
        </small>
      ))}
    </>
  );
}

const renderParts = (parts: readonly InlinePart[], language: string) => parts.map((part) => renderPart(part, language));

function renderPart(part: InlinePart, language: string) {
  switch (part.type) {
    case "code":
      return <InlineCode key={part.start}>{part.text}</InlineCode>;
    case "strong":
      return <strong key={part.start}>{keepTogether(part.text, language)}</strong>;
    case "link":
      return (
        <SiteLink key={part.start} href={part.href} title={part.title && plainText(part.title)}>
          {renderParts(part.label, language)}
        </SiteLink>
      );
    case "text":
      return keepTogether(part.text, language);
  }
}
