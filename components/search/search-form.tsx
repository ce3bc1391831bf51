import styles from "./search-form.module.css";

/** A search box that works as a plain form: it leads to the search page with the query in `q`. */
export function SearchForm() {
  return (
    <search>
      <form className={styles.form} action="/search" method="get">
        <label htmlFor="search-query">Search the documentation</label>
        <input id="search-query" type="search" name="q" maxLength={512} autoComplete="off" />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
