import { home } from "#texts/home";
import { boardWith } from "@/components/product/figures/board/planning-board";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { withBase } from "@/lib/nav/edition";
import { searchPath } from "@/lib/search/config";
import { audiences } from "./audiences";
import { BoardSpots } from "./board-spots";
import styles from "./hero.module.css";
import { HeroInput } from "./hero-input";

/** The search box of the home page: a form that leads to the search page, and a field that opens search when pressed. */
function Search() {
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

const Board = boardWith((view) => <BoardSpots view={view} />);

/** The first screen: what this is, search, and the planning board of the sample company. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <header className={styles.intro}>
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
        <div className={styles.search}>
          <Search />
        </div>
        <nav className={styles.roles} aria-label={home.startByRole}>
          <span>{home.startAs}</span>
          <ul>
            {audiences.map(({ role, href }) => (
              <li key={href}>
                <SiteLink href={href}>{role}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.board}>
        <Board show="toolbar" caption={home.board} />
      </div>
      <svg className={styles.wave} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 84c200-36 400-40 620-10s420 34 820-22v68H0Z" />
      </svg>
    </div>
  );
}
