import { pages } from "#texts/pages";
import { keepTogether } from "@/lib/page/no-break";
import type { PageMetadata } from "@/lib/types";

const format = new Intl.DateTimeFormat(pages.dates, { dateStyle: "long", timeZone: "UTC" });

/** Author and date of the page's last change, as far as known from the repository or front matter. */
export function LastUpdated({ author, date }: PageMetadata) {
  if (!author && !date) return <p>{pages.notInRepository}</p>;
  return (
    <p>
      {`${pages.lastUpdated.before}${date ? pages.lastUpdated.on : ""}`}
      {date && <time dateTime={date}>{keepTogether(format.format(new Date(date)), pages.dates)}</time>}
      {author && pages.lastUpdated.by(author)}
    </p>
  );
}
