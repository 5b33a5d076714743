import { limits } from '../limits.ts';
import { type ContentOf, preparation } from './fields.ts';
import { defineKind, generalSays, noFaults } from './kind.ts';

/** A frequently asked question, in a named group. */
export const faq = defineKind({
  name: 'faq',
  path: '/faqs',
  roles: ['marketing'],
  api: { tag: 'FAQs', shape: 'Faq', one: 'a question', many: 'frequently asked questions' },
  says: generalSays,
  fields: {
    group: { type: 'text', max: limits.name, missing: 'error_required', column: 'topic' },
    question: { type: 'text', max: limits.summary, missing: 'error_required' },
    answer: { type: 'text', max: limits.message, missing: 'error_required' },
    position: { type: 'place' },
    ...preparation,
  },
  title: 'question',
  searchedTitles: ['question'],
  sortable: ['group', 'question', 'position', 'createdAt', 'updatedAt'],
  order: 'position',
  filters: { group: { field: 'group', match: 'value', about: 'The English name of a group.' } },
  visible: null,
  related: null,
  search: { group: 'faqs', texts: ['answer'], word: null },
  address: '/faqs#faq-:id',
  page: null,
  shownOn: ['/faqs'],
  faultsOf: noFaults,
});
export type Faq = ContentOf<(typeof faq)['fields']>;
