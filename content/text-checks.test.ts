import { expect, test } from 'vitest';
import { checkTexts } from '#shared/text-checks/check-texts.ts';
import { exchangedFindings } from '#shared/text-checks/exchanged-texts.ts';
import { twoTranslations } from '#shared/text-checks/two-translations.ts';
import { cleanPairs } from '../bench/text-checks/clean-pairs.ts';
import { freePairs } from '../bench/text-checks/free-pairs.ts';
import { agreedTerms, measurePlanted, shippedAlarms } from '../bench/text-checks/planted.ts';
import { plantedByHand } from '../bench/text-checks/planted-by-hand.ts';
import { measurePlantedInRecords } from '../bench/text-checks/planted-in-records.ts';
import { contentRecords, contentTexts, messageTexts } from '../bench/text-checks/shipped-texts.ts';

const fewestPlanted = 400;
const floor = 0.95;

/** Findings that are right as they are, each with the reason. */
const accepted: Record<string, string> = {
  'message.error_internal forbidden_term': 'as specified',
  'message.error_page_title forbidden_term': 'as specified',
  'message.login_error forbidden_term': 'as specified',
  'message.admin_column_email forbidden_term': 'as specified',
  'message.calculator_formula_tapes units': 'a formula',
  'message.privacy_reading_text latin_words': 'the name of a cookie',
  'message.privacy_messages_text latin_words': 'the name of a cookie',
  'message.error_address_form latin_words': 'an example of an address',
  'message.mail_domain_dmarc_no latin_words': 'a line of the domain, as it is written',
  'message.mail_domain_dmarc_no arabic_punctuation': 'a line of the domain, as it is written',
  'message.update_alone latin_words': 'a command',
  'message.mail_domain_spf_open latin_words': 'a line of the domain, as it is written',
  'message.setting_every_wrong latin_words': 'as it is typed',
  'message.setting_reply_to_hint latin_words': 'an example of an address',
  'message.working_hours_week_hint arabic_punctuation': 'as it is typed',
  'message.working_hours_answer forbidden_term': 'hours that are counted',
  'message.week_median forbidden_term': 'hours that are counted',
  'message.mail_week_median forbidden_term': 'hours that are counted',
  'message.audit_operator end_punctuation': 'the subject of a sentence',
  'message.demo_question.zero end_punctuation': 'with nothing to remove it is no question',
  'message.trash_subtitle.zero uneven_length': 'with no record it needs no more words',
};

test('nothing is found in the demo content, the words for its pictures, and the messages', () => {
  const texts = [...contentTexts(), ...messageTexts()];
  expect(texts.length).toBeGreaterThan(2_000);
  const found = shippedAlarms(texts).flatMap(({ at, findings }) =>
    findings.map(({ check, found, wanted }) => `${at} ${check}: ${found} → ${wanted}`),
  );
  const unknown = found.filter((line) => !(line.split(':')[0]! in accepted));
  expect(unknown).toEqual([]);
  expect(Object.keys(accepted).filter((line) => !found.some((one) => one.startsWith(`${line}:`)))).toEqual([]);
});

test('a plural form that says another number is found, in every form', () => {
  const forms = messageTexts().filter(({ at }) => at.startsWith('message.error_too_long.'));
  expect(forms.map(({ at }) => at.split('.')[2])).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  const wrong = forms.map((text) => ({ ...text, ar: `${text.ar} 7` }));
  expect(shippedAlarms(wrong)).toHaveLength(forms.length);
});

test('nothing is found among the texts of a record of the demo content', () => {
  const found = contentRecords().flatMap(({ at, texts }) =>
    exchangedFindings(texts).map(({ field, finding }) => `${at}.${field}: ${finding.found} → ${finding.wanted}`),
  );
  expect(found).toEqual([]);
});

test('one English text has one Arabic in the demo content', () => {
  const twice = twoTranslations(contentTexts()).map(({ pair, other }) => `${pair.at}: ${pair.ar} | ${other.ar}`);
  expect(twice).toEqual([]);
});

test.each([
  ['close', cleanPairs],
  ['free', freePairs],
])('at most one of a hundred good %s translations is questioned', (_, pairs) => {
  expect(pairs.length).toBeGreaterThanOrEqual(100);
  const questioned = shippedAlarms(pairs.map((pair) => ({ ...pair, at: pair.en, place: {} })));
  const lines = questioned.flatMap(({ at, findings }) =>
    findings.map(({ check, found, wanted }) => `${at} ${check}: ${found} → ${wanted}`),
  );
  expect(questioned.length / pairs.length, lines.join('\n')).toBeLessThanOrEqual(0.01);
});

test('nearly all defects planted by hand are found, and none in their good translations', () => {
  const find = (en: string, ar: string) => checkTexts({ en, ar, place: {} }, agreedTerms);
  const missed = plantedByHand.filter(({ en, defective }) => find(en, defective).length === 0);
  expect(missed.length, missed.map(({ defective }) => defective).join('\n')).toBeLessThanOrEqual(3);
  expect(plantedByHand.filter(({ en, good }) => find(en, good).length > 0)).toEqual([]);
});

test('nearly all planted defects are found', () => {
  const rows = [...measurePlanted(), ...measurePlantedInRecords()];
  const planted = rows.reduce((sum, row) => sum + row.planted, 0);
  const found = rows.reduce((sum, row) => sum + row.found, 0);
  expect(planted).toBeGreaterThanOrEqual(fewestPlanted);
  expect(found / planted, rows.flatMap(({ missed }) => missed).join('\n')).toBeGreaterThanOrEqual(floor);
}, 120_000);
