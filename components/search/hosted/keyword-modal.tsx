import { DocSearchModal } from "@docsearch/react/modal";
import { search as strings } from "#texts/search";
import type { SearchModalProps } from "../modal/search-modal";
import { useDocSearchProps } from "./docsearch-props";
import { HostedFrame, warmSearch } from "./hosted-frame";

export { warmSearch };

/** The service's own dialog, for an index without an assistant. The build puts it in the place of the site's own. */
export function SearchModal({ query, onClose }: SearchModalProps) {
  const props = useDocSearchProps({ query, onClose });
  return (
    <HostedFrame onClose={onClose}>
      <DocSearchModal {...props} placeholder={strings.dialog} />
    </HostedFrame>
  );
}
