import type { Metadata } from "next";
import { pages } from "#texts/pages";
import { NotKeptPage } from "@/components/offline/not-kept-page";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { notKeptPath } from "@/lib/offline/names";
import { getSite } from "@/lib/site/current";

const { title, lead } = pages.notKept;

export const generateMetadata = (): Metadata => describeGeneratedPage(getSite(), notKeptPath, title, lead, true);

/** Shown offline in place of a page that is not cached; left out of the export where offline reading is not offered. */
export default function NotKeptRoute() {
  return <NotKeptPage />;
}
