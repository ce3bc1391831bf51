import { bootFailedEvent, handledAttribute } from "./boot-failure";
import { reloadOnce } from "./chunk-recovery";

/** Texts of the message; `unloaded` contains the placeholder "{file}" for the name of the missing file. */
type Texts = { unloaded?: string; retry?: string };

/**
 * Watches for framework scripts that fail to load. The first failure reloads the page; if that is not allowed, it adds a message with a
 * Retry button, and the page stays readable.
 */
export function watchForFailedScripts(texts: Texts): void {
  let hasFailed = false;
  const fail = (address: string) => {
    if (hasFailed) return;
    hasFailed = true;
    if (reloadOnce()) return;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => tell(address, texts));
    else tell(address, texts);
  };
  const onError = ({ target }: ErrorEvent) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes("/_next/")) return;
    if (target.hasAttribute(handledAttribute) || document.readyState === "complete") return;
    // If it was the wake script, the boot script stops recording clicks for it.
    target.remove();
    fail(target.src);
  };
  addEventListener("error", onError, true);
  addEventListener(bootFailedEvent, (event) => event instanceof CustomEvent && fail(event.detail));
}

/** Shows the message. The window hears clicks in the capture phase: React stops events at the document while it waits for missing code. */
function tell(address: string, { unloaded = "", retry = "" }: Texts): void {
  const message = document.createElement("div");
  const button = document.createElement("button");
  message.dataset.bootError = "";
  message.setAttribute("role", "alert");
  button.textContent = retry;
  addEventListener("click", ({ target }) => target === button && location.reload(), true);
  message.append(unloaded.replace("{file}", address.replace(/.*\//, "")), button);
  document.body.append(message);
}
