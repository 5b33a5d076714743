import type { Bilingual, DemoLandingPage } from './types.ts';

/** A question with its answer. */
const question = (name: Bilingual, value: Bilingual) => ({ name, value });

const foodGrade: DemoLandingPage = {
  key: 'bags-food-grade',
  address: 'food-grade',
  title: { en: 'Food-grade bags', ar: 'أكياس صالحة للأغذية' },
  summary: {
    en: 'For flour, sugar, rice and vegetables: woven from virgin resin, with a declaration of compliance that names the regulation.',
    ar: 'للدقيق والسكر والأرز والخضار: تُنسج من راتنج بكر، ومعها إقرار مطابقة يسمّي اللائحة.',
  },
  description: {
    en: `“Food grade” says little without a rule. Our declaration names Regulation (EU) No 10/2011 and the material that it covers: uncoated fabric, fabric laminated with BOPP film, and polyethylene liners, for dry food.

Choose by what the food does. Flour needs a close weave and needs to breathe; sugar draws moisture and needs a liner that is closed; rice on a shelf needs a print that does not rub off; onions need air.`,
    ar: `عبارة «صالح للأغذية» لا تقول الكثير من دون مرجع. يسمّي إقرارنا اللائحة (EU) رقم 10/2011 والمادة التي يشملها: القماش غير المطليّ، والقماش المصفّح بفيلم BOPP، وبطانات البولي إيثيلين، للأغذية الجافة.

اختاروا بحسب ما يحتاج إليه الغذاء. فالدقيق يحتاج إلى نسيج متراصّ يسمح بالتهوية، والسكر يمتصّ الرطوبة فيحتاج إلى بطانة مغلقة، والأرز على الرفّ يحتاج إلى طباعة لا تُمحى بالاحتكاك، والبصل يحتاج إلى الهواء.`,
  },
  questions: [
    question(
      { en: 'Which document do I get?', ar: 'ما الوثيقة التي أحصل عليها؟' },
      {
        en: 'A declaration of compliance for dry food under Regulation (EU) No 10/2011. It is linked on the page of each product that it covers.',
        ar: 'إقرار مطابقة للأغذية الجافة وفق اللائحة (EU) رقم 10/2011. تجدون رابطه في صفحة كل منتج يشمله.',
      },
    ),
    question(
      { en: 'Is recycled material used?', ar: 'هل تُستعمل مواد معاد تدويرها؟' },
      {
        en: 'Not in anything that touches food: virgin resin only, not even our own clean trim.',
        ar: 'ليس في ما يلامس الغذاء: راتنج بكر فقط، من دون حتى قصاصاتنا النظيفة.',
      },
    ),
    question(
      { en: 'Do I need a liner?', ar: 'هل أحتاج إلى بطانة؟' },
      {
        en: 'For sugar yes: 60 µm, tied or heat-sealed. For flour it is optional, at 40 µm. Rice in a laminated bag needs none.',
        ar: 'للسكر نعم: بطانة 60 ميكرونًا تُربط أو تُلحم بالحرارة. وللدقيق اختيارية بسماكة 40 ميكرونًا. ولا يحتاج إليها الأرز في كيس مصفّح.',
      },
    ),
  ],
  products: ['flour-sack', 'sugar-sack-liner', 'bopp-rice-bag', 'leno-onion-bag', 'liner-film'],
};

const cement: DemoLandingPage = {
  key: 'bags-cement',
  address: 'cement',
  title: { en: 'Cement bags', ar: 'أكياس إسمنت' },
  summary: {
    en: 'Block-bottom valve bags for rotary packers, and coated fabric that lets the air out and keeps the powder in.',
    ar: 'أكياس بصمام وقاعدة مستطيلة لآلات التعبئة الدوّارة، وقماش مطليّ يُخرج الهواء ويحبس المسحوق.',
  },
  description: {
    en: `A cement bag is judged at the packer. Air must leave while the powder stays, the valve must close by itself, and the bag must lie flat. Ours is welded with hot air to a rectangular block, runs at up to 3,000 bags an hour, and may be dropped from 1.2 m on its flat side three times.

The same bag takes gypsum, tile adhesive and dry mortar. Tell us the spout of your packer and the bulk density; valve and length follow from both.`,
    ar: `يُحكم على كيس الإسمنت عند آلة التعبئة: يجب أن يخرج الهواء ويبقى المسحوق، وأن يُغلق الصمام وحده، وأن يستقرّ الكيس مستويًا. يُلحم كيسنا بالهواء الساخن على شكل مستطيل، ويعمل على آلات تصل سرعتها إلى 3,000 كيس في الساعة، ويتحمّل السقوط على وجهه ثلاث مرات من ارتفاع 1.2 م.

ويصلح الكيس نفسه للجبس ولواصق البلاط والمونة الجافة. أخبرونا بمقاس فوهة الآلة لديكم وبالكثافة الظاهرية، فمنهما يُحدّد الصمام والطول.`,
  },
  questions: [
    question(
      { en: 'Woven or paper?', ar: 'منسوج أم ورقي؟' },
      {
        en: 'The empty woven bag weighs about 75 g, less than half of a three-ply paper one, and survives drops that tear paper.',
        ar: 'يزن الكيس المنسوج الفارغ نحو 75 غرامًا، أي أقل من نصف وزن كيس ورقي من ثلاث طبقات، ويتحمّل سقوطًا يمزّق الورق.',
      },
    ),
    question(
      { en: 'What is the minimum order?', ar: 'ما الحد الأدنى للطلب؟' },
      {
        en: '50,000 bags of one size and one design, in 25 days from the approved artwork and the deposit.',
        ar: '50,000 كيس من المقاس الواحد والتصميم الواحد، خلال 25 يومًا من اعتماد التصميم ودفع العربون.',
      },
    ),
    question(
      { en: 'How are the empty bags packed?', ar: 'كيف تُعبّأ الأكياس الفارغة؟' },
      {
        en: '5,000 on a wrapped pallet, ready for the magazine of your packer.',
        ar: '5,000 كيس على طبلية مغلّفة، جاهزة لمخزن آلة التعبئة لديكم.',
      },
    ),
  ],
  products: ['cement-valve-bag', 'fibc-jumbo', 'sand-bag', 'pallet-cover'],
};

const jumbo: DemoLandingPage = {
  key: 'bags-jumbo',
  address: 'jumbo',
  title: { en: 'Jumbo bags (FIBC)', ar: 'أكياس جامبو (FIBC)' },
  summary: {
    en: 'For 1,000 to 1,250 kg of minerals, chemicals and grain, each design type-tested to ISO 21898.',
    ar: 'لما بين 1,000 و1,250 كغ من الخامات المعدنية والمواد الكيميائية والحبوب، ولكل تصميم فحص طراز وفق ISO 21898.',
  },
  description: {
    en: `Four answers make a jumbo bag: what you fill, how heavy a full bag is, how often it travels, and whether the dust can burn. The first two give the size, the third the safety factor, the fourth the type.

The standard bag holds 1,000 kg at 5:1 for a single trip. The baffle bag holds 1,250 kg at 6:1 and keeps its corners, so that a container or a shelf takes more of them.`,
    ar: `أربع إجابات تحدّد كيس الجامبو: ماذا تعبّئون، وكم يزن الكيس الممتلئ، وكم مرة ينتقل، وهل يحترق الغبار. فمن الأولى والثانية المقاس، ومن الثالثة معامل الأمان، ومن الرابعة النوع.

يحمل الكيس المعتاد 1,000 كغ بمعامل 5:1 لرحلة واحدة. أما كيس الحواجز الداخلية فيحمل 1,250 كغ بمعامل 6:1 ويحافظ على زواياه، فتتّسع الحاوية أو الرفّ لعدد أكبر منه.`,
  },
  questions: [
    question(
      { en: 'What does 5:1 mean?', ar: 'ما معنى 5:1؟' },
      {
        en: 'In the test the bag is pulled to at least five times its safe working load, after thirty lifts at twice that load.',
        ar: 'في الفحص يُشدّ الكيس إلى خمسة أضعاف حمل التشغيل الآمن على الأقل، بعد ثلاثين رفعة بضعف ذلك الحمل.',
      },
    ),
    question(
      { en: 'Type A, B, C or D?', ar: 'النوع A أم B أم C أم D؟' },
      {
        en: 'Type A for products that do not burn. B, C and D are built to the risk assessment of your plant; please send it with your request.',
        ar: 'النوع A للمنتجات غير القابلة للاشتعال. أما B وC وD فتُصنع وفق تقييم المخاطر في مصنعكم، فأرسلوه مع الطلب.',
      },
    ),
    question(
      { en: 'How many must I order?', ar: 'كم كيسًا يجب أن أطلب؟' },
      {
        en: 'From 500 bags of one design: 30 days for the standard bag, 35 for the baffle bag.',
        ar: 'ابتداءً من 500 كيس من تصميم واحد: 30 يومًا للكيس المعتاد، و35 يومًا لكيس الحواجز.',
      },
    ),
  ],
  products: ['fibc-jumbo', 'fibc-baffle', 'liner-film', 'pallet-cover'],
};

const agriculture: DemoLandingPage = {
  key: 'bags-agriculture',
  address: 'agriculture',
  title: { en: 'Bags for agriculture', ar: 'أكياس للزراعة' },
  summary: {
    en: 'For fertiliser, feed and vegetables, from the field to the port: against sun, moisture and rough hands.',
    ar: 'للأسمدة والأعلاف والخضار، من الحقل إلى الميناء: تقاوم الشمس والرطوبة وقسوة المناولة.',
  },
  description: {
    en: `Three things end the life of a farm bag: sun, water and the hook. The fertiliser sack is coated inside against moisture and stabilised for 1,600 hours under UV-B lamps, so that it may wait in the yard for a year. The feed bag lets warm pellets lose their steam through micro-perforation. The onion bag is a net whose mesh does not slide apart.

Order before the season: from January to May our leno looms are booked four to six weeks ahead.`,
    ar: `ثلاثة أمور تنهي عمر كيس المزرعة: الشمس والماء والخطّاف. كيس الأسمدة مطليّ من الداخل لمنع الرطوبة، ومثبّت لمدة 1,600 ساعة تحت مصابيح UV-B، فيمكن أن ينتظر في الساحة سنة. وكيس الأعلاف يُخرج بخار الحبيبات الدافئة عبر ثقوب دقيقة. وكيس البصل شبكٌ لا تنزلق عيونه.

اطلبوا قبل الموسم: فأنوال اللينو لدينا تُحجز بين كانون الثاني وأيار قبل موعدها بأربعة أسابيع إلى ستة.`,
  },
  questions: [
    question(
      { en: 'How long may sacks stand in the sun?', ar: 'كم يمكن أن تبقى الأكياس تحت الشمس؟' },
      {
        en: 'The fertiliser sack is of the 1,600-hour grade: about a year in the yard. The onion bag has 200 hours, enough for a season’s transport.',
        ar: 'كيس الأسمدة من درجة 1,600 ساعة: نحو سنة في الساحة. ولكيس البصل 200 ساعة تكفي للنقل في موسمه.',
      },
    ),
    question(
      { en: 'Can onion bags be printed?', ar: 'هل يمكن طباعة أكياس البصل؟' },
      {
        en: 'A net takes no print. It carries a sewn-on band with your brand, in up to 4 colours.',
        ar: 'الشبك لا يُطبع عليه، بل يحمل شريطة مخيطة عليها علامتكم، حتى 4 ألوان.',
      },
    ),
    question(
      { en: 'Do fertiliser sacks need a liner?', ar: 'هل تحتاج أكياس الأسمدة إلى بطانة؟' },
      {
        en: 'On land the 20 g/m² coating is enough. For long sea voyages we add a loose liner of 70 µm.',
        ar: 'في النقل البرّي يكفي الطلاء بوزن 20 غ/م². وللرحلات البحرية الطويلة نضيف بطانة حرّة سماكتها 70 ميكرونًا.',
      },
    ),
  ],
  products: ['fertiliser-sack', 'bopp-feed-bag', 'leno-onion-bag', 'flour-sack'],
};

const printed: DemoLandingPage = {
  key: 'bags-printed',
  address: 'printed',
  title: { en: 'Printed bags', ar: 'أكياس مطبوعة' },
  summary: {
    en: 'Your brand in up to 4 colours on the fabric, or in up to 8 under a clear film that nothing rubs off.',
    ar: 'علامتكم بما يصل إلى 4 ألوان على القماش، أو إلى 8 ألوان تحت فيلم شفّاف لا يمحوها احتكاك.',
  },
  description: {
    en: `There are two ways. Flexo stamps the ink on the woven fabric: bold, quick and inexpensive, with letters from 5 mm. Gravure prints a clear BOPP film from behind, which is then laminated to the fabric: photographs, fine gradients, letters from 1.5 mm.

What decides is the quantity and the picture. A crest in two colours on 20,000 sacks is flexo; a photograph on 30,000 shelf bags is film.`,
    ar: `هناك طريقتان. الفلكسو يطبع الحبر على القماش المنسوج مباشرة: واضح وسريع وقليل التكلفة، وأصغر حروفه 5 مم. والروتوغرافور يطبع فيلم BOPP شفّافًا من الخلف ثم يُصفّح به القماش: صور وتدرّجات دقيقة، وأصغر حروفه 1.5 مم.

والذي يحسم هو الكمية والصورة. فشعار بلونين على 20,000 كيس فلكسو، وصورة فوتوغرافية على 30,000 كيس للرفوف فيلم.`,
  },
  questions: [
    question(
      { en: 'What file do you need?', ar: 'ما الملف الذي تحتاجون إليه؟' },
      {
        en: 'A vector PDF with fonts turned into outlines, or images of at least 300 dpi at print size. State Pantone numbers for brand colours.',
        ar: 'ملف PDF متّجهي حُوّلت خطوطه إلى مسارات، أو صور لا تقلّ عن 300 نقطة في البوصة بمقاس الطباعة. واذكروا أرقام Pantone لألوان العلامة.',
      },
    ),
    question(
      { en: 'How is the colour approved?', ar: 'كيف يُعتمد اللون؟' },
      {
        en: 'First a PDF with measurements, then a sample printed on the real material. You sign it; its twin stays at the press.',
        ar: 'أولًا ملف PDF بالمقاسات، ثم عيّنة مطبوعة على المادة نفسها توقّعونها، وتبقى نسختها عند آلة الطباعة.',
      },
    ),
    question(
      { en: 'How much longer does it take?', ar: 'كم تزيد المدة؟' },
      {
        en: 'Flexo plates take 7 to 10 days, gravure cylinders 3 to 4 weeks; both are included in the lead time of a first order.',
        ar: 'تستغرق كليشيهات الفلكسو من 7 إلى 10 أيام، وأسطوانات الروتوغرافور من 3 إلى 4 أسابيع، وهي ضمن مدة توريد الطلبية الأولى.',
      },
    ),
  ],
  products: ['bopp-rice-bag', 'bopp-feed-bag', 'shopping-bag', 'sugar-sack-liner', 'cement-valve-bag'],
};

/** Pages for what people look for; each has an address of its own under /bags. */
export const landingPages: DemoLandingPage[] = [foodGrade, cement, jumbo, agriculture, printed];
