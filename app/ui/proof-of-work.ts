/** Longer than the worker's own limit: its script may never load. */
const longestMilliseconds = 90_000;

/** Undefined where workers are not available. */
function startWorker(): Worker | undefined {
  try {
    // A worker, since code for loading modules on demand would enlarge every form.
    return new Worker(new URL('./proof-of-work-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Solves a challenge. Undefined where the browser cannot, as without TLS or on timeout. */
export function solveProofOfWork(work: object): Promise<string | undefined> {
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
