import { drawPreview } from "@/components/social/draw";
import { socialCards } from "@/lib/metadata/social";
import { manifest } from "@/lib/nav/manifest";
import { paramsToRender } from "@/lib/nav/routes";
import { getSite, siteToRender } from "@/lib/site/current";
import type { Site } from "@/lib/site/load";

type Context = { params: Promise<{ image: string[] }> };

export const dynamic = "force-static";
export const dynamicParams = false;

const cardsOf = ({ posts }: Site) => socialCards(manifest.sidebars, posts);

export async function generateStaticParams(): Promise<{ image: string[] }[]> {
  const { site, only } = await siteToRender();
  const images = cardsOf(site).map(({ file }) => ({ path: `/social/${file}`, params: { image: file.split("/") } }));
  return paramsToRender(only, images, (placeholder) => ({ image: [placeholder] }));
}

/** One preview image, rendered at build time. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = (await params).image.join("/");
  const card = cardsOf(getSite()).find((candidate) => candidate.file === file);
  return card ? drawPreview(card) : new Response(null, { status: 404 });
}
