import type { DemoFaq } from '../types.ts';

const group = { en: 'Company and careers', ar: 'الشركة والوظائف' };

export const companyFaqs: DemoFaq[] = [
  {
    key: 'where-you-sell',
    group,
    question: { en: 'Where do you sell?', ar: 'أين تبيعون منتجاتكم؟' },
    answer: {
      en: 'About 60% of our output stays in Jordan. The other 40% goes to the Middle East, Africa, Europe and America, today to 24 countries.',
      ar: 'يبقى نحو 60% من إنتاجنا في الأردن، ويذهب 40% منه إلى الشرق الأوسط وأفريقيا وأوروبا وأمريكا، أي إلى 24 دولة اليوم.',
    },
  },
  {
    key: 'visit-the-plant',
    group,
    question: { en: 'May I visit the plant?', ar: 'هل يمكنني زيارة المصنع؟' },
    answer: {
      en: 'Yes, from Sunday to Thursday between 9:00 am and 3:00 pm, with two days’ notice. Wear closed shoes; we provide the rest. For the food packaging hall we ask visitors to sign a short health form.',
      ar: 'نعم، من الأحد إلى الخميس بين 9:00 صباحًا و3:00 عصرًا، على أن تخبرونا قبل يومين. ارتدوا أحذية مغلقة ونتكفّل بالباقي. ولزيارة صالة التغليف الغذائي نطلب من الزائر تعبئة نموذج صحي قصير.',
    },
  },
  {
    key: 'become-a-supplier',
    group,
    question: { en: 'How do I become a supplier?', ar: 'كيف أصبح مورّدًا لكم؟' },
    answer: {
      en: 'Write to us by the form on the Contact page: what you sell, its certificates, the smallest quantity and the delivery terms. We buy resin, masterbatch, printing inks, sewing thread and spare parts. We ask for the data sheet, and try a new raw material on one of our lines before the first order.',
      ar: 'راسلونا بالنموذج في صفحة «اتصلوا بنا»، واذكروا ما تبيعونه وشهاداته وأصغر كمية وشروط التسليم. نشتري الراتنج والمركّزات اللونية وأحبار الطباعة وخيوط الخياطة وقطع الغيار. نطلب بطاقة البيانات، ونجرّب المادة الخام الجديدة على أحد خطوطنا قبل أول طلبية.',
    },
  },
  {
    key: 'mansooj-digital',
    group,
    question: { en: 'What is Mansooj Digital?', ar: 'ما منسوج الرقمية؟' },
    answer: {
      en: 'It is our consulting brand. Its engineers automate lines, write tracking software, plan networks and plants, and help other factories to save material and energy. Send a consultation request and choose the field; an engineer will write to you within three working days.',
      ar: 'هي علامتنا في مجال الاستشارات. يؤتمت مهندسوها خطوط الإنتاج، ويطوّرون برمجيات التتبّع، ويخطّطون للشبكات والمصانع، ويساعدون مصانع أخرى على توفير المواد والطاقة. أرسلوا طلب استشارة واختاروا المجال، ويكتب إليكم أحد مهندسينا خلال ثلاثة أيام عمل.',
    },
  },
  {
    key: 'apply-for-a-job',
    group,
    question: { en: 'How do I apply for a job?', ar: 'كيف أتقدّم إلى وظيفة؟' },
    answer: {
      en: 'Choose a position on the Careers page and send the form with your CV as a PDF of less than 5 MB, in Arabic or English. All positions are open to women and men. We answer every application within three weeks, also when the answer is no.',
      ar: 'اختر وظيفة من صفحة الوظائف، وأرسل النموذج مرفقًا بسيرتك الذاتية بصيغة PDF بحجم يقل عن 5 ميغابايت، بالعربية أو الإنجليزية. جميع الوظائف متاحة للنساء والرجال. ونردّ على كل طلب خلال ثلاثة أسابيع، حتى إن كان الردّ بالاعتذار.',
    },
  },
  {
    key: 'training-places',
    group,
    question: { en: 'Do you take students for training?', ar: 'هل تستقبلون الطلبة للتدريب؟' },
    answer: {
      en: 'Yes, up to twelve each summer, mostly of engineering and business, for eight weeks, in production, quality, maintenance and sales. Training is paid and starts in the last week of June. Apply by the end of April without choosing a position, and name your university and subject in the CV.',
      ar: 'نعم، نستقبل حتى اثني عشر متدرّبًا ومتدرّبة كل صيف، معظمهم من طلبة الهندسة وإدارة الأعمال، مدة ثمانية أسابيع، في الإنتاج والجودة والصيانة والمبيعات. التدريب مدفوع الأجر ويبدأ في الأسبوع الأخير من حزيران. قدّم طلبك قبل نهاية نيسان من دون اختيار وظيفة، واذكر جامعتك وتخصّصك في السيرة الذاتية.',
    },
  },
];
