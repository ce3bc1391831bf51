import { DocSearchAskAiModal } from "@docsearch/react/askaiModal";
import { search as strings } from "#texts/search";
import { filterExpression } from "@/lib/search/config";
import "@docsearch/css/dist/_askai.css";
import type { SearchModalProps } from "../modal/search-modal";
import { service, useDocSearchProps } from "./docsearch-props";
import { HostedFrame, warmSearch } from "./hosted-frame";

export { warmSearch };

/** The assistant; its searches are filtered to the edition's language and version, as the reader's are. */
const askAi = {
  agentId: service.assistantId ?? "",
  indices: [service.index],
  searchParameters: { [service.index]: { filters: filterExpression } },
};

/** The service's own dialog with its assistant. The build substitutes it for the site's own dialog. */
export function SearchModal({ query, isAsking, onAsking, onClose }: SearchModalProps) {
  const props = useDocSearchProps({ query, onClose });
  return (
    <HostedFrame onClose={onClose}>
      <DocSearchAskAiModal
        {...props}
        askAi={askAi}
        isAskAiActive={isAsking}
        onAskAiToggle={onAsking}
        placeholder={strings.placeholder}
      />
    </HostedFrame>
  );
}
