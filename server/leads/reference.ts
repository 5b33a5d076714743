import { randomInt } from 'node:crypto';

// Without 0/O, 1/I/L and U/V: references are read out over the telephone.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

export type ReferencePrefix = 'MSG' | 'CON' | 'JOB';

/** A reference for the visitor, for example MSG-7K3QF2. */
export function newReference(prefix: ReferencePrefix): string {
  const drawn = Array.from({ length }, () => signs[randomInt(signs.length)]);
  return `${prefix}-${drawn.join('')}`;
}
