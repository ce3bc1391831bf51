import { drawIcon } from "@/components/social/draw";

export const size = { width: 180, height: 180 };
export const contentType = "image/png";
export const dynamic = "force-static";

/** The icon of a home screen: iOS rounds the corners itself. */
export default function AppleIcon(): Response {
  return drawIcon(size.width, { padding: 0.06, rounded: false });
}
