import { home } from "#texts/home";
import { ListPage } from "@/components/layout/list-page";
import { AllPages } from "@/components/nav/all-pages";
import { LastVisited } from "@/components/nav/last-visited";
import { SearchForm } from "@/components/search/search-form";

/** Home page of a tree that has no index page: search, and every page by section. */
export function Home() {
  return (
    <ListPage path="/" title={home.title} lead={home.plainLead}>
      <SearchForm />
      <LastVisited />
      <AllPages />
    </ListPage>
  );
}
