"use client";

import { useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { SiteLink } from "@/components/ui/site-link";
import { onStorageChange } from "@/lib/browser-storage";
import { inLanguage } from "@/lib/nav/editions";
import { focusOn } from "./focus-on";
import styles from "./last-visited.module.css";
import { clearVisits, readVisits, type Visit, visitsKey } from "./visits";

/** The pages visited last, from local storage; renders nothing while the page is asleep or on a first visit. */
export function LastVisited() {
  const [visits, setVisits] = useState<readonly Visit[]>([]);
  useEffect(() => {
    const follow = () => setVisits(readVisits());
    follow();
    return onStorageChange(visitsKey, follow);
  }, []);
  if (visits.length === 0) return null;
  const forget = () => {
    clearVisits();
    // The button disappears with the list, so focus moves to the main content.
    focusOn(document.querySelector<HTMLElement>("main"));
    setVisits([]);
  };
  return (
    <section className={styles.visited} aria-labelledby="last-visited">
      <h2 id="last-visited">{shell.lastVisited.name}</h2>
      <ul>
        {visits.map(({ path, title, language }) => (
          <li key={path}>
            <SiteLink href={path} {...inLanguage(language)}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
      <button type="button" onClick={forget}>
        {shell.lastVisited.forget}
      </button>
    </section>
  );
}
