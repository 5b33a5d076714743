import type { DemoService } from '../types.ts';

export const infrastructureServices: DemoService[] = [
  {
    key: 'plant-network',
    name: { en: 'Plant network and power supply', ar: 'شبكة المصنع والتغذية الكهربائية' },
    category: 'Infrastructure',
    summary: {
      en: 'A network that reaches every machine through dust and heat, and power that does not stop it when the grid dips.',
      ar: 'شبكة تصل إلى كل آلة على الرغم من الغبار والحرارة، وتغذية كهربائية لا تنقطع عند هبوط جهد الشبكة العامة.',
    },
    description: {
      en: `Office network switches die in a loom hall within a summer. We plan fibre rings, sealed cabinets and industrial radio for halls with metal roofs, and we keep machine traffic apart from e-mail, so that a virus in an office cannot stop an extruder.

We also measure the supply itself. In half of the plants we visit, unexplained machine stops turn out to be voltage dips shorter than a tenth of a second.`,
      ar: `مبدّلات الشبكات المكتبية لا تصمد في صالة الأنوال أكثر من صيف واحد. نخطّط حلقات من الألياف الضوئية وخزائن محكمة واتصالًا لاسلكيًا صناعيًا للصالات ذات الأسقف المعدنية، ونفصل شبكة الآلات عن البريد الإلكتروني كي لا يوقف فيروس في مكتبٍ آلةَ بثق.

ونقيس التغذية الكهربائية نفسها أيضًا. ففي نصف المصانع التي نزورها يتبيّن أن سبب التوقّفات الغامضة هبوط في الجهد يستمرّ أقل من عُشر ثانية.`,
    },
    deliverables: [
      { en: 'Radio and cable survey', ar: 'مسح للتغطية اللاسلكية والكوابل' },
      { en: 'Two weeks of power-quality measurement', ar: 'قياس لجودة الكهرباء على مدى أسبوعين' },
      { en: 'Separated machine and office networks', ar: 'شبكتان منفصلتان للآلات والمكاتب' },
      { en: 'Backup supply for controls and servers', ar: 'تغذية احتياطية لأنظمة التحكّم والخوادم' },
      { en: 'Drawings and spare-parts list', ar: 'مخططات وقائمة قطع غيار' },
    ],
    image: 'scene-network',
  },
  {
    key: 'warehouse-systems',
    name: { en: 'Warehouse and dispatch systems', ar: 'أنظمة المستودعات والشحن' },
    category: 'Infrastructure',
    summary: {
      en: 'Racks, aisles, labels and scanners that put every pallet where it can be found and every container out on time.',
      ar: 'رفوف وممرّات وملصقات وماسحات تضع كل طبلية حيث يسهل العثور عليها، وتُخرج كل حاوية في موعدها.',
    },
    description: {
      en: `We start with your last three months of movements and draw the store they call for: what moves daily stands near the doors, food packaging is kept apart, and heavy bales stay low. Then we label every place and connect the scanners to your orders.

At the loading bay a checklist with photographs goes with each container, so that a claim from the other end of the sea can be answered the same day.`,
      ar: `نبدأ بحركة مستودعكم في الأشهر الثلاثة الأخيرة ونرسم المستودع الذي تقتضيه: ما يتحرّك يوميًا يوضع قرب الأبواب، وتُعزل مواد تغليف الأغذية، وتبقى البالات الثقيلة في الأسفل. ثم نرقّم كل موضع ونربط الماسحات بطلبياتكم.

وعند رصيف التحميل ترافق كل حاوية قائمة فحص مصوّرة، فيمكن الردّ في اليوم نفسه على أي مطالبة تأتي من وراء البحر.`,
    },
    deliverables: [
      { en: 'Analysis of stock movements', ar: 'تحليل لحركة المخزون' },
      { en: 'Rack and aisle layout with load tables', ar: 'مخطط الرفوف والممرّات مع جداول الأحمال' },
      { en: 'Location labels and handheld scanners', ar: 'ملصقات مواقع وماسحات يدوية' },
      { en: 'Loading checklists with photographs', ar: 'قوائم تحميل مصوّرة' },
    ],
    image: 'scene-warehouse',
  },
];

export const manufacturingServices: DemoService[] = [
  {
    key: 'bag-plant-planning',
    name: { en: 'Bag plant planning', ar: 'تخطيط مصانع الأكياس' },
    category: 'Manufacturing',
    summary: {
      en: 'From the market figure to the machine list: how many tapes, looms and sewing heads a new plant needs, and what each bag will cost.',
      ar: 'من أرقام السوق إلى قائمة الآلات: كم يحتاج إليه المصنع الجديد من خطوط الأشرطة والأنوال ورؤوس الخياطة، وكم سيكلّف كل كيس.',
    },
    description: {
      en: `We have built a plant once and extended it five times, and we know which catalogue figures to believe. For a new or growing factory we calculate capacity from bag to resin, compare offers from machine makers line by line, and stay through commissioning.

A study takes six to eight weeks. If the answer is that you had better buy your bags, we say so, and you may buy them from anyone.`,
      ar: `بنينا مصنعًا مرة ووسّعناه خمس مرات، ونعرف أي أرقام الكتالوجات يمكن تصديقها. نحسب للمصنع الجديد أو المتوسّع طاقته الإنتاجية من الكيس رجوعًا إلى الراتنج، ونقارن عروض صانعي الآلات بندًا بندًا، ونبقى معكم حتى نهاية التشغيل التجريبي.

تستغرق الدراسة من ستة أسابيع إلى ثمانية. وإذا كانت نتيجتها أن شراء الأكياس أجدى لكم قلنا ذلك صراحة، ولكم أن تشتروها ممّن شئتم.`,
    },
    deliverables: [
      { en: 'Capacity model from bag to resin', ar: 'نموذج طاقة إنتاجية من الكيس إلى الراتنج' },
      { en: 'Hall layout with material flow', ar: 'مخطط الصالة مع مسار المواد' },
      { en: 'Comparison of machine offers', ar: 'مقارنة لعروض الآلات' },
      { en: 'Cost of each bag type', ar: 'كلفة كل نوع من الأكياس' },
      { en: 'Support on site until full output', ar: 'دعم في الموقع حتى بلوغ الطاقة الكاملة' },
    ],
    image: 'scene-loom-above',
  },
  {
    key: 'print-colour-control',
    name: { en: 'Print and colour control', ar: 'ضبط الطباعة والألوان' },
    category: 'Manufacturing',
    summary: {
      en: 'The same blue in March and in October: measured inks, fewer start-up metres and artwork that suits the press.',
      ar: 'الأزرق نفسه في آذار وفي تشرين الأول: أحبار مضبوطة القياس، وأمتار أقل عند بدء التشغيل، وتصاميم تناسب المطبعة.',
    },
    description: {
      en: `On woven fabric, colour drifts with ink viscosity, coating and the press operator’s eyes. We fingerprint the press, write ink recipes in grams, and teach the crew to read a spectrophotometer.

On our own gravure press, start-up waste fell from 420 to 180 metres for each job. Most clients see their first result in the second week.`,
      ar: `على القماش المنسوج يتغيّر اللون بتغيّر لزوجة الحبر وطبقة الطلاء وعين عامل المطبعة. نحدّد بصمة المطبعة، ونكتب وصفات الأحبار بالغرام، وندرّب الفريق على قراءة جهاز القياس الطيفي.

وفي مطبعة الروتوغرافور لدينا انخفض هدر بدء التشغيل من 420 إلى 180 مترًا لكل طلبية. ويلمس معظم العملاء أول النتائج في الأسبوع الثاني.`,
    },
    deliverables: [
      { en: 'Press fingerprint and tolerances', ar: 'بصمة المطبعة وحدود التفاوت' },
      { en: 'Ink recipes and viscosity sheets', ar: 'وصفات الأحبار وجداول اللزوجة' },
      { en: 'Artwork guide for your designers', ar: 'دليل تصميم لمصمّميكم' },
      { en: 'Four days of training at the press', ar: 'أربعة أيام تدريب على المطبعة' },
    ],
    image: 'scene-colours',
  },
];
