import { search as strings } from "#texts/search";
import { shell } from "#texts/shell";
import { otherLanguages } from "@/components/nav/other-languages";
import { withBase } from "@/lib/nav/edition";
import { fillIn } from "@/lib/paths";
import { site } from "@/lib/site";
import { searchHref } from "../page/search-address";
import { SearchIcon } from "../search-icon";

/** Shown while the query is empty and no searches are stored. */
export function StartScreen() {
  return <p className="DocSearch-StartScreen">{strings.start}</p>;
}

/** Skeleton rows while the first answer is pending, as on a slow connection. */
export function WaitingScreen() {
  return <div className="DocSearch-Waiting" aria-hidden="true" />;
}

/** Shown when the index or the hosted service cannot be reached. */
export function ErrorScreen() {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <SearchIcon name="offline" size={40} />
      <p className="DocSearch-Title">{strings.error}</p>
      <p className="DocSearch-Help">{strings.errorHint}</p>
    </div>
  );
}

/** Shown when nothing matches the query, with links to search in other languages and to report missing results. */
export function NoResultsScreen({ query }: { query: string }) {
  return (
    <div className="DocSearch-NoResults">
      <SearchIcon name="nothing" size={40} />
      <p className="DocSearch-Title">
        {strings.noResults} <strong>{strings.inQuotes(query)}</strong>
      </p>
      {otherLanguages.map(({ locale: { code, label }, base }) => (
        <p key={code} className="DocSearch-Help">
          <a href={withBase(searchHref({ query }), base)} hrefLang={code}>
            {strings.searchIn} <span lang={code}>{label}</span>
          </a>
        </p>
      ))}
      {site.missingResultsUrl && (
        <p className="DocSearch-Help">
          {strings.believe}{" "}
          <a
            href={fillIn(site.missingResultsUrl, { query })}
            aria-label={`${strings.letUsKnow} ${shell.newTab}`}
            target="_blank"
            rel="noreferrer"
          >
            {strings.letUsKnow}
          </a>
        </p>
      )}
    </div>
  );
}
