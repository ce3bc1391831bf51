/** Seconds of a processor that some work took: unlike those of a clock they hardly depend on who else is at work. */
export async function processorSeconds(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}
