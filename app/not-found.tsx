import type { Metadata } from "next";
import { pages } from "#texts/pages";
import { NotFoundPage } from "@/components/errors/not-found-page";
import { AllPages } from "@/components/nav/all-pages";

export const metadata: Metadata = { title: pages.notFound.title, robots: { index: false } };

/** Any address that is no page; while authoring it waits for the page to be written. */
export default async function NotFound() {
  const page = (
    <NotFoundPage>
      <AllPages />
    </NotFoundPage>
  );
  if (process.env.NODE_ENV !== "development") return page;
  const { AwaitPage } = await import("@/components/authoring/await-page");
  const { getRemoved } = await import("@/lib/site/current");
  return (
    <>
      {page}
      <AwaitPage removed={getRemoved()} />
    </>
  );
}
