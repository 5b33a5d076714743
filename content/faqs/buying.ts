import type { DemoFaq } from '../types.ts';

const ordering = { en: 'Ordering', ar: 'الطلب والأسعار' };
const printing = { en: 'Printing and artwork', ar: 'الطباعة والتصميم' };

export const orderingFaqs: DemoFaq[] = [
  {
    key: 'what-you-need-for-a-quote',
    group: ordering,
    question: {
      en: 'What do you need from me for a quotation?',
      ar: 'ما المعلومات التي تحتاجون إليها لتقديم عرض سعر؟',
    },
    answer: {
      en: 'What you fill, the weight in one bag, its bulk density if you know it, the quantity and the place of delivery. If you have a bag you are content with, send us one: we measure its size, fabric weight and mesh and quote for the same. You will have an answer within two working days.',
      ar: 'المادة التي تعبّئونها، ووزنها في الكيس الواحد، وكثافتها الظاهرية إن عُرفت، والكمية، ومكان التسليم. وإن كان لديكم كيس يناسبكم فأرسلوا إلينا واحدًا منه لنقيس أبعاده ووزن قماشه وكثافة نسيجه ونسعّر لكم مثله. ويصلكم الردّ خلال يومَي عمل.',
    },
  },
  {
    key: 'minimum-order',
    group: ordering,
    question: { en: 'What is the minimum order?', ar: 'ما الحد الأدنى للطلب؟' },
    answer: {
      en: 'For one size and one design: 10,000 sandbags or shopping bags, 20,000 flour, sugar or fertiliser sacks, 30,000 onion bags or BOPP-laminated bags, 50,000 cement valve bags, 500 jumbo bags, 1,000 pallet covers, 3 tonnes of fabric or 2 tonnes of film. Plain white sandbags are kept in stock and can be bought in any number.',
      ar: 'للمقاس الواحد والتصميم الواحد: 10,000 من أكياس الرمل أو أكياس التسوّق، و20,000 من أكياس الدقيق أو السكر أو الأسمدة، و30,000 من أكياس البصل أو الأكياس المصفّحة بفيلم BOPP، و50,000 من أكياس الإسمنت ذات الصمام، و500 من أكياس الجامبو، و1,000 من أغطية الطبليات، و3 أطنان من القماش أو طنّان من الفيلم. أما أكياس الرمل البيضاء غير المطبوعة فمتوافرة في المخزون وتُباع بأي عدد.',
    },
  },
  {
    key: 'samples',
    group: ordering,
    question: { en: 'Can I have samples before I order?', ar: 'هل يمكنني الحصول على عيّنات قبل الطلب؟' },
    answer: {
      en: 'Yes. Up to ten bags from stock are free; you pay the courier. Unprinted samples in your own size take 7 days. For a new product we suggest a trial of 500 bags on your filling line; their price is deducted from the first order.',
      ar: 'نعم. نقدّم حتى عشرة أكياس من المخزون مجانًا وتتحمّلون أجرة البريد السريع. أما العيّنات غير المطبوعة بمقاسكم فتستغرق 7 أيام. وللمنتج الجديد نقترح تجربة 500 كيس على خطّ التعبئة لديكم، ونخصم ثمنها من الطلبية الأولى.',
    },
  },
  {
    key: 'payment-terms',
    group: ordering,
    question: { en: 'How do I pay?', ar: 'كيف يكون الدفع؟' },
    answer: {
      en: 'The first order is 30% in advance and 70% before loading. Export orders may be paid by an irrevocable letter of credit at sight. After three orders we can agree on 30 days for customers in Jordan. Prices are in Jordanian dinars, US dollars or euros and hold for 14 days, since resin is bought by the week.',
      ar: 'في الطلبية الأولى يُدفع 30% مقدّمًا و70% قبل التحميل. ويمكن سداد طلبيات التصدير باعتماد مستندي غير قابل للإلغاء يُدفع عند الاطلاع. وبعد ثلاث طلبيات يمكن الاتفاق على مهلة 30 يومًا للعملاء داخل الأردن. أسعارنا بالدينار الأردني أو الدولار الأمريكي أو اليورو، وتسري 14 يومًا لأن الراتنج يُشترى أسبوعًا بأسبوع.',
    },
  },
];

export const printingFaqs: DemoFaq[] = [
  {
    key: 'how-many-colours',
    group: printing,
    question: { en: 'How many colours can you print?', ar: 'كم لونًا يمكنكم أن تطبعوا؟' },
    answer: {
      en: 'Up to 4 colours on each side by flexo, directly on the woven fabric, and up to 8 by gravure on BOPP film, where photographs and fine gradients are possible. On jumbo bags we print 2 colours on up to four sides. Mesh bags are not printed; they carry a printed band.',
      ar: 'حتى 4 ألوان لكل وجه بالفلكسو على القماش المنسوج مباشرة، وحتى 8 ألوان بالروتوغرافور على فيلم BOPP حيث يمكن طباعة الصور والتدرّجات الدقيقة. وعلى أكياس الجامبو نطبع لونين على ما يصل إلى أربعة جوانب. أما الأكياس الشبكية فلا يُطبع عليها، بل تحمل شريطة مطبوعة.',
    },
  },
  {
    key: 'artwork-files',
    group: printing,
    question: { en: 'Which artwork files do you accept?', ar: 'ما ملفات التصميم التي تقبلونها؟' },
    answer: {
      en: 'A vector PDF with fonts turned into outlines, Arabic text above all, or PNG and JPEG images of at least 300 dpi at print size; from Illustrator, save as PDF. State Pantone numbers for brand colours. Keep text 15 mm away from edges and folds; the smallest letters are 5 mm high in flexo and 1.5 mm in gravure. If you have only a logo, our studio draws the bag for you at no charge with your first order.',
      ar: 'ملف PDF متّجه حُوّلت خطوطه إلى مسارات، والنصوص العربية قبل غيرها، أو صور PNG وJPEG بدقة لا تقل عن 300 نقطة في البوصة بحجم الطباعة؛ ومن Illustrator احفظوا الملف بصيغة PDF. اذكروا أرقام بانتون لألوان العلامة، وأبعدوا النص 15 مم عن الحواف والطيّات. وأصغر ارتفاع للحروف 5 مم في الفلكسو و1.5 مم في الروتوغرافور. وإن لم يكن لديكم سوى الشعار، صمّم لكم قسم التصميم لدينا الكيس مجانًا مع أول طلبية.',
    },
  },
  {
    key: 'plates-and-cylinders',
    group: printing,
    question: { en: 'Who owns the plates and cylinders?', ar: 'لمن تعود ملكية الكليشيهات والأسطوانات؟' },
    answer: {
      en: 'You do, once you have paid for them. We store them free of charge for two years after the last order and use them for your bags only. Flexo plates for a new design take 7 to 10 days, gravure cylinders 3 to 4 weeks; both are included in the lead time of a first order.',
      ar: 'تعود إليكم متى سدّدتم ثمنها. نخزّنها مجانًا سنتين بعد آخر طلبية، ولا نستعملها إلا لأكياسكم. يستغرق تجهيز كليشيهات الفلكسو لتصميم جديد من 7 إلى 10 أيام، وأسطوانات الروتوغرافور من 3 إلى 4 أسابيع، وكلاهما محسوب في مدة توريد الطلبية الأولى.',
    },
  },
  {
    key: 'colour-approval',
    group: printing,
    question: { en: 'How is the colour approved?', ar: 'كيف يُعتمد اللون؟' },
    answer: {
      en: 'First you approve a PDF with measurements. Then we send a sample printed on the real material, signed and dated, and keep its twin at the press. During the run the colour is measured every 2,000 metres; repeat orders are compared with the twin, not with the previous run.',
      ar: 'تعتمدون أولًا ملف PDF يبيّن القياسات. ثم نرسل عيّنة مطبوعة على المادة نفسها، موقّعة ومؤرّخة، ونحتفظ بتوأمها عند المطبعة. وفي أثناء التشغيل يُقاس اللون كل 2,000 متر، وتُقارن الطلبيات المكرّرة بتلك العيّنة لا بالتشغيلة السابقة.',
    },
  },
];
