import { shell } from "#texts/shell";
import { isUnreachable, showOfflineNote } from "@/components/ui/offline-note";
import { addressOf } from "./page/search-address";

/**
 * Where code of search is blocked or gone: the search page needs less, and comes from the newest deployment. Without a connection nothing
 * would come: that is said on the page, and `close` takes search from in front of it.
 */
export function openSearchPage(query: string, close: () => void): void {
  if (isUnreachable()) {
    close();
    showOfflineNote(shell.offline);
  } else location.assign(addressOf({ query }));
}
