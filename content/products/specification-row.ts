import type { Bilingual, DemoSpecification } from '../types.ts';

/** The names of the specifications, worded alike for every product. */
export const named = {
  bagSize: { en: 'Bag size', ar: 'مقاس الكيس' },
  filledWeight: { en: 'Fill weight', ar: 'سعة التعبئة' },
  fabricWeight: { en: 'Fabric weight', ar: 'وزن القماش' },
  mesh: { en: 'Mesh', ar: 'كثافة النسيج' },
  denier: { en: 'Tape denier', ar: 'دنير الشريط' },
  lamination: { en: 'Lamination', ar: 'التصفيح' },
  liner: { en: 'Liner', ar: 'البطانة الداخلية' },
  closure: { en: 'Closure', ar: 'الإغلاق' },
  printing: { en: 'Printing', ar: 'الطباعة' },
  uv: { en: 'UV stabilisation', ar: 'مقاومة الأشعة فوق البنفسجية' },
  minimumOrder: { en: 'Minimum order', ar: 'الحد الأدنى للطلب' },
  leadTime: { en: 'Lead time', ar: 'مدة التوريد' },
  packing: { en: 'Packing', ar: 'طريقة التغليف' },
  safeLoad: { en: 'Safe working load', ar: 'حمل التشغيل الآمن' },
  safetyFactor: { en: 'Safety factor', ar: 'معامل الأمان' },
  loops: { en: 'Lifting loops', ar: 'عُرى الرفع' },
  filling: { en: 'Filling and discharge', ar: 'التعبئة والتفريغ' },
} satisfies Record<string, Bilingual>;

/** One line of a product's specifications; the English and the Arabic value say the same. */
export const row = (name: Bilingual, en: string, ar: string): DemoSpecification => ({
  name,
  value: { en, ar },
});

/** The three views of a product that the pictures show. */
export const threeViews = (key: string): string[] => [`${key}-1`, `${key}-2`, `${key}-3`];
