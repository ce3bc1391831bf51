"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { isChunkError, reloadOnce } from "./chunk-recovery";
import { ErrorPage, PageCrash } from "./page-crash";

type Props = { error: Error; reset: () => void };

/** Shown in place of a page that failed: missing code reloads the page once, any other error is a crash. */
export function RouteError({ error, reset }: Props) {
  const router = useRouter();
  const missingCode = isChunkError(error);
  const [reloading, setReloading] = useState(missingCode);
  useEffect(() => {
    if (!missingCode) return;
    // A reload would otherwise restore the scroll position of the previous page.
    scrollTo(0, 0);
    setReloading(reloadOnce());
  }, [missingCode]);

  const retry = () =>
    startTransition(() => {
      // An exported page cannot change, but in the live preview the server may have a newer version.
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
