import { multiplied, storageLimits, uploadPace } from '#shared/leads/spam-limits.ts';

/** The minimum rate of an upload while room is short, and the grace period before it applies. */
type Pace = { bytesPerSecond: number; afterMilliseconds: number };

export type UploadRoom = ReturnType<typeof createUploadRoom>;

type RoomSettings = {
  rateLimitFactor: number;
  pace?: Pace;
  /** Bytes; `largest` of one file or text, which always fits. */
  room?: { perNetwork: number; inAll: number; largest: number };
};

/**
 * Limits the bytes of unfinished files or, in a room of their own, unfinished texts, per network and in total, and their
 * minimum rate while others are refused. One file or text per network always fits.
 */
export function createUploadRoom({ rateLimitFactor, pace = uploadPace, room = storageLimits.underWay }: RoomSettings) {
  const { perNetwork, inAll, largest } = room;
  const { bytesPerSecond, afterMilliseconds } = pace;
  const share = (limit: number) => multiplied(limit, rateLimitFactor, largest);
  const [most, mostInAll] = [share(perNetwork), share(inAll)];
  const held = new Map<string, number>();
  let heldInAll = 0;

  const isFull = (): boolean => heldInAll + largest > mostInAll;
  const isFullFor = (network: string): boolean => isFull() || (held.get(network) ?? 0) + largest > most;

  return {
    /** Reserves room for an upload from a network; false, without a reservation, when there is none. */
    take(network: string, bytes: number): boolean {
      const heldBefore = held.get(network) ?? 0;
      if (heldBefore + bytes > most || heldInAll + bytes > mostInAll) return false;
      held.set(network, heldBefore + bytes);
      heldInAll += bytes;
      return true;
    },

    /** Releases reserved room. */
    free(network: string, bytes: number): void {
      const left = (held.get(network) ?? 0) - bytes;
      if (left > 0) held.set(network, left);
      else held.delete(network);
      heldInAll -= bytes;
    },

    /** Whether an upload that received this many bytes in this time is slow and occupies room that others need. */
    isTooSlow: (network: string, bytes: number, milliseconds: number): boolean =>
      isFullFor(network) && bytes < (bytesPerSecond * (milliseconds - afterMilliseconds)) / 1000,

    /** The interval of that check. */
    checkMilliseconds: afterMilliseconds,

    /** Whether another file would exceed the total. */
    isFull,
  };
}
