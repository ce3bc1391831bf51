import { SiteLink } from "@/components/ui/site-link";
import { type Block, type Inline, parseBlocks, parseInline } from "./markdown";

/** An assistant's answer: its Markdown as elements, never as HTML. */
export function AnswerText({ text }: { text: string }) {
  return parseBlocks(text).map((block, index) => <TextBlock key={`${index} ${block.type}`} block={block} />);
}

function TextBlock({ block }: { block: Block }) {
  if (block.type === "code") {
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.type === "paragraph") {
    return (
      <p>
        <Line text={block.text} />
      </p>
    );
  }
  const List = block.isNumbered ? "ol" : "ul";
  return (
    <List>
      {block.items.map((text, index) => (
        <li key={`${index} ${text}`}>
          <Line text={text} />
        </li>
      ))}
    </List>
  );
}

function Line({ text }: { text: string }) {
  return parseInline(text).map((part, index) => <Piece key={`${index} ${part.type}`} part={part} />);
}

function Piece({ part }: { part: Inline }) {
  switch (part.type) {
    case "link":
      return <SiteLink href={part.href}>{part.text}</SiteLink>;
    case "code":
      return <code>{part.text}</code>;
    case "strong":
      return <strong>{part.text}</strong>;
    case "text":
      return part.text;
  }
}
