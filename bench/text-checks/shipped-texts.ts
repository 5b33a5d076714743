import { readFileSync } from 'node:fs';
import { company, pictures, records } from '#content/index.ts';
import type { Bilingual } from '#content/types.ts';
import { type ContentEntity, kindNames } from '#shared/kinds/kinds.ts';
import { placeOf } from '#shared/text-checks/record-texts.ts';
import type { CheckedText } from '#shared/text-checks/text-check.ts';
import { isRecord } from '#shared/typed-entries.ts';

/** A shipped text and where it stands: `product.flour-sack.name`, `picture.sand-bag-1`, `message.admin_save`. */
export type ShippedText = CheckedText & { at: string };

const isBilingual = (value: object): value is Bilingual => 'en' in value && 'ar' in value;

function textsIn(entity: ContentEntity, value: unknown, path: string): (ShippedText & { path: string })[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isBilingual(value)) return [{ ...value, at: '', path, place: placeOf(entity, path) }];
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

/** The messages of the program; of one with plural variants each text by itself. */
export function messageTexts(): ShippedText[] {
  const [en, ar] = ['en', 'ar'].map((language) => readMessages(language));
  return Object.entries(en ?? {}).flatMap(([key, english]) => {
    const arabic = ar?.[key];
    if (typeof english !== 'string' || typeof arabic !== 'string') return [];
    return [{ at: `message.${key}`, en: english, ar: arabic, place: {} }];
  });
}

function readMessages(language: string): Record<string, unknown> {
  const read: unknown = JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8'));
  const { $schema, ...messages } = isRecord(read) ? read : {};
  return messages;
}
