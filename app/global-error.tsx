"use client";

import { PageCrash } from "@/components/errors/page-crash";
import "./styles/index.css";

export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <PageCrash error={error} retry={reset} />
        </main>
      </body>
    </html>
  );
}
