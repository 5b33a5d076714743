import { limits } from '#shared/limits.ts';
import { multiplied, storageLimits, uploadPace } from '#shared/spam-limits.ts';

/** The least pace of an upload while room is short, and from when on it must keep it. */
type Pace = { bytesPerSecond: number; afterMilliseconds: number };

export type UploadRoom = ReturnType<typeof createUploadRoom>;

type RoomSettings = { rateLimitFactor: number; workers?: number; pace?: Pace };

/**
 * How many bytes strangers' unfinished uploads may come to in this process, one of several `workers`, for one network
 * and in all, and how slowly they may come when others find no room. One file always finds room for its network.
 */
export function createUploadRoom({ rateLimitFactor, workers = 1, pace = uploadPace }: RoomSettings) {
  const { perNetwork, inAll } = storageLimits.underWay;
  const { bytesPerSecond, afterMilliseconds } = pace;
  const share = (limit: number) => multiplied(limit / workers, rateLimitFactor, limits.cvBytes);
  const [most, mostInAll] = [share(perNetwork), share(inAll)];
  const held = new Map<string, number>();
  let heldInAll = 0;

  const isFull = (): boolean => heldInAll + limits.cvBytes > mostInAll;
  const isFullFor = (network: string): boolean => isFull() || (held.get(network) ?? 0) + limits.cvBytes > most;

  return {
    /** Takes room for an upload from a network before it comes; false, and nothing is taken, when there is none. */
    take(network: string, bytes: number): boolean {
      const heldBefore = held.get(network) ?? 0;
      if (heldBefore + bytes > most || heldInAll + bytes > mostInAll) return false;
      held.set(network, heldBefore + bytes);
      heldInAll += bytes;
      return true;
    },

    /** Gives room back that was taken. */
    free(network: string, bytes: number): void {
      const left = (held.get(network) ?? 0) - bytes;
      if (left > 0) held.set(network, left);
      else held.delete(network);
      heldInAll -= bytes;
    },

    /** Whether an upload of a network, of which so much came in this time, is slow and takes room that others need. */
    isTooSlow: (network: string, bytes: number, milliseconds: number): boolean =>
      isFullFor(network) && bytes < (bytesPerSecond * (milliseconds - afterMilliseconds)) / 1000,

    /** How often that is to be checked. */
    checkMilliseconds: afterMilliseconds,

    /** Whether another file would find no room in all. */
    isFull,
  };
}
