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
 * The configured announcement. It is in the HTML; the boot script hides it before first paint for readers who closed it. It is hidden
 * rather than unmounted, because an ad blocker may have removed its element, and React would then fail to remove it.
 */
export function AnnouncementBar({ bar }: { bar: Announcement | undefined }) {
  // A layout effect, so that it stays hidden when React re-renders the document and drops the attribute set by the boot script.
  useLayoutEffect(() => {
    const follow = () => setClosed(browserStorage.get(announcementKey) === bar?.id);
    follow();
    return onStorageChange(announcementKey, follow);
  }, [bar]);
  if (!bar) return null;
  const close = () => {
    browserStorage.set(announcementKey, bar.id);
    // The button disappears, so focus moves to the next element.
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
