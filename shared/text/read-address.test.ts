import { describe, expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { typedAddresses } from '../../tests/support/requests/typed-addresses.ts';
import { normaliseMailbox, readAddress, sendableAddress } from './read-address.ts';

const right = [
  'samir@example.com',
  'Samir.Haddad+bags@Sub.Example.co.uk',
  "o'neil@example.com",
  '_x-1@a-b.jo',
  'sales@منسوج.الأردن',
  'info@bücher.example',
  'info@xn--bcher-kva.example',
];

describe('an address that mail can be sent to', () => {
  test.each(right)('is accepted: %s', (address) => {
    expect(readAddress(address)).toEqual({ address });
  });

  test.each([
    ' samir@example.com\u00a0',
    'samir@example.com\t',
    '\u200fsamir@example.com\u200e',
    '\u2067samir@example.com\u2069',
    'sam\u200bir@exa\u00admple.com',
    '\ufeffsamir@example.com\u2060',
    'samir\u200c@example\u200d.com',
  ])('is accepted without what is invisible in it: %j', (typed) => {
    expect(readAddress(typed)).toEqual({ address: 'samir@example.com' });
  });

  test.each([
    ['samir@example.ｃｏｍ', 'samir@example.com'],
    ['Samir@ＥＸＡＭＰＬＥ.com', 'Samir@example.com'],
    ['info@Bücher.example', 'info@bücher.example'],
    ['info@bu\u0308cher.example', 'info@bücher.example'],
  ])('is kept in one spelling: %s', (typed, address) => {
    expect(readAddress(typed)).toEqual({ address });
  });

  test.each([
    ['INFO@bücher.example', 'info@xn--bcher-kva.example'],
    ['Samir@Example.com', 'samir@example.com'],
    ['samir@example.ｃｏｍ', 'samir@example.com'],
    ['SAMIR', 'samir'],
  ])('is one mailbox in each of its spellings: %s', (typed, mailbox) => {
    expect(normaliseMailbox(typed)).toBe(mailbox);
  });

  test('is sent with its domain in ASCII', () => {
    expect(sendableAddress('sales@منسوج.الأردن')).toMatch(/^sales@xn--\w+\.xn--\w+$/);
    expect(sendableAddress('info@Bücher.example')).toBe('info@xn--bcher-kva.example');
  });
});

const surroundings: [string, string][] = [
  ['', ','],
  ['', ', '],
  ['', ';'],
  ['', '.'],
  ['', '!'],
  ['', ':'],
  ['', '،'],
  ['', '؛'],
  ['', '؟'],
  ['<', '>'],
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['„', '“'],
  ['mailto:', ''],
  ['MAILTO:', '?subject=Bags&cc=x@example.com'],
  ['<mailto:', '>'],
  ['Samir Haddad <', '>'],
  ['"Haddad, Samir" <', '>,'],
  ['سمير حداد <', '>'],
  ['E-mail: ', ''],
  ['البريد: ', ''],
  ['• ', ''],
  ['- ', ''],
  ['*', '*'],
  ['', ' (Samir)'],
  ['[samir@example.com](mailto:', ')'],
  ['', '/'],
  ['\\', ''],
  ['|', '|'],
  ['http://', ''],
  ['https://', '/'],
];

describe('an address that is nearly one', () => {
  test.each(surroundings)('is refused with its spelling offered: %ssamir@example.com%s', (before, after) => {
    expect(readAddress(`${before}samir@example.com${after}`)).toEqual({
      fault: 'invalid',
      mended: 'samir@example.com',
    });
  });

  test.each([
    ['ｓａｍｉｒ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'samir@example.com'],
    ['samir＠example.com', 'samir@example.com'],
    ['samir﹫example.com', 'samir@example.com'],
    ['samir٢٣@example.com', 'samir23@example.com'],
    ['samir @ example.com', 'samir@example.com'],
    ['samir@www.gmail.com', 'samir@gmail.com'],
    ['samir@www.example.com', 'samir@example.com'],
    ['samir@homtail.com', 'samir@hotmail.com'],
    ['samir@otulook.com', 'samir@outlook.com'],
    ['samir@gmail.coml', 'samir@gmail.com'],
    ['email=samir@example.com', 'samir@example.com'],
    ['samir@ example . com', 'samir@example.com'],
    ['samir@example,com', 'samir@example.com'],
    ['samir@example،com', 'samir@example.com'],
    ['samir@example。com', 'samir@example.com'],
    ['samir@example۔com', 'samir@example.com'],
    ['samir@example٫com', 'samir@example.com'],
    ['samir@example・com', 'samir@example.com'],
    ['samir<at>example.com', 'samir@example.com'],
    ['samir&#64;example&period;com', 'samir@example.com'],
    ['samir&commat;example.com', 'samir@example.com'],
    ['1. samir@example.com', 'samir@example.com'],
    ['الإيميل samir@example.com', 'samir@example.com'],
    ['إيميلي samir@example.com', 'samir@example.com'],
    ['samir@example..com', 'samir@example.com'],
    ['samir@@example.com', 'samir@example.com'],
    ['samir@.example.com.', 'samir@example.com'],
    ['samir(at)example.com', 'samir@example.com'],
    ['samir [at] example [dot] com', 'samir@example.com'],
    ['samir[@]example[.]com', 'samir@example.com'],
    ['samir at example dot com', 'samir@example.com'],
    ['Samir dot Haddad AT example.com', 'Samir.Haddad@example.com'],
    ['samir.@example.com', 'samir@example.com'],
    // The whole mailbox, whatever stands in its name.
    ["'o'neil@example.com'", "o'neil@example.com"],
    ['"o\u2019neil@example.com"', "o'neil@example.com"],
    ["<d'arc@example.com>", "d'arc@example.com"],
    ['mailto:samir%2Bbags@example.com', 'samir+bags@example.com'],
    ['mailto:%20samir@example.com', 'samir@example.com'],
    ['mailto:samir%40example.com?subject=Bags%20x@example.com', 'samir@example.com'],
    ['samir%2Bbags@example.com', 'samir+bags@example.com'],
    ['https://mail.example/?to=samir@example.com', 'samir@example.com'],
    ['https://mail.example/?view=cm&to=samir@example.com&su=Bags', 'samir@example.com'],
    ['<r&d@example.com>', 'r&d@example.com'],
    ['<_samir@example.com>', '_samir@example.com'],
    ['__samir@example.com__', 'samir@example.com'],
    ['email=samir@example.com', 'samir@example.com'],
    ['&lt;samir@example.com&gt;', 'samir@example.com'],
    ['&#39;samir@example.com&#39;', 'samir@example.com'],
  ])('is refused with its spelling offered: %s', (typed, mended) => {
    expect(readAddress(typed)).toEqual({ fault: 'invalid', mended });
  });

  test.each(['=', '#', '&', '%20', '!', '?', '$', '~', '^', '–', '…', '📧', '✉️ ', '→'])(
    'is refused with its spelling offered, with %s before or behind it',
    (sign) => {
      for (const typed of [`${sign}samir@example.com`, `samir@example.com${sign}`])
        expect(readAddress(typed)).toEqual({ fault: 'invalid', mended: 'samir@example.com' });
    },
  );

  test.each([
    'samir,haddad@example.com',
    'samir=haddad@example.com',
    'samir\\@haddad@example.com',
    'samir;haddad@example.com',
    '(a/b@example.com)',
    'https://wa.me/a@example.com',
    'a%3Fb@example.com',
    'a%25b@example.com',
    'write to me. samir dot haddad at home',
    'I am at example.com',
    'samir@example.com%0d%0aBcc:x@example.com',
    'samir haddad at example dot com',
  ])('is refused without an offer where another mailbox might be offered: %s', (typed) => {
    expect(readAddress(typed)).toEqual({ fault: 'invalid' });
  });

  test.each([
    ['Samir Haddad samir @ example.com', 'samir@example.com'],
    ['write to me. samir@ example . com', 'samir@example.com'],
  ])('is refused with its spelling offered: %s', (typed, mended) => {
    expect(readAddress(typed)).toEqual({ fault: 'invalid', mended });
  });
});

describe('what is no address', () => {
  test.each([
    '',
    'samir',
    '@example.com',
    'samir@',
    'samir@example',
    'samir@localhost',
    'samir@example.c',
    'samir@example.123',
    'samir@192.168.0.1',
    'samir@[192.168.0.1]',
    'samir@-example.com',
    'samir@exa_mple.com',
    'sa..mir@example.com',
    '.samir@example.com',
    `${'x'.repeat(65)}@example.com`,
    `samir@${'x'.repeat(64)}.com`,
    `samir@${'abcdefgh.'.repeat(30)}com`,
    'a@b@example.com',
    'samir\nBcc: x@example.com',
  ])('is refused: %s', (typed) => {
    const read = readAddress(typed);
    expect(read).toMatchObject({ fault: 'invalid' });
  });

  test.each(['سمير@example.com', 'zoë@example.com', '张@例子.中国'])(
    'is refused for its letters before the @: %s',
    (typed) => {
      expect(readAddress(typed)).toEqual({ fault: 'letters' });
    },
  );

  test('takes no time, however long', () => {
    const milliseconds = processorTime(() => {
      for (const sign of [
        '@',
        '.',
        ',',
        'a.',
        'a@',
        '<',
        "'",
        '\u200c',
        '\u3000',
        'xn--',
        '%20',
        '&lt;',
        ' dot ',
        'a at ',
        '?',
        '📧',
      ])
        expect(readAddress(sign.repeat(500))).toMatchObject({ fault: 'invalid' });
      readAddress('a'.repeat(1_000_000));
    });
    expect(milliseconds).toBeLessThan(1_500);
  });
});

test('what is accepted or offered can be sent to', () => {
  let count = 0;
  for (const typed of typedAddresses()) {
    const read = readAddress(typed);
    const address = 'address' in read ? read.address : read.mended;
    if (address === undefined) continue;
    count += 1;
    expect(readAddress(address), typed).toEqual({ address });
    expect(sendableAddress(address), typed).toMatch(/^[\x21-\x7e]+$/);
  }
  expect(count).toBeGreaterThan(2_000);
});

test.each(['samir haddad@example.com', 's amir@example.com'])(
  'of %j no mailbox is offered: the end of a name is somebody else',
  (typed) => {
    expect(readAddress(typed)).toEqual({ fault: 'invalid' });
    for (const plain of ['Email samir@example.com', 'Samir: samir@example.com', 'Samir <samir@example.com>'])
      expect(readAddress(plain)).toEqual({ fault: 'invalid', mended: 'samir@example.com' });
  },
);

test('of several addresses none is offered', () => {
  expect(readAddress('a@example.com, b@example.com')).toEqual({ fault: 'invalid' });
  expect(readAddress('a@example.com / b@example.com')).toEqual({ fault: 'invalid' });
  expect(readAddress('A@example.com <a@example.com>')).toEqual({ fault: 'invalid', mended: 'a@example.com' });
});

test.each([
  ['samir@gmail.con', 'samir@gmail.com'],
  ['samir@gmial.com', 'samir@gmail.com'],
  ['samir@hotmial.con', 'samir@hotmail.com'],
  ['samir@gmail.co', 'samir@gmail.com'],
  ['samir@gmail.cm', 'samir@gmail.com'],
  ['samir@gmail.cpm', 'samir@gmail.com'],
  ['samir@gmail.com.com', 'samir@gmail.com'],
  ['samir@gmail.comgmail.com', 'samir@gmail.com'],
  ['samir@gmail.com.gmail.com', 'samir@gmail.com'],
  ['samir@gmail.comSamir', 'samir@gmail.com'],
  ['samir@hotmail.coma', 'samir@hotmail.com'],
  ['samir@gmail', 'samir@gmail.com'],
  ['samir@gmail.', 'samir@gmail.com'],
  ['samir@gmailcom', 'samir@gmail.com'],
  ['samir@gmail com', 'samir@gmail.com'],
  ['samir@yahoo;com', 'samir@yahoo.com'],
  ['samir@gmail.c0m', 'samir@gmail.com'],
  ['samir@gmai1.com', 'samir@gmail.com'],
  ['samir@gmeil.com', 'samir@gmail.com'],
  ['samir@hotnail.com', 'samir@hotmail.com'],
  ['www.samir@example.com', 'samir@example.com'],
  ['WWW.samir@gmail.com', 'samir@gmail.com'],
  // Line ends in codes.
  ['samir@example.com%0A', 'samir@example.com'],
  ['samir%40example.com%0d%0a', 'samir@example.com'],
  ['samir@hotmail.cm', 'samir@hotmail.com'],
  ['samir@live.cm', 'samir@live.com'],
  ['Samir@Yahoo.comm', 'Samir@yahoo.com'],
  ['samir@example.ogr', 'samir@example.org'],
  // Letters of Cyrillic among Latin ones.
  ['samir@ex\u0430mple.com', 'samir@example.com'],
  ['s\u0430mir@example.com', 'samir@example.com'],
  // Hyphens of a word processor.
  ['samir@my\u2011company.com', 'samir@my-company.com'],
  ['abu\u2013ali@example.com', 'abu-ali@example.com'],
])('%j, where nobody would be reached, is offered as %s', (typed, mended) => {
  expect(readAddress(typed)).toEqual({ fault: 'invalid', mended });
});

test.each([
  'samir@yahoo.co.in',
  'samir@live.co.uk',
  'samir@gmx.com',
  'samir@yahoo.com.jo',
  'samir@hotmail.com.tr',
  'www@example.com',
  'samir@gmail.example',
  'samir@outlook.company',
  'samir@ymail.com',
  'samir@example.co',
  'samir@cmo.example',
  'info@почта.рф',
  'a@con.com',
])('%s is no slip', (typed) => {
  expect(readAddress(typed)).toEqual({ address: typed });
});
