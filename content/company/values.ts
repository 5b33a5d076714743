import type { DemoCompany } from '../types.ts';

export const companyValues: DemoCompany['values'] = [
  {
    title: { en: 'Measured, not claimed', ar: 'نقيس ولا ندّعي' },
    text: {
      en: 'Samples of every lot are weighed, pulled until they tear and drop-tested before it leaves. You may ask for the sheet, and you will get it.',
      ar: 'نَزِن عيّنات كل تشغيلة ونشدّها حتى القطع ونُخضعها لاختبار السقوط قبل أن تغادر المصنع. اطلبوا ورقة النتائج تصلكم كاملة.',
    },
    image: 'scene-torn',
  },
  {
    title: { en: 'The date is part of the product', ar: 'الموعد جزء من المنتج' },
    text: {
      en: 'A bag that comes after the harvest is scrap. We confirm a date only once loom hours and resin are reserved for it.',
      ar: 'الكيس الذي يصل بعد موسم الحصاد لا نفع فيه. لذلك لا نؤكّد موعدًا إلا بعد أن نحجز له ساعات الأنوال والراتنج.',
    },
    image: 'scene-plan',
  },
  {
    title: { en: 'No heavier than it must be', ar: 'لا أثقل مما يلزم' },
    text: {
      en: 'If 65 g/m² passes the drop test, we will not sell you 70. The saved plastic is yours, and so is the saved money.',
      ar: 'إذا اجتاز قماش بوزن 65 غ/م² اختبار السقوط، فلن نبيعكم قماشًا بوزن 70. وما يُوفَّر من البلاستيك ومن المال لكم أنتم.',
    },
    image: 'scene-balance',
  },
  {
    title: { en: 'Clean where food goes', ar: 'النظافة حيث يكون الغذاء' },
    text: {
      en: 'Food bags are cut, lined and sewn in a closed hall, passed through a metal detector and kept apart from all other stock.',
      ar: 'تُقصّ أكياس الأغذية وتُبطَّن وتُخاط في صالة مغلقة، وتمرّ على كاشف معادن، وتُخزَّن بمعزل عن سائر البضائع.',
    },
    image: 'scene-detector',
  },
  {
    title: { en: 'People first on the floor', ar: 'الإنسان أولًا في صالة الإنتاج' },
    text: {
      en: 'Guards stay on, hearing protection is issued by name, and anyone on the line may stop it. Nobody is asked why first.',
      ar: 'لا تُنزع حواجز الحماية عن الآلات، ولكل عامل واقيات للسمع مسجّلة باسمه، ويحقّ لأي شخص على الخطّ أن يوقفه قبل أن يُسأل عن السبب.',
    },
    image: 'scene-stop',
  },
  {
    title: { en: 'Waste goes back in', ar: 'ما يُهدَر يعود إلى الإنتاج' },
    text: {
      en: 'Clean trim is regranulated in house and used in non-food bags only, and the share is stated on the specification.',
      ar: 'نعيد تحبيب القصاصات النظيفة داخل المصنع ونستعملها في الأكياس غير الغذائية فقط، ونذكر نسبتها في المواصفة.',
    },
    image: 'scene-back',
  },
];

export const consultingValues: DemoCompany['consultingValues'] = [
  {
    title: { en: 'We have run it ourselves', ar: 'جرّبناه في مصنعنا' },
    text: {
      en: 'Whatever we propose has worked in our own plant first, and you can come to Sahab and see it.',
      ar: 'كل ما نقترحه جُرِّب أولًا في مصنعنا، ويمكنكم أن تزورونا في سحاب لتروه بأعينكم.',
    },
  },
  {
    title: { en: 'A number before a project', ar: 'الرقم قبل المشروع' },
    text: {
      en: 'We measure scrap, stops and power use for two weeks before we quote, so that the saving can be checked afterwards.',
      ar: 'نقيس الهدر والتوقّفات واستهلاك الكهرباء أسبوعين قبل أن نقدّم عرضنا، ليمكن التحقّق من الوفر بعد التنفيذ.',
    },
  },
  {
    title: { en: 'Your people keep the keys', ar: 'المفاتيح بيد فريقكم' },
    text: {
      en: 'Source code, passwords and drawings are handed over on the last day, in Arabic and English.',
      ar: 'نسلّم الشيفرة المصدرية وكلمات المرور والمخططات في اليوم الأخير، بالعربية والإنجليزية.',
    },
  },
  {
    title: { en: 'Production comes first', ar: 'الإنتاج لا يتوقّف' },
    text: {
      en: 'We install on weekends and between shifts, and every change has a way back that we have tried.',
      ar: 'نركّب في العطل وبين الورديات، ولكل تغيير طريقة رجوع سبق أن جرّبناها.',
    },
  },
];
