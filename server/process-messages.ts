/** The message to the parent process when a process, or all of its workers, accept connections. */
export type OpenMessage = { openAt: string };

/** Tells the process that started this one where the site is open, if it listens for that. */
export function reportOpen(openAt: string): void {
  if (process.connected) process.send?.({ openAt } satisfies OpenMessage);
}
