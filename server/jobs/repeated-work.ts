type Repetition = { everyMilliseconds: number; onFailure(error: unknown): void };

/** Runs `work` now and periodically, never concurrently; `stop` waits for the current run. */
export function repeat(
  work: () => Promise<void>,
  { everyMilliseconds, onFailure }: Repetition,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const once = async (): Promise<void> => {
    await work().catch(onFailure);
    if (isStopped) return;
    timer = setTimeout(() => {
      underWay = once();
    }, everyMilliseconds).unref();
  };
  let underWay = once();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return underWay;
    },
  };
}
