import type { ComponentProps } from "react";
import { search as strings } from "#texts/search";
import { withBase } from "@/lib/nav/edition";
import { queryLimit, searchPath } from "@/lib/search/config";
import styles from "./search-form.module.css";

type Props = Pick<ComponentProps<"form">, "onSubmit"> &
  Pick<ComponentProps<"input">, "ref" | "value" | "onChange"> & { isLabeled?: boolean };

/**
 * A search box that works as a plain form: it submits to the search page with the query in `q`. Hide its label only below a heading that
 * identifies it.
 */
export function SearchForm({ isLabeled = true, onSubmit, ...field }: Props) {
  return (
    <search>
      <form className={styles.form} action={withBase(searchPath)} onSubmit={onSubmit}>
        <label htmlFor="search-query" className={isLabeled ? undefined : "visually-hidden"}>
          {strings.dialog}
        </label>
        <input
          id="search-query"
          type="search"
          name="q"
          maxLength={queryLimit}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          {...field}
        />
        <button type="submit">{strings.search}</button>
      </form>
    </search>
  );
}
