import { type ReactNode, useId } from "react";
import { search as strings } from "#texts/search";

/** Rows under the name of their section, as part of the grid of results. */
export function Hits({ name, icon, children }: { name: string; icon?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div role="rowgroup" className="DocSearch-Hits" aria-labelledby={id}>
      <div className="DocSearch-Hit-source" id={id}>
        {icon}
        {name}
      </div>
      {children}
    </div>
  );
}

/** Id of the grid that the search box controls. */
export const gridId = "search-results";

/** The grid of all rows; the search box above it has the focus. */
export function Grid({ children }: { children: ReactNode }) {
  return (
    <div role="grid" id={gridId} aria-label={strings.results} className="DocSearch-Dropdown-Container">
      {children}
    </div>
  );
}
