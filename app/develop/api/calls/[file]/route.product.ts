import { callGroup, groupHref, groupNames } from "@/lib/product/reference/calls/call-group";
import { publicDocument } from "@/lib/product/reference/publish/publish";
import { loadReference } from "@/lib/product/reference/reference";

export const dynamic = "force-static";
export const dynamicParams = false;

const fileOf = (name: string) => groupHref(name).split("/").at(-1) ?? "";

/** One file per group of operations. */
export function generateStaticParams(): { file: string }[] {
  return groupNames(loadReference().api).map((name) => ({ file: fileOf(name) }));
}

/** The data with which the browser generates and simulates the calls of one group. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const reference = loadReference();
  const name = groupNames(reference.api).find((candidate) => fileOf(candidate) === file);
  if (name === undefined) return new Response("There is no such group of operations.", { status: 404 });
  return Response.json(callGroup(reference, publicDocument(), name));
}
