/**
 * How long a test waits for a process that runs at a low priority, as those of backups and of the journal do: when
 * other tests take all processors, it gets a tenth of one.
 */
export const untilLowPriority = { timeout: 180_000, interval: 100 };
