type Key = Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "isComposing">;

/**
 * Whether DocSearch's own hook would open search on this key: Ctrl+K or Cmd+K anywhere, and the slash outside of text fields and buttons.
 * A page that is asleep does not run the hook.
 */
export function isSearchKey({ key, metaKey, ctrlKey }: Key, target: EventTarget | null): boolean {
  const isToggle = key.toLowerCase() === "k" && (metaKey || ctrlKey);
  return isToggle || (key === "/" && !isTyping(target) && !(target instanceof HTMLButtonElement));
}

/** Whether the key is a question mark outside of text fields, which opens the list of shortcuts. */
export function isHelpKey({ key, metaKey, ctrlKey, altKey, isComposing }: Key, target: EventTarget | null): boolean {
  return key === "?" && !metaKey && !ctrlKey && !altKey && !isComposing && !isTyping(target);
}

/** Whether the key is the browser's print shortcut. */
export function isPrintKey({ key, metaKey, ctrlKey, altKey, shiftKey }: Key & { shiftKey: boolean }): boolean {
  return key.toLowerCase() === "p" && (metaKey || ctrlKey) && !altKey && !shiftKey;
}

/** Whether keys pressed in this element enter text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Name of the modifier that opens search together with K on this platform. */
export function modifierName(platform: string): "⌘" | "Ctrl" {
  return /^(?:Mac|iP)/.test(platform) ? "⌘" : "Ctrl";
}
