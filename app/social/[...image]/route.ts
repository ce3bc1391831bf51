import { drawPreview } from "@/components/social/draw";
import { loadPosts } from "@/lib/blog/posts";
import { socialCards } from "@/lib/metadata/social";
import { manifest } from "@/lib/nav/manifest";

type Context = { params: Promise<{ image: string[] }> };

export const dynamic = "force-static";
export const dynamicParams = false;

const cards = () => socialCards(manifest.sidebars, loadPosts());

export const generateStaticParams = () => cards().map(({ file }) => ({ image: file.split("/") }));

/** One preview image, drawn at build. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = (await params).image.join("/");
  const card = cards().find((candidate) => candidate.file === file);
  return card ? drawPreview(card) : new Response(null, { status: 404 });
}
