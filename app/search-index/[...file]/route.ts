import { oncePer } from "@/lib/memoize";
import { paramsToRender } from "@/lib/nav/routes";
import { indexFilesOf } from "@/lib/search/records/index-files";
import { getSite } from "@/lib/site/current";
import { isBuilding } from "@/lib/site/environment";

type Context = { params: Promise<{ file: string[] }> };

export const dynamic = "force-static";
export const dynamicParams = false;

/** The index, generated once per site and shared by all requests. A build generates its own, in parallel to rendering. */
const filesOnce = oncePer(indexFilesOf);
const getIndexFiles = async (): ReturnType<typeof indexFilesOf> => (isBuilding() ? {} : filesOnce(getSite()));

export async function generateStaticParams(): Promise<{ file: string[] }[]> {
  const files = Object.keys(await getIndexFiles()).map((file) => ({ path: file, params: { file: file.split("/") } }));
  return paramsToRender(undefined, files, (placeholder) => ({ file: [placeholder] }));
}

/** One file of the search index: a part, or the manifest that lists the parts. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = (await getIndexFiles())[(await params).file.join("/")];
  if (text === undefined) return new Response("Not found", { status: 404 });
  return new Response(text, { headers: { "content-type": "application/json; charset=utf-8" } });
}
