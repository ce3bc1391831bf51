import { fullAddress } from "@/lib/nav/edition";

/** The URL of the page, shown only in print. */
export function PrintNote({ path }: { path: string }) {
  return <p className="print-only">{fullAddress(path)}</p>;
}
