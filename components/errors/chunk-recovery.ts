import { shell } from "#texts/shell";
import { attendedAttribute, bootFailedEvent } from "./boot-failure";

/** Session storage key that says this tab has already reloaded itself once because a part of the page did not load. */
const reloadedKey = "reloaded";

/** True for the error of a route whose code could not be fetched. */
export function isChunkError(error: Error): boolean {
  return error.name === "ChunkLoadError" || /Failed to load chunk|Loading chunk .* failed/i.test(error.message);
}

/**
 * Reloads the page, once per tab. Returns false when it must not: it has done so before, the browser is offline (a reload
 * would lose a readable page), or it cannot remember (storage blocked), which could become a loop.
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey)) return false;
    sessionStorage.setItem(reloadedKey, "1");
  } catch {
    // Storage is blocked: without a memory of the first reload a second one could not be prevented.
    return false;
  }
  location.reload();
  return true;
}

/**
 * The same for the scripts named in the page itself, which must work when none of them arrives: written into the HTML. On
 * the second failure a message with a Retry button is added; the page's text stays readable. The button is listened to on the
 * window, in the capture phase: React stops events at the document while it waits for missing code. The words are in attributes
 * of the script, so that it is the same, with the same hash, in every language.
 */
export const bootRecoveryScript = `var texts=document.currentScript.dataset;addEventListener("error",function(e){var t=e.target;if(t&&t.tagName==="SCRIPT"&&t.src.indexOf("/_next/")>=0&&!t.hasAttribute("${attendedAttribute}")&&document.readyState!=="complete")fail(t.src)},true);addEventListener("${bootFailedEvent}",function(e){fail(e.detail)});function fail(src){if(window.bootFailed)return;window.bootFailed=1;var again=true;try{again=!navigator.onLine||!!sessionStorage.getItem("${reloadedKey}");sessionStorage.setItem("${reloadedKey}","1")}catch(x){}if(!again)return location.reload();addEventListener("DOMContentLoaded",show);if(document.readyState!=="loading")show();function show(){if(document.querySelector("[data-boot-error]"))return;var d=document.createElement("div"),p=document.createElement("p"),b=document.createElement("button");d.dataset.bootError="";d.setAttribute("role","alert");p.textContent=texts.unloaded.replace("{file}",src.split("/").pop());b.type="button";b.textContent=texts.retry;addEventListener("click",function(c){if(c.target===b)location.reload()},true);d.append(p,b);document.body.append(d)}}`;

/** The attributes that the script reads. */
export const bootTexts = { "data-unloaded": shell.unloaded.part("{file}"), "data-retry": shell.unloaded.retry };
