import { DocSearchModal } from "@docsearch/react/modal";
import { search as strings } from "#texts/search";
import type { SearchModalProps } from "../modal/search-modal";
import { useDocSearchProps } from "./docsearch-props";
import { HostedFrame, warmSearch } from "./hosted-frame";

export { warmSearch };

/** The service's own dialog for an index without an assistant. The build substitutes it for the site's own dialog. */
export function SearchModal({ query, onClose }: SearchModalProps) {
  const props = useDocSearchProps({ query, onClose });
  return (
    <HostedFrame onClose={onClose}>
      <DocSearchModal {...props} placeholder={strings.dialog} />
    </HostedFrame>
  );
}
