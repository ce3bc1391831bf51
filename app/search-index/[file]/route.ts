import { getIndexFiles } from "../current-files";

type Context = { params: Promise<{ file: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams(): Promise<{ file: string }[]> {
  return Object.keys(await getIndexFiles()).map((file) => ({ file }));
}

/** The search index: titles, texts, and the manifest that names them. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = (await getIndexFiles())[(await params).file];
  if (text === undefined) return new Response("Not found", { status: 404 });
  return new Response(text, { headers: { "content-type": "application/json; charset=utf-8" } });
}
