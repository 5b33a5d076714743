import type { FastifyRequest } from 'fastify';
import type { UploadRoom } from '#server/core/files/upload-room.ts';
import { AppError } from '#shared/errors.ts';
import { clientNetwork } from './client-network.ts';

const retryAfterSeconds = 10;

/** The refusal of a body that does not fit into the room of its network, or of all. */
export const noRoomForBody = (): AppError => new AppError('unavailable', 'error_unavailable', { retryAfterSeconds });

/** The room for unfinished bodies that is reserved by one request. */
export type RoomReservation = {
  /** Reserves room for a file or a text; false, without a reservation, when there is none. */
  take(bytes: number): boolean;
  /** Whether the request is too slow while it occupies room that others need. */
  isTooSlow(): boolean;
  /** Closes the connection when the rest after the file arrives too slowly. */
  watchRest(): void;
  free(): void;
};

/** No limit, for files of staff. */
export const unlimitedRoom: RoomReservation = {
  take: () => true,
  isTooSlow: () => false,
  watchRest: () => {},
  free: () => {},
};

/** A share of what a room has for the sender's network. */
export function roomOfNetwork(request: FastifyRequest, uploadRoom: UploadRoom): RoomReservation {
  const { raw } = request;
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
