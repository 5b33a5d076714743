import { limits } from '../limits.ts';
import { type ContentOf, headFields, ownAddress, preparation } from './fields.ts';
import { defineKind, noFaults } from './kind.ts';

/** A company that Mansooj works with. */
export const partner = defineKind({
  name: 'partner',
  path: '/partners',
  roles: ['marketing'],
  api: { tag: 'Partners', shape: 'Partner', one: 'a partner', many: 'partners' },
  says: { notFound: 'partner_not_found', deleted: 'partner_deleted' },
  fields: {
    name: { type: 'text', max: limits.name, missing: 'partner_name_required' },
    industry: { type: 'text', max: limits.name, missing: 'partner_industry_required' },
    specifications: { type: 'pairs' },
    ...ownAddress,
    ...headFields,
    mainImage: { type: 'image', missing: 'partner_main_image_required' },
    galleryImages: { type: 'gallery' },
    ...preparation,
  },
  title: 'name',
  searchedTitles: ['name'],
  sortable: ['name', 'industry', 'createdAt', 'updatedAt'],
  order: '-createdAt',
  filters: { industry: { field: 'industry', match: 'value', about: 'The English name of an industry.' } },
  visible: null,
  related: 'industry',
  search: { group: 'partners', texts: ['industry'], word: 'partner' },
  address: '/partners/:id',
  page: { image: 'mainImage', kicker: 'industry', isLogo: true },
  shownOn: ['/', '/partners'],
  faultsOf: noFaults,
});
export type Partner = ContentOf<(typeof partner)['fields']>;
