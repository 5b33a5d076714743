import type { Language } from '../language.ts';
import type { MessageKey, MessageParameters } from '../text/message-key.ts';
import type { TradeValues } from '../trade/trade-fields.ts';
import type { Certificate } from './certificate.ts';

/** The materials and constructions that documents name, with the field of the certificate that says so. */
const fieldOfPart = {
  uncoated: 'coversUncoated',
  coated: 'coversCoated',
  bopp: 'coversBopp',
  liner: 'coversLiner',
  jumbo: 'coversJumbo',
} as const satisfies Record<string, keyof Certificate>;
export type BagPart = keyof typeof fieldOfPart;
const parts = Object.keys(fieldOfPart) as BagPart[];

export type Scope = Pick<Certificate, (typeof fieldOfPart)[BagPart]>;
/** Whether a document covers a bag, and which of its parts it does not. */
export type Cover = { covers: boolean; missing: BagPart[] };

const layers: Readonly<Record<string, BagPart>> = { none: 'uncoated', coated: 'coated', bopp: 'bopp' };

/** What a product is made of, as far as its figures say; a liner on request is part of it. */
export function listBagParts({ family, lamination, liner, thickness }: TradeValues): BagPart[] {
  if (family === 'fibc') return ['jumbo'];
  // Film has a thickness; fabric in rolls has none.
  if (family === 'film') return thickness === undefined ? [] : ['liner'];
  const layer = layers[String(lamination)];
  return [...(layer ? [layer] : []), ...(liner !== undefined && liner !== 'none' ? (['liner'] as const) : [])];
}

/** Whether a document covers a product; undefined where it names no materials, or the product's figures state none. */
export function judgeCover(scope: Scope, figures: TradeValues | undefined): Cover | undefined {
  const made = listBagParts(figures ?? {});
  if (made.length === 0 || !parts.some((part) => scope[fieldOfPart[part]])) return undefined;
  const missing = made.filter((part) => !scope[fieldOfPart[part]]);
  return { covers: missing.length === 0, missing };
}

/** What readers call each kind of document. */
const documentWords = {
  certificate: 'document_certificate',
  testReport: 'document_test_report',
  declaration: 'document_declaration',
} as const satisfies Record<Exclude<Certificate['documentKind'], 'unstated'>, MessageKey>;

/** The kind of a document in a reader's language; '' where it is not stated. */
export const documentKindText = (
  { documentKind }: Pick<Certificate, 'documentKind'>,
  say: (key: MessageKey) => string,
) => (documentKind === 'unstated' ? '' : say(documentWords[documentKind]));

type Saying = { language: Language; say: (key: MessageKey, parameters?: MessageParameters) => string };

/** `Covers this product`, or what of it is not covered; '' where that is not asked. */
export function coverText(cover: Cover | undefined, { language, say }: Saying): string {
  if (!cover) return '';
  if (cover.covers) return say('document_covers');
  const missing = cover.missing.map((part) => say(`document_part_${part}`));
  return say('document_covers_not', { parts: missing.join(language === 'ar' ? '، ' : ', ') });
}
