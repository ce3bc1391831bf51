import { type ReactNode, useId } from "react";
import { search as strings } from "#texts/search";

/** A row group of the results grid, labeled with the name of its section. */
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

/** The grid of all rows; focus stays in the search box above it. */
export function Grid({ children }: { children: ReactNode }) {
  return (
    <div role="grid" id={gridId} aria-label={strings.results} className="DocSearch-Dropdown-Container">
      {children}
    </div>
  );
}
