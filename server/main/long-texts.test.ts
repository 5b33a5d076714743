import { describe, expect, test } from 'vitest';
import { isCommonPassword, isOwnWords } from '#server/accounts/password-rules.ts';
import { describeDevice } from '#server/accounts/sign-in/caller-place.ts';
import { safeFileName } from '#server/core/files/received-file.ts';
import { readJson } from '#server/core/http/read-json.ts';
import { encodingFor } from '#server/core/http/replies/content-encoding.ts';
import { matchesEtag } from '#server/core/http/replies/etag-match.ts';
import { addressOfTarget, isHost } from '#server/core/http/request-address.ts';
import { unambiguousPath } from '#server/core/http/unambiguous-path.ts';
import { toPhoneNumber } from '#server/core/i18n/phone-number.ts';
import { verifyToken } from '#server/core/spam/signed-token.ts';
import { cutExcerpt, placeOfExcerpt, withoutMarkdown } from '#server/search/excerpt.ts';
import { readPageAddress } from '#server/site/pages/page-address.ts';
import { findRedirect } from '#server/site/pages/page-redirects.ts';
import { normalPath, redirectInputSchema } from '#shared/content/redirect.ts';
import { preferredLanguage } from '#shared/language.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { requestSchema } from '#shared/leads/lead-entry.ts';
import { searchWords } from '#shared/search/search-words.ts';
import { campaignName, readCameFrom, referrerHost, visitEventSchema, visitedPath } from '#shared/site/visit.ts';
import { withoutDirectionMarks } from '#shared/text/visitor-text.ts';
import { required } from '../../tests/support/sites/first.ts';

const reader = { language: 'en', isSecure: false, savesData: false, encoding: 'br' } as const;

/** Every parser of untrusted input, applied to a text. */
const readers: Record<string, (text: string) => unknown> = {
  'an address': (text) => addressOfTarget(`/${text}`),
  'the usual address': (text) => findRedirect(`/${text}`, false),
  'the usual address of a page': (text) => findRedirect(`/ar/faqs/${text}`, false),
  'the address of a kept page': (text) => readPageAddress(`/products?q=${text}`, reader),
  'a plain path': (text) => unambiguousPath(`/${text}`),
  'a path of a moved page': (text) => normalPath(`/ar/${text}`),
  'a moved page': (text) => redirectInputSchema.safeParse({ from: `/${text}`, to: `/${text}` }),
  'a host': isHost,
  'Accept-Language': preferredLanguage,
  'Accept-Encoding': encodingFor,
  'If-None-Match': (text) => matchesEtag(text, '"a-br"'),
  'User-Agent': describeDevice,
  'a referrer': referrerHost,
  'a campaign': campaignName,
  'a visited path': visitedPath,
  'where a visit came from': (text) => readCameFrom({ referrer: text, campaign: text, page: text }),
  'a visit': (text) => visitEventSchema.safeParse({ path: text, referrer: text }),
  'a search': searchWords,
  'what a search shows': (text) => [placeOfExcerpt([text], ['bags']), cutExcerpt(withoutMarkdown(text), ['bags'])],
  'a phone number': toPhoneNumber,
  'the name of a file': safeFileName,
  'a message': (text) =>
    requestSchema(leadEntries.contact).safeParse({ fullName: text, email: `${text}@example.com`, message: text }),
  'an application': (text) =>
    requestSchema(leadEntries.career).safeParse({ fullName: text, email: text, phone: text, opening: text }),
  'text of both directions': withoutDirectionMarks,
  'a token': (text) => verifyToken(Buffer.alloc(32), text),
  'a password': (text) => [isCommonPassword(text), isOwnWords(text, [text])],
  JSON: (text) => {
    try {
      return readJson(text);
    } catch {
      return undefined;
    }
  },
};

const pieces = [
  '/',
  'a',
  '0',
  ' ',
  '%',
  '%2f',
  '.',
  '..',
  '/.',
  '"',
  '\\',
  '"\\"',
  '[',
  '(',
  '[a](',
  '{"a":',
  ',',
  ';q=0,',
  '&a=',
  '=',
  '@',
  'a@',
  '+',
  '-',
  '_',
  '*',
  '|',
  '<a ',
  '#',
  '?',
  ':',
  '٣',
  'ال',
  '\u0301',
  '\u202e',
  'ﷺ',
  '\0',
  '\n',
  '\t\n',
  'a ',
];
const endings = ['', '\0x'];
const repeated = pieces.flatMap((piece) =>
  endings.map((ending) => (length: number) => piece.repeat(length / piece.length) + ending),
);
// A long text, followed by characters that could each make a parser rescan it.
const longFirst: ((length: number) => string)[] = [':', '{:}', '[:]', ',:'].map(
  (sign) => (length) => `"${'a'.repeat(length / 2)}"${sign.repeat(length / 2 / sign.length)}`,
);
const short = 8_000;
const times = 8;
// Linear time would be 8 times, quadratic 64 times; the limit is generous because test machines may be slow.
const mostTimes = 30;
const texts = [...repeated, ...longFirst];
// Thread CPU time has a coarse resolution; in quadratic time a text of this length takes seconds.
const leastMilliseconds = 4;

/** The shortest of three thread CPU times, in milliseconds. */
function shortestOf(read: (text: string) => unknown, text: string): number {
  const runs = [1, 2, 3].map(() => {
    const begun = process.threadCpuUsage();
    read(text);
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1_000;
  });
  return Math.min(...runs);
}

describe('a text that is eight times as long takes about eight times as long to parse', () => {
  test.each(Object.keys(readers))(
    '%s',
    (name) => {
      const read = required(readers[name]);
      const slow = texts.flatMap((textOf) => {
        const once = shortestOf(read, textOf(short));
        const longer = shortestOf(read, textOf(times * short));
        const isSlow = longer > mostTimes * Math.max(once, leastMilliseconds);
        return isSlow ? [`${JSON.stringify(textOf(8))}: ${once.toFixed(1)} ms, then ${longer.toFixed(1)} ms`] : [];
      });
      expect(slow).toEqual([]);
    },
    120_000,
  );
});
