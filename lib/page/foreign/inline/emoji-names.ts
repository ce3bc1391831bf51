import type { Nodes } from "mdast";

const ofTwemoji =
  /:(man|woman)_(?:in_)?((?:raising|tipping)_hand|bowing|climbing|golfing|kneeling|lotus_position|(?:mountain_)?biking|running|standing|surfing|swimming|walking):/g;

/** Rewrites the names of emoji that MkDocs takes from Twemoji to those of GitHub: `:man_raising_hand:` → `:raising_hand_man:`. */
export function readEmojiNames(node: Nodes): void {
  if (node.type === "text") node.value = node.value.replace(ofTwemoji, ":$2_$1:");
}
