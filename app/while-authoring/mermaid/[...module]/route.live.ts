import { readMermaid } from "@/lib/page/diagrams";
import { projectRoot } from "@/lib/site/environment";

type Context = { params: Promise<{ module: string[] }> };

/** Serves a module of Mermaid, for diagrams that have not been drawn yet. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = readMermaid(projectRoot()).get((await params).module.join("/"));
  if (text === undefined) return new Response("Not found", { status: 404 });
  return new Response(text(), { headers: { "content-type": "text/javascript; charset=utf-8" } });
}
