import { pdf, picture } from '../files/sample-files.ts';
import type { words } from './form-journey.ts';

type Key = Parameters<ReturnType<typeof words>>[0];
type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** What staff type to add one record of a kind, by the words beside the fields. */
export type SiteContentJourney = {
  kind: 'project' | 'faq' | 'certificate' | 'opening' | 'service';
  /** Where visitors read it. */
  publicPath: string;
  /** Texts in both languages; the first names the record. */
  texts: { label: Key; english: string; arabic: string }[];
  /** Values that both languages share. */
  values: { label: Key; value: string }[];
  choices: { label: Key; value: string }[];
  files: () => Promise<SentFile[]>;
};

const image = async (): Promise<SentFile> => ({
  name: 'hall.png',
  mimeType: 'image/png',
  buffer: await picture('png'),
});

export const siteContentJourneys: SiteContentJourney[] = [
  {
    kind: 'project',
    publicPath: '/projects',
    texts: [
      { label: 'admin_field_title', english: 'Loom hall Orontes', arabic: 'قاعة أنوال العاصي' },
      { label: 'admin_field_client', english: 'Qantara Mills', arabic: 'مطاحن قنطرة' },
      {
        label: 'admin_field_summary',
        english: 'Forty looms in a year.',
        arabic: 'أربعون نولًا في سنة.',
      },
    ],
    values: [{ label: 'admin_field_year', value: '2026' }],
    choices: [{ label: 'admin_field_category', value: 'Manufacturing' }],
    files: async () => [await image()],
  },
  {
    kind: 'faq',
    publicPath: '/faqs',
    texts: [
      { label: 'admin_field_question', english: 'Do you weave at night?', arabic: 'هل تنسجون ليلًا؟' },
      { label: 'admin_field_group', english: 'Night work', arabic: 'العمل ليلًا' },
      { label: 'admin_field_answer', english: 'In three shifts.', arabic: 'في ثلاث ورديات.' },
    ],
    values: [],
    choices: [],
    files: async () => [],
  },
  {
    kind: 'certificate',
    publicPath: '/certificates',
    texts: [
      { label: 'admin_field_name', english: 'ISO 50001 energy', arabic: 'أيزو 50001 للطاقة' },
      { label: 'admin_field_issuer', english: 'Watt Council', arabic: 'مجلس واط' },
    ],
    values: [
      { label: 'admin_field_valid_from', value: '2026-01-01' },
      { label: 'admin_field_valid_until', value: '2029-01-01' },
      { label: 'admin_field_number', value: 'EN-77' },
    ],
    choices: [],
    files: async () => [
      await image(),
      { name: 'ISO 50001.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) },
    ],
  },
  {
    kind: 'opening',
    publicPath: '/careers',
    texts: [
      { label: 'admin_field_title', english: 'Night weaver', arabic: 'نسّاج ليلي' },
      { label: 'admin_field_department', english: 'Weaving', arabic: 'النسيج' },
      { label: 'admin_description', english: 'Weaves at night.', arabic: 'ينسج ليلًا.' },
    ],
    values: [],
    choices: [{ label: 'admin_field_status', value: 'open' }],
    files: async () => [],
  },
  {
    kind: 'service',
    publicPath: '/services',
    texts: [
      { label: 'admin_field_name', english: 'Loom audits', arabic: 'تدقيق الأنوال' },
      { label: 'admin_field_summary', english: 'We look at looms.', arabic: 'ننظر في الأنوال.' },
    ],
    values: [],
    choices: [{ label: 'admin_field_category', value: 'Automation' }],
    files: async () => [],
  },
];
