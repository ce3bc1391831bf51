import { SiteLink } from "@/components/ui/site-link";
import { assertReference } from "@/lib/reference/check";
import { type ErrorRow, errorHref } from "@/lib/reference/errors";
import { loadReference } from "@/lib/reference/reference";

/** One PL code, linked to its row in the catalog. */
export function ErrorCode({ code }: { code: string }) {
  assertReference("ErrorCode", { code });
  return loadReference()
    .errors.filter((row) => row.code === code)
    .map((row) => <ErrorLink key={row.code} row={row} />);
}

/** The link of a known code; its meaning shows on hover. */
export function ErrorLink({ row }: { row: ErrorRow }) {
  return (
    <SiteLink href={errorHref(row.code)} title={row.meaning}>
      <code>{row.code}</code>
    </SiteLink>
  );
}
