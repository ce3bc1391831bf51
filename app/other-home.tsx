import { ListPage } from "@/components/layout/list-page";
import { SearchForm } from "@/components/search/search-form";
import { AllPages } from "./site-map";

/** Home page of a tree that has no index page: search, and every page by section. */
export function OtherHome({ title }: { title: string }) {
  return (
    <ListPage path="/" title={title} lead="Every page, by section.">
      <SearchForm />
      <AllPages />
    </ListPage>
  );
}
