type Keys = Pick<KeyboardEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** True for a press without one of the keys with which a browser opens a link elsewhere or saves what it leads to. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
