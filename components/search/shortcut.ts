type Key = Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "isComposing">;

/** Ctrl+K or Cmd+K, which open and close search anywhere. */
export function isToggleKey({ key, metaKey, ctrlKey, altKey, isComposing }: Key): boolean {
  return key.toLowerCase() === "k" && (metaKey || ctrlKey) && !altKey && !isComposing;
}

/** The slash, which opens search while the reader is not typing somewhere. */
export function isOpenKey({ key, metaKey, ctrlKey, altKey, isComposing }: Key, target: EventTarget | null): boolean {
  return key === "/" && !metaKey && !ctrlKey && !altKey && !isComposing && !isTyping(target);
}

/** The question mark, which shows the list of keys while the reader is not typing somewhere. */
export function isHelpKey({ key, metaKey, ctrlKey, altKey, isComposing }: Key, target: EventTarget | null): boolean {
  return key === "?" && !metaKey && !ctrlKey && !altKey && !isComposing && !isTyping(target);
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
