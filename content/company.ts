import { usualLimits } from '#shared/limits.ts';
import { businessHours, departments } from './company/contact-details.ts';
import { factoryFilm, factoryPictures } from './company/factory.ts';
import { resinToBag } from './company/resin-to-bag.ts';
import { companyTimeline } from './company/timeline.ts';
import { companyValues, consultingValues } from './company/values.ts';
import type { DemoCompany } from './types.ts';

const story = {
  en: `Mansooj Industries was founded in Amman in 2005 by two families who had spent years importing sacks for Jordan’s mills and knew what a late or leaking bag costs. The first tape line and twelve circular looms started up in Sahab in 2006, and the first order was 50 kg flour sacks for a mill twenty minutes away.

Today 72 circular looms weave about 450 tonnes of polypropylene a month. From it we make valve bags for cement, sacks for flour, sugar and fertiliser, BOPP-laminated bags for rice and feed, mesh bags for onions, jumbo bags that lift a tonne and more, and the liners, films and fabric that other manufacturers convert. About 60% of what we make stays in Jordan; 40% is exported, most of it through Aqaba, to the Middle East, Africa, Europe and America.

We still do the whole job under one roof, from resin to printed bag. That lets us answer for every step: each bale carries a lot number that leads back to the loom, the shift and the resin delivery.`,
  ar: `تأسّست منسوج للصناعات في عمّان عام 2005 على يد عائلتين أمضتا سنوات في استيراد الأكياس لمطاحن الأردن، وعرفتا كم يكلّف كيسٌ يتأخّر أو يتسرّب ما فيه. وفي عام 2006 بدأ العمل في سحاب بخطّ أشرطة واحد واثني عشر نولًا دائريًا، وكانت أول طلبية أكياس دقيق سعة 50 كغ لمطحنة تبعد عنّا عشرين دقيقة.

واليوم تنسج أنوالنا الدائرية، وعددها 72 نولًا، نحو 450 طنًّا من البولي بروبيلين شهريًا. ومنها نصنع أكياس الإسمنت ذات الصمام، وأكياس الدقيق والسكر والأسمدة، والأكياس المصفّحة بفيلم BOPP للأرز والأعلاف، والأكياس الشبكية للبصل، وأكياس الجامبو التي ترفع طنًّا وأكثر، إضافة إلى البطانات والأفلام والأقمشة التي يصنّعها غيرنا. ويبقى نحو 60% من إنتاجنا في الأردن، ويُصدَّر 40% منه، ومعظم ذلك عبر العقبة، إلى الشرق الأوسط وأفريقيا وأوروبا وأمريكا.

وما زلنا ننجز العمل كلّه تحت سقف واحد، من الحبيبات إلى الكيس المطبوع؛ ولذلك نتحمّل مسؤولية كل مرحلة فيه: فكل بالة تحمل رقم تشغيلة يقود إلى النول والوردية وشحنة الراتنج.`,
};

/** The one profile of the company; its owner replaces it in the back office. */
export const company: DemoCompany = {
  name: { en: 'Mansooj Industries', ar: 'منسوج للصناعات' },
  legalName: {
    en: 'Mansooj Woven Bags and Plastic Packaging Industries Co. Ltd.',
    ar: 'شركة منسوج لصناعة الأكياس المنسوجة والتغليف البلاستيكي ذ.م.م.',
  },
  consultingName: { en: 'Mansooj Digital', ar: 'منسوج الرقمية' },
  tagline: { en: 'Quality we measure, trust we earn.', ar: 'جودة نقيسها، وثقة نستحقّها.' },
  promise: {
    en: 'Woven bags\nthat hold the load.\nDates that hold, too.',
    ar: 'أكياس منسوجة\nتصمد تحت حمولتها،\nومواعيد نفي بها.',
  },
  promiseText: {
    en: 'Polypropylene bags, jumbo bags and packaging films, woven, printed and tested in our own plant in Amman. Send us your product and its weight; you will have a specification and a price within two working days.',
    ar: 'أكياس بولي بروبيلين وأكياس جامبو وأفلام تغليف ننسجها ونطبعها ونفحصها في مصنعنا في عمّان. أخبرونا بمنتجكم ووزنه، تصلكم المواصفة والسعر خلال يومَي عمل.',
  },
  callToWork: {
    en: 'Work with us: tell us what you fill, and we will weave the bag for it.',
    ar: 'تعاونوا معنا: أخبرونا بما تعبّئونه، ننسج لكم الكيس الذي يناسبه.',
  },
  establishedYear: 2005,
  productionYear: 2006,
  localSharePercent: 60,
  exportSharePercent: 40,
  ...usualLimits,
  copyrightYear: 2025,
  exportMarkets: [
    { en: 'Middle East', ar: 'الشرق الأوسط' },
    { en: 'Africa', ar: 'أفريقيا' },
    { en: 'Europe', ar: 'أوروبا' },
    { en: 'America', ar: 'أمريكا' },
  ],
  phone: '+962 6 500 0100',
  fax: '+962 6 500 0101',
  whatsapp: '+962 6 500 0150',
  whatsappGreeting: {
    en: 'Hello Mansooj, I would like to ask about your woven bags.',
    ar: 'السلام عليكم، أودّ الاستفسار عن أكياسكم المنسوجة.',
  },
  email: 'info@mansooj.example',
  poBox: { en: 'P.O. Box 00500, Amman 11000, Jordan', ar: 'ص.ب. 00500، عمّان 11000، الأردن' },
  address: {
    en: 'Weavers Street, Sahab Industrial Area, Amman, Jordan',
    ar: 'شارع النسّاجين، منطقة سحاب الصناعية، عمّان، الأردن',
  },
  locality: { en: 'Amman', ar: 'عمّان' },
  coordinates: '31.872, 36.006',
  openingHours: businessHours,
  departments,
  socialUrl: 'https://www.facebook.com/mansooj.example',
  professionalUrl: 'https://www.linkedin.com/company/mansooj-example',
  story,
  timeline: companyTimeline,
  values: companyValues,
  consultingIntro: {
    en: 'Mansooj Digital is the consulting arm of Mansooj Industries. Our engineers spent years wiring looms, tracing bales and cutting scrap in our own plant before they did it for others. We take on factories that weave, extrude, print or pack, work beside their people on the floor, and leave behind systems those people can run without us.',
    ar: 'منسوج الرقمية هي ذراع منسوج للصناعات في مجال الاستشارات. أمضى مهندسونا سنوات في ربط الأنوال وتتبّع البالات وخفض الهدر في مصنعنا قبل أن يقدّموا ذلك لغيرنا. نعمل مع مصانع النسيج والبثق والطباعة والتعبئة، إلى جانب فرقها في صالات الإنتاج، ونترك لها أنظمة تشغّلها بنفسها من دون الحاجة إلينا.',
  },
  consultingValues,
  process: resinToBag,
  underDevelopment: true,
  heroImage: 'hero-bag-loom',
  heroImageRtl: 'hero-bag-loom-rtl',
  bandImage: 'band-weave',
  storyImage: 'scene-loom-hall',
  factoryPictures,
  factoryFilm,
};
