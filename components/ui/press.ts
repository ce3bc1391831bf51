type Keys = Pick<KeyboardEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** True for a press without a modifier key, with which browsers open a link elsewhere or save its target. */
export const isUnmodifiedPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
