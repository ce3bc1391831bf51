import { drawPreview } from "@/components/social/draw";
import { socialCards } from "@/lib/metadata/social";
import { manifest } from "@/lib/nav/manifest";
import { paramsToRender } from "@/lib/nav/routes";
import { getSite } from "@/lib/site/current";

type Context = { params: Promise<{ image: string[] }> };

export const dynamic = "force-static";
export const dynamicParams = false;

const cards = () => socialCards(manifest.sidebars, getSite().posts);

export function generateStaticParams(): { image: string[] }[] {
  const images = cards().map(({ file }) => ({ path: `/social/${file}`, params: { image: file.split("/") } }));
  return paramsToRender(getSite().environment, images, (placeholder) => ({ image: [placeholder] }));
}

/** One preview image, drawn at build. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = (await params).image.join("/");
  const card = cards().find((candidate) => candidate.file === file);
  return card ? drawPreview(card) : new Response(null, { status: 404 });
}
