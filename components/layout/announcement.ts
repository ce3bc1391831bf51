import type { AnnouncementBar } from "@/lib/settings";

/** Local storage key: the id of the announcement the reader closed. */
export const announcementKey = "announcement";

/** Runs before first paint: marks the root element when this announcement was closed, so that it never flashes. */
export function announcementScript(bar: AnnouncementBar | undefined): string {
  if (!bar) return "";
  return `try{if(localStorage.getItem(${JSON.stringify(announcementKey)})===${JSON.stringify(bar.id)})document.documentElement.dataset.announcement="closed"}catch(e){}`;
}
