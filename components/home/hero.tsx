import { figures } from "@/components/figures";

import { site } from "@/lib/site";
import styles from "./hero.module.css";
import { HeroSearch } from "./hero-search";

/** The first screen: what this is, search, and the planning board of the sample company. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <header className={styles.intro}>
        <h1>Documentation for resource planning and scheduling</h1>
        <p>
          {site.brand.name} puts the work of your ERP and the people who do it on one planning board, and sends every
          appointment back to where the work came from.
        </p>
        <div className={styles.search}>
          <HeroSearch />
        </div>
      </header>
      <div className={styles.board}>
        <figures.PlanningBoard
          show="toolbar"
          caption="One week at Calderline, the company in all examples: six resources and their twelve appointments."
        />
      </div>
      <svg
        className={styles.wave}
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 84c200-36 400-40 620-10s420 34 820-22v68H0Z" />
      </svg>
    </div>
  );
}
