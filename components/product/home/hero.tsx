import { home } from "#texts/home";
import { BoardFigure } from "@/components/product/figures/board/planning-board";
import { SiteLink } from "@/components/ui/site-link";
import { audiences } from "./audiences";
import { BoardSpots } from "./board-spots";
import styles from "./hero.module.css";
import { HeroSearch } from "./hero-search";

/** The first screen: what this is, search, and the planning board of the sample company. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <header className={styles.intro}>
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
        <div className={styles.search}>
          <HeroSearch />
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
        <BoardFigure
          wording="edition"
          attributes={{ show: "toolbar", caption: home.board }}
          over={(view) => <BoardSpots view={view} />}
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
