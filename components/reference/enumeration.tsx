import { findEnumeration } from "@/lib/reference/api";
import { assertReference } from "@/lib/reference/check";
import { loadReference } from "@/lib/reference/reference";
import { Inline } from "./inline";
import { ReferenceTable } from "./reference-table";

/** Values of an enumeration, the usual one first. */
export function Enumeration({ name }: { name: string }) {
  assertReference("Enumeration", { name });
  const enumeration = findEnumeration(loadReference().api, name);
  if (!enumeration) return null;
  const hasMeanings = enumeration.values.some((value) => value.meaning !== "");
  return (
    <ReferenceTable
      label={`Values of ${name}`}
      columns={hasMeanings ? ["Value", "Meaning"] : ["Value"]}
      groups={[
        {
          rows: enumeration.values.map((value) => ({
            key: value.name,
            cells: [
              <Value key="value" name={value.name} isDefault={value.name === enumeration.default} />,
              ...(hasMeanings ? [<Inline key="meaning" text={value.meaning} />] : []),
            ],
          })),
        },
      ]}
    />
  );
}

function Value({ name, isDefault }: { name: string; isDefault: boolean }) {
  return (
    <>
      <code>{name}</code>
      {isDefault && <small>default</small>}
    </>
  );
}
