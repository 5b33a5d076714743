import { getPriority, setPriority } from 'node:os';

/**
 * Lets this process run at a lower priority than page requests. One that was started at a lower priority still keeps it:
 * only root may raise it again.
 * @param niceness as in `nice`: 19 is the lowest priority
 */
export function lowerPriority(niceness: number): void {
  if (getPriority() < niceness) setPriority(niceness);
}
