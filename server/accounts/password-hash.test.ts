import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password is stored as argon2id of 19 MiB and two passes, salted', async () => {
  const [one, two] = await Promise.all([hashPassword('كلمة السر الطويلة'), hashPassword('كلمة السر الطويلة')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('كلمة السر الطويلة', one)).toBe(true);
});

test.each(['', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
  'no password fits %j',
  async (stored) => {
    expect(await verifyPassword('', stored)).toBe(false);
  },
);
