import { fullAddress } from "@/lib/nav/edition";

/** Where a printed page came from. Shows on paper only. */
export function PrintNote({ path }: { path: string }) {
  return <p className="print-only">{fullAddress(path)}</p>;
}
