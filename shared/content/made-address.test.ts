import { expect, test } from 'vitest';
import { addressFrom } from './made-address.ts';

test.each([
  [
    'How long can a bag stand in the sun? UV stabilisation by place and time',
    'how-long-can-a-bag-stand-in-the-sun-uv-stabilisation',
  ],
  [
    'Sacks of woven polypropylene for the flour of the mills in the north',
    'sacks-of-woven-polypropylene-for-the-flour-of-the-mills',
  ],
  ['What to look out for', 'what-to-look-out-for'],
  ['From A to Z', 'from-a-to-z'],
])('the address of “%s” ends with a word that leads to nothing more', (name, address) => {
  expect(addressFrom(name, 'post')).toBe(address);
});
