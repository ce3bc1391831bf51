import type { Metadata } from "next";
import { getContent } from "@/lib/content/docs";
import { describePage } from "@/lib/metadata/page";
import { manifest } from "@/lib/nav/manifest";
import { paramsOrPlaceholder } from "@/lib/nav/routes";
import { DocRoute } from "../doc-route";

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

const pathFrom = (slug: readonly string[]) => `/${slug.map(decodeURIComponent).join("/")}`;

/** Every page of the content tree; the home page has its own file. */
export function generateStaticParams(): { slug: string[] }[] {
  const paths = [...getContent(manifest.sidebars).routes.keys()].filter((path) => path !== "/");
  return paramsOrPlaceholder(
    paths.map((path) => ({ slug: path.slice(1).split("/") })),
    (placeholder) => ({ slug: [placeholder] }),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const route = getContent(manifest.sidebars).routes.get(pathFrom((await params).slug));
  return route ? describePage(route.source) : {};
}

export default async function Page({ params }: Props) {
  return <DocRoute path={pathFrom((await params).slug)} />;
}
