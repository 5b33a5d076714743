import { categoryNames, serviceCategories } from '../content/service-categories.ts';
import { limits } from '../limits.ts';
import { ownAddress, preparation } from './fields.ts';
import { defineKind, generalSays, noFaults } from './kind.ts';

/** A finished project, of one service category. */
export const project = defineKind({
  name: 'project',
  path: '/projects',
  roles: ['marketing'],
  api: { tag: 'Projects', shape: 'Project', one: 'a project', many: 'projects' },
  says: generalSays,
  fields: {
    title: { type: 'text', max: limits.name, missing: 'error_required' },
    client: { type: 'text', max: limits.name },
    summary: { type: 'text', max: limits.summary, missing: 'error_required' },
    description: { type: 'text', max: limits.content },
    category: { type: 'choice', values: serviceCategories, otherwise: 'Automation', names: categoryNames },
    year: { type: 'number', least: 1900, most: 2200 },
    image: { type: 'image' },
    ...ownAddress,
    ...preparation,
  },
  title: 'title',
  searchedTitles: ['title'],
  sortable: ['title', 'category', 'year', 'createdAt', 'updatedAt'],
  order: '-createdAt',
  filters: { category: { field: 'category', match: 'value', about: 'One service category.' } },
  visible: null,
  related: null,
  search: { group: 'projects', texts: ['summary', 'description'], word: 'project' },
  address: '/projects/:id',
  page: { image: 'image', kicker: 'client', isLogo: false },
  shownOn: ['/projects'],
  faultsOf: noFaults,
});
