type Repetition = { everyMilliseconds: number; onFailure(error: unknown): void };

/** Does `work` now and again and again, never twice at a time; `stop` waits for what is under way. */
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
