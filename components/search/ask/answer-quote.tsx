import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { InlineCode } from "@/components/ui/inline-code";
import { partsOfMarked } from "@/lib/marked-text";
import type { Quote } from "@/lib/search/ask/ask-types";
import type { PassageLine } from "@/lib/search/ask/sentences";
import { FoundLink } from "../found-link";

const elements = { sentence: "p", step: "ol", item: "ul", row: "ul" } as const;
type Run = { element: (typeof elements)[PassageLine["type"]]; lines: PassageLine[] };

/** Lines quoted from one passage, with a link to it. */
export function AnswerQuote({ quote: { source, lines }, onFollow }: { quote: Quote; onFollow: () => void }) {
  const place = source.heading ? `${source.title}: ${source.heading}` : source.title;
  return (
    <figure className="DocSearch-AskAi-Quote" aria-label={place} lang={source.language}>
      <figcaption>
        <FoundLink href={source.href} onClick={onFollow}>
          <Icon name="note" size={16} />
          {place}
        </FoundLink>
      </figcaption>
      {/* An untranslated page may have the opposite text direction of the interface around the quote. */}
      <blockquote dir="auto">
        {runsOf(lines).map((run) => (
          <QuoteRun key={run.lines[0]?.text} run={run} />
        ))}
      </blockquote>
    </figure>
  );
}

function QuoteRun({ run: { element: Element, lines } }: { run: Run }) {
  const markedOf = ({ text, marked = text }: PassageLine) => marked;
  if (Element === "p") return <p>{asOnPage(lines.map(markedOf).join(" "))}</p>;
  return (
    <Element>
      {lines.map((line) => (
        <li key={line.text}>{asOnPage(markedOf(line))}</li>
      ))}
    </Element>
  );
}

/** Renders bold and code as on the page. */
function asOnPage(marked: string): ReactNode[] {
  return partsOfMarked(marked).map(({ type, text }, at) => {
    if (type === "bold") return <strong key={at}>{text}</strong>;
    return type === "code" ? <InlineCode key={at}>{text}</InlineCode> : text;
  });
}

/** Groups the sentences of a paragraph, and adjacent lines of one kind, so that steps are numbered as one list. */
function runsOf(lines: readonly PassageLine[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const element = elements[line.type];
    const last = runs.at(-1);
    if (last?.element === element && !line.isFirst) last.lines.push(line);
    else runs.push({ element, lines: [line] });
  }
  return runs;
}
