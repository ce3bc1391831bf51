import { usePathname } from "next/navigation";
import { sitePath } from "@/lib/paths";

/** The path of the page on screen, the same whether the host's address ends in a slash, in `.html` or in neither. */
export function useSitePath(): string {
  return sitePath(usePathname() ?? "/");
}
