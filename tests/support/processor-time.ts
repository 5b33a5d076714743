/** How many milliseconds of the processor some work takes: on a busy machine it waits for longer, but does not do more. */
export function processorTime(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user / 1_000;
}
