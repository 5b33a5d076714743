import { categoryNames, serviceCategories } from '../content/service-categories.ts';
import { limits } from '../limits.ts';
import { ownAddress, preparation } from './fields.ts';
import { defineKind, generalSays, noFaults } from './kind.ts';

/** A consulting service. */
export const service = defineKind({
  name: 'service',
  path: '/services',
  roles: ['marketing'],
  api: { tag: 'Services', shape: 'Service', one: 'a consulting service', many: 'consulting services' },
  says: generalSays,
  fields: {
    name: { type: 'text', max: limits.name, missing: 'error_required' },
    summary: { type: 'text', max: limits.summary, missing: 'error_required' },
    description: { type: 'text', max: limits.content },
    deliverables: { type: 'texts', max: limits.summary, most: limits.specifications },
    category: { type: 'choice', values: serviceCategories, otherwise: 'Automation', names: categoryNames },
    image: { type: 'image' },
    ...ownAddress,
    position: { type: 'place' },
    ...preparation,
  },
  title: 'name',
  searchedTitles: ['name'],
  sortable: ['name', 'category', 'position', 'createdAt', 'updatedAt'],
  order: 'position',
  filters: { category: { field: 'category', match: 'value', about: 'One service category.' } },
  visible: null,
  related: null,
  search: { group: 'services', texts: ['summary', 'description'], word: 'service' },
  address: '/services/:id',
  page: { image: 'image', kicker: null, isLogo: false },
  shownOn: ['/services', '/consultation'],
  faultsOf: noFaults,
});
