import { expect, test } from 'vitest';
import { dialledNumber } from '#shared/text/dialled-number.ts';
import { processorTime } from '../../../tests/support/processor-time.ts';
import { findNumbers, readablePhone, readPhone, searchedNumber, toDialled, toPhoneNumber } from './phone-number.ts';

test.each([
  ['079 123 4567', '+962791234567'],
  ['0791234567', '+962791234567'],
  ['791234567', '+962791234567'],
  ['+962 79 123 4567', '+962791234567'],
  ['00962-79-123-4567', '+962791234567'],
  ['(06) 500 0123', '+96265000123'],
  ['٠٧٩١٢٣٤٥٦٧', '+962791234567'],
  ['۰۷۹ ۱۲۳ ۴۵۶۷', '+962791234567'],
  ['‪+962 79 123 4567‬', '+962791234567'],
  ['+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧', '+962791234567'],
  ['+966 50 123 4567', '+966501234567'],
  ['0044 20 7946 0958', '+442079460958'],
  ['tel:+962791234567', '+962791234567'],
  ['Mobile: 079 123 4567', '+962791234567'],
  ['WhatsApp +962 79 123 4567', '+962791234567'],
  ['جوال: ٠٧٩١٢٣٤٥٦٧', '+962791234567'],
  ['+962 79 123 4567 (WhatsApp)', '+962791234567'],
  ['+962 79 123 4567 واتساب', '+962791234567'],
  ['079 123 4567 - mobile', '+962791234567'],
  ['wa.me/962791234567', '+962791234567'],
  ['https://wa.me/+962791234567', '+962791234567'],
  ['https://api.whatsapp.com/send?phone=962791234567', '+962791234567'],
  ['https://wa.me/962791234567?text=Hello', '+962791234567'],
  ['whatsapp://send?phone=+962791234567', '+962791234567'],
  ['T: 079 123 4567', '+962791234567'],
  ['فاكس: 06 500 0123', '+96265000123'],
  ['tel://0791234567', '+962791234567'],
  ['«079 123 4567»', '+962791234567'],
  ['(+962)791234567', '+962791234567'],
  ['(00962) 79 123 4567', '+962791234567'],
  ['رقم الهاتف 079 123 4567', '+962791234567'],
  ['الهاتف: ٠٧٩١٢٣٤٥٦٧', '+962791234567'],
  ['Phone number: 079 123 4567', '+962791234567'],
  ['Tel. no. 06 500 0123', '+96265000123'],
  ['+962_79_123_4567', '+962791234567'],
  ['+962 79 1234567;', '+962791234567'],
  ['079 123 4567.', '+962791234567'],
  ['06 500 0123 تحويلة رقم 12', '+96265000123'],
  ['06 500 0123 مقسم 12', '+96265000123'],
  // As cells, cards and chats have it.
  ['="0791234567"', '+962791234567'],
  ['📱 +962 79 123 4567', '+962791234567'],
  ['☎️ 06 500 0123', '+96265000123'],
  ['🇯🇴 079 123 4567', '+962791234567'],
  ['Phone# 079 123 4567', '+962791234567'],
  ['sms:+962791234567', '+962791234567'],
  ['[+962] 79 123 4567', '+962791234567'],
  ['++962791234567', '+962791234567'],
  ['+00962 79 123 4567', '+962791234567'],
  ['O79 123 4567', '+962791234567'],
  ['+962·79·123·4567', '+962791234567'],
  ['06 500 0123 (مقسم رقم: ١٢)', '+96265000123'],
])('%s is %s', (typed, number) => {
  expect(toPhoneNumber(typed)).toBe(number);
});

test.each([
  ['06 500 0123 تحويلة رقم 12', '+96265000123;ext=12'],
  ['06 500 0123,12', '+96265000123;ext=12'],
  ['+962 (06) 500 0123', '+96265000123'],
])('%s is dialled as %s', (typed, dialled) => {
  expect(toDialled(typed)).toBe(dialled);
});

// Numbers among words and signs, as they are pasted.
test.each([
  ...[
    'P: 06 500 0123',
    'Direct line: 06 500 0123',
    'Tel/Fax: 06 500 0123',
    'Tel & Fax: 06 500 0123',
    'هاتف/فاكس: 065000123',
  ],
  ...['T: 06 500 0123 M: 079 765 4321', 'Tel 06 500 0123 Fax 06 500 0124', '📞 06 500 0123 📱 0787654321'],
  ...['06 500 0123 079 765 4321', '06 500 0123 (0787654321)', '065000123;0787654321', '06 500 0123\\0787654321'],
  ...['TEL;TYPE=WORK:+96265000123', 'item1.TEL:+96265000123', '✆ 06 500 0123', '#065000123', '(JO) 065000123'],
  ...['https://wa.me/%2B96265000123', 'https://wa.me/96265000123/?text=hi', 'viber://chat?number=%2B96265000123'],
  ...['96265000123.0', '96,265,000,123', '+962 6 500 0123 ~ Ahmad', '06 500 0123 (Rami, after 4 pm)', '06 500 0123/24'],
  'https://api.whatsapp.com/send/?phone=96265000123&text&type=phone_number&app_absent=0',
])('%s is +96265000123, found by it and dialled without an extension', (typed) => {
  expect(readPhone(typed, 'JO')).toEqual({ number: '+96265000123' });
  expect(dialledNumber(typed, '+96265000123')).toBe('+96265000123');
  expect(searchedNumber(typed)).toBe('96265000123');
  expect(readablePhone(typed)).not.toContain('ext');
});

test.each(
  [
    'ext # 12',
    '(ext 12)',
    '[ext. 12]',
    'Ext No. 12',
    'تحويله 12',
    'تحويلة (١٢)',
    'الرقم الداخلي 12',
    'رقم فرعي 12',
    'int. 12',
  ].concat([
    'internal 12',
    'extension number 12',
    'poste 12',
    'Durchwahl 12',
    'dahili 12',
    '/ ext 12',
    ';ext=12',
    'ext. 12 or 13',
  ]),
)('the extension of 06 500 0123 %s is dialled', (extension) => {
  const typed = `06 500 0123 ${extension}`;
  expect(readPhone(typed, 'JO')).toEqual({ number: '+96265000123' });
  expect(dialledNumber(typed, '+96265000123')).toBe('+96265000123;ext=12');
});

test.each(['966 50 123 4567', '966501234567'])('of %s the number with its sign is offered', (typed) => {
  expect(readPhone(typed, 'JO')).toMatchObject({ fault: { parameters: { number: '+966 50 123 4567' } } });
});

test.each(['079 765 432l', '06 500O123', '079 765 4321 5', '079 765 432 (Ahmad)', 'Ahmad: 797 65 43', 'CR 200123456'])(
  'a slip in %s is asked about',
  (typed) => {
    expect(readPhone(typed, 'JO')).toHaveProperty('fault');
  },
);

test.each([
  '06/5000123 and 079\u2011765\u20114321',
  '06 500 0123 079 765 4321',
  '065000123/0797654321',
  'office +962\u00a06\u2013500\u20130123\ncell 00962 79 765 4321',
])('both numbers of %j are found', (text) => {
  expect(findNumbers(text)).toEqual(['96265000123', '962797654321']);
});

test('takes no time, however long', () => {
  const milliseconds = processorTime(() => {
    for (const part of ['0', ' ', '(', '_', 'tel ', 'تحويلة ', ';', 'رقم ', 'wa.me/', '0 ', '0/(', 'ext ', '%2b'])
      for (const read of [toPhoneNumber, findNumbers, searchedNumber, dialledNumber]) read(part.repeat(20_000));
  });
  expect(milliseconds).toBeLessThan(1_500);
});

test.each([
  '',
  '12',
  '079 123 4567 and 078 123 4567',
  'whatsapp',
  '07912345',
  '079 123 4567 890',
  'call me',
  '0791234567; drop',
  '+999 123 4567',
  '٠٧٩abc',
  '+',
])('%j is no telephone number', (typed) => {
  expect(toPhoneNumber(typed)).toBeUndefined();
});
