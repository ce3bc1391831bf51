import { isPrintKey } from "@/components/search/shortcut";

type Job = () => Promise<unknown>;

/** What has to happen before the page is printed; as long-lived as the parts of the page that ask for it. */
const jobs = new Set<Job>();

/** Longest a reader waits for the print dialog, in milliseconds. */
const patience = 5000;

const runJobs = () => Promise.allSettled([...jobs].map((job) => job()));

/** Opens the print dialog once everything is ready for paper, or after five seconds without it. */
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
/** Each call makes an object anew: what listens to one of them is taken from the same one. */
let paper: MediaQueryList | undefined;
const onMedia = ({ matches }: MediaQueryListEvent) => matches && void runJobs();
const onBeforePrint = () => void runJobs();

/**
 * Runs `prepare` before the page is printed, possibly more than once. The print shortcut waits for it. The browser's own menu
 * waits for no promise: there it is only started. Returns the function that ends it.
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
