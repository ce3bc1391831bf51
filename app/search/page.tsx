import type { Metadata } from "next";
import { SearchForm } from "@/components/search/search-form";
import { describe } from "@/lib/content/page-metadata";

export const metadata: Metadata = describe(
  "/search",
  "Search the documentation",
  "Search all manuals and references.",
  true,
);

export default function SearchRoute() {
  return (
    <>
      <h1>Search the documentation</h1>
      <SearchForm />
    </>
  );
}
