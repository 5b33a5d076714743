/** More than the worker itself takes: its script may never arrive. */
const longestMilliseconds = 90_000;

/** Undefined where the browser allows no workers. */
function startWorker(): Worker | undefined {
  try {
    // A worker, since what loads modules on demand would weigh on every form.
    return new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Does the work of a challenge. Undefined where the browser cannot do the work, as without TLS or when it took too long. */
export function proveWork(work: object): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = startWorker();
    if (!worker) return resolve(undefined);
    const finish = (proof?: string): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(proof);
    };
    const timer = setTimeout(finish, longestMilliseconds);
    worker.onmessage = ({ data: proof }: MessageEvent<string | undefined>) => finish(proof);
    worker.onerror = () => finish();
    worker.postMessage(work);
  });
}
