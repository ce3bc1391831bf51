"use client";

import { useLayoutEffect } from "react";
import { shell } from "#texts/shell";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { browserStorage, onStorageChange } from "@/lib/browser-storage";
import type { AnnouncementBar as Announcement } from "@/lib/settings";
import { announcementKey } from "./announcement";
import styles from "./announcement-bar.module.css";

/**
 * One line from the configuration. It is in the HTML; a script before first paint hides it for readers who closed it. Closed, it stays
 * there: a blocker of advertisements may have taken it out, and React would fail to remove it.
 */
export function AnnouncementBar({ bar }: { bar: Announcement | undefined }) {
  // Before the first paint, as the color mode: where React draws the page anew, nothing else hides it.
  useLayoutEffect(() => {
    const follow = () => setClosed(browserStorage.get(announcementKey) === bar?.id);
    follow();
    return onStorageChange(announcementKey, follow);
  }, [bar]);
  if (!bar) return null;
  const close = () => {
    browserStorage.set(announcementKey, bar.id);
    // The button goes, and the focus with it, unless it has moved on to what follows.
    document.querySelector<HTMLElement>("[data-home]")?.focus({ preventScroll: true });
    setClosed(true);
  };
  return (
    <section className={styles.bar} aria-label={shell.announcement.name} data-announcement data-behind-drawer>
      <p>
        {`${bar.message} `}
        {bar.link && <SiteLink href={bar.link.href}>{bar.link.label}</SiteLink>}
      </p>
      <button type="button" onClick={close} aria-label={shell.announcement.close}>
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}

function setClosed(isClosed: boolean): void {
  const { dataset } = document.documentElement;
  if (isClosed) dataset.announcement = "closed";
  else delete dataset.announcement;
}
