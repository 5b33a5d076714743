import { limits } from '../limits.ts';
import { headFields, ownAddress, preparation } from './fields.ts';
import { defineKind, generalSays, noFaults } from './kind.ts';

/** Where the company exports to: the way there, how long it usually takes, and what papers it needs. */
export const market = defineKind({
  name: 'market',
  path: '/markets',
  roles: ['marketing'],
  api: { tag: 'Markets', shape: 'Market', one: 'an export market', many: 'export markets' },
  says: generalSays,
  fields: {
    name: { type: 'text', max: limits.name, missing: 'error_required' },
    summary: { type: 'text', max: limits.summary, missing: 'error_required' },
    countries: { type: 'texts', max: limits.name, most: limits.specifications },
    route: { type: 'text', max: limits.message, missing: 'error_required' },
    ports: { type: 'pairs', about: 'Ports or crossings, each with the time that it usually takes to get there.' },
    documents: { type: 'texts', max: limits.summary, most: limits.specifications },
    terms: { type: 'texts', max: limits.summary, most: limits.specifications, about: 'Incoterms with their place.' },
    languages: { type: 'text', max: limits.summary, about: 'Of papers, prints and letters.' },
    description: { type: 'text', max: limits.content },
    ...ownAddress,
    ...headFields,
    image: { type: 'image' },
    position: { type: 'place' },
    ...preparation,
  },
  title: 'name',
  searchedTitles: ['name'],
  sortable: ['name', 'position', 'createdAt', 'updatedAt'],
  order: 'position',
  filters: {},
  visible: null,
  related: null,
  search: { group: 'markets', texts: ['summary', 'route', 'description'], word: 'export market' },
  address: '/markets/:id',
  page: { image: 'image', kicker: 'countries', isLogo: false },
  shownOn: ['/markets'],
  faultsOf: noFaults,
});
