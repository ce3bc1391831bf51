import type { Metadata } from "next";
import { withEditionMetadata } from "@/lib/metadata/edition-metadata";
import { describePage } from "@/lib/metadata/page";
import { paramsToRender } from "@/lib/nav/routes";
import { getSite, siteToRender } from "@/lib/site/current";
import { metadataOf } from "@/lib/site/load";
import { DocRoute } from "../doc-route";

type Props = { params: Promise<{ slug: string[] }> };

const pathFrom = (slug: readonly string[]) => `/${slug.map(decodeURIComponent).join("/")}`;

/** Every page of the content tree, except the home page, which has its own route. */
export async function generateStaticParams(): Promise<{ slug: string[] }[]> {
  const { site, only } = await siteToRender();
  const paths = [...site.routes.keys()].filter((path) => path !== "/");
  const pages = paths.map((path) => ({ path, params: { slug: path.slice(1).split("/") } }));
  return paramsToRender(only, pages, (placeholder) => ({ slug: [placeholder] }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = getSite();
  const path = pathFrom((await params).slug);
  const route = site.routes.get(path);
  return route ? withEditionMetadata(describePage(route.source, metadataOf(site, route.source)), site, path) : {};
}

export default async function Page({ params }: Props) {
  return <DocRoute path={pathFrom((await params).slug)} />;
}
