import { hostileFile } from './hostile-bytes.ts';
import { hostileText } from './hostile-texts.ts';
import type { Random } from './seeded-random.ts';

export type HostileBody = { about: string; type: string; bytes: Buffer };
type Maker = (random: Random, largest: number) => HostileBody;

const fields = [
  'fullName',
  'email',
  'phone',
  'company',
  'message',
  'product',
  'idempotencyKey',
  'formStamp',
  '__proto__',
];
const json = 'application/json';

const jsonTexts: Record<string, (random: Random, length: number) => string> = {
  keys: (_, length) => `{${Array.from({ length: length / 12 }, (_one, i) => `"k${i}":0`).join()}}`,
  'the same key': (_, length) => `{${'"a":0,'.repeat(length / 6)}"a":0}`,
  lists: (_, length) => '['.repeat(length),
  'lists in lists': (random, length) => `{"a":${'[{"a":'.repeat(random.below(length / 12))}`,
  'one long text, then signs': (random, length) =>
    `"${'a'.repeat(length / 2)}"${random.pick([':', '{:}', '[:]', ',:']).repeat(length / 6)}`,
  numbers: (random, length) => `{"fullName":${random.pick(['1', '-', '0.', '1e'])}${'9'.repeat(length)}}`,
  escapes: (random, length) =>
    `{"message":"${random.pick(['\\u0000', '\\"', '\\ud800', '\\\\'])}${'\\u0061'.repeat(length / 6)}"}`,
  'texts in fields': (random, length) =>
    JSON.stringify(Object.fromEntries(fields.slice(0, 6).map((name) => [name, hostileText(random, length / 6)]))),
  nonsense: (random, length) => hostileText(random, length),
};

const jsonBody: Maker = (random, largest) => {
  const about = random.pick(Object.keys(jsonTexts));
  const length = 1 + random.below(Math.min(largest, 1_000_000));
  return { about: `JSON of ${about}`, type: json, bytes: Buffer.from(jsonTexts[about]!(random, length)) };
};

const urlencoded: Maker = (random, largest) => {
  const length = 1 + random.below(Math.min(largest, 1_000_000));
  const long = encodeURIComponent(hostileText(random, length).toWellFormed()).slice(0, length);
  const text = random.pick([
    '&'.repeat(length),
    'a=1&'.repeat(length / 4),
    `message=${long}`,
    '%'.repeat(length),
    long,
  ]);
  return { about: 'a form', type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) };
};

const part = (name: string, fileName?: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`;

/** An application with a file, whole or broken off, with good texts or with others. */
const multipart: Maker = (random, largest) => {
  const { about, bytes } = hostileFile(random, largest);
  const odd = random.below(3) === 0;
  const texts = ['fullName', 'email', 'phone'].map((name) => {
    const good = name === 'email' ? 'a@example.com' : '0791234567';
    return Buffer.from(`${part(name)}${odd ? hostileText(random, 500) : good}\r\n`);
  });
  const name = random.pick(['cv.pdf', 'cv.html', '../../cv.pdf', hostileText(random, 300).replace(/["\r\n]/g, '')]);
  const many = random.below(10) === 0 ? part('x').repeat(300) : '';
  const end = random.pick(['\r\n--b--\r\n', '\r\n--b--\r\n', '', '\r\n--b']);
  const pieces = [...texts, Buffer.from(many + part('cv', name)), bytes, Buffer.from(end)];
  return {
    about: `an application with ${about}`,
    type: 'multipart/form-data; boundary=b',
    bytes: Buffer.concat(pieces),
  };
};

/** The body of a request that anybody may send, at most about `largest` bytes. */
export const hostileBody: Maker = (random, largest) =>
  random.pick([jsonBody, urlencoded, multipart, multipart])(random, largest);
