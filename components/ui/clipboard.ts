/**
 * Copies a text or a promised text. Resolves to false if the browser denies clipboard access (no permission, insecure origin) or if the
 * promise rejects.
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

/** Safari allows clipboard writes only during the user gesture, so it is given the promise instead of the later text. */
const itemOf = (text: Promise<string>) =>
  new ClipboardItem({ "text/plain": text.then((now) => new Blob([now], { type: "text/plain" })) });
