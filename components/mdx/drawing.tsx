import { CodeFrame } from "@/components/mdx/code-block";
import { DrawnTable } from "@/components/mdx/drawn-table";
import { InlineMarkdown, WithDetails } from "@/components/mdx/inline-markdown";
import type { Drawn } from "@/lib/authoring/contract";
import { highlightToHtml, prepareHighlighter } from "@/lib/page/highlight";

/** What contracts draw code in. Loaded before any page is drawn: a page that waits for a file has its parts in another order every time. */
const drawnLanguages = ["text", "json", "http", "bash", "csharp", "typescript", "javascript", "python", "java"];
await prepareHighlighter(drawnLanguages);

/** What a contract draws, block by block. */
export function Drawing({ drawn }: { drawn: readonly Drawn[] }) {
  return drawn.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { block: Drawn }) {
  switch (block.type) {
    case "text":
      return (
        <p>
          <WithDetails text={block.text} />
        </p>
      );
    case "anchor":
      return <span id={block.id} />;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <InlineMarkdown text={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <DrawnTable {...block} />;
    case "code":
      return <Code {...block} />;
  }
}

/**
 * Code of a contract, highlighted like a fence.
 * @throws Error for a language that is not prepared.
 */
export async function Code({ code, language, title }: Omit<Extract<Drawn, { type: "code" }>, "type">) {
  if (!drawnLanguages.includes(language)) throw new Error(`"${language}" is missing in drawnLanguages (drawing.tsx).`);
  return <CodeFrame html={await highlightToHtml(code, language)} lang={language} title={title} />;
}
