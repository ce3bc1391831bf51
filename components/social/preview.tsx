import type { SocialCard } from "@/lib/metadata/social";
import { MarkTile } from "./mark-tile";
import { palette } from "./palette";
import { PreviewGround } from "./preview-ground";

/** Maximum number of characters for each font size in pixels; longer titles are set smaller. */
const sizes = [
  [28, 84],
  [44, 74],
  [Number.POSITIVE_INFINITY, 64],
] as const;

const sizeOf = (title: string) => sizes.find(([letters]) => title.length <= letters)?.[1] ?? 64;

/**
 * A preview image of 1200 × 627 pixels: mark, section, title, and the board in the background. Rendered by satori, which requires style
 * objects; none of them reaches a page.
 */
export function Preview({ name, eyebrow, title }: SocialCard) {
  return (
    <div style={{ ...fill, fontFamily: "Figtree", color: palette.onPurple, backgroundColor: palette.purple }}>
      <PreviewGround />
      <div style={{ ...fill, position: "absolute", padding: "64px 72px 60px" }}>
        <div style={{ display: "flex", alignItems: "center", fontSize: 36, fontWeight: 700 }}>
          <MarkTile size={60} ground={palette.onPurple} ink={palette.purple} />
          <span style={{ marginLeft: 18 }}>{name}</span>
          <span style={{ ...label, marginLeft: 14 }}>DOCS</span>
        </div>
        <div style={{ display: "flex", flexDirection: "column", flex: 1, justifyContent: "center", width: 720 }}>
          <span style={{ fontSize: 30, fontWeight: 500, color: palette.quietOnPurple }}>{eyebrow}</span>
          <span style={{ ...heading, fontSize: sizeOf(title) }}>{title}</span>
        </div>
      </div>
    </div>
  );
}

const fill = { display: "flex", flexDirection: "column", width: "100%", height: "100%" } as const;
const label = { fontSize: 19, fontWeight: 500, letterSpacing: 2, color: palette.quietOnPurple } as const;
const heading = { fontWeight: 700, lineHeight: 1.1, letterSpacing: -1.5, marginTop: 14, marginBottom: 40 } as const;
