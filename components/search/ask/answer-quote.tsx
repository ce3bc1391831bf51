import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { Quote } from "@/lib/search/ask/ask-types";
import type { PassageLine } from "@/lib/search/ask/sentences";

const elements = { sentence: "p", step: "ol", item: "ul", row: "ul" } as const;
type Run = { element: (typeof elements)[PassageLine["type"]]; texts: string[] };

/** Lines quoted from one passage, and the link to it. */
export function AnswerQuote({ quote: { source, lines }, onFollow }: { quote: Quote; onFollow: () => void }) {
  const place = source.heading ? `${source.title}: ${source.heading}` : source.title;
  return (
    <figure className="DocSearch-AskAi-Quote" aria-label={place}>
      <figcaption>
        <SiteLink href={source.href} onClick={onFollow}>
          <Icon name="note" size={16} />
          {place}
        </SiteLink>
      </figcaption>
      <blockquote>
        {runsOf(lines).map((run) => (
          <QuoteRun key={run.texts[0]} run={run} />
        ))}
      </blockquote>
    </figure>
  );
}

function QuoteRun({ run: { element: Element, texts } }: { run: Run }) {
  if (Element === "p") return <p>{texts.join(" ")}</p>;
  return (
    <Element>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Element>
  );
}

/** Sentences of a paragraph together, and neighbors of one kind, so that steps are numbered as one list. */
function runsOf(lines: readonly PassageLine[]): Run[] {
  const runs: Run[] = [];
  for (const { type, text, isFirst } of lines) {
    const element = elements[type];
    const last = runs.at(-1);
    if (last?.element === element && !isFirst) last.texts.push(text);
    else runs.push({ element, texts: [text] });
  }
  return runs;
}
