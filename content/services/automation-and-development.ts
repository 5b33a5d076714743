import type { DemoService } from '../types.ts';

export const automationServices: DemoService[] = [
  {
    key: 'line-control-retrofit',
    name: { en: 'Line control retrofit', ar: 'تحديث أنظمة التحكّم في خطوط الإنتاج' },
    category: 'Automation',
    summary: {
      en: 'New controls for extruders, looms and presses whose mechanics are sound but whose electronics can no longer be bought.',
      ar: 'أنظمة تحكّم جديدة لآلات البثق والأنوال والمطابع التي ما زال جزؤها الميكانيكي سليمًا، لكن إلكترونياتها لم تعد متوافرة في السوق.',
    },
    description: {
      en: `A tape line of 1998 can run for another fifteen years if its drives and its controller are replaced in time. We record what the old control does, rebuild it on current hardware with open documentation, and test it on our bench before it touches your machine.

The change-over takes one weekend for a loom group and four to six days for an extrusion line. The old cabinet stays on site until the new one has run for a month.`,
      ar: `يمكن لخطّ أشرطة صُنع عام 1998 أن يعمل خمس عشرة سنة أخرى إذا استُبدلت محرّكاته ووحدة التحكّم فيه في الوقت المناسب. نوثّق ما يؤدّيه نظام التحكّم القديم، ونعيد بناءه على أجهزة حديثة بوثائق مفتوحة، ونختبره في ورشتنا قبل أن يُركّب على آلتكم.

يستغرق التبديل عطلة نهاية أسبوع واحدة لمجموعة أنوال، ومن أربعة أيام إلى ستة لخطّ بثق. وتبقى خزانة التحكّم القديمة في الموقع إلى أن تعمل الجديدة شهرًا كاملًا.`,
    },
    deliverables: [
      { en: 'Survey of drives, sensors and wiring', ar: 'مسح للمحرّكات والحسّاسات والتمديدات' },
      { en: 'Control cabinet with drawings', ar: 'خزانة تحكّم مع مخططاتها' },
      { en: 'Operator screens in Arabic and English', ar: 'شاشات تشغيل بالعربية والإنجليزية' },
      { en: 'Alarm and stop history', ar: 'سجلّ للإنذارات والتوقّفات' },
      { en: 'Training of two shifts', ar: 'تدريب ورديتين' },
    ],
    image: 'scene-control-panel',
  },
  {
    key: 'end-of-line-automation',
    name: { en: 'End-of-line automation', ar: 'أتمتة نهاية الخطّ' },
    category: 'Automation',
    summary: {
      en: 'Counting, bundling, pressing and palletising of bags, and filling stations that weigh each bag and reject what is short.',
      ar: 'عدّ الأكياس وتحزيمها وكبسها ورصّها على الطبليات، ومحطات تعبئة تَزِن كل كيس وتستبعد الناقص منها.',
    },
    description: {
      en: `The last ten metres of a line are often the only ones that are still done by hand. We mechanise them in steps that pay for themselves one by one: a counter first, then a bundler, then a press with its own scale, and a palletising robot only where three shifts need it.

In our own hall the second step alone brought the count error on bales from 1 in 200 to fewer than 1 in 5,000.`,
      ar: `كثيرًا ما تكون الأمتار العشرة الأخيرة من الخطّ هي الوحيدة التي ما زالت تُدار باليد. ونحن نؤتمتها على خطوات تستردّ كل خطوة منها كلفتها: عدّاد أولًا، ثم آلة تحزيم، ثم مكبس بميزان خاص به، ولا نقترح روبوت الرصّ إلا حيث تعمل ثلاث ورديات.

وفي صالتنا نحن، خفضت الخطوة الثانية وحدها خطأ العدّ في البالات من بالة واحدة في كل 200 إلى أقل من بالة في كل 5,000.`,
    },
    deliverables: [
      { en: 'Time study of the packing area', ar: 'دراسة زمنية لمنطقة التعبئة' },
      { en: 'Layout and machine specification', ar: 'مخطط التوزيع ومواصفات الآلات' },
      { en: 'Checkweighers with a reject lane', ar: 'موازين فحص مع مسار للمرفوضات' },
      { en: 'Guards and risk assessment', ar: 'حواجز حماية وتقييم للمخاطر' },
      { en: 'Acceptance test over 10 shifts', ar: 'اختبار قبول على مدى 10 ورديات' },
    ],
    image: 'scene-conveyor',
  },
];

export const developmentServices: DemoService[] = [
  {
    key: 'production-tracking',
    name: { en: 'Production tracking software', ar: 'برمجيات تتبّع الإنتاج' },
    category: 'Development',
    summary: {
      en: 'A program that knows which bobbin went on which loom, so that a bale can be traced to its resin in under a minute.',
      ar: 'برنامج يعرف أي بكرة رُكّبت على أي نول، فيمكن تتبّع البالة حتى شحنة الراتنج في أقل من دقيقة.',
    },
    description: {
      en: `We write tracking software for plants that have outgrown their paper cards. Operators scan a code at each hand-over, on tablets that work with gloves; the office sees metres, stops and scrap as they happen.

The software runs on a server in your own building and keeps recording when the internet is down. It exchanges orders and stock with the accounting program you already have.`,
      ar: `نطوّر برمجيات التتبّع للمصانع التي لم تعد بطاقاتها الورقية تكفي. يمسح العاملون رمزًا عند كل تسليم على أجهزة لوحية تعمل مع القفازات، وترى الإدارة الأمتار المنسوجة والتوقّفات والهدر لحظة حدوثها.

يعمل البرنامج على خادم داخل مبناكم ويواصل التسجيل عند انقطاع الإنترنت، ويتبادل الطلبيات والمخزون مع برنامج المحاسبة المستعمل لديكم.`,
    },
    deliverables: [
      { en: 'Process map agreed with the shift leaders', ar: 'خريطة عمليات متّفق عليها مع رؤساء الورديات' },
      { en: 'Scanning stations and labels', ar: 'محطات مسح وملصقات' },
      { en: 'Live dashboards for the hall and the office', ar: 'لوحات متابعة مباشرة للصالة والمكتب' },
      { en: 'Link to stock and accounting', ar: 'ربط بالمخزون والمحاسبة' },
      { en: 'Source code and one year of support', ar: 'الشيفرة المصدرية ودعم لمدة سنة' },
    ],
    image: 'scene-creel',
  },
  {
    key: 'laboratory-records',
    name: { en: 'Laboratory records system', ar: 'نظام سجلّات المختبر' },
    category: 'Development',
    summary: {
      en: 'Test results straight from the scale and the tensile tester, with limits, signatures and a certificate for each delivery.',
      ar: 'نتائج فحص تصل مباشرة من الميزان وجهاز الشدّ، بحدود قبول وتواقيع وشهادة لكل توريدة.',
    },
    description: {
      en: `A laboratory that copies numbers from a display to a notebook to a spreadsheet makes about one slip in a hundred. We connect the instruments, set limits for each product, and print the certificate of analysis from the same record.

Auditors can follow a result from the certificate back to the sample, the person and the calibration of the instrument. A laboratory of three people is usually running within five weeks.`,
      ar: `المختبر الذي ينقل الأرقام من الشاشة إلى الدفتر ثم إلى جدول إلكتروني يخطئ مرة في كل مئة تقريبًا. نربط الأجهزة، ونضع حدود القبول لكل منتج، ونطبع شهادة التحليل من السجلّ نفسه.

ويستطيع المدقّق أن يتتبّع النتيجة من الشهادة إلى العيّنة ومَن فحصها ومعايرة الجهاز المستعمل. ويبدأ العمل في مختبر من ثلاثة أشخاص خلال خمسة أسابيع عادةً.`,
    },
    deliverables: [
      { en: 'Instrument connections', ar: 'ربط أجهزة الفحص' },
      { en: 'Test plans and limits for each product', ar: 'خطط فحص وحدود قبول لكل منتج' },
      { en: 'Certificates of analysis in two languages', ar: 'شهادات تحليل بلغتين' },
      { en: 'Calibration calendar', ar: 'تقويم المعايرة' },
    ],
    image: 'scene-lab',
  },
];
