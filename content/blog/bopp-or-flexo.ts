import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
Two bags of the same rice stand on a shelf. One carries a photograph of the grain, the other a crest in two colours. Both are woven polypropylene; they differ in how the picture got there. The choice between flexographic printing on the fabric and a printed BOPP film laminated to it is the largest single cost decision after the fabric weight.

## Flexo: ink on the fabric

In flexo printing a rubber-like photopolymer plate, one per colour, stamps the ink directly onto the woven bag. The weave is rough, so fine detail is lost: letters below 5 mm fill in, and photographs are out of the question. What flexo does well is bold and fast. We print up to four colours on each side, and plates are inexpensive and quickly changed.

## BOPP: the picture under the film

BOPP is a thin, stiff, glossy film of biaxially oriented polypropylene. We print it in reverse by gravure, up to eight colours, and bond it to the fabric with a layer of molten polypropylene. The ink lies between film and fabric, where nothing can rub it off. Gravure needs one engraved cylinder per colour, and that is the real investment.

| | Flexo on fabric | Gravure BOPP |
|---|---|---|
| Colours | up to 4 on each side | up to 8 |
| Smallest lettering | 5 mm | 1.5 mm |
| Photographs | no | yes |
| Rub resistance | fair | excellent |
| Moisture barrier | only if coated | yes |
| Tooling | one plate per colour | one cylinder per colour |
| Minimum order | 10,000 to 50,000 bags, by product | 30,000 bags; 10,000 shopping bags |
| Plates or cylinders ready | in 7 to 10 days | in 3 to 4 weeks |
| Lead time, first order | 15 to 25 days | 45 days |

## When the film pays

A 25 kg rice bag, 40 by 68 cm and cut 5 cm longer, takes about 0.58 m² of film. At 20 µm that is 10.6 grams, so one tonne of printed film covers about 94,000 bags. Below that quantity much of the cost sits in cylinders and start-up waste; above it, in the film itself.

- **Choose flexo** for cement, fertiliser, sand, grain in bulk trade, and for every design that changes from season to season.
- **Choose BOPP** for retail rice, pet food, premium feed, seed and sugar, where the bag stands in front of a customer, and where one artwork serves for two years.

> Bring us the cheapest bag you would be proud to see in a shop. We will tell you which process makes it. — Prepress, Sahab

## Three hints from prepress

1. Send vector files with the fonts outlined, Arabic above all: a replaced font can break every letter join on the bag.
2. Keep barcodes away from gussets and at least 15 mm from the edge, and print their bars along the direction of the web.
3. Approve a colour on the material itself. Ink on a white coated fabric, on an uncoloured fabric and under a film gives three different blues. We send a printed sample, signed and dated, and keep its twin in the press room.

Both kinds of bag can be recycled as polypropylene, because film, bond and fabric are the same polymer. A paper-laminated bag cannot claim that.
`;

const ar = `
كيسان من الأرز نفسه على رفّ واحد: يحمل أحدهما صورة للحبّة، ويحمل الآخر شعارًا بلونين. كلاهما من البولي بروبيلين المنسوج، والفرق في الطريقة التي وصلت بها الصورة إلى الكيس. والاختيار بين طباعة الفلكسو على القماش مباشرة وتصفيحه بفيلم BOPP مطبوع هو أكبر قرار في الكلفة بعد وزن القماش.

## الفلكسو: الحبر على القماش

في طباعة الفلكسو تنقل كليشيهات مرنة من البوليمر الضوئي، كليشيه لكل لون، الحبرَ مباشرة إلى الكيس المنسوج. وسطح النسيج خشن، فتضيع فيه التفاصيل الدقيقة: تنسدّ الحروف التي يقل ارتفاعها عن 5 مم، ولا مجال فيه للصور الفوتوغرافية. أما ما يحسنه الفلكسو فهو الرسم الواضح بسرعة عالية. نطبع حتى أربعة ألوان على كل وجه، والكليشيهات قليلة الكلفة سريعة التبديل.

## فيلم BOPP: الصورة تحت السطح

فيلم BOPP فيلم رقيق لامع متماسك من البولي بروبيلين ثنائي التوجيه. نطبعه معكوسًا بالروتوغرافور بما يصل إلى ثمانية ألوان، ثم نلصقه بالقماش بطبقة من البولي بروبيلين المصهور. فيبقى الحبر بين الفيلم والقماش حيث لا يصل إليه الاحتكاك. ويحتاج الروتوغرافور إلى أسطوانة محفورة لكل لون، وهذا هو الاستثمار الحقيقي.

| | فلكسو على القماش | فيلم BOPP بالروتوغرافور |
|---|---|---|
| الألوان | حتى 4 على كل وجه | حتى 8 |
| أصغر حرف | 5 مم | 1.5 مم |
| الصور الفوتوغرافية | لا | نعم |
| مقاومة الاحتكاك | مقبولة | ممتازة |
| حجز الرطوبة | مع الطلاء فقط | نعم |
| أدوات الطباعة | كليشيه لكل لون | أسطوانة لكل لون |
| الحد الأدنى للطلب | من 10,000 إلى 50,000 كيس بحسب المنتج | 30,000 كيس؛ و10,000 كيس تسوّق |
| تجهيز الكليشيهات أو الأسطوانات | من 7 إلى 10 أيام | من 3 إلى 4 أسابيع |
| مدة توريد الطلبية الأولى | من 15 إلى 25 يومًا | 45 يومًا |

## متى يكون الفيلم مجديًا؟

كيس أرز 25 كغ بقياس 40 في 68 سم، تُقصّ قطعته أطول بمقدار 5 سم، يحتاج إلى نحو 0.58 م² من الفيلم. وبسماكة 20 ميكرونًا يزن ذلك 10.6 غرامات، فيكفي طن واحد من الفيلم المطبوع نحو 94,000 كيس. تحت هذه الكمية يذهب جزء كبير من الكلفة إلى الأسطوانات وهدر بدء التشغيل، وفوقها يذهب إلى الفيلم نفسه.

- **اختاروا الفلكسو** للإسمنت والأسمدة والرمل والحبوب في تجارة الجملة، ولكل تصميم يتغيّر من موسم إلى آخر.
- **اختاروا BOPP** لأرز التجزئة وأغذية الحيوانات الأليفة والأعلاف الممتازة والبذور والسكر، حيث يقف الكيس أمام الزبون ويبقى التصميم نفسه سنتين.

> أحضروا إلينا أرخص كيس تفخرون برؤيته في متجر، نخبركم أيّ الطريقتين تصنعه. — قسم ما قبل الطباعة، سحاب

## ثلاث نصائح من قسم ما قبل الطباعة

1. أرسلوا ملفات متّجهة حُوّلت خطوطها إلى مسارات، والنصوص العربية قبل غيرها: فاستبدال خطّ بآخر قد يفكّك اتصال الحروف على الكيس كله.
2. أبعدوا الباركود عن الطيّات الجانبية، واتركوا بينه وبين الحافة 15 مم على الأقل، واجعلوا خطوطه موازية لاتجاه سير القماش.
3. اعتمدوا اللون على المادة نفسها. فالحبر على قماش أبيض مطليّ، وعلى قماش غير ملوّن، وتحت الفيلم، يعطي ثلاث درجات مختلفة من الأزرق. نرسل إليكم عيّنة مطبوعة موقّعة ومؤرّخة، ونحتفظ بتوأمها في صالة الطباعة.

ويمكن تدوير الكيسين كليهما على أنهما بولي بروبيلين، لأن الفيلم والطبقة اللاصقة والقماش من بوليمر واحد. ولا يستطيع الكيس المصفّح بالورق أن يدّعي ذلك.
`;

/** Printing processes compared by cost, detail and lead time. */
export const boppOrFlexo: DemoBlogPost = {
  key: 'bopp-or-flexo',
  title: {
    en: 'BOPP film or flexo print? Choosing how your bag is printed',
    ar: 'فيلم BOPP أم طباعة الفلكسو؟ كيف تختارون طريقة طباعة أكياسكم؟',
  },
  summary: {
    en: 'Flexo prints up to four colours a side straight onto the fabric; BOPP carries eight under a film. What each can show, what tooling it needs, and from which quantity the film pays.',
    ar: 'يطبع الفلكسو حتى أربعة ألوان لكل وجه على القماش مباشرة، ويحمل فيلم BOPP ثمانية ألوان تحت سطحه. ما الذي يُظهره كل منهما، وما أدواته، ومن أي كمية يصبح الفيلم مجديًا؟',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.printing, blogTags.bagDesign],
  status: 'published',
  image: 'bopp-rice-bag-3',
  video: null,
  createdOn: '2025-09-23',
};
