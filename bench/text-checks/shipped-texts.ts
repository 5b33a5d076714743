import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { company, pictures, records } from '#content/index.ts';
import type { Bilingual } from '#content/types.ts';
import { type ContentEntity, kindNames } from '#shared/kinds/kinds.ts';
import { type RecordText, textPlace } from '#shared/text-checks/record-texts.ts';
import type { CheckedText } from '#shared/text-checks/text-check.ts';
import { isRecord } from '#shared/typed-entries.ts';

/** A shipped text and where it stands: `product.flour-sack.name`, `picture.sand-bag-1`, `message.admin_save`. */
export type ShippedText = CheckedText & { at: string };

const isBilingual = (value: object): value is Bilingual => 'en' in value && 'ar' in value;

function textsIn(entity: ContentEntity, value: unknown, path: string): (ShippedText & { path: string })[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isBilingual(value)) return [{ ...value, at: '', path, place: textPlace(entity, path) }];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entity, entry, path ? `${path}.${key}` : key));
}

/** Every text of the demo content, and the words for its pictures. */
export function contentTexts(): ShippedText[] {
  const named = (entity: ContentEntity, record: { key: string }) =>
    textsIn(entity, record, '').map(({ path, ...text }) => ({ ...text, at: `${entity}.${record.key}.${path}` }));
  const ofKinds = kindNames.flatMap((kind) => records[kind].flatMap((record) => named(kind, record)));
  const ofPictures = Object.entries(pictures).map(([key, { alt }]) => ({ ...alt, place: {}, at: `picture.${key}` }));
  return [...ofKinds, ...named('company', { ...company, key: 'company' }), ...ofPictures];
}

/** The messages of the program; of one with plural variants each Arabic form beside the English one of the same number. */
export function messageTexts(): ShippedText[] {
  const [en = {}, ar = {}] = ['en', 'ar'].map((language) => readMessages(language));
  return Object.entries(en).flatMap(([key, english]) => {
    const at = `message.${key}`;
    const arabic = ar[key];
    if (typeof english === 'string' && typeof arabic === 'string') return [{ at, en: english, ar: arabic, place: {} }];
    const [own, other] = [variantsIn(english), variantsIn(arabic)];
    return own && other
      ? formsOf(own, other).map(({ form, ...text }) => ({ ...text, at: `${at}.${form}`, place: {} }))
      : [];
  });
}

/** A number of each plural form of Arabic; English has no more forms. */
const examples = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 };
const englishForm = new Intl.PluralRules('en');

const variantsShape = z.object({ declarations: z.array(z.string()), match: z.record(z.string(), z.string()) });
type Variants = z.infer<typeof variantsShape>;

const variantsIn = (message: unknown): Variants | undefined => z.tuple([variantsShape]).safeParse(message).data?.[0];

/** Both languages with the same number in each form. */
function formsOf(english: Variants, arabic: Variants): { form: string; en: string; ar: string }[] {
  return Object.entries(examples).flatMap(([form, number]) => {
    const en = textIn(english, englishForm.select(number), number);
    const ar = textIn(arabic, form, number);
    return en === undefined || ar === undefined ? [] : [{ form, en, ar }];
  });
}

/** The text of a form, or of all numbers, with its number in place of the placeholder. */
function textIn({ declarations, match }: Variants, form: string, number: number): string | undefined {
  const counted = /local form = (\w+): plural/.exec(declarations.join('\n'))?.[1];
  const shown = declarations.map((line) => /^local (\w+) = (\w+): number/.exec(line));
  const name = shown.find((line) => line?.[2] === counted)?.[1];
  return (match[`form=${form}`] ?? match['form=other'])?.replaceAll(`{${name}}`, `${number}`);
}

function readMessages(language: string): Record<string, unknown> {
  const read: unknown = JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8'));
  const { $schema, ...messages } = isRecord(read) ? read : {};
  return messages;
}

/** The texts of each record of the demo content, as the server checks them together. */
export function contentRecords(): { at: string; texts: RecordText[] }[] {
  const named = contentTexts().flatMap((text) => {
    const [entity = '', key = '', ...field] = text.at.split('.');
    return entity === 'picture' ? [] : [{ ...text, record: `${entity}.${key}`, field: field.join('.') }];
  });
  return Array.from(
    Map.groupBy(named, ({ record }) => record),
    ([at, texts]) => ({ at, texts }),
  );
}
