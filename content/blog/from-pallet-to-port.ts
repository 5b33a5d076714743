import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
About 40% of what we weave leaves Jordan, and most of it leaves through one gate: the container terminal in Aqaba, some 330 km south of our plant in Sahab. A sack for a rice packer in Tema then spends longer at sea than it did in production. How it is packed decides what the journey costs.

## Bales or pallets?

Empty sacks can be pressed into bales and stowed by hand, or the bales can be stacked on pallets. For a 56 g sack in a 40-foot high-cube container the sums are:

| | Bales, hand-stowed | Bales on pallets |
|---|---|---|
| Unit | 500 sacks, 28 kg | 16 bales, 448 kg |
| Per container | 785 bales | 40 pallets, two tiers |
| Sacks | 392,500 | 320,000 |
| Net weight | 22.0 tonnes | 17.9 tonnes |
| Limit | weight: the road allows 22 tonnes | volume: no room for another pallet |
| Unloading | six people, one day | one forklift, two hours |

Pallets of 110 × 110 cm stand two abreast and ten deep, 2.20 m across and 11.0 m long, which the container takes with room for the straps. You ship 18% fewer sacks, and save a day of labour and the corner bales that split on the way down. Where wages are low and forklifts rare, bales win; where a forklift is waiting, pallets do.

## Loading rules we keep

- Line the floor with cardboard and cover any nail; a container is inspected and photographed before the first bale goes in.
- Hang desiccant bags: the air cools at sea, and water drips from the roof.
- Put printed BOPP bags in the middle, plain bales by the doors.
- Use only heat-treated pallets with the ISPM 15 mark.
- Photograph every tier, the closed doors and the seal number, and send the pictures with the invoice.

> A container is loaded twice, once on paper and once by hand. When the two lists agree, nobody telephones us from the port of arrival. — Loading foreman, Marsaqan Port Logistics

## The way to West Africa

Trucks reach Aqaba in a day. From there the box usually sails north through Suez, changes ship in the western Mediterranean, and runs down the coast to Abidjan, Tema or Lomé. Plan 35 to 45 days from port to port, and two more weeks in years when lines divert. We therefore ask for a confirmed order 75 days before you need the bags on your floor: 20 days for production, 45 for the sea, 10 for the two ports.

## Papers, in the order you need them

1. **Pro forma invoice**, for the import permit and the letter of credit.
2. **Cargo tracking note** (BESC or BSC) where the country requires one, as Côte d'Ivoire, Togo and Benin do. The number belongs on the bill of lading before the ship sails.
3. **Certificate of conformity**, where the importing country runs a verification programme. It needs an inspection before loading, so tell us early.
4. **Commercial invoice, packing list and certificate of origin**, the last from the chamber of industry.
5. **Bill of lading**, as originals or released by telex.

We quote FOB Aqaba, or CFR to the port you name. If it is your first container, take CFR once: you will see every cost on one sheet, and can take over the freight the next time.
`;

const ar = `
نحو 40% مما ننسجه يغادر الأردن، ومعظمه من بوابة واحدة: محطة الحاويات في العقبة، على بعد نحو 330 كم جنوب مصنعنا في سحاب. والكيس المتجه إلى شركة تعبئة أرز في تيما يقضي في البحر وقتًا أطول مما قضاه في الإنتاج، فطريقة تعبئته للشحن هي التي تحدّد كلفة الرحلة.

## بالات أم طبليات؟

يمكن ضغط الأكياس الفارغة في بالات تُرصّ يدويًا، أو رصّ البالات على طبليات. وهذا هو الحساب لكيس وزنه 56 غرامًا في حاوية عالية بطول 40 قدمًا:

| | بالات مرصوصة يدويًا | بالات على طبليات |
|---|---|---|
| الوحدة | 500 كيس، 28 كغ | 16 بالة، 448 كغ |
| في الحاوية | 785 بالة | 40 طبلية في طبقتين |
| عدد الأكياس | 392,500 | 320,000 |
| الوزن الصافي | 22.0 طنًّا | 17.9 طنًّا |
| الحدّ | الوزن: يُسمح على الطريق بـ 22 طنًّا | الحجم: لا مكان لطبلية أخرى |
| التفريغ | ستة عمّال في يوم | رافعة شوكية واحدة في ساعتين |

تقف الطبليات بقياس 110 × 110 سم اثنتين عرضًا وعشرًا طولًا، أي 2.20 م في العرض و11.0 م في الطول، فتتسع لها الحاوية ويبقى مكان للأحزمة. تشحنون بذلك أكياسًا أقل بنسبة 18%، لكنكم توفّرون يوم عمل وتسلمون من البالات التي تتمزّق زواياها عند الإنزال. فحيث الأجور منخفضة والرافعات الشوكية نادرة تفوز البالات، وحيث تنتظر رافعة شوكية تفوز الطبليات.

## قواعد نلتزم بها في التحميل

- تُفرش أرضية الحاوية بالكرتون ويُغطّى كل مسمار، وتُفحص الحاوية وتُصوَّر قبل دخول أول بالة.
- تُعلَّق أكياس ماصّة للرطوبة، فالهواء يبرد في البحر ويقطر الماء من السقف.
- توضع أكياس BOPP المطبوعة في الوسط، والبالات غير المطبوعة عند الأبواب.
- لا تُستعمل إلا طبليات معالجة حراريًا تحمل علامة ISPM 15.
- تُصوَّر كل طبقة والأبواب المغلقة ورقم الختم، وتُرسل الصور مع الفاتورة.

> الحاوية تُحمَّل مرتين: مرة على الورق ومرة باليد. وإذا تطابقت القائمتان لم يتصل بنا أحد من ميناء الوصول. — رئيس عمّال التحميل، مرساقان للخدمات اللوجستية

## الطريق إلى غرب أفريقيا

تصل الشاحنات إلى العقبة في يوم واحد. ومن هناك تبحر الحاوية عادةً شمالًا عبر السويس، وتُنقل إلى سفينة أخرى في غرب المتوسط، ثم تنزل بمحاذاة الساحل إلى أبيدجان أو تيما أو لومي. احسبوا من 35 إلى 45 يومًا من ميناء إلى ميناء، وأسبوعين إضافيين في السنوات التي تحوّل فيها الخطوط مسارها. ولذلك نطلب تأكيد الطلبية قبل 75 يومًا من حاجتكم إلى الأكياس في مستودعكم: 20 يومًا للإنتاج و45 للبحر و10 للميناءين.

## الوثائق بترتيب الحاجة إليها

1. **الفاتورة المبدئية**، لرخصة الاستيراد والاعتماد المستندي.
2. **وثيقة تتبّع الشحنة** (BESC أو BSC) حيث يشترطها البلد، كما في ساحل العاج وتوغو وبنين. ويجب أن يُذكر رقمها في بوليصة الشحن قبل إبحار السفينة.
3. **شهادة المطابقة**، حيث يطبّق بلد الاستيراد برنامج تحقق. وهي تستلزم معاينة قبل التحميل، فأخبرونا مبكرًا.
4. **الفاتورة التجارية وقائمة التعبئة وشهادة المنشأ**، والأخيرة من غرفة الصناعة.
5. **بوليصة الشحن**، أصلية أو مفرَجًا عنها بالتلكس.

نسعّر على أساس FOB العقبة، أو CFR إلى الميناء الذي تسمّونه. وإذا كانت هذه حاويتكم الأولى فاختاروا CFR مرة واحدة: سترون الكلف كلها في ورقة واحدة، ويمكنكم أن تتولّوا الشحن بأنفسكم في المرة التالية.
`;

/** Packing, loading and shipping from Aqaba to West Africa. */
export const fromPalletToPort: DemoBlogPost = {
  key: 'from-pallet-to-port',
  title: {
    en: 'From pallet to port: shipping bags from Aqaba to West Africa',
    ar: 'من الطبلية إلى الميناء: شحن الأكياس من العقبة إلى غرب أفريقيا',
  },
  summary: {
    en: '392,500 sacks in bales or 320,000 on pallets: the sums for a 40-foot container, our loading rules, the route from Aqaba to Tema, and the papers in the order you need them.',
    ar: '392,500 كيس في بالات أم 320,000 كيس على طبليات؟ حساب الحاوية بطول 40 قدمًا، وقواعدنا في التحميل، والطريق من العقبة إلى تيما، والوثائق بترتيب الحاجة إليها.',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.export, blogTags.logistics],
  status: 'published',
  image: 'scene-loading',
  video: null,
  createdOn: '2026-10-06',
};
