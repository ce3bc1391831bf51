/**
 * The data of a server-sent event stream, one string an event (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 * Throws when nothing arrives for `patience` milliseconds.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  patience: number,
): AsyncGenerator<string, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await withPatience(reader.read(), patience);
      const blocks = `${rest}${value ?? ""}`.split(/\r?\n\r?\n/);
      rest = done ? "" : (blocks.pop() ?? "");
      for (const block of blocks) {
        const data = dataOf(block);
        if (data !== undefined) yield data;
      }
      if (done) return;
    }
  } finally {
    // Also runs when the consumer stops early; the connection is then of no use.
    reader.cancel().catch(() => undefined);
  }
}

function dataOf(block: string): string | undefined {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  return lines.length > 0 ? lines.map((line) => line.slice(5).replace(/^ /, "")).join("\n") : undefined;
}

function withPatience<T>(promise: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The assistant stopped answering.")), patience);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}
