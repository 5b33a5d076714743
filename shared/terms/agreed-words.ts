import type { Subject } from '../search/subjects.ts';
import type { TermWords } from './trade-term.ts';

/** What is agreed on one concept. `family`: the search family that says the same, by its first word. */
export type AgreedWords = Pick<TermWords, 'name' | 'english' | 'arabic'> &
  Partial<Pick<TermWords, 'englishAvoided' | 'arabicAvoided' | 'note'>> &
  ({ family: string } | { subject: Subject });

/**
 * The shipped termbase: one word for one thing, in all texts and prints. Only words that are wrong wherever they stand
 * are avoided; what depends on the sentence is in the note.
 */
export const agreedWords: readonly AgreedWords[] = [
  { name: 'Flour', family: 'flour', english: 'flour', arabic: 'دقيق', arabicAvoided: ['طحين'] },
  {
    name: 'Feed',
    family: 'feed',
    english: 'feed',
    arabic: 'أعلاف',
    englishAvoided: ['fodder'],
    arabicAvoided: ['علف', 'العلف'],
  },
  {
    name: 'Fertiliser',
    family: 'fertiliser',
    english: 'fertiliser',
    arabic: 'أسمدة',
    englishAvoided: ['fertilizer', 'fertilizers'],
    arabicAvoided: ['سماد', 'السماد'],
  },
  {
    name: 'Pallet',
    family: 'pallet',
    english: 'pallet',
    arabic: 'طبلية',
    arabicAvoided: ['منصة خشبية', 'منصات خشبية', 'باليت', 'بالتات'],
  },
  {
    name: 'Shopping bag',
    family: 'shopping bag',
    english: 'shopping bag',
    arabic: 'كيس تسوّق',
    arabicAvoided: ['حقيبة تسوّق', 'حقائب تسوّق', 'حقائب التسوّق'],
  },
  {
    name: 'Lamination',
    family: 'lamination',
    english: 'laminated',
    arabic: 'مصفّح',
    arabicAvoided: ['مغلّف بفيلم', 'مغلّفة بفيلم', 'مغلّفان بفيلم'],
    note: 'A film joined to the fabric: تصفيح. Coating (طلاء) is another thing.',
  },
  {
    name: 'Coating',
    family: 'coated',
    english: 'coated',
    arabic: 'مطليّ',
    note: 'A layer of melt put on the fabric: طلاء. Lamination (تصفيح) is another thing.',
  },
  {
    name: 'Film (plastic)',
    family: 'film',
    english: 'film',
    arabic: 'فيلم',
    arabicAvoided: ['غشاء', 'الغشاء', 'أغشية', 'الأغشية'],
    note: 'What is watched is a video: فيديو.',
  },
  { name: 'Video', family: 'video', english: 'video', arabic: 'فيديو' },
  {
    name: 'Resin',
    family: 'resin',
    english: 'resin',
    arabic: 'راتنج',
    arabicAvoided: ['راتنجات'],
    note: 'The material. Its granules are حبيبات; المادة الخام is any raw material.',
  },
  { name: 'Granules', subject: 'materials', english: 'granules', arabic: 'حبيبات' },
  {
    name: 'Valid (certificate)',
    subject: 'company',
    english: 'valid',
    arabic: 'سارية',
    arabicAvoided: ['شهادة صالحة', 'شهادات صالحة', 'صالحة من', 'صالحة حتى'],
    note: 'صالحة للأغذية (fit for food) is right.',
  },
  {
    name: 'Opening hours',
    family: 'working hours',
    english: 'opening hours',
    arabic: 'أوقات العمل',
    arabicAvoided: ['ساعات العمل'],
  },
  {
    name: 'Category',
    subject: 'company',
    english: 'category',
    arabic: 'الفئة',
    note: 'A label of records. المجال is a field of work.',
  },
  {
    name: 'Subject (of questions)',
    subject: 'company',
    english: 'subject',
    arabic: 'الموضوع',
    note: 'What groups the FAQs; not المجموعة.',
  },
  {
    name: 'Answer',
    subject: 'company',
    english: 'answer',
    arabic: 'الإجابة',
    arabicAvoided: ['جواب', 'الجواب', 'أجوبة', 'الأجوبة'],
  },
  {
    name: 'Timeline',
    subject: 'company',
    english: 'timeline',
    arabic: 'المسيرة',
    arabicAvoided: ['الخط الزمني', 'الخطّ الزمني'],
  },
  {
    name: 'Employment type',
    subject: 'company',
    english: 'employment type',
    arabic: 'نوع الدوام',
    arabicAvoided: ['نوع التوظيف'],
  },
  {
    name: 'Opening (position)',
    family: 'job',
    english: 'job opening',
    arabic: 'الشاغرة',
    arabicAvoided: ['الوظيفة المتاحة', 'الوظائف المتاحة', 'وظائف متاحة'],
  },
  {
    name: 'Post (of the blog)',
    family: 'blog',
    english: 'post',
    arabic: 'مقال',
    arabicAvoided: ['مقالة', 'المقالة'],
  },
  {
    name: 'Local market',
    family: 'market share',
    english: 'local market',
    arabic: 'السوق المحلية',
    arabicAvoided: ['السوق المحلي'],
  },
  {
    name: 'Please',
    subject: 'company',
    english: 'please',
    arabic: 'يُرجى',
    arabicAvoided: ['يرجى'],
    note: 'The specified sentences keep their spelling.',
  },
  {
    name: 'Failed',
    subject: 'company',
    english: 'could not',
    arabic: 'تعذّر',
    arabicAvoided: ['حدث خطأ'],
    note: 'The specified sentences keep their words.',
  },
  {
    name: 'Confirmation',
    subject: 'company',
    english: 'do you want to',
    arabic: 'هل تريدون',
    arabicAvoided: ['هل تريد', 'هل أنتم متأكدون', 'هل أنت متأكد'],
    note: 'Readers are addressed in the plural everywhere the specification gives no Arabic: اتصلوا, استكشفوا, أضيفوا.',
  },
  {
    name: 'E-mail',
    family: 'email',
    english: 'e-mail',
    arabic: 'بريد إلكتروني',
    englishAvoided: ['email', 'emails', 'Email'],
    arabicAvoided: ['إيميل', 'ايميل'],
    note: 'The specified labels keep “Email”.',
  },
  { name: 'Per cent', subject: 'company', english: 'per cent', arabic: 'بالمئة', englishAvoided: ['percent'] },
];
