import { expect, test } from 'vitest';
import { isGuessable } from './first-administrator.ts';

test.each(['password1234', 'admin-admin-admin', 'P@ssw0rd1234', 'abcdefghijkl'])(
  'anybody would guess the password %s',
  async (password) => {
    expect(await isGuessable({ password })).toBe(true);
  },
);

test('nobody would guess most others', async () => {
  for (const password of ['woven-in-amman-2005', 'four bales of cotton', 'admin of the looms', 'كيس وحبل وخيط'])
    expect(await isGuessable({ password })).toBe(false);
});
