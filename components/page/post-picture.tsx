import type { ReactNode } from "react";
import { Picture } from "@/components/product";

/** The picture of a post; renders nothing for a post without one. */
export function PostPicture({ name }: { name: string | undefined }): ReactNode {
  return name ? <Picture name={name} /> : null;
}
