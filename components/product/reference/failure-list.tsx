import { workshop as texts } from "#texts/workshop";
import type { Json } from "@/lib/product/reference/api-types";
import { isJsonRecord } from "@/lib/product/reference/json";
import styles from "./workshop.module.css";

type Props = {
  /** Body of an answer; only a problem has a list of failures. */
  body: Json | undefined;
  /** Called with the pointer of the failure that a reader wants to see: `/resourceNo`. */
  onShow: (pointer: string) => void;
};

/** The failures of an answer, each with a button that leads to its value. One alone has its message in the line above. */
export function FailureList({ body, onShow }: Props) {
  const errors = isJsonRecord(body) && Array.isArray(body.errors) ? body.errors.filter(isJsonRecord) : [];
  if (errors.length === 0) return null;
  return (
    <ul className={styles.failures} aria-label={texts.failures}>
      {errors.map(({ pointer, code, message }) => (
        <li key={`${pointer} ${code}`}>
          <button className={styles.place} type="button" onClick={() => onShow(String(pointer))}>
            {String(pointer)}
          </button>
          {errors.length > 1 && ` ${code}: ${message}`}
        </li>
      ))}
    </ul>
  );
}
