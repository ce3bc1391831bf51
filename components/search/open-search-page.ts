import { shell } from "#texts/shell";
import { isUnreachable, showOfflineNote } from "@/components/ui/offline-note";
import { addressOf } from "./page/search-address";

/**
 * Fallback for when search code is blocked or belongs to a removed deployment: opens the search page, which needs less code and comes from
 * the newest deployment. Offline, it shows a note on the current page instead, after `close` has removed search from in front of it.
 */
export function openSearchPage(query: string, close: () => void): void {
  if (isUnreachable()) {
    close();
    showOfflineNote(shell.offline);
  } else location.assign(addressOf({ query }));
}
