import { limits } from '#shared/limits.ts';
import { multiplied, storageLimits, uploadPace } from '#shared/spam-limits.ts';

/** The least pace of an upload that holds room, and from when on it must keep it. */
type Pace = { bytesPerSecond: number; afterMilliseconds: number };

export type UploadRoom = ReturnType<typeof createUploadRoom>;

/**
 * How many bytes strangers' unfinished uploads may come to in this process, for one network and in all, and how
 * slowly they may come. One file always finds room for its network.
 */
export function createUploadRoom({ rateLimitFactor, pace = uploadPace }: { rateLimitFactor: number; pace?: Pace }) {
  const { perNetwork, inAll } = storageLimits.underWay;
  const { bytesPerSecond, afterMilliseconds } = pace;
  const [most, mostInAll] = [perNetwork, inAll].map((limit) => multiplied(limit, rateLimitFactor, limits.cvBytes)) as [
    number,
    number,
  ];
  const held = new Map<string, number>();
  let heldInAll = 0;

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

    /** Whether an upload of which so much came in this time is too slow for the room it holds. */
    isTooSlow: (bytes: number, milliseconds: number): boolean =>
      bytes < (bytesPerSecond * (milliseconds - afterMilliseconds)) / 1000,

    /** How often that is to be checked. */
    checkMilliseconds: afterMilliseconds,

    /** Whether another file would find no room in all. */
    isFull: (): boolean => heldInAll + limits.cvBytes > mostInAll,
  };
}
