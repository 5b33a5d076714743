import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
A jumbo bag, in the trade an FIBC, carries a tonne on four loops of woven polypropylene. It weighs about 1.9 kg itself. Two short entries on its label say whether that is safe in your plant: the safety factor, such as 5:1, and the electrostatic type, A to D. They answer two different questions and do not replace each other.

## The safety factor: will it hold?

The safe working load (SWL) is the most you may put in. The safety factor says how much more the bag has withstood in the test rig. A bag with SWL 1,000 kg and a factor of 5:1 has held 5,000 kg in a top-lift test, after thirty lifts at twice its load, as ISO 21898 prescribes.

- **5:1** is a single-trip bag: filled once, emptied once, then recycled.
- **6:1** is a standard-duty reusable bag. It is inspected before each trip and withdrawn at the first cut, burn or frayed loop.

The reserve is there for sunlight, jerky forklifts and uneven loops. It is not a hidden payload. A 5:1 bag filled with 1,200 kg instead of 1,000 kg is a 4.2:1 bag that nobody has tested.

## The type: will it spark?

Dry powder sliding down a plastic chute charges the bag. If the powder or the air around it can burn, the discharge matters. IEC 61340-4-4 knows four types:

| Type | How it is made | Suitable for | Not for |
|---|---|---|---|
| A | plain fabric | products that do not burn | any flammable atmosphere |
| B | breakdown voltage of at most 6 kV | combustible powder with an ignition energy above 3 mJ | flammable vapours and gases |
| C | connected conductive threads, earthed | powder, vapours and gases | use without an earth clamp |
| D | dissipative fabric, no earthing needed | powder, vapours and gases | surfaces wet or soiled with grease |

Type C protects only while it is earthed: less than 100 megohms from the fabric to ground, measured at the filling station, best with an interlock that stops the filling without it. Type D needs no clamp, which is why sites with many changing operators prefer it.

> The most dangerous bag is a good Type C bag with its clamp hanging beside it. — FIBC department, Sahab

## Matching liner and bag

A liner inside a Type B, C or D bag must suit that type as well, or it becomes the part that sparks. Tell us early if you need one. The same goes for baffle bags: the baffles keep the sides flat and bring up to 30% more product into a container, but in Type C they have to be conductive too.

## What we ask before we quote

1. What is the product, its bulk density and its minimum ignition energy?
2. What weight per bag, and on what base? Our usual footprint is 90 × 90 cm, with a height of 110 cm for a bulk density of 1.15 kg per litre or more.
3. How is it lifted: forklift, crane or hook, and by how many loops?
4. One trip or several, and how long outdoors?

Your safety officer decides the type, from a risk assessment of your plant. We build what it calls for and supply the test report with the label.
`;

const ar = `
كيس الجامبو، واسمه الفني FIBC، يحمل طنًّا كاملًا على أربع عُرى من البولي بروبيلين المنسوج، ولا يزن هو نفسه سوى 1.9 كغ تقريبًا. وعلى بطاقته بيانان قصيران يحدّدان إن كان آمنًا في مصنعكم: معامل الأمان، مثل 5:1، والنوع من حيث الكهرباء الساكنة، من A إلى D. وهما يجيبان عن سؤالين مختلفين، ولا يغني أحدهما عن الآخر.

## معامل الأمان: هل يتحمّل؟

حمل التشغيل الآمن (SWL) هو أقصى ما يجوز وضعه في الكيس. أما معامل الأمان فيبيّن كم ضعفًا من هذا الحمل احتمل الكيس على جهاز الاختبار. فالكيس الذي حمله 1,000 كغ ومعامله 5:1 احتمل 5,000 كغ في اختبار الرفع العلوي بعد ثلاثين رفعة بضعف حمله، كما تنص المواصفة ISO 21898.

- **5:1** كيس لرحلة واحدة: يُعبَّأ مرة ويُفرَّغ مرة ثم يُعاد تدويره.
- **6:1** كيس للاستعمال المتكرّر العادي. يُفحص قبل كل رحلة، ويُسحب من الخدمة عند أول قطع أو حرق أو عروة متنسّلة.

هذا الاحتياطي موجود لمواجهة الشمس والرافعات التي تتحرك بعنف والعُرى غير المتساوية، وليس حمولة إضافية مخفية. فالكيس ذو المعامل 5:1 إذا مُلئ بوزن 1,200 كغ بدل 1,000 كغ صار كيسًا معامله 4.2:1 لم يختبره أحد.

## النوع: هل يُطلق شرارة؟

المسحوق الجاف المنزلق على مجرى بلاستيكي يشحن الكيس بالكهرباء. فإذا كان المسحوق أو الهواء المحيط به قابلًا للاشتعال صار التفريغ الكهربائي خطرًا. وتعرّف المواصفة IEC 61340-4-4 أربعة أنواع:

| النوع | تركيبه | يناسب | لا يناسب |
|---|---|---|---|
| A | قماش عادي | المنتجات غير القابلة للاشتعال | أي جو قابل للاشتعال |
| B | جهد انهيار لا يتجاوز 6 كيلوفولت | المساحيق القابلة للاحتراق ذات طاقة اشتعال أعلى من 3 ملي جول | الأبخرة والغازات القابلة للاشتعال |
| C | خيوط موصلة مترابطة مؤرَّضة | المساحيق والأبخرة والغازات | الاستعمال بلا مشبك تأريض |
| D | قماش مبدِّد للشحنات لا يحتاج إلى تأريض | المساحيق والأبخرة والغازات | الأسطح المبتلّة أو الملوّثة بالشحم |

لا يحمي النوع C إلا وهو مؤرَّض: مقاومة أقل من 100 ميغا أوم بين القماش والأرض، تُقاس عند محطة التعبئة، ويحسن أن يمنع قفلُ تشغيلٍ التعبئةَ من دونه. أما النوع D فلا يحتاج إلى مشبك، ولذلك تفضّله المواقع التي يتبدّل عمّالها كثيرًا.

> أخطر الأكياس كيس جيد من النوع C يتدلّى مشبكه إلى جانبه. — قسم أكياس الجامبو، سحاب

## توافق البطانة مع الكيس

البطانة داخل كيس من النوع B أو C أو D يجب أن تناسب النوع نفسه، وإلا صارت هي مصدر الشرارة. فأخبرونا مبكرًا إن كنتم تحتاجون إليها. وكذلك الأكياس ذات الحواجز الداخلية: فالحواجز تُبقي الجوانب مستوية وتزيد ما تحمله الحاوية بنسبة تصل إلى 30%، لكنها في النوع C يجب أن تكون موصلة هي أيضًا.

## ما نسأل عنه قبل التسعير

1. ما المنتج، وما كثافته الظاهرية، وما أدنى طاقة لاشتعاله؟
2. كم وزن الكيس الواحد، وعلى أي قاعدة؟ قاعدتنا المعتادة 90 × 90 سم بارتفاع 110 سم لكثافة ظاهرية لا تقل عن 1.15 كغ للتر.
3. كيف يُرفع: برافعة شوكية أم برافعة علوية أم بخطّاف، وبكم عروة؟
4. رحلة واحدة أم أكثر، وكم سيبقى في العراء؟

مسؤول السلامة لديكم هو من يحدّد النوع استنادًا إلى تقييم المخاطر في مصنعكم. ونحن نصنع ما يقتضيه التقييم، ونرفق بالبطاقة تقرير الاختبار.
`;

/** Jumbo bags: safety factor and electrostatic type. */
export const fibcSafety: DemoBlogPost = {
  key: 'fibc-safety',
  title: {
    en: '5:1 and Types A to D: reading the safety label of a jumbo bag',
    ar: 'معامل 5:1 والأنواع من A إلى D: قراءة بطاقة السلامة على كيس الجامبو',
  },
  summary: {
    en: 'The safety factor says whether an FIBC will hold; the type says whether it may spark. What 5:1 and 6:1 promise, which of the four types suits which powder, and what we ask before quoting.',
    ar: 'معامل الأمان يبيّن هل يتحمّل كيس الجامبو حمولته، والنوع يبيّن هل يُحتمل أن يُطلق شرارة. ماذا يعني 5:1 و6:1، وأي الأنواع الأربعة يناسب أي مسحوق، وماذا نسأل قبل التسعير.',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.fibc, blogTags.safety],
  status: 'published',
  image: 'fibc-jumbo-2',
  video: null,
  createdOn: '2026-01-27',
};
