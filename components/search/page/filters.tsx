import { search } from "#texts/search";
import { languageCode } from "@/lib/nav/edition";
import { topicOf } from "@/lib/nav/tags";
import type { FacetCount } from "@/lib/search/types";
import styles from "./filters.module.css";
import type { SearchView } from "./search-address";

type Props = {
  view: SearchView;
  groups: readonly FacetCount[];
  tagCounts: readonly FacetCount[];
  onChange: (change: Partial<SearchView>) => void;
};

/** Filters the results by section of the site or topic; each option shows its result count. */
export function Filters({ view, groups, tagCounts, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <Filter
        label={search.section}
        all={search.allSections}
        value={view.group}
        options={groups.map(({ name, count }) => ({ name, label: name, count }))}
        onChange={(group) => onChange({ group })}
      />
      <Filter
        label={search.topic}
        all={search.allTopics}
        value={view.tag}
        options={tagCounts.map(({ name, count }) => ({ name, label: topicOf(name).label, count }))}
        onChange={(tag) => onChange({ tag })}
      />
    </div>
  );
}

type FilterProps = {
  label: string;
  all: string;
  value: string;
  options: readonly { name: string; label: string; count: number }[];
  onChange: (value: string) => void;
};

function Filter({ label, all, value, options, onChange }: FilterProps) {
  // A filter from the URL stays visible even when nothing matches it.
  const listed = value === "" || options.some(({ name }) => name === value);
  const shown = listed ? options : [...options, { name: value, label: value, count: 0 }];
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {[...shown]
          .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, languageCode))
          .map(({ name, label, count }) => (
            <option key={name} value={name}>
              {`${label} (${count})`}
            </option>
          ))}
      </select>
    </label>
  );
}
