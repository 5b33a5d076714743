import { type HostileBody, hostileBody } from './hostile-bodies.ts';
import { hostileText } from './hostile-texts.ts';
import { type Random, seededRandom } from './seeded-random.ts';

/** One whole HTTP request, to be sent as it is; what it is about helps to find it. */
type HostileRequest = { about: string; bytes: Buffer };

const pages = ['/', '/ar', '/products', '/search', '/contact-us', '/careers', '/blog', '/ar/faqs', '/share/en', '/s'];
const calls = ['/api/products', '/api/blogs', '/api/contacts', '/api/images', '/api/health', '/api/visits', '/media'];
const parameters = [
  'q',
  'page',
  'limit',
  'sort',
  'category',
  'industry',
  'tag',
  'lng',
  'path',
  'product',
  'of',
  'utm_source',
];
const posts = [
  '/api/contacts',
  '/api/consultations',
  '/api/careers',
  '/api/auth/login',
  '/api/visits',
  '/careers',
  '/contact-us',
  '/login',
];
const headerNames = [
  'Accept-Language',
  'Accept-Encoding',
  'Cookie',
  'Referer',
  'Origin',
  'User-Agent',
  'If-None-Match',
  'If-Match',
  'Range',
  'Authorization',
  'X-Forwarded-For',
  'Idempotency-Key',
  'Save-Data',
  'Sec-Fetch-Site',
  'Content-Type',
];
// Node accepts 16 KiB of headers, including the first line.
const longestLine = 15_000;

const inLine = (text: string): string => text.replace(/[\r\n]/g, ' ');
const inTarget = (text: string): string => inLine(text).replace(/[\s\0]/g, '%20');

/** Percent-encoded as by browsers, or sometimes raw UTF-8, which Node refuses before us. */
function targetText(random: Random, length: number): string {
  const text = hostileText(random, length);
  return inTarget(random.below(5) > 0 ? encodeURIComponent(text.toWellFormed()).slice(0, length) : text);
}

function hostileTarget(random: Random): string {
  const path = random.pick([...pages, ...calls]);
  const length = random.below(random.pick([20, 500, longestLine / 3]));
  if (random.below(2) === 0) return `${random.pick(['', path])}/${targetText(random, length)}`;
  const count = 1 + random.below(random.pick([3, 60]));
  const query = Array.from({ length: count }, () => `${random.pick(parameters)}=${targetText(random, length / count)}`);
  return `${path}?${query.join('&')}`;
}

function hostileHeaders(random: Random): string[] {
  const count = random.below(random.pick([2, 5, 120]));
  const length = Math.floor(random.below(longestLine / 2) / (count + 1));
  const isPlain = random.below(5) > 0;
  return Array.from({ length: count }, () => {
    const value = inLine(hostileText(random, length));
    return `${random.pick(headerNames)}: ${isPlain ? value.replace(/[^\x20-\x7e]/g, 'x') : value}`;
  });
}

function written(first: string, headers: string[], body?: HostileBody): Buffer {
  const ofBody = body ? [`Content-Type: ${body.type}`, `Content-Length: ${body.bytes.length}`] : [];
  const head = [first, 'Host: localhost', 'Connection: close', ...ofBody, ...headers].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body?.bytes ?? Buffer.alloc(0)]);
}

function hostileRead(random: Random): HostileRequest {
  const target = hostileTarget(random);
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PROPFIND']);
  return {
    about: `${method} ${target.slice(0, 60)}`,
    bytes: written(`${method} ${target} HTTP/1.1`, hostileHeaders(random)),
  };
}

function hostilePost(random: Random, largest: number): HostileRequest {
  const body = hostileBody(random, largest);
  const isApplication = body.about.startsWith('an application') && random.below(5) > 0;
  const path = random.pick(isApplication ? ['/api/careers', '/careers'] : posts);
  return { about: `POST ${path} with ${body.about}`, bytes: written(`POST ${path} HTTP/1.1`, [], body) };
}

/**
 * Requests that a stranger may send, each within every limit of size or little above; the same ones for each seed.
 * `largest` is the size of their files in bytes.
 */
export function* hostileRequests(count: number, { seed, largest }: { seed: number; largest: number }) {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) yield random.below(2) === 0 ? hostileRead(random) : hostilePost(random, largest);
}
