import { Icon } from "@/components/ui/icon";
import { HeroInput } from "./hero-input";
import styles from "./hero-search.module.css";

const label = "Search the documentation";

/** The search box of the home page: a form that leads to the search page, and a field that opens search when pressed. */
export function HeroSearch() {
  return (
    <search>
      <form className={styles.form} action="/search" method="get">
        <Icon name="search" size={22} />
        <label htmlFor="hero-search" className="visually-hidden">
          {label}
        </label>
        <HeroInput id="hero-search" label={label} />
        <button type="submit">
          <span>Search</span>
          <Icon name="arrow" size={20} />
        </button>
      </form>
    </search>
  );
}
