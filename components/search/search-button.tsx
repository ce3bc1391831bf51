import { Icon } from "@/components/ui/icon";

/** Leads to the search page. */
export function SearchButton() {
  return (
    <a href="/search" aria-label="Search">
      <Icon name="search" />
    </a>
  );
}
