import { z } from 'zod';
import type { RecordField } from '#app/office/components/record/record-field.ts';
import { m } from '#messages';
import { sampleTexts } from '../sample-texts.ts';

const word = (key: 'title' | 'text' | 'name' | 'kicker' | 'company' | 'hint' | 'action') => () => sampleTexts()[key];

/** One field of each type that a form can be made of. */
export const sampleFields: readonly RecordField[] = [
  { name: 'title', type: 'text', label: word('title'), isRequired: true },
  { name: 'answer', type: 'text', label: word('text'), rows: 3 },
  { name: 'phone', type: 'line', label: word('name'), inputMode: 'tel' },
  { name: 'validUntil', type: 'day', label: word('kicker'), help: word('hint') },
  {
    name: 'category',
    type: 'choice',
    label: word('company'),
    choices: () => [
      { value: 'a', label: sampleTexts().company },
      { value: 'b', label: sampleTexts().place },
    ],
  },
  { name: 'isOpen', type: 'switch', label: word('action'), help: word('hint') },
  { name: 'file', type: 'pdf', label: word('title'), accept: ['application/pdf'] },
  {
    name: 'requirements',
    type: 'texts',
    label: word('text'),
    fields: [{ name: 'text', type: 'text', label: word('text') }],
    entry: ({ number }) => `${sampleTexts().kicker} ${number}`,
    add: word('action'),
  },
];

/** Fields as their form calls them where values are compared. */
export const namedFields: readonly RecordField[] = [
  { name: 'title', type: 'text', label: m.admin_field_title },
  { name: 'requirements', type: 'text', label: m.admin_field_requirements },
];

/** Takes anything: what is wrong in the gallery is put there by hand. */
export const sampleSchema = z.looseObject({});

export const sampleRecord = {
  _id: 'sample',
  title: 'How long does a sack last?',
  answer: 'Two hundred hours in full sun; years in a store.',
  phone: '+962 6 500 0123',
  validUntil: '2027-01-31',
  category: 'b',
  isOpen: true,
  file: 'documents/sample.pdf',
  requirements: ['Reads mechanical drawings', 'Speaks Arabic'],
  // One text without its Arabic.
  translations: { ar: { title: 'كم يدوم الكيس؟', answer: '', requirements: ['قراءة المخططات', 'العربية'] } },
};
