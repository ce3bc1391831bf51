/** Resolves to false where the browser refuses the clipboard (no permission, insecure page). */
export async function writeClipboard(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
