import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';

/** The room that one request holds for its files. */
export type HeldRoom = {
  /** Takes room before a file comes; false, and nothing is taken, when there is none. */
  take(bytes: number): boolean;
  /** Whether the request comes too slowly while it holds room that others need. */
  isTooSlow(): boolean;
  /** Closes the connection when what follows the file comes too slowly. */
  watchRest(): void;
  free(): void;
};

/** For files of staff. */
export const unlimitedRoom: HeldRoom = {
  take: () => true,
  isTooSlow: () => false,
  watchRest: () => {},
  free: () => {},
};

/** A share of the room that the sender's network has. */
export function roomOfNetwork(request: FastifyRequest): HeldRoom {
  const { raw, server } = request;
  const { uploadRoom } = server;
  const network = clientNetwork(request);
  let taken = 0;
  let [begunAt, bytesBefore] = [0, 0];
  let timer: NodeJS.Timeout | undefined;

  function isTooSlow(): boolean {
    if (taken === 0 || raw.complete) return false;
    return uploadRoom.isTooSlow(network, raw.socket.bytesRead - bytesBefore, performance.now() - begunAt);
  }

  return {
    isTooSlow,
    take(bytes) {
      if (!uploadRoom.take(network, bytes)) return false;
      if (taken === 0) [begunAt, bytesBefore] = [performance.now(), raw.socket.bytesRead];
      taken += bytes;
      return true;
    },
    watchRest() {
      const check = () => isTooSlow() && raw.destroy();
      timer ??= setInterval(check, uploadRoom.checkMilliseconds).unref();
    },
    free() {
      clearInterval(timer);
      uploadRoom.free(network, taken);
      taken = 0;
    },
  };
}
