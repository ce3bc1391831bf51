import type { PageMetadata } from "@/lib/types";

const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Who changed the page last and when, as far as the repository or the front matter knows. */
export function LastUpdated({ author, date }: PageMetadata) {
  if (!author && !date) return <p>Not in the repository yet</p>;
  return (
    <p>
      Last updated
      {date && (
        <>
          {" on "}
          <time dateTime={date}>{format.format(new Date(date))}</time>
        </>
      )}
      {author && ` by ${author}`}
    </p>
  );
}
