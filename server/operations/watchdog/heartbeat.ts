/** Indexes of the shared memory between the main thread and its watchdog. */
export const heartbeat = {
  /** Incremented by the event loop. */
  beats: 0,
  /** 1 while a debugger is attached, which may pause the event loop for any time. */
  isDebugged: 1,
  /** 1 once the program has received the signal to stop. */
  isStopping: 2,
} as const;

export const heartbeatBytes = Object.keys(heartbeat).length * Int32Array.BYTES_PER_ELEMENT;

export type WatchOrder = {
  shared: SharedArrayBuffer;
  /** The required parent process; undefined: none. */
  parent: number | undefined;
  logs: { warn: boolean; error: boolean };
  /** The time limit of a hang. */
  hungMilliseconds: number;
  /** The time limit of stopping. */
  stopMilliseconds: number;
};
