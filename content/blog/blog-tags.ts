import type { Bilingual } from '../types.ts';

/** Tags are shared, so that posts on one subject have the same tags in both languages. */
export const blogTags = {
  fabric: { en: 'Fabric', ar: 'الأقمشة المنسوجة' },
  bagDesign: { en: 'Bag design', ar: 'تصميم الأكياس' },
  printing: { en: 'Printing', ar: 'الطباعة' },
  foodContact: { en: 'Food contact', ar: 'ملامسة الغذاء' },
  fibc: { en: 'Jumbo bags', ar: 'أكياس الجامبو' },
  cement: { en: 'Cement', ar: 'الإسمنت' },
  export: { en: 'Export', ar: 'التصدير' },
  logistics: { en: 'Logistics', ar: 'الخدمات اللوجستية' },
  sustainability: { en: 'Sustainability', ar: 'الاستدامة' },
  quality: { en: 'Quality', ar: 'الجودة' },
  safety: { en: 'Safety', ar: 'السلامة' },
  production: { en: 'Production', ar: 'الإنتاج' },
  digital: { en: 'Digital', ar: 'التحوّل الرقمي' },
} satisfies Record<string, Bilingual>;
