import { m } from '#messages';
import type { ContentEntity, KindName } from '#shared/kinds/kinds.ts';

type Word = () => string;
type KindLabels = {
  menu: Word;
  /** What the reader calls one record, and several. */
  one: Word;
  many: Word;
  /** The path of a `LineIcon`. */
  icon: string;
  /** What else staff may call its section, in both languages. */
  words: string;
};

/** What every kind of content is called. */
export const kindLabels: Readonly<Record<KindName, KindLabels>> = {
  partner: {
    menu: m.nav_partners,
    one: m.entity_partner,
    many: m.nav_partners,
    icon: 'M4 21V6l7-3v18M11 9l9 3v9M2 21h20M7 9v.01M7 13v.01M7 17v.01M15.5 15v.01M15.5 18v.01',
    words: 'partners customers clients companies logos الشركاء العملاء الزبائن الشركات شعارات',
  },
  product: {
    menu: m.nav_products,
    one: m.entity_product,
    many: m.nav_products,
    icon: 'M6 8h12l1.5 13h-15zM9 8a3 3 0 0 1 6 0',
    words: 'products bags sacks catalogue catalog specifications المنتجات الأكياس شوالات الكتالوج المواصفات',
  },
  blog_post: {
    menu: m.admin_nav_blogs,
    one: m.entity_blog_post,
    many: m.entity_blog_posts,
    icon: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
    words: 'blogs posts articles news stories المدونة المقالات الأخبار تدوينات',
  },
  project: {
    menu: m.nav_projects,
    one: m.entity_project,
    many: m.nav_projects,
    icon: 'M3 21h18M5 21V10l5 3v-3l5 3V4h4v17M9 17h.01M14 17h.01',
    words: 'projects references work المشاريع الأعمال مراجع',
  },
  faq: {
    menu: m.nav_faqs,
    one: m.entity_faq,
    many: m.nav_faqs,
    icon: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 1 4.2L3 21l4.8-1A9 9 0 0 0 12 21zM9.7 9.3a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1.1.9-1.1 1.7M12 16v.01',
    words: 'faqs questions answers help الأسئلة الشائعة إجابات أجوبة مساعدة',
  },
  certificate: {
    menu: m.nav_certificates,
    one: m.entity_certificate,
    many: m.nav_certificates,
    icon: 'M12 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM8.5 13 7 21l5-2.5L17 21l-1.5-8M10 8.5l1.5 1.5L14 7.3',
    words: 'certificates certifications iso quality documents الشهادات الجودة الأيزو وثائق',
  },
  opening: {
    menu: m.entity_openings,
    one: m.entity_opening,
    many: m.entity_openings,
    icon: 'M15 19v-1.5a4 4 0 0 0-4-4H7a4 4 0 0 0-4 4V19M9 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM19 8v6M16 11h6',
    words: 'openings jobs vacancies positions hiring الوظائف الشاغرة شواغر فرص عمل',
  },
  service: {
    menu: m.nav_services,
    one: m.entity_service,
    many: m.nav_services,
    icon: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
    words: 'services consulting offers الخدمات الاستشارات عروض',
  },
  market: {
    menu: m.entity_markets,
    one: m.entity_market,
    many: m.entity_markets,
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
    words: 'markets exports countries ports routes incoterms shipping الأسواق التصدير البلدان الموانئ الشحن',
  },
  landing_page: {
    menu: m.entity_landing_pages,
    one: m.entity_landing_page,
    many: m.entity_landing_pages,
    icon: 'M4 4h16v16H4zM4 9h16M8 13h8M8 16h5',
    words: 'landing pages topics campaigns bags seo صفحات مقصودة مواضيع حملات أكياس',
  },
};

/** What the reader calls one record of what has a history. */
export function entityLabel(entity: ContentEntity): string {
  return entity === 'company' ? m.entity_company() : kindLabels[entity].one();
}
