import { limits } from '../limits.ts';
import { searchGroups } from '../search-groups.ts';
import { type ContentOf, preparation } from './fields.ts';
import { defineKind } from './kind.ts';

/** A certificate with its validity and, in `file`, the PDF to download. */
export const certificate = defineKind({
  name: 'certificate',
  path: '/certificates',
  roles: ['marketing'],
  api: { tag: 'Certificates', shape: 'Certificate', one: 'a certificate', many: 'certificates' },
  says: { notFound: 'certificate_not_found', deleted: 'certificate_deleted' },
  fields: {
    name: { type: 'text', max: limits.name, missing: 'error_required' },
    issuer: { type: 'text', max: limits.name, missing: 'error_required' },
    scope: { type: 'text', max: limits.summary },
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
  search: { group: 'certificates', texts: ['scope', 'issuer'] },
  address: searchGroups.certificates,
  page: null,
  shownOn: ['/', '/certificates'],
  faultsOf: ({ validFrom, validUntil }) => (validFrom > validUntil ? { validUntil: 'certificate_ends_before' } : {}),
});
export type Certificate = ContentOf<(typeof certificate)['fields']>;
