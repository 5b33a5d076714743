import { limits } from '../limits.ts';
import type { FieldKey } from '../trade/trade-fields.ts';
import { type ContentOf, preparation } from './fields.ts';
import { defineKind, generalSays } from './kind.ts';

/** What a certificate may prove: what buyers ask for (the figures of the group `proof`), or something else. */
export const proofs = [
  'other',
  'foodContact',
  'typeTest',
  'iso22000',
  'metalDetection',
  'dropTest',
  'uvTest',
  'lotReport',
] as const satisfies readonly (FieldKey | 'other')[];

const ofScope =
  'A document that names materials does not cover the others; one that names none is not about a material.';

/**
 * What kind of document it is: a body's certificate, a laboratory's report on samples, or the maker's own declaration.
 * Documents of earlier releases do not state it; they are called what they prove.
 */
export const documentKinds = ['unstated', 'certificate', 'testReport', 'declaration'] as const;

/** A certificate with its validity and, in `file`, the PDF to download. */
export const certificate = defineKind({
  name: 'certificate',
  path: '/certificates',
  roles: ['marketing'],
  api: { tag: 'Certificates', shape: 'Certificate', one: 'a certificate', many: 'certificates' },
  says: generalSays,
  fields: {
    name: { type: 'text', max: limits.name, missing: 'error_required' },
    issuer: { type: 'text', max: limits.name, missing: 'error_required' },
    scope: { type: 'text', max: limits.summary },
    proves: {
      type: 'choice',
      values: proofs,
      initial: 'other',
      otherwise: 'other',
      about:
        'Which of the proofs it is that buyers ask for; a declaration on food contact is named first on its products.',
    },
    documentKind: {
      type: 'choice',
      values: documentKinds,
      initial: 'unstated',
      otherwise: 'unstated',
      about: 'Whether a body certifies, a laboratory reports on samples, or the maker declares.',
    },
    coversUncoated: { type: 'flag', initial: false, about: `Uncoated fabric. ${ofScope}` },
    coversCoated: { type: 'flag', initial: false, about: `Coated fabric. ${ofScope}` },
    coversBopp: { type: 'flag', initial: false, about: `Fabric laminated with BOPP film. ${ofScope}` },
    coversLiner: { type: 'flag', initial: false, about: `Polyethylene liners and film. ${ofScope}` },
    coversJumbo: { type: 'flag', initial: false, about: `Jumbo bags. ${ofScope}` },
    number: { type: 'line', max: limits.name },
    validFrom: { type: 'day' },
    validUntil: { type: 'day' },
    image: { type: 'image' },
    file: { type: 'pdf' },
    position: { type: 'place' },
    ...preparation,
  },
  title: 'name',
  searchedTitles: ['name'],
  sortable: ['name', 'issuer', 'validFrom', 'validUntil', 'position', 'createdAt', 'updatedAt'],
  order: 'position',
  filters: {},
  visible: null,
  related: null,
  search: { group: 'certificates', texts: ['scope', 'issuer'], word: 'certificate' },
  address: '/certificates#certificate-:id',
  page: null,
  shownOn: ['/', '/certificates'],
  faultsOf: ({ validFrom, validUntil }) => (validFrom > validUntil ? { validUntil: 'certificate_ends_before' } : {}),
});
export type Certificate = ContentOf<(typeof certificate)['fields']>;

/** Whether a certificate is valid on a day, YYYY-MM-DD. */
export const isValidOn = ({ validFrom, validUntil }: Pick<Certificate, 'validFrom' | 'validUntil'>, day: string) =>
  validFrom <= day && day <= validUntil;
