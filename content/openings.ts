import type { DemoOpening } from './types.ts';

const sahab = { en: 'Sahab, Amman', ar: 'سحاب، عمّان' };
const fullTime = { en: 'Full time', ar: 'دوام كامل' };

/** Open positions; each closes on its date or stays open until it is filled. */
export const openings: DemoOpening[] = [
  {
    key: 'loom-technician',
    title: { en: 'Circular loom technician', ar: 'فنّي/فنّية أنوال دائرية' },
    department: { en: 'Production', ar: 'الإنتاج' },
    location: sahab,
    employmentType: { en: 'Full time, three shifts', ar: 'دوام كامل، ثلاث ورديات' },
    description: {
      en: `You look after twelve of our 72 circular looms: you set up new widths, replace shuttles and brakes, and find out why a loom stops before it stops again.

You work with one weaver for every six looms and report to the shift leader. Shift allowance, transport from Amman and Zarqa, and hearing protection fitted for you are part of the job.`,
      ar: `تتولّون صيانة اثني عشر نولًا من أنوالنا الدائرية البالغ عددها 72 نولًا: تضبطونها على عروض قماش جديدة، وتستبدلون المكوكات والكوابح، وتعرفون سبب توقّف النول قبل أن يتوقّف مرة أخرى.

تعملون مع نسّاج لكل ستة أنوال، وترتبطون برئيس الوردية. ويشمل العمل علاوة ورديات ومواصلات من عمّان والزرقاء وواقيات سمع مفصّلة على قياسكم.`,
    },
    requirements: [
      { en: 'Vocational diploma in mechanics or textiles', ar: 'دبلوم مهني في الميكانيكا أو النسيج' },
      { en: 'Two years of work on weaving or similar machines', ar: 'خبرة سنتين على آلات النسيج أو ما يشبهها' },
      { en: 'Able to read mechanical drawings', ar: 'القدرة على قراءة المخططات الميكانيكية' },
      { en: 'Willing to work in rotating shifts', ar: 'الاستعداد للعمل في ورديات متناوبة' },
    ],
    status: 'open',
    closesOn: null,
  },
  {
    key: 'quality-engineer',
    title: { en: 'Quality engineer, food packaging', ar: 'مهندس/مهندسة جودة – التغليف الغذائي' },
    department: { en: 'Quality', ar: 'الجودة' },
    location: sahab,
    employmentType: fullTime,
    description: {
      en: `You own the quality plan of the food packaging hall: incoming resin, liner thickness, drop tests, metal detection and the papers that go with each delivery. You answer customers’ questions with data, and you lead our ISO 22000 audits.

A team of three laboratory technicians works with you.`,
      ar: `تتولّون خطة الجودة في صالة التغليف الغذائي: فحص الراتنج الوارد، وسماكة البطانات، واختبارات السقوط، وكشف المعادن، والوثائق المرافقة لكل توريدة. تجيبون عن أسئلة العملاء بالأرقام، وتقودون عمليات التدقيق الخاصة بمواصفة ISO 22000.

ويعمل معكم فريق من ثلاثة فنّيي مختبر.`,
    },
    requirements: [
      {
        en: 'Bachelor’s degree in chemical, industrial or food engineering',
        ar: 'بكالوريوس في الهندسة الكيميائية أو الصناعية أو هندسة الأغذية',
      },
      { en: 'Three years in food packaging or a food plant', ar: 'خبرة ثلاث سنوات في تغليف الأغذية أو في مصنع أغذية' },
      { en: 'Working knowledge of ISO 22000 and HACCP', ar: 'معرفة عملية بمواصفة ISO 22000 ونظام HACCP' },
      { en: 'Good written Arabic and English', ar: 'إجادة الكتابة بالعربية والإنجليزية' },
    ],
    status: 'open',
    closesOn: '2027-01-31',
  },
  {
    key: 'export-sales-executive',
    title: { en: 'Export sales executive, Africa', ar: 'مسؤول/مسؤولة مبيعات التصدير – أفريقيا' },
    department: { en: 'Marketing and Sales', ar: 'التسويق والمبيعات' },
    location: { en: 'Amman, with about 60 travel days a year', ar: 'عمّان، مع نحو 60 يوم سفر في السنة' },
    employmentType: fullTime,
    description: {
      en: `You look after rice, sugar and fertiliser packers in West and East Africa and find the next ones. You turn what they fill into a specification, agree the price and the date with the plant, and follow the container until it is unloaded.

We pay a fixed salary and a commission on orders that are delivered and paid, not merely signed.`,
      ar: `ترعون علاقتنا بشركات تعبئة الأرز والسكر والأسمدة في غرب أفريقيا وشرقها، وتبحثون عن عملاء جدد. تحوّلون ما يعبّئونه إلى مواصفة، وتتّفقون مع المصنع على السعر والموعد، وتتابعون الحاوية حتى تفريغها.

نقدّم راتبًا ثابتًا وعمولة على الطلبيات التي سُلّمت وسُدّد ثمنها، لا على ما وُقّع منها فحسب.`,
    },
    requirements: [
      {
        en: 'Three years of export sales, preferably packaging',
        ar: 'خبرة ثلاث سنوات في مبيعات التصدير، ويُفضّل في مجال التغليف',
      },
      { en: 'Fluent English; French is an advantage', ar: 'إتقان الإنجليزية، وتُعدّ الفرنسية ميزة إضافية' },
      {
        en: 'Knows Incoterms, letters of credit and sea freight',
        ar: 'معرفة بشروط التجارة الدولية (إنكوترمز) والاعتمادات المستندية والشحن البحري',
      },
      { en: 'Driving licence and valid passport', ar: 'رخصة قيادة وجواز سفر ساري المفعول' },
    ],
    status: 'open',
    closesOn: '2027-02-28',
  },
  {
    key: 'hr-officer',
    title: { en: 'Human resources officer', ar: 'موظف/موظفة موارد بشرية' },
    department: { en: 'Human Resources', ar: 'الموارد البشرية' },
    location: sahab,
    employmentType: { en: 'Part time, 24 hours a week', ar: 'دوام جزئي، 24 ساعة في الأسبوع' },
    description: {
      en: `You keep the files, contracts and social security records of 310 people in order, plan training with the department heads, and are the first person new colleagues meet.

Mornings or afternoons can be agreed. The post reports to the head of Human Resources.`,
      ar: `تتولّون تنظيم ملفات 310 موظفين وموظفات وعقودهم وسجلّاتهم في الضمان الاجتماعي، وتخطّطون للتدريب مع رؤساء الأقسام، وتكونون أول من يستقبل الزملاء الجدد.

يمكن الاتفاق على الدوام صباحًا أو بعد الظهر. وترتبط الوظيفة برئيس قسم الموارد البشرية.`,
    },
    requirements: [
      { en: 'Bachelor’s degree in business or a related field', ar: 'بكالوريوس في إدارة الأعمال أو تخصّص قريب' },
      {
        en: 'Knowledge of Jordanian labour and social security law',
        ar: 'معرفة بقانونَي العمل والضمان الاجتماعي في الأردن',
      },
      { en: 'One year of experience in a similar post', ar: 'خبرة سنة في وظيفة مماثلة' },
      { en: 'Discretion with personal records', ar: 'المحافظة على سرّية البيانات الشخصية' },
    ],
    status: 'open',
    closesOn: '2027-03-15',
  },
  {
    key: 'automation-engineer',
    title: { en: 'Automation engineer, Mansooj Digital', ar: 'مهندس/مهندسة أتمتة – منسوج الرقمية' },
    department: { en: 'Mansooj Digital', ar: 'منسوج الرقمية' },
    location: {
      en: 'Sahab, with projects at clients’ sites in Jordan',
      ar: 'سحاب، مع مشاريع في مواقع العملاء داخل الأردن',
    },
    employmentType: fullTime,
    description: {
      en: `You plan and commission control retrofits on extruders, looms and packing lines, in our plant first and then at clients’ sites. You write the program, the operator screens and the drawings, and you are present when the machine starts.

You join a team of six engineers and have a bench with the hardware to try things on.`,
      ar: `تخطّطون لتحديث أنظمة التحكّم في آلات البثق والأنوال وخطوط التعبئة وتتولّون تشغيلها الأول، في مصنعنا أولًا ثم لدى العملاء. تكتبون البرنامج وشاشات التشغيل والمخططات، وتكونون حاضرين عند بدء تشغيل الآلة.

تنضمّون إلى فريق من ستة مهندسين، ولديكم ورشة مجهّزة لتجربة الحلول قبل تركيبها.`,
    },
    requirements: [
      {
        en: 'Bachelor’s degree in electrical or mechatronics engineering',
        ar: 'بكالوريوس في الهندسة الكهربائية أو هندسة الميكاترونكس',
      },
      {
        en: 'Two years of PLC programming, IEC 61131-3',
        ar: 'خبرة سنتين في برمجة المتحكّمات المنطقية (PLC) وفق IEC 61131-3',
      },
      { en: 'Experience with drives and industrial networks', ar: 'خبرة في محرّكات القدرة المتغيّرة والشبكات الصناعية' },
      { en: 'Ready to work on some weekends', ar: 'الاستعداد للعمل في بعض عطل نهاية الأسبوع' },
    ],
    status: 'open',
    closesOn: null,
  },
];
