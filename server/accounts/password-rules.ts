import { fieldRefused } from '#shared/errors.ts';

export type PasswordRules = ReturnType<typeof createPasswordRules>;

// What remains of a password without guessable words must be strong by itself.
const leastOfItsOwn = 8;
const shortestWord = 4;
const leastDistinct = 5;
// Keyboard rows and the alphabet; runs along them add nothing that must be guessed.
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm'];
const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

let list: Promise<ReadonlySet<string>> | undefined;

/** 49,000 of the most common passwords; loaded when the first password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return list;
}

/** Lower-case letters and digits only. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const withoutLeet = (text: string): string => [...text.toLowerCase()].map((letter) => leet[letter] ?? letter).join('');
const withoutEnds = (text: string): string => /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? '';

/** Whether a password is on the list, or only repeats, decorates or lengthens an entry of it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const plain = password.normalize('NFKC').toLowerCase();
  const folded = fold(plain);
  if (new Set(folded).size < leastDistinct || isRepeated(folded) || isWalk(folded)) return true;
  const bare = withoutEnds(plain);
  return [plain, bare, withoutLeet(plain), withoutLeet(bare)].some((form) => common.has(fold(form)));
}

/**
 * `passwordpassword`, `abcabcabcabc`: a unit of up to a third of the whole, or a repeated half that is not a phrase.
 */
function isRepeated(folded: string): boolean {
  const unit = /^(.{1,10}?)\1+/u.exec(folded);
  return unit !== null && folded.length - unit[0].length < leastDistinct;
}

/** A run along a keyboard row or the alphabet, in either direction. */
function isWalk(folded: string): boolean {
  const ways = rows.flatMap((row) => [row + row, [...(row + row)].reverse().join('')]);
  const half = folded.slice(0, Math.ceil(folded.length / 2));
  const rest = folded.slice(half.length);
  return ways.some((way) => way.includes(half)) && ways.some((way) => way.includes(rest));
}

/** Whether too little of a password remains without these words. */
export function isOwnWords(password: string, texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(fold);
  const known = [...new Set(words)].filter((word) => word.length >= shortestWord).sort((a, b) => b.length - a.length);
  return [fold(password), fold(withoutLeet(password))].some((folded) => {
    const left = known.reduce((rest, word) => rest.replaceAll(word, ''), folded);
    return left !== folded && left.length < leastOfItsOwn;
  });
}

/** Rules for new passwords (OWASP ASVS 5.0, 6.2.4 and 6.2.11); the length is checked by the schema. */
export function createPasswordRules({ companyNames }: { companyNames: () => Promise<string[]> }) {
  return {
    /**
     * `own` contains the user's name and address.
     * @throws AppError `invalid` (422) on `field`
     */
    async requireGood(password: string, field: string, own: (string | null | undefined)[]): Promise<void> {
      const words = [...own.filter((word) => typeof word === 'string'), ...(await companyNames())];
      if (isOwnWords(password, words)) throw fieldRefused(field, 'user_password_own_words');
      if (await isCommonPassword(password)) throw fieldRefused(field, 'user_password_common');
    },
  };
}
