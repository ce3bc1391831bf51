import { pages } from "#texts/pages";
import { formatDay } from "@/lib/blog/dates";
import type { PageMetadata } from "@/lib/types";

/** Author and date of the page's last change, as far as known from the repository or front matter. */
export function LastUpdated({ author, date }: PageMetadata) {
  if (!author && !date) return <p>{pages.notInRepository}</p>;
  return (
    <p>
      {`${pages.lastUpdated.before}${date ? pages.lastUpdated.on : ""}`}
      {date && <time dateTime={date}>{formatDay(date)}</time>}
      {author && pages.lastUpdated.by(author)}
    </p>
  );
}
