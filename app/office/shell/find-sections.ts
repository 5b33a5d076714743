import { distanceBetween } from '#shared/search/letter-distance.ts';
import { foldForSearch, searchWords, withoutArticle } from '#shared/search/search-words.ts';

/** What else staff may call a section, in both languages: the palette finds it by these words too. */
export const sectionWords: Readonly<Record<string, string>> = {
  '/admin/dashboard':
    'dashboard home start overview statistics visits charts لوحة الرئيسية البداية إحصاءات زيارات نظرة',
  '/admin/partners': 'partners customers clients companies logos الشركاء العملاء الزبائن الشركات شعارات',
  '/admin/blogs': 'blogs posts articles news stories المدونة المقالات الأخبار تدوينات',
  '/admin/contacts': 'contacts messages inbox enquiries inquiries mail requests رسائل التواصل الوارد استفسارات طلبات',
  '/admin/quotes': 'quotes quotations requests prices enquiries rfq طلبات عروض الأسعار عرض سعر تسعير',
  '/admin/consultations': 'consultations consulting advice requests الاستشارات استشارة مشورة طلبات',
  '/admin/careers':
    'careers applications applicants candidates cv cvs resume hiring طلبات التوظيف المتقدمون المرشحون سيرة السير',
  '/admin/products': 'products bags sacks catalogue catalog specifications المنتجات الأكياس شوالات الكتالوج المواصفات',
  '/admin/projects': 'projects references work المشاريع الأعمال مراجع',
  '/admin/faqs': 'faqs questions answers help الأسئلة الشائعة إجابات أجوبة مساعدة',
  '/admin/certificates': 'certificates certifications iso quality documents الشهادات الجودة الأيزو وثائق',
  '/admin/openings': 'openings jobs vacancies positions hiring الوظائف الشاغرة شواغر فرص عمل',
  '/admin/services': 'services consulting offers الخدمات الاستشارات عروض',
  '/admin/markets': 'markets exports countries ports routes incoterms shipping الأسواق التصدير البلدان الموانئ الشحن',
  '/admin/company':
    'company profile about address phone hours logo settings ملف الشركة الملف معلومات العنوان الهاتف أوقات الشعار إعدادات',
  '/admin/redirects': 'redirects addresses links urls moved short تحويل العناوين الروابط المختصرة',
  '/admin/searches': 'searches queries asked keywords عمليات البحث استعلامات كلمات',
  '/admin/text-checks': 'text checks errors mistakes findings proofreading quality فحص النصوص أخطاء تدقيق لغوي',
  '/admin/terms': 'words terms termbase glossary synonyms lexicon dictionary المفردات المصطلحات مرادفات قاموس معجم',
  '/admin/translations': 'translations languages arabic missing drafts الترجمات اللغات العربية الإنجليزية ناقص مسودات',
  '/admin/trash': 'trash deleted bin restore undelete سلة المحذوفات المحذوف استعادة مهملات',
  '/admin/demo-content': 'demo content samples examples المحتوى التجريبي أمثلة عينات',
  '/admin/users':
    'users accounts people staff team roles passwords invitations المستخدمون الحسابات الموظفون الفريق الأدوار كلمات المرور دعوات',
  '/admin/privacy': 'privacy data erase gdpr personal retention الخصوصية البيانات الشخصية حذف محو الاحتفاظ',
  '/admin/outbox': 'outbox mail emails sent letters notifications صندوق الصادر البريد المرسلة إشعارات',
  '/admin/audit': 'audit log history activity changes security سجل التدقيق النشاط التغييرات الأمان',
};

type Named = { to: string; label: () => string };

/** Shorter words are names and codes as often as misspelt. */
const fewestLetters = 4;

/**
 * The sections with every word of `text` in their name or in what else they are called, in either language; if there are
 * none, those with one letter of each word wrong. All of them for an empty text.
 */
export function findSections<Section extends Named>(sections: readonly Section[], text: string): Section[] {
  const words = searchWords(text);
  const named = sections.map((section) => {
    const folded = foldForSearch(`${section.label()} ${sectionWords[section.to] ?? ''}`);
    return { section, folded, parts: folded.split(' ').map(withoutArticle) };
  });
  const exact = named.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const found = exact.length > 0 ? exact : named.filter(({ parts }) => words.every((word) => isNear(word, parts)));
  return found.map(({ section }) => section);
}

const isNear = (word: string, parts: readonly string[]): boolean =>
  parts.some((part) => part === word || (word.length >= fewestLetters && distanceBetween(word, part, 1) <= 1));
