import { home } from "#texts/home";
import { ListPage } from "@/components/layout/list-page";
import { AllPages } from "@/components/nav/all-pages";
import { LastVisited } from "@/components/nav/last-visited";
import { SearchForm } from "@/components/search/search-form";

/** Home page of a tree without an index page: search, and all pages by section. */
export function Home() {
  return (
    <ListPage path="/" title={home.title} lead={home.plainLead}>
      <SearchForm />
      <LastVisited />
      <AllPages />
    </ListPage>
  );
}
