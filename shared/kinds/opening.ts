import { limits } from '../limits.ts';
import { type ContentOf, ownAddress, preparation } from './fields.ts';
import { defineKind, generalSays, noFaults } from './kind.ts';

export const openingStatuses = ['open', 'closed'] as const;

/** A job opening; without a last day it is open until filled. */
export const opening = defineKind({
  name: 'opening',
  path: '/openings',
  roles: ['hr'],
  api: { tag: 'Job openings', shape: 'Opening', one: 'a job opening', many: 'job openings that take applications' },
  says: generalSays,
  fields: {
    title: { type: 'text', max: limits.name, missing: 'error_required' },
    department: { type: 'text', max: limits.name },
    location: { type: 'text', max: limits.name },
    employmentType: { type: 'text', max: limits.name },
    description: { type: 'text', max: limits.content, missing: 'error_required' },
    requirements: { type: 'texts', max: limits.summary, most: limits.specifications },
    status: { type: 'choice', values: openingStatuses, initial: 'open', otherwise: 'closed' },
    closesOn: { type: 'day', orNull: true, about: 'The last day, or null while it is open until filled.' },
    ...ownAddress,
    position: { type: 'place' },
    ...preparation,
  },
  title: 'title',
  searchedTitles: ['title'],
  sortable: ['title', 'department', 'closesOn', 'position', 'createdAt', 'updatedAt'],
  order: 'position',
  filters: {
    status: { field: 'status', match: 'value', about: 'For staff, who also read closed ones.', forStaff: true },
  },
  visible: (today) => ({ status: 'open', closesOn: { notBefore: today } }),
  related: null,
  search: { group: 'openings', texts: ['description', 'department', 'location'], word: 'job opening' },
  address: '/careers/:id',
  page: { image: null, kicker: 'department', isLogo: false },
  shownOn: ['/careers'],
  faultsOf: noFaults,
});
export type Opening = ContentOf<(typeof opening)['fields']>;
