import { expect, test } from 'vitest';
import { isCommonPassword, isOwnWords } from './password-rules.ts';

test.each([
  'password1234',
  'Password2026!!',
  'P@ssw0rd!!!!',
  'passwordpassword',
  'qwertyuiopas',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghijkl',
  '123456789012',
  '210987654321',
  'iloveyou12345',
  '2026password2026',
  'administrator',
  'zxcvbnm123456',
  'ababababababab',
  'leavemealone',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery',
  'a long enough one',
  'woven 4 people',
  'kq3xm-8f2hd-pw9rt-4nbvc',
  'دلال تحب القهوة المرة',
  'maria sells 20 looms',
])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

const own = ['Rania.Haddad', 'r.haddad@mansooj.example', 'Mansooj Industries', 'منسوج للصناعات'];
test.each(['RaniaHaddad2026', 'mansooj-2026!', 'm4ns00j 1234', 'haddad haddad', 'منسوج ٢٠٢٦ للصناعات', 'industries!!'])(
  '%s adds little to common words',
  (password) => {
    expect(isOwnWords(password, own)).toBe(true);
  },
);

test.each(['rania walks to the old mill', 'woven 4 people'])('%s adds enough', (password) => {
  expect(isOwnWords(password, own)).toBe(false);
});
