import type { DemoProject } from '../types.ts';

const loomStops: DemoProject = {
  key: 'project-loom-stop-monitoring',
  title: { en: 'Stop monitoring on 72 circular looms', ar: 'رصد توقّفات 72 نولًا دائريًا' },
  category: 'Automation',
  client: { en: 'Mansooj Industries, Sahab', ar: 'منسوج للصناعات، سحاب' },
  summary: {
    en: 'Three signals per loom and one list every morning raised running time from 83% to 90% and cut weaving waste from 4.6% to 3.4%.',
    ar: 'ثلاث إشارات من كل نول وقائمة واحدة كل صباح رفعت زمن التشغيل الفعلي من 83% إلى 90%، وخفضت هدر النسيج من 4.6% إلى 3.4%.',
  },
  description: {
    en: `Our own weaving hall was the first site. Each of the 72 looms now reports whether it runs, how many metres it has woven and which sensor stopped it. Nine gateways, one for every eight looms, collect the signals from contacts that were already in the control cabinets, and keep them for 24 hours if the network fails.

The result is deliberately plain: at six every morning the shift leader receives the five looms that stopped most often and the cause. In two cases out of three the cause was the tape and not the loom, so the list also goes to extrusion. The hall was equipped in eleven weeks without a lost shift.`,
    ar: `كانت صالة النسيج لدينا أول موقع. فكل نول من أنوال الصالة، وعددها 72 نولًا، يبلّغ الآن هل يعمل، وكم مترًا نسج، وأي حسّاس أوقفه. وتجمع الإشاراتِ تسعُ وحدات، وحدةٌ لكل ثمانية أنوال، من ملامسات كانت موجودة أصلًا في لوحات التحكّم، وتحتفظ بها 24 ساعة إذا انقطعت الشبكة.

والنتيجة بسيطة عن قصد: في السادسة من كل صباح يتسلّم رئيس الوردية أرقام الأنوال الخمسة الأكثر توقّفًا وسبب توقّف كل منها. وفي حالتين من كل ثلاث كان السبب في الشريط لا في النول، ولذلك تُرسل القائمة إلى قسم البثق أيضًا. جُهّزت الصالة في أحد عشر أسبوعًا من دون خسارة وردية واحدة.`,
  },
  year: 2023,
  image: 'scene-shuttle',
};

const cementCheckweighing: DemoProject = {
  key: 'project-cement-checkweighing',
  title: { en: 'Checkweighing behind a rotary cement packer', ar: 'ميزان فحص خلف آلة تعبئة إسمنت دوّارة' },
  category: 'Automation',
  client: { en: 'Sakhrun Cement, Jordan', ar: 'إسمنت صخرون، الأردن' },
  summary: {
    en: 'A scale that corrects each spout by itself brought the average bag from 50.42 kg down to 50.12 kg: 2,700 tonnes of cement a year no longer given away.',
    ar: 'ميزان يصحّح كل فوهة على حدة خفض متوسط وزن الكيس من 50.42 كغ إلى 50.12 كغ، فلم يعد 2,700 طن من الإسمنت يُعطى مجانًا كل سنة.',
  },
  description: {
    en: `The plant packs 9 million bags a year on two rotary packers. A manual check of ten bags an hour had hidden the fact that three of sixteen spouts overfilled by almost a kilogram, while the rest were nearer the mark.

We placed a belt scale behind each packer, matched every weight to its spout by encoder, and let the controller trim that spout after twenty bags. Bags outside the legal tolerance are pushed out before the palletiser. The weights of the last 90 days are kept for the inspector of weights and measures, with one page per shift for the packing manager.`,
    ar: `يعبّئ المصنع 9 ملايين كيس في السنة على آلتي تعبئة دوّارتين. وكان الفحص اليدوي لعشرة أكياس في الساعة يخفي أن ثلاث فوهات من ست عشرة تزيد التعبئة بما يقارب الكيلوغرام، في حين كانت البقية أقرب إلى الوزن المطلوب.

وضعنا ميزانًا على السير خلف كل آلة، وربطنا كل وزن بفوهته بوساطة مرمّز دوران، وجعلنا وحدة التحكّم تعدّل الفوهة بعد كل عشرين كيسًا. أما الأكياس الخارجة عن التفاوت القانوني فتُدفع خارج الخطّ قبل آلة الرصّ. وتُحفظ أوزان آخر 90 يومًا لمفتّش الموازين والمقاييس، مع صفحة واحدة لكل وردية لمدير التعبئة.`,
  },
  year: 2024,
  image: 'cement-valve-bag-2',
};

export const automationProjects: DemoProject[] = [loomStops, cementCheckweighing];
