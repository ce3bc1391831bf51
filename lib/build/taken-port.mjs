import { inspect } from "node:util";

/**
 * Makes servers created by `http` report a taken port with the next step instead of a stack. Next prints the error as is when the port was
 * requested explicitly, and picks another port otherwise.
 */
export function explainTakenPort(http) {
  const { createServer } = http;
  http.createServer = (...asked) => createServer(...asked).on("error", explain);
}

function explain(error) {
  if (error.code !== "EADDRINUSE") {
    // No other listener handles the error, so throw it as if there were none.
    if (this.listenerCount("error") === 1) throw error;
    return;
  }
  const { port } = error;
  const text = `Port ${port} is taken. Choose another one: npm run dev -- --port ${port + 1}. Or end the program that has it.`;
  error[inspect.custom] = () => text;
}
