import { SearchForm } from "@/components/search/search-form";
import { TagPage } from "@/components/tags/tag-page";
import { AllPages } from "./site-map";

/** Home page of a tree that has no index page: search, and every page by section. */
export function OtherHome({ title }: { title: string }) {
  return (
    <TagPage path="/" title={title} lead="Every page, by section.">
      <SearchForm />
      <AllPages />
    </TagPage>
  );
}
