import { type Subject, subjects } from '../search/subjects.ts';
import type { TermWords } from './trade-term.ts';

/** What is agreed on one concept. `family`: the search family that says the same, by its first word. */
export type AgreedWords = Omit<TermWords, 'subject' | 'englishSearch' | 'arabicSearch' | 'isSearched'> &
  ({ family: string } | { subject: Subject });

/**
 * The shipped termbase: one word for one thing, in all texts and prints. A line is one concept: its name, its search
 * family or (subject), then in English and in Arabic the agreed word and those not to be written instead, and a note.
 * Only words that are wrong wherever they stand are avoided; what depends on the sentence is in the note.
 */
const lines = `
Flour | flour | flour | دقيق, طحين
Feed | feed | feed, fodder | أعلاف, علف, العلف
Fertiliser | fertiliser | fertiliser, fertilizer, fertilizers | أسمدة, سماد, السماد
Pallet | pallet | pallet | طبلية, منصة خشبية, المنصة الخشبية, منصات خشبية, المنصات الخشبية, باليت, بالتات
Shopping bag | shopping bag | shopping bag | كيس تسوّق, حقيبة تسوّق, حقائب تسوّق, حقائب التسوّق
Lamination | lamination | laminated | مصفّح, مغلّف بفيلم, مغلّفة بفيلم, مغلّفان بفيلم | A film joined to the fabric: تصفيح. Coating (طلاء) is another thing.
Coating | coated | coated | مطليّ | A layer of melt put on the fabric: طلاء. Lamination (تصفيح) is another thing.
Film (plastic) | film | film | فيلم, غشاء, الغشاء, أغشية, الأغشية | What is watched is a video: فيديو.
Video | video | video | فيديو
Resin | resin | resin | راتنج, راتنجات | The material. Its granules are حبيبات; المادة الخام is any raw material.
Granules | (materials) | granules | حبيبات
Valid (certificate) | (company) | valid | سارية, شهادة صالحة, شهادات صالحة, صالحة من, صالحة حتى | صالحة للأغذية (fit for food) is right.
Opening hours | working hours | opening hours | أوقات العمل, ساعات العمل
Category | (company) | category | الفئة | A label of records. المجال is a field of work.
Subject (of questions) | (company) | subject | الموضوع | What groups the FAQs; not المجموعة.
Answer | (company) | answer | الإجابة, جواب, الجواب, أجوبة, الأجوبة
Timeline | (company) | timeline | المسيرة, الخط الزمني, الخطّ الزمني
Employment type | (company) | employment type | نوع الدوام, نوع التوظيف
Opening (position) | job | job opening | الشاغرة, الوظيفة المتاحة, الوظائف المتاحة, وظائف متاحة
Post (of the blog) | blog | post | مقال, مقالة, المقالة
Local market | market share | local market | السوق المحلية, السوق المحلي
Please | (company) | please | يُرجى, يرجى | The specified sentences keep their spelling.
Failed | (company) | could not | تعذّر, حدث خطأ | The specified sentences keep their words.
Confirmation | (company) | do you want to | هل تريدون, هل تريد, هل أنتم متأكدون, هل أنت متأكد | Readers are addressed in the plural everywhere the specification gives no Arabic: اتصلوا, استكشفوا, أضيفوا.
E-mail | email | e-mail, email, emails, Email | بريد إلكتروني, إيميل, ايميل | The specified labels keep “Email”.
Per cent | (company) | per cent, percent | بالمئة

Fabric | fabric | fabric, cloth, cloths | قماش
Drawstring | drawstring | drawstring, draw cord, draw cords, drawcord | رباط سحب
Truck | truck | truck, lorry, lorries | شاحنة
Forklift | (ordering) | forklift, fork lift, fork lifts | رافعة شوكية
Micrometre | micron | µm, micron, microns | ميكرون, مايكرون, ميكرومتر
Millimetre | (materials) | mm | مم, ملم
Gram | (materials) | g | غ, غم, جم, جرام, جرامًا
Kilogram | (materials) | kg | كغ, كجم, كلغ, كغم
Degree Celsius | (materials) | °C | °م, درجة مئوية, درجات مئوية
Tonne | tonne | tonne, tons | طن
Warp | warp | warp | السدى, سداة, السداة | Weft: اللُّحمة.
Mortar | (goods) | mortar | المونة, ملاط, الملاط
Type test | (company) | type test | فحص الطراز, فحص النوع, فحص نوع, اختبار النوع
Safe working load | safe working load | safe working load | حمل التشغيل الآمن, الحمولة الآمنة, حمولة آمنة, حمولة التشغيل, حمل العمل الآمن
Lot | (company) | lot, batch, batches | تشغيلة, دفعة إنتاج, دفعات إنتاج, رقم الدفعة | دفعة is a payment.
Regulation (EU) | (company) | Regulation (EU), EU Regulation, EC Regulation | اللائحة (EU), اللائحة الأوروبية رقم, اللائحة الأوربية
Record | (company) | record | سجلّ, سجل, السجل, للسجل
Visitors | (company) | visitors | الزوّار, زوار, الزوار, للزوار
Browser | (company) | browser | متصفّح, متصفح, المتصفح, متصفحكم, المتصفحات
Draft | (company) | draft | مسوّدة, مسودة, المسودة, مسودات
Line | (company) | line | خطّ, خط, الخط
Control | (company) | control | تحكّم, تحكم, التحكم`;

/** The site's English is British. */
const british =
  'colour color, colours colors, coloured colored, fibre fiber, fibres fibers, kilometre kilometer, millimetre millimeter, centimetre centimeter, litre liter, litres liters, centre center, grey gray, aluminium aluminum, stabilised stabilized, stabilisation stabilization, organisation organization, recognise recognize, labelled labeled';

function toAgreed(line: string): AgreedWords {
  const [name = '', of = '', inEnglish = '', inArabic = '', note = ''] = line.split(' | ');
  const [english = '', ...englishAvoided] = inEnglish.split(', ');
  const [arabic = '', ...arabicAvoided] = inArabic.split(', ');
  const subject = subjects.find((each) => of === `(${each})`);
  return { name, ...(subject ? { subject } : { family: of }), english, englishAvoided, arabic, arabicAvoided, note };
}

export const agreedWords: readonly AgreedWords[] = [
  ...lines.split('\n').filter(Boolean).map(toAgreed),
  ...british.split(', ').map((pair) => {
    const [spelling = ''] = pair.split(' ');
    return toAgreed(`Spelling: ${spelling} | (company) | ${pair.replace(' ', ', ')} | `);
  }),
];
