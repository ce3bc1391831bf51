import type { Metadata } from "next";
import { pages } from "#texts/pages";
import { NotKeptPage } from "@/components/offline/not-kept-page";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { notKeptPath } from "@/lib/offline/names";
import { getSite } from "@/lib/site/current";

const { title, lead } = pages.notKept;

export const generateMetadata = (): Metadata => describeGeneratedPage(getSite(), notKeptPath, title, lead, true);

/** In place of a page that a reader without a connection has not kept; left out of the export where nothing is. */
export default function NotKeptRoute() {
  return <NotKeptPage />;
}
