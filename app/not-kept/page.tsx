import type { Metadata } from "next";
import { pages } from "#texts/pages";
import { NotKeptPage } from "@/components/offline/not-kept-page";
import { inEditions } from "@/lib/metadata/in-editions";
import { describe } from "@/lib/metadata/page";
import { notKeptPath } from "@/lib/offline/names";
import { getSite } from "@/lib/site/current";

const { title, lead } = pages.notKept;

export const generateMetadata = (): Metadata =>
  inEditions(describe(notKeptPath, title, lead, true), getSite(), notKeptPath);

/** In place of a page that a reader without a connection has not kept; left out of the export where nothing is. */
export default function NotKeptRoute() {
  return <NotKeptPage />;
}
