import type { DemoCompany } from '../types.ts';

/** From the founding to the twentieth year. */
export const companyTimeline: DemoCompany['timeline'] = [
  {
    year: 2005,
    title: { en: 'Founded in Amman', ar: 'التأسيس في عمّان' },
    text: {
      en: 'Two families register the company and buy a plot in the Sahab industrial area.',
      ar: 'عائلتان تسجّلان الشركة وتشتريان قطعة أرض في منطقة سحاب الصناعية.',
    },
  },
  {
    year: 2006,
    title: { en: 'First production', ar: 'بدء الإنتاج' },
    text: {
      en: 'One tape line and twelve circular looms start up with 38 people. The first order is 50 kg flour sacks.',
      ar: 'يبدأ العمل بخطّ أشرطة واحد واثني عشر نولًا دائريًا و38 عاملًا وعاملة، وأول طلبية أكياس دقيق سعة 50 كغ.',
    },
  },
  {
    year: 2008,
    title: { en: 'Printing in house', ar: 'الطباعة داخل المصنع' },
    text: {
      en: 'A flexo press with four colours a side replaces bought-in printing and takes a week off every printed order.',
      ar: 'مطبعة فلكسو بأربعة ألوان لكل وجه تغنينا عن الطباعة لدى الغير، وتختصر أسبوعًا من كل طلبية مطبوعة.',
    },
  },
  {
    year: 2010,
    title: { en: 'Jumbo bags and first exports', ar: 'أكياس الجامبو وأولى الصادرات' },
    text: {
      en: 'The FIBC sewing hall opens for the fertiliser trade, and the first containers leave through Aqaba for the Gulf.',
      ar: 'افتتاح صالة خياطة أكياس الجامبو لخدمة قطاع الأسمدة، وأولى الحاويات تغادر عبر العقبة إلى الخليج.',
    },
  },
  {
    year: 2011,
    title: { en: 'Valve bags for cement', ar: 'أكياس الإسمنت ذات الصمام' },
    text: {
      en: 'A block-bottom line welds valve bags with hot air, without thread or glue, for 50 kg of cement.',
      ar: 'خطّ للأكياس ذات القاعدة المستطيلة يلحم أكياس الصمام بالهواء الساخن، بلا خيط ولا غراء، لتعبئة 50 كغ من الإسمنت.',
    },
  },
  {
    year: 2014,
    title: { en: 'BOPP lamination', ar: 'التصفيح بفيلم BOPP' },
    text: {
      en: 'An eight-colour gravure press and a lamination line bring photographic print to feed and rice bags.',
      ar: 'مطبعة روتوغرافور بثمانية ألوان وخطّ تصفيح يضعان الصور الفوتوغرافية على أكياس الأعلاف والأرز.',
    },
  },
  {
    year: 2017,
    title: { en: 'The food packaging hall', ar: 'صالة التغليف الغذائي' },
    text: {
      en: 'A closed hall with filtered air is certified to ISO 22000, and shipments to West Africa and Europe follow.',
      ar: 'صالة مغلقة مرشَّحة الهواء تنال شهادة ISO 22000، وتليها الشحنات إلى غرب أفريقيا وأوروبا.',
    },
  },
  {
    year: 2022,
    title: { en: 'Solar roof and Mansooj Digital', ar: 'سقف شمسي ومنسوج الرقمية' },
    text: {
      en: 'Solar panels of 1.2 MW cover the loom hall, and our automation team begins to advise other factories.',
      ar: 'ألواح شمسية بقدرة 1.2 ميغاواط تغطّي صالة الأنوال، وفريق الأتمتة لدينا يبدأ بتقديم المشورة لمصانع أخرى.',
    },
  },
  {
    year: 2025,
    title: { en: 'Twenty years', ar: 'عشرون عامًا' },
    text: {
      en: '72 looms, 310 people and customers in 24 countries. Four of the first twelve looms still run.',
      ar: '72 نولًا، و310 عاملين وعاملات، وعملاء في 24 دولة. وما زالت أربعة من الأنوال الاثني عشر الأولى تعمل.',
    },
  },
];
