import { inspect } from "node:util";

/**
 * Has servers that `http` creates tell of a port that is taken with the next step, in place of a stack: Next prints the error as it is when
 * the port was asked for, and takes another one when it was not.
 */
export function explainTakenPort(http) {
  const { createServer } = http;
  http.createServer = (...asked) => createServer(...asked).on("error", explain);
}

function explain(error) {
  if (error.code !== "EADDRINUSE") {
    // Nobody else has been asked: it ends the process, as without this.
    if (this.listenerCount("error") === 1) throw error;
    return;
  }
  const { port } = error;
  const text = `Port ${port} is taken. Choose another one: npm run dev -- --port ${port + 1}. Or end the program that has it.`;
  error[inspect.custom] = () => text;
}
