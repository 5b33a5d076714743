const patienceMilliseconds = 5 * 60 * 1000;
const pauseMilliseconds = 500;

/**
 * Retries `work` until it succeeds, for up to five minutes: for recording an external effect that must not be repeated.
 * @throws the last error
 */
export async function insist(work: () => Promise<void>): Promise<void> {
  const until = performance.now() + patienceMilliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }
}
