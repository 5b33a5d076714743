import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
A cement packer fills a 50 kg bag in about eight seconds. In that time roughly 40 litres of powder rush in and the same volume of air has to get out. If the air leaves through the valve, it takes cement with it; if it cannot leave at all, the bag bursts or comes off the spout half full. A good valve bag is mostly an answer to the question of where the air goes.

## The bag in brief

Our block-bottom valve bag is made from a single tube of coated fabric. The two ends are folded into rectangles and welded with hot air under a cover patch, without glue and without thread, so there are no needle holes. A typical 50 kg bag is 50 cm wide, 62 cm long and 11 cm deep at the bottom, in 65 g/m² fabric with 20 g/m² coating. It weighs about 75 grams.

## Three ways out for the air

1. **Micro-perforation.** Fine needles pierce the coated fabric in a pattern agreed with the plant. Too few holes and the bag balloons; too many and it dusts. We start at 8 holes per cm² and adjust after a trial.
2. **The weave itself.** The coating lies on one side only, and air that has passed the holes spreads along the uncoated inner face of the overlap.
3. **The machine.** Filling pressure, spout diameter and saddle height matter as much as the bag. An aeration pressure lowered by a tenth of a bar can cure what looks like a bag fault.

## Choosing the valve

| Valve | Seals by | Suits |
|---|---|---|
| Tuck-in sleeve | hand fold | small plants, masonry mortar |
| Inner polypropylene sleeve | weight of the filling | cement on rotary packers |
| Heat-sealable sleeve | ultrasonic or hot-air sealer | fine chemicals, gypsum, export |

## What dust costs

Count it once. A plant that bags 450,000 tonnes a year and loses 0.1% as dust loses 450 tonnes: nine thousand bags of cement that was burnt, ground and then swept up. Then come the filters, the belts, the lungs of the people at the spout, and the grey bags that retailers refuse.

> We measured for a week before we changed anything. Half of our dust came from two worn spouts. The new bags cured the other half. — Packing manager at a cement plant in Jordan

## A trial in one day

We bring 2,000 bags in three perforation patterns. Together we record, for each pattern:

- filling time and weight of every fiftieth bag
- dust collected under the spout
- bags broken at the spout, on the palletiser and in a drop test from 1.2 metres
- air left in the bag, seen as the height of the finished pallet

By the evening the best pattern is usually plain, and it goes into your specification as a drawing with a number. After that every delivery is checked against it with an air-permeability test on each production lot, because a perforating needle wears as surely as a spout does.
`;

const ar = `
تملأ آلة التعبئة كيس إسمنت 50 كغ في نحو ثماني ثوانٍ. في هذه الثواني يندفع إلى الكيس نحو 40 لترًا من المسحوق، ولا بد أن يخرج منه مثل هذا الحجم من الهواء. فإن خرج الهواء من الصمام حمل الإسمنت معه، وإن لم يجد مخرجًا انفجر الكيس أو غادر فوهة التعبئة قبل أن يمتلئ. فكيس الصمام الجيد هو، في جوهره، إجابة عن سؤال واحد: من أين يخرج الهواء؟

## الكيس باختصار

نصنع كيس الصمام ذا القاعدة المستطيلة من أنبوب واحد من القماش المطليّ. يُطوى طرفاه على شكل مستطيل ويُلحمان بالهواء الساخن تحت رقعة غطاء، بلا غراء ولا خيط، فلا تبقى ثقوب إبر. ويبلغ عرض كيس 50 كغ المعتاد 50 سم وطوله 62 سم وعمق قاعدته 11 سم، من قماش 65 غ/م² بطلاء 20 غ/م². ويزن نحو 75 غرامًا.

## ثلاثة مخارج للهواء

1. **الثقوب الدقيقة.** تثقب إبر رفيعة القماش المطليّ وفق نمط يُتفق عليه مع المصنع. إذا قلّت الثقوب انتفخ الكيس، وإذا كثرت تسرّب الغبار. نبدأ بثمانية ثقوب في السنتيمتر المربع ثم نعدّل بعد التجربة.
2. **النسيج نفسه.** الطلاء على وجه واحد فقط، والهواء الذي عبر الثقوب ينتشر على الوجه الداخلي غير المطليّ عند التراكب.
3. **الآلة.** ضغط التعبئة وقطر الفوهة وارتفاع حامل الكيس لا تقل أهمية عن الكيس. وقد يكفي خفض ضغط التهوية عُشر بار واحد لعلاج ما يبدو عيبًا في الكيس.

## اختيار الصمام

| الصمام | كيف يُغلق | يناسب |
|---|---|---|
| كُمّ يُثنى إلى الداخل | طيّ يدوي | المصانع الصغيرة ومونة البناء |
| كُمّ داخلي من البولي بروبيلين | ثقل التعبئة | الإسمنت على آلات التعبئة الدوّارة |
| كُمّ قابل للحام | لحام بالأمواج فوق الصوتية أو بالهواء الساخن | الكيماويات الناعمة والجبس والتصدير |

## كم يكلّف الغبار؟

احسبوها مرة واحدة. فالمصنع الذي يعبّئ 450,000 طن في السنة ويفقد 0.1% منها غبارًا يخسر 450 طنًّا: ما يملأ تسعة آلاف كيس من إسمنت حُرق وطُحن ثم كُنس. يضاف إلى ذلك المرشّحات والسيور وصدور العاملين عند الفوهة، والأكياس المغبرّة التي يرفضها التجار.

> قِسنا أسبوعًا كاملًا قبل أن نغيّر شيئًا. كان نصف الغبار من فوهتين مهترئتين، والنصف الآخر عالجته الأكياس الجديدة. — مدير التعبئة في مصنع إسمنت أردني

## تجربة في يوم واحد

نُحضر 2,000 كيس بثلاثة أنماط من الثقوب، ونسجّل معًا لكل نمط:

- زمن التعبئة ووزن كيس واحد من كل خمسين كيسًا
- كمية الغبار المتجمّع تحت الفوهة
- عدد الأكياس التي تمزّقت عند الفوهة وعلى آلة الرصّ وفي اختبار السقوط من ارتفاع 1.2 متر
- الهواء المتبقي في الكيس، ويُعرف من ارتفاع الطبلية بعد رصّها

وفي المساء يتضح أفضل الأنماط عادةً، فيدخل في مواصفتكم رسمًا يحمل رقمًا. ثم تُفحص كل توريدة على أساسه باختبار نفاذية الهواء لكل تشغيلة إنتاج، لأن إبرة التثقيب تهترئ كما تهترئ الفوهة.
`;

/** Valve bags for cement: venting, valves and the cost of dust. */
export const valveBagsAndDust: DemoBlogPost = {
  key: 'valve-bags-and-dust',
  title: {
    en: 'Valve bags and dust: where does the air go?',
    ar: 'أكياس الصمام والغبار: من أين يخرج الهواء؟',
  },
  summary: {
    en: 'Eight seconds, 50 kg of cement and 40 litres of air that must leave. How perforation, valve and machine work together, what dust really costs, and how to settle it with a one-day trial.',
    ar: 'ثماني ثوانٍ و50 كغ من الإسمنت و40 لترًا من الهواء لا بد أن تخرج. كيف تعمل الثقوب والصمام والآلة معًا، وكم يكلّف الغبار فعلًا، وكيف تُحسم المسألة بتجربة في يوم واحد.',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.cement, blogTags.bagDesign, blogTags.quality],
  status: 'published',
  image: 'cement-valve-bag-3',
  video: null,
  createdOn: '2025-12-02',
};
