import { isPrintKey } from "@/components/search/shortcut";

type Job = () => Promise<unknown>;

/** Jobs to run before the page is printed; each is registered for as long as the component that needs it is mounted. */
const jobs = new Set<Job>();

/** Maximum time a reader waits for the print dialog, in milliseconds. */
const patience = 5000;

const runJobs = () => Promise.allSettled([...jobs].map((job) => job()));

/** Opens the print dialog once all jobs have settled, or after five seconds. */
export async function printWhenReady(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([runJobs(), late]);
  clearTimeout(timer);
  window.print();
}

const onKey = (event: KeyboardEvent) => {
  if (!isPrintKey(event) || event.defaultPrevented) return;
  event.preventDefault();
  void printWhenReady();
};
/** Kept, because each `matchMedia` call returns a new object, and a listener must be removed from the object it was added to. */
let paper: MediaQueryList | undefined;
const onMedia = ({ matches }: MediaQueryListEvent) => matches && void runJobs();
const onBeforePrint = () => void runJobs();

/**
 * Runs `prepare` before the page is printed, possibly more than once. The print shortcut waits for it; the browser's own menu waits for no
 * promise, so there it is only started. Returns a function that unregisters it.
 */
export function beforePrint(prepare: Job): () => void {
  if (jobs.size === 0) {
    addEventListener("keydown", onKey);
    addEventListener("beforeprint", onBeforePrint);
    paper ??= matchMedia("print");
    paper.addEventListener("change", onMedia);
  }
  jobs.add(prepare);
  return () => {
    jobs.delete(prepare);
    if (jobs.size > 0) return;
    removeEventListener("keydown", onKey);
    removeEventListener("beforeprint", onBeforePrint);
    paper?.removeEventListener("change", onMedia);
  };
}
