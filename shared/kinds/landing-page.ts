import { limits } from '../limits.ts';
import { headFields, ownAddress, preparation } from './fields.ts';
import { defineKind, generalSays, noFaults } from './kind.ts';

/** A page for what people often look for, such as food-grade bags: products that staff chose, with a text and questions of its own. */
export const landingPage = defineKind({
  name: 'landing_page',
  path: '/landing-pages',
  roles: ['marketing'],
  api: { tag: 'Landing pages', shape: 'LandingPage', one: 'a landing page', many: 'landing pages' },
  says: generalSays,
  fields: {
    title: { type: 'text', max: limits.name, missing: 'error_required' },
    summary: { type: 'text', max: limits.summary, missing: 'error_required' },
    description: { type: 'text', max: limits.content },
    questions: { type: 'pairs', about: 'Questions, each with its answer.' },
    products: { type: 'records', of: 'product', most: 24, about: 'Ids of the products that it shows, in their order.' },
    ...ownAddress,
    ...headFields,
    position: { type: 'place' },
    ...preparation,
  },
  title: 'title',
  searchedTitles: ['title'],
  sortable: ['title', 'position', 'createdAt', 'updatedAt'],
  order: 'position',
  filters: {},
  visible: null,
  related: null,
  search: null,
  address: '/bags/:id',
  page: { image: null, kicker: null, isLogo: false },
  shownOn: ['/products'],
  faultsOf: noFaults,
});
