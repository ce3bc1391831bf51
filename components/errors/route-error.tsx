"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { isChunkError, reloadOnce } from "./chunk-recovery";
import { ErrorPage, PageCrash } from "./page-crash";

type Props = { error: Error; reset: () => void };

/** Takes the place of a page that failed: missing code reloads the page once, anything else is a crash. */
export function RouteError({ error, reset }: Props) {
  const router = useRouter();
  const missingCode = isChunkError(error);
  const [reloading, setReloading] = useState(missingCode);
  useEffect(() => {
    if (!missingCode) return;
    // The browser keeps the position of the page that was left when it reloads.
    scrollTo(0, 0);
    setReloading(reloadOnce());
  }, [missingCode]);

  const retry = () =>
    startTransition(() => {
      // An exported page stays as it is; while authoring the server may have something else by now.
      if (process.env.NODE_ENV === "development") router.refresh();
      reset();
    });

  if (!missingCode) return <PageCrash error={error} retry={retry} />;
  if (reloading) return null;
  return (
    <ErrorPage title={shell.unloaded.title} error={error}>
      <button type="button" onClick={() => location.reload()}>
        {shell.unloaded.retry}
      </button>
    </ErrorPage>
  );
}
