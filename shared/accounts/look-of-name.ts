import { toWesternDigits } from '../text/western-digits.ts';

/** Letters that look like others: those of a line are drawn as its first one, whatever their case. */
const lookalikes = `
a а α ɑ
b в β ь
c с ϲ
d ԁ
e е ε
g ɡ ց
h н һ η հ
i і ι ı
j ј ϳ
k к κ
m м μ
n п ո
o о ο օ 0
p р ρ
q ԛ զ
r г
s ѕ
t т τ
u ս
v ν ѵ
w ԝ
x х χ
y у υ ү
z ζ
l ӏ 1
ي ی ى
ك ک
ه ہ ە ھ
`;

const drawnAs = new Map(
  lookalikes
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' ').map((letter, _, [first = letter]) => [letter, first] as const)),
);

/** What hardly shows: vowel marks of Arabic, and what stretches a word. */
const hardlySeen = /[\u0640\u064b-\u0652\u0670]/g;

/** What a user name looks like: two that are drawn alike have one look, though they are other letters. */
export function readLook(username: string): string {
  const plain = toWesternDigits(username.normalize('NFKC')).replace(hardlySeen, '').replaceAll('I', 'l').toLowerCase();
  return [...plain].map((letter) => drawnAs.get(letter) ?? letter).join('');
}

const scriptsLikeLatin = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Whether a word of a user name has letters of two scripts that share their forms, as nobody writes unless to deceive. */
export const mixesScripts = (username: string): boolean =>
  username.split(/[ ._@'-]/).some((word) => scriptsLikeLatin.filter((script) => script.test(word)).length > 1);
