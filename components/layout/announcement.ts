/** Local storage key of the id of the announcement the reader closed. */
export const announcementKey = "announcement";

/** Marks the root element before first paint if the announcement was closed, so that it never flashes. */
export function hideClosedAnnouncement(root: HTMLElement, { announced }: { announced?: string }): void {
  try {
    if (announced && localStorage.getItem(announcementKey) === announced) root.dataset.announcement = "closed";
  } catch {
    // Storage is blocked: nothing was ever closed.
  }
}
