import type { Metadata } from "next";
import { pages } from "#texts/pages";
import { NotFoundPage } from "@/components/errors/not-found-page";
// The page's component is loaded by script; without this import its list of all pages would be unstyled until then.
import "@/components/nav/all-pages.module.css";

export const metadata: Metadata = { title: pages.notFound.title, robots: { index: false } };

/** The not-found page; in the live preview it waits for the missing page to be created. */
export default async function NotFound() {
  if (process.env.NODE_ENV !== "development") return <NotFoundPage />;
  const { AwaitPage } = await import("@/components/authoring/await-page");
  const { manifest } = await import("@/lib/nav/manifest");
  const { getRemovedPages, getSite } = await import("@/lib/site/current");
  const { redirectsFileOf } = await import("@/lib/site/place");
  const { environment, place } = getSite();
  const redirectsFile = place.isForeign ? undefined : redirectsFileOf(environment);
  return (
    <>
      <NotFoundPage />
      <AwaitPage removed={getRemovedPages()} editions={manifest.editions} redirectsFile={redirectsFile} />
    </>
  );
}
