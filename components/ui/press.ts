type Keys = Pick<KeyboardEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** True for a press without a modifier key; with one, browsers open a link elsewhere or save its target. */
export const isUnmodifiedPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * True for a key that belongs to an IME composition. Safari marks the Enter that ends a composition only by `keyCode` 229
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposingKey = ({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  isComposing || keyCode === 229;
