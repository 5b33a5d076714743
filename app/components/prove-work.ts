/** Does the work of a challenge. Undefined where the browser cannot do the work, as without TLS or when it took too long. */
export function proveWork(work: object): Promise<string | undefined> {
  return new Promise((resolve) => {
    // A worker, since what loads modules on demand would weigh on every form.
    const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
    const finish = (proof?: string): void => {
      worker.terminate();
      resolve(proof);
    };
    worker.onmessage = ({ data: proof }: MessageEvent<string | undefined>) => finish(proof);
    worker.onerror = () => finish();
    worker.postMessage(work);
  });
}
