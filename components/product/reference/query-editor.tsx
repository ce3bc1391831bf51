"use client";

import { useId } from "react";
import { workshop as texts } from "#texts/workshop";
import type { Parameter } from "@/lib/product/reference/api-types";
import { formatType } from "@/lib/product/reference/field-type";
import styles from "./workshop.module.css";

type Props = {
  parameters: readonly Parameter[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
};

/** One field for each parameter of a path or query. */
export function QueryEditor({ parameters, values, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.query}>
      {parameters.map(({ name, type, isRequired }) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>
            <code>{name}</code> <small>{`${formatType(type)}${isRequired ? `, ${texts.required}` : ""}`}</small>
          </label>
          <input
            id={`${id}-${name}`}
            value={values[name] ?? ""}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(name, event.target.value)}
          />
        </p>
      ))}
    </div>
  );
}
