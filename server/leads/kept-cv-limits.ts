import { limits } from '#shared/limits.ts';
import { multiplied, storageLimits } from '#shared/spam-limits.ts';

export type CvRoom = { bytes: number; rows: number };

/** The room for kept CVs; one always fits. */
export function keptCvRoom(factor: number): { perNetwork: CvRoom; inAll: CvRoom } {
  const room = ({ bytes, rows }: CvRoom): CvRoom => ({
    bytes: multiplied(bytes, factor, limits.cvBytes),
    rows: multiplied(rows, factor),
  });
  return { perNetwork: room(storageLimits.keptCvs.perNetwork), inAll: room(storageLimits.keptCvs.inAll) };
}

export const exceeds = (held: CvRoom, room: CvRoom): boolean => held.bytes > room.bytes || held.rows > room.rows;
