const patienceMilliseconds = 5 * 60 * 1000;
const pauseMilliseconds = 500;

/**
 * Does `work` again until it succeeds, for minutes: for writing down what has happened outside and must not happen
 * twice. @throws the last error
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
