/** The port in the variable `PORT`, 3000 by default. An invalid one ends this process. */
export function readPort(text = process.env.PORT) {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  console.error(`PORT is "${text}". Write a whole number below 65536, such as PORT=4000.`);
  process.exit(1);
}
