import type { Drawn } from "@/lib/authoring/contract";
import { languageIn, speakingOn, type Wording } from "@/lib/authoring/wording";
import { highlightToHtml, prepareHighlighter } from "@/lib/page/highlight";
import { CodeBlock } from "./code-block";
import { DrawnTable } from "./drawn-table";
import { InlineMarkdown, WithDetails } from "./inline-markdown";

/** Languages of code that contracts draw. Loaded before any page renders: waiting for a file makes the order of a page's parts vary. */
const drawnLanguages = ["text", "json", "http", "bash", "csharp", "typescript", "javascript", "python", "java"];
await prepareHighlighter(drawnLanguages);

/** Renders the blocks that a contract draws, which are in the wording of the page. */
export function Drawing({ drawn, wording }: { drawn: readonly Drawn[]; wording: Wording }) {
  return drawn.map((block) => <Block key={JSON.stringify(block)} block={block} wording={wording} />);
}

function Block({ block, wording }: { block: Drawn; wording: Wording }) {
  const language = languageIn(wording);
  switch (block.type) {
    case "text":
      return (
        <p>
          <WithDetails text={block.text} language={language} />
        </p>
      );
    case "anchor":
      return <span id={block.id} />;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <InlineMarkdown text={item} language={language} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <DrawnTable {...block} language={language} />;
    case "code":
      return <Code {...block} wording={wording} />;
  }
}

type CodeProps = Omit<Extract<Drawn, { type: "code" }>, "type"> & { wording: Wording };

/**
 * A code block of a contract, highlighted like a fence.
 * @throws Error for a language that is not loaded.
 */
export async function Code({ code, language, title, wording }: CodeProps) {
  if (!drawnLanguages.includes(language)) throw new Error(`"${language}" is missing in drawnLanguages (drawing.tsx).`);
  return (
    <CodeBlock html={await highlightToHtml(code, language)} lang={language} title={title} {...speakingOn(wording)} />
  );
}
