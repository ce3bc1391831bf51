type Props = { type: string; values: readonly string[]; field?: string };

/** A type below a name, with the values of an enumeration and the API field it stands for. */
export function FieldType({ type, values, field }: Props) {
  return (
    <small>
      {type}
      {values.length > 0 && `: ${values.join(", ")}`}
      {field !== undefined && ` · API field ${field}`}
    </small>
  );
}
