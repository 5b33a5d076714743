import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
A price without a specification is a guess. Yet many purchase orders for a hundred thousand sacks fit on one line: “PP woven bags, 50 kg, white, good quality”. Two honest factories can quote 20% apart on that line and both be right. Here is how to read, and write, a specification that leaves no room for it.

## A specification, line by line

| Line | Example | What it means |
|---|---|---|
| Size | 50 × 80 cm, ±1 cm | flat width × finished length, measured outside |
| Fabric | 65 g/m², ±5% | before coating and print |
| Mesh | 10 × 10 per inch | warp × weft tapes |
| Tape | 740 denier | weight of a single tape |
| Coating | none | if coated: grams, and which side |
| Strength | at least 560 N | 5 cm strip, warp and weft, ISO 13934-1 |
| Bottom | single fold, double stitch, at least 300 N | seam strength on a 5 cm strip |
| Mouth | hemmed, 2 cm | heat-cut is cheaper and rougher |
| UV | 200 hours, 50% left | see the test cycle in the order |
| Print | 3 + 1 colours | front + back |
| Bag weight | 56 g, ±5% | average of ten bags |
| Packing | 500 per bale, 28 kg | pressed and wrapped |

The lines check one another. Mesh and denier give the fabric weight: 10 × 740 ÷ 228.6 × 2 = 64.7 g/m². Size and fabric give the bag weight: 0.50 m × 0.85 m cut length × 2 × 65 = 55 g, plus a gram of thread. If the sums do not meet, something has been copied from another bag.

## Five traps

1. **GSM with or without coating.** “85 g/m²” may be 85 of fabric, or 65 of fabric and 20 of coating. The second bag is weaker.
2. **Size before or after sewing.** The bottom fold takes 3 to 5 cm.
3. **Kilograms instead of litres.** A 50 kg bag for sugar is far too small for 50 kg of bran. State the bulk density.
4. **Tolerance on one side.** If only minus 5% ever arrives, ask for an average over the lot as well as a limit per bag.
5. **“Food grade” without a rule.** Name the regulation and ask for the declaration.

> The best specification I ever received was one page, with a bag stapled to it. — Head of quality, Sahab

## Check a delivery in ten minutes

- Weigh ten bags together and divide by ten.
- Lay a ruler on the fabric: 10 tapes per inch are 39 or 40 tapes in 10 cm.
- Measure width and length of three bags, flat and without stretching.
- Fill one bag and drop it three times from 1.2 metres, once on each face and once on the bottom.
- Put one bag from each lot in a drawer, with its date and lot number.

For larger lots agree on a sampling plan. We inspect to ISO 2859-1 with an AQL of 1.5 for major defects, and the inspection report travels with the packing list. Ask for our blank specification sheet: it has every line above, in both languages, and you can send it to our competitors too.
`;

const ar = `
السعر بلا مواصفة تخمين. ومع ذلك فإن كثيرًا من أوامر الشراء لمئة ألف كيس لا يتجاوز سطرًا واحدًا: «أكياس بولي بروبيلين منسوجة، 50 كغ، بيضاء، نوعية جيدة». وقد يختلف مصنعان أمينان بنسبة 20% في تسعير هذا السطر، ويكون كلاهما على حق. وإليكم كيف تقرؤون مواصفة لا تترك مجالًا لذلك، وكيف تكتبونها.

## المواصفة سطرًا سطرًا

| البند | مثال | معناه |
|---|---|---|
| المقاس | 50 × 80 سم، ±1 سم | العرض مسطّحًا × الطول بعد الخياطة، من الخارج |
| القماش | 65 غ/م²، ±5% | قبل الطلاء والطباعة |
| كثافة النسيج | 10 × 10 في البوصة | أشرطة السدى × أشرطة اللحمة |
| الشريط | 740 دنيرًا | وزن الشريط الواحد |
| الطلاء | بلا طلاء | وإن وُجد: كم غرامًا وعلى أي وجه |
| المتانة | لا تقل عن 560 نيوتنًا | شريحة 5 سم، سدى ولحمة، ISO 13934-1 |
| القاع | ثنية واحدة ودرزة مزدوجة، لا تقل عن 300 نيوتن | قوة الدرزة على شريحة 5 سم |
| الفوهة | مثنيّة ومخيطة، 2 سم | القطع الحراري أرخص وأخشن |
| الأشعة فوق البنفسجية | 200 ساعة، وتبقى 50% | دورة الاختبار مذكورة في الطلب |
| الطباعة | 3 + 1 ألوان | الوجه الأمامي + الخلفي |
| وزن الكيس | 56 غرامًا، ±5% | متوسط عشرة أكياس |
| التعبئة | 500 كيس في البالة، 28 كغ | مضغوطة ومغلّفة |

والبنود يتحقق بعضها من بعض. فمن كثافة النسيج والدنير يُحسب وزن القماش: 10 × 740 ÷ 228.6 × 2 = 64.7 غ/م². ومن المقاس ووزن القماش يُحسب وزن الكيس: 0.50 م × 0.85 م طول القطعة × 2 × 65 = 55 غرامًا، يضاف إليها غرام من الخيط. فإذا لم تتطابق الأرقام فثمة سطر منقول من كيس آخر.

## خمسة مزالق

1. **وزن القماش مع الطلاء أم من دونه.** قد تعني «85 غ/م²» 85 من القماش، أو 65 من القماش و20 من الطلاء. والكيس الثاني أضعف.
2. **المقاس قبل الخياطة أم بعدها.** ثنية القاع تأخذ من 3 إلى 5 سم.
3. **الكيلوغرام بدل اللتر.** كيس 50 كغ للسكر أصغر بكثير من أن يسع 50 كغ من النخالة. اذكروا الكثافة الظاهرية.
4. **التفاوت في اتجاه واحد.** إذا كان ما يصلكم ناقصًا 5% دائمًا، فاطلبوا متوسطًا للتشغيلة إضافة إلى الحد الخاص بكل كيس.
5. **«صالح للأغذية» بلا مرجع.** سمّوا اللائحة واطلبوا إقرار المطابقة.

> أفضل مواصفة تسلّمتها في حياتي كانت صفحة واحدة دُبِّس بها كيس. — رئيس قسم الجودة، سحاب

## افحصوا التوريدة في عشر دقائق

- زِنوا عشرة أكياس معًا واقسموا على عشرة.
- ضعوا مسطرة على القماش: 10 أشرطة في البوصة تساوي 39 أو 40 شريطًا في 10 سم.
- قيسوا عرض ثلاثة أكياس وطولها وهي مسطّحة من غير شدّ.
- املؤوا كيسًا وأسقطوه ثلاث مرات من ارتفاع 1.2 متر: مرة على كل وجه ومرة على القاع.
- احفظوا في درج كيسًا من كل تشغيلة، وعليه التاريخ ورقم التشغيلة.

أما الكميات الأكبر فاتفقوا فيها على خطة معاينة. نحن نعاين وفق المواصفة ISO 2859-1 بحدّ جودة مقبول (AQL) قدره 1.5 للعيوب الجسيمة، ويُرفق تقرير المعاينة بقائمة التعبئة. واطلبوا منا نموذج المواصفة الفارغ: فيه كل البنود السابقة باللغتين، ولكم أن ترسلوه إلى منافسينا أيضًا.
`;

/** How to read and write a bag specification. */
export const readingABagSpecification: DemoBlogPost = {
  key: 'reading-a-bag-specification',
  title: {
    en: 'How to read a bag specification: twelve lines and five traps',
    ar: 'كيف تقرؤون مواصفة الكيس؟ اثنا عشر بندًا وخمسة مزالق',
  },
  summary: {
    en: 'Two honest factories can quote 20% apart on “PP woven bags, 50 kg”. A sample specification line by line, the sums that check it, five traps, and a ten-minute test for every delivery.',
    ar: 'قد يختلف مصنعان أمينان بنسبة 20% في تسعير «أكياس بولي بروبيلين منسوجة، 50 كغ». نموذج مواصفة سطرًا سطرًا، والحسابات التي تتحقق منها، وخمسة مزالق، وفحص كل توريدة في عشر دقائق.',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.quality, blogTags.bagDesign],
  status: 'published',
  image: 'scene-thread-count',
  video: null,
  createdOn: '2026-07-28',
};
