/** The words of the memory that the main thread and its watchdog share. */
export const heartbeat = {
  /** Counted up by the event loop. */
  beats: 0,
  /** 1 while a debugger is attached, which may stop the event loop for as long as it likes. */
  isDebugged: 1,
  /** 1 once the program has been asked to stop. */
  isStopping: 2,
} as const;

export const heartbeatBytes = Object.keys(heartbeat).length * Int32Array.BYTES_PER_ELEMENT;

export type WatchOrder = {
  shared: SharedArrayBuffer;
  /** The process without which this one is not to go on; undefined: there is none. */
  parent: number | undefined;
  /** Which lines the log takes. */
  logs: { warn: boolean; error: boolean };
  /** How long the event loop may hang. */
  hungMilliseconds: number;
  /** How long a stop may take. */
  stopMilliseconds: number;
};
