/**
 * Copies a text, or one that is still to come. Resolves to false where the browser refuses the clipboard (no permission, insecure page),
 * or the text does not come.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  const { clipboard } = navigator;
  if (!clipboard) return false;
  const isComing = typeof text !== "string" && typeof ClipboardItem !== "undefined";
  const written = isComing
    ? clipboard.write([itemOf(text)])
    : Promise.resolve(text).then((now) => clipboard.writeText(now));
  return written.then(
    () => true,
    () => false,
  );
}

/** Safari lets a page write only at the press itself, which a text that comes later is not: it takes the promise. */
const itemOf = (text: Promise<string>) =>
  new ClipboardItem({ "text/plain": text.then((now) => new Blob([now], { type: "text/plain" })) });
