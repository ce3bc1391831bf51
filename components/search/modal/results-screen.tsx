import type { MouseEvent } from "react";
import { search as strings } from "#texts/search";
import { SiteLink } from "@/components/ui/site-link";
import type { SearchAnswer } from "@/lib/search/types";
import { searchHref } from "../page/search-address";
import { Hit } from "./hit";
import { Hits } from "./hits";
import type { Row, RowGroup } from "./rows";

/** Props of a list of rows: the active row, and callbacks. */
export type RowsProps = {
  active: string | undefined;
  onActivate: (id: string) => void;
  onFollow: (row: Row, group: string, event: MouseEvent) => void;
};

/** The best hits, grouped by section of the site. */
export function ResultsScreen({ groups, active, onActivate, onFollow }: RowsProps & { groups: readonly RowGroup[] }) {
  return groups.map(({ name, rows }) => (
    <Hits key={name} name={name}>
      {rows.map((row) => (
        <Hit
          key={row.id}
          row={row}
          isActive={row.id === active}
          onActivate={() => onActivate(row.id)}
          onFollow={(event) => onFollow(row, name, event)}
        />
      ))}
    </Hits>
  ));
}

/** Link to all results on the search page. */
export function SeeAll({ answer, onFollow }: { answer: SearchAnswer; onFollow: () => void }) {
  return (
    <SiteLink className="DocSearch-HitsFooter" href={searchHref({ query: answer.query })} onClick={onFollow}>
      {strings.seeAll(answer)}
    </SiteLink>
  );
}
