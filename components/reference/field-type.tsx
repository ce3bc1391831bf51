/** A type and, for an enumeration, its values. */
export function FieldType({ type, values }: { type: string; values: readonly string[] }) {
  return (
    <>
      {type}
      {values.length > 0 && <small>{values.join(", ")}</small>}
    </>
  );
}
