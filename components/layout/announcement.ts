/** Local storage key: the id of the announcement the reader closed. */
export const announcementKey = "announcement";

/** Before first paint: marks the root element when this announcement was closed, so that it never flashes. */
export function hideClosedAnnouncement(root: HTMLElement, { announced }: { announced?: string }): void {
  try {
    if (announced && localStorage.getItem(announcementKey) === announced) root.dataset.announcement = "closed";
  } catch {
    // Storage is blocked: nothing was ever closed.
  }
}
