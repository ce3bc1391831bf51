/** CPU seconds that some work took, which depend far less on the load of the machine than wall-clock time. */
export async function processorSeconds(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}
