type Key = Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "isComposing">;

/**
 * Keys that DocSearch's own hook opens search with: Ctrl+K or Cmd+K anywhere, and the slash where the reader is not typing and on no
 * button. A sleeping page has no hook; this tells what it would have done.
 */
export function isSearchKey({ key, metaKey, ctrlKey }: Key, target: EventTarget | null): boolean {
  const isToggle = key.toLowerCase() === "k" && (metaKey || ctrlKey);
  return isToggle || (key === "/" && !isTyping(target) && !(target instanceof HTMLButtonElement));
}

/** The question mark, which shows the list of keys while the reader is not typing somewhere. */
export function isHelpKey({ key, metaKey, ctrlKey, altKey, isComposing }: Key, target: EventTarget | null): boolean {
  return key === "?" && !metaKey && !ctrlKey && !altKey && !isComposing && !isTyping(target);
}

/** The browser's own key for printing. */
export function isPrintKey({ key, metaKey, ctrlKey, altKey, shiftKey }: Key & { shiftKey: boolean }): boolean {
  return key.toLowerCase() === "p" && (metaKey || ctrlKey) && !altKey && !shiftKey;
}

/** Whether keys pressed here are text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Name of the key that opens search with K, as this computer's keyboard has it. */
export function modifierName(platform: string): "⌘" | "Ctrl" {
  return /^(?:Mac|iP)/.test(platform) ? "⌘" : "Ctrl";
}
