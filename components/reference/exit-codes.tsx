import { loadReference } from "@/lib/reference/reference";
import { ReferenceTable } from "./reference-table";

/** Exit codes of the command line. */
export function ExitCodes() {
  return (
    <ReferenceTable
      label="Exit codes"
      columns={["Exit code", "Meaning"]}
      groups={[
        {
          rows: loadReference().cli.exitCodes.map(({ code, meaning }) => ({
            key: String(code),
            cells: [<code key="code">{code}</code>, meaning],
          })),
        },
      ]}
    />
  );
}
