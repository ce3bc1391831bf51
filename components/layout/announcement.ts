import type { AnnouncementBar } from "@/lib/settings";

/** Local storage key: the id of the announcement the reader closed. */
export const announcementKey = "announcement";

/**
 * Runs before first paint: marks the root element when this announcement was closed, so that it never flashes. The same text in every
 * edition, as one hash in the policy of all of them asks for: which announcement it is, its own element says.
 */
export const announcementScript = `try{if(localStorage.getItem(${JSON.stringify(announcementKey)})===document.currentScript.dataset.announced)document.documentElement.dataset.announcement="closed"}catch(e){}`;

/** The attribute that the script reads; none where nothing is announced. */
export const announced = (bar: AnnouncementBar | undefined): { "data-announced"?: string } =>
  bar ? { "data-announced": bar.id } : {};
