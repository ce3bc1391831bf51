"use client";

import { useLayoutEffect } from "react";
import { PageCrash } from "@/components/errors/page-crash";
import { rootAttributes } from "@/components/layout/root-attributes";
import { applyChoice } from "@/components/theme/color-mode";
import { storedChoice } from "@/components/theme/stored-choice";
import { Awake } from "@/components/wake/awake";
import "./styles/index.css";

export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  // The crash replaces the document, and with it the color mode that the boot script applied before first paint.
  useLayoutEffect(() => applyChoice(storedChoice()), []);
  return (
    <html {...rootAttributes}>
      <body>
        <main>
          <PageCrash error={error} retry={reset} />
        </main>
        <Awake />
      </body>
    </html>
  );
}
