import { indexFiles } from "@/lib/search/records/index-files";
import { getIndexedPages } from "../indexed-pages";

type Context = { params: Promise<{ file: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

const files = async () => indexFiles(await getIndexedPages());

export async function generateStaticParams(): Promise<{ file: string }[]> {
  return Object.keys(await files()).map((file) => ({ file }));
}

/** The search index: titles, texts, and the manifest that names them. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = (await files())[(await params).file];
  if (text === undefined) return new Response("Not found", { status: 404 });
  return new Response(text, { headers: { "content-type": "application/json; charset=utf-8" } });
}
