/** A part of the running site. `stop` may be called more than once, and before `start`. */
export type SitePart = {
  name: string;
  /** Starts what runs in the background. */
  start?(): void;
  /** Finishes what is running; all parts do so at the same time. */
  stop?(): Promise<unknown>;
  /** Releases what the part holds; the last part of the list comes first. Without it `stop` is called. */
  close?(): Promise<unknown>;
};

/**
 * The parts as one, in the order in which they were opened. `stop` first stops all of them at the same time, because
 * each may take ten seconds, and then closes them.
 */
export function runParts(parts: readonly SitePart[]) {
  async function close(): Promise<void> {
    for (const part of parts.toReversed()) await (part.close ?? part.stop)?.();
  }

  return {
    start(): void {
      for (const part of parts) part.start?.();
    },
    async stop(): Promise<void> {
      await Promise.all(parts.map((part) => part.stop?.()));
      await close();
    },
    close,
  };
}

type Repeated = {
  everyMilliseconds: number;
  /** Milliseconds from the start to the first run; 0 when omitted. */
  firstAfter?: number;
  work(): Promise<void>;
  onFailure(error: unknown): void;
};

/** Runs `work` at the start, or later, and periodically, never concurrently; `stop` waits for the current run. */
export function repeatedPart(name: string, { everyMilliseconds, firstAfter = 0, work, onFailure }: Repeated): SitePart {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isStopped = false;

  async function once(): Promise<void> {
    await work().catch(onFailure);
    if (!isStopped) timer = setTimeout(run, everyMilliseconds).unref();
  }
  function run(): void {
    underWay = once();
  }

  return {
    name,
    start() {
      if (firstAfter === 0) run();
      else timer = setTimeout(run, firstAfter).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

type Running = { stop(): Promise<void> };

type Restarted = {
  /** undefined: nothing has to run. */
  start: () => Running | undefined;
  /** Takes what has to be called when its settings change. */
  onChange: (restart: () => void) => void;
  onFailure: (error: unknown) => void;
};

/** Runs what `start` returns; when its settings change, it is stopped and started again. */
export function restartedPart(name: string, { start, onChange, onFailure }: Restarted): SitePart {
  let running: Running | undefined;
  let isWanted = false;
  let turning = Promise.resolve();

  function turn(): Promise<void> {
    const turned = turning.then(async () => {
      await running?.stop();
      running = isWanted ? start() : undefined;
    });
    turning = turned.catch(onFailure);
    return turning;
  }

  onChange(() => {
    if (isWanted) void turn();
  });
  return {
    name,
    start() {
      isWanted = true;
      running = start();
    },
    stop() {
      isWanted = false;
      return turn();
    },
  };
}
