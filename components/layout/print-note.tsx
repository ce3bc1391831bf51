import { toHref } from "@/lib/paths";
import { site } from "@/lib/site";

/** Where a printed page came from. Shows on paper only. */
export function PrintNote({ path }: { path: string }) {
  return <p className="print-only">{`${site.url}${toHref(path)}`}</p>;
}
