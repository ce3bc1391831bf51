/** Parts of the application frame with the names the caption uses. */
export const frameParts = {
  "side-menu": "Side menu",
  "top-bar": "Top bar",
  "profile-selector": "Profile selector",
  canvas: "Canvas",
  "dock-panel": "Dock panel",
  bell: "Notifications bell",
  "user-cog": "User cog",
} as const;
