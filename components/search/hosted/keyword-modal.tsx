import { DocSearchModal } from "@docsearch/react/modal";
import { search as strings } from "#texts/search";
import type { SearchModalProps } from "../modal/search-modal";
import { CloseSearch, docSearchProps } from "./docsearch-props";
import { HostedFrame, useNavigator, warmSearch } from "./hosted-frame";
import { translations } from "./translations";

export { warmSearch };

/** The service's own dialog, for an index without an assistant. The build puts it in the place of the site's own. */
export function SearchModal({ query, onClose }: SearchModalProps) {
  const navigator = useNavigator();
  return (
    <CloseSearch value={onClose}>
      <HostedFrame>
        <DocSearchModal
          {...docSearchProps}
          navigator={navigator}
          initialQuery={query}
          initialScrollY={scrollY}
          placeholder={strings.dialog}
          translations={translations}
          onClose={onClose}
        />
      </HostedFrame>
    </CloseSearch>
  );
}
