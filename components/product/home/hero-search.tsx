import { home } from "#texts/home";
import { Icon } from "@/components/ui/icon";
import { withBase } from "@/lib/nav/edition";
import { searchPath } from "@/lib/search/config";
import { HeroInput } from "./hero-input";
import styles from "./hero-search.module.css";

/** The search box of the home page: a form that leads to the search page, and a field that opens search when pressed. */
export function HeroSearch() {
  return (
    <search>
      <form className={styles.form} action={withBase(searchPath)} method="get">
        <Icon name="search" size={22} />
        <label htmlFor="hero-search" className="visually-hidden">
          {home.search}
        </label>
        <HeroInput id="hero-search" label={home.search} />
        <button type="submit">
          <span>{home.submit}</span>
          <Icon name="arrow" size={20} />
        </button>
      </form>
    </search>
  );
}
