import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
Every week a customer in Europe asks for recycled content, and every week someone answers too quickly. Recycled polypropylene can go into woven bags, and some of ours contain it. But it matters which recycled polypropylene, how much of it, and in which bag.

## Three materials, three names

- **Regranulate from our own trim.** Edge strips, start-up film and misprinted cuttings never left the factory. They are clean and of known grade. This is good housekeeping, but it does not count as recycled content in most schemes.
- **Post-industrial (PIR).** Production waste from other companies, sorted and tested.
- **Post-consumer (PCR).** Used bags and packaging, collected, washed, melt-filtered and granulated. This is what regulations and retailers mean.

## What changes in the tape

Virgin raffia grade melts evenly: its melt flow stays between 3.0 and 3.5 g per 10 minutes. PCR can swing between 2 and 8, and it carries specks of pigment, paper and other plastics. A speck in a tape 40 µm thick is a weak point, and stretching to six times the length finds every one. Breaks at the extruder become stops at the loom. So we filter the melt at 100 µm, blend each lot to a target, and keep the share within what the bag can bear:

| Bag | PCR share | Note |
|---|---|---|
| Sandbags | up to 50% | green or black only |
| Fertiliser sacks | up to 30% | UV test repeated for each lot |
| Shopping bags | up to 30% | under a BOPP film |
| Film for industry | 0% | up to 30% of our own regranulate, stated on the label |
| Food sacks and liners | 0% | virgin resin only |
| Jumbo bags | 0% in loops and body | by our own rule |

A 35 g sandbag with 50% PCR contains 17.5 grams of it. Across an order of 200,000 bags that is 3.5 tonnes of old packaging with a second life.

## What Europe will ask for

Regulation (EU) 2025/40 on packaging and packaging waste sets minimum recycled content in the plastic part of packaging from 2030: 35% for most packaging that does not touch food, and 10% for contact-sensitive packaging, such as food packaging, made of polymers other than PET. Importers will need evidence, not adjectives: a chain of custody from the recycler, mass-balance records, and a calculation per packaging type and plant.

> Ask your supplier how much PCR they bought last quarter. The answer should be a number of tonnes with an invoice behind it. — Sustainability desk, Sahab

## Designing for the next round

The easiest bag to recycle is made of one polymer. Ours are: fabric, coating, BOPP film and sewing thread are all polypropylene. Three choices on the drawing keep it that way:

1. Choose a polypropylene liner, or one that can be pulled out.
2. Keep dark full-surface prints for designs that need them.
3. Leave out paper labels and metal eyelets.

If you fill bags in Jordan, speak to us about taking them back. Clean, single-product bags in bales of 250 kg or more can travel home in the truck that brought the new ones.
`;

const ar = `
في كل أسبوع يسألنا عميل أوروبي عن المحتوى المعاد تدويره، وفي كل أسبوع يجيبه أحدهم بأسرع مما ينبغي. نعم، يمكن أن يدخل البولي بروبيلين المعاد تدويره في الأكياس المنسوجة، وهو موجود في بعض أكياسنا. لكن السؤال المهم: أيّ مادة معاد تدويرها، وبأي نسبة، وفي أي كيس؟

## ثلاث مواد وثلاثة أسماء

- **حبيبات معادة من قصاصاتنا.** شرائط الحواف وأفلام بدء التشغيل والقصاصات ذات الطباعة المعيبة لم تغادر المصنع. هي نظيفة ودرجتها معروفة، واستعمالها من حسن التدبير، لكنها لا تُحتسب محتوى معاد التدوير في معظم الأنظمة.
- **مخلّفات ما بعد الصناعة (PIR).** مخلّفات إنتاج من شركات أخرى، مفروزة ومفحوصة.
- **مخلّفات ما بعد الاستهلاك (PCR).** أكياس وعبوات مستعملة جُمعت وغُسلت ورُشّح مصهورها ثم حُبّبت. وهذه هي المقصودة في التشريعات وعند سلاسل المتاجر.

## ما الذي يتغيّر في الشريط؟

راتنج الأشرطة البكر ينصهر بانتظام: يبقى معدل انسياب مصهوره بين 3.0 و3.5 غ في 10 دقائق. أما PCR فقد يتأرجح بين 2 و8، ويحمل شوائب من الأصباغ والورق واللدائن الأخرى. والشائبة في شريط سماكته 40 ميكرونًا نقطة ضعف، والمطّ إلى ستة أضعاف الطول يكشف كل واحدة منها. وكل انقطاع عند آلة البثق يصير توقّفًا عند النول. لذلك نرشّح المصهور عند 100 ميكرون، ونخلط كل تشغيلة للوصول إلى قيمة مستهدفة، ونُبقي النسبة ضمن ما يحتمله الكيس:

| الكيس | نسبة PCR | ملاحظة |
|---|---|---|
| أكياس الرمل | حتى 50% | بالأخضر أو الأسود فقط |
| أكياس الأسمدة | حتى 30% | يعاد اختبار الثبات للأشعة لكل تشغيلة |
| أكياس التسوّق | حتى 30% | تحت فيلم BOPP |
| الأفلام الصناعية | 0% | حتى 30% من حبيباتنا المعادة، وتُذكر النسبة على الملصق |
| أكياس الأغذية وبطاناتها | 0% | راتنج بكر فقط |
| أكياس الجامبو | 0% في العُرى والجسم | قاعدة وضعناها لأنفسنا |

فكيس رمل وزنه 35 غرامًا وفيه 50% من PCR يحتوي على 17.5 غرامًا منه. وفي طلبية من 200,000 كيس يساوي ذلك 3.5 أطنان من العبوات القديمة تبدأ حياة ثانية.

## ما الذي ستطلبه أوروبا؟

تحدّد اللائحة (EU) رقم 2025/40 الخاصة بالتعبئة والتغليف ومخلّفاتهما حدًّا أدنى للمحتوى المعاد تدويره في الجزء البلاستيكي من العبوات ابتداءً من عام 2030: 35% لمعظم العبوات التي لا تلامس الغذاء، و10% للعبوات الحسّاسة للتلامس، كعبوات الأغذية، المصنوعة من بوليمرات غير PET. وسيحتاج المستوردون إلى أدلة لا إلى أوصاف: سلسلة تتبّع تبدأ من جهة إعادة التدوير، وسجلّات ميزان الكتلة، وحساب لكل نوع عبوة ولكل مصنع.

> اسألوا مورّدكم كم اشترى من PCR في الربع الماضي. ينبغي أن تكون الإجابة عددًا من الأطنان تسنده فاتورة. — مكتب الاستدامة، سحاب

## تصميم يراعي الدورة القادمة

أسهل الأكياس تدويرًا ما صُنع من بوليمر واحد، وأكياسنا كذلك: القماش والطلاء وفيلم BOPP وخيط الخياطة كلها من البولي بروبيلين. وثلاثة خيارات عند التصميم تحفظ هذه الميزة:

1. اختاروا بطانة من البولي بروبيلين، أو بطانة يمكن سحبها.
2. اقصروا الطباعة الداكنة على كامل السطح على التصاميم التي تحتاج إليها فعلًا.
3. استغنوا عن الملصقات الورقية والحلقات المعدنية.

وإذا كنتم تعبّئون الأكياس في الأردن فحدّثونا عن استردادها. فالأكياس النظيفة التي احتوت منتجًا واحدًا، إذا رُبطت في بالات وزنها 250 كغ أو أكثر، يمكن أن تعود إلينا في الشاحنة التي جلبت الأكياس الجديدة.
`;

/** Recycled content: names, limits per bag and the European rules. */
export const recycledPolypropylene: DemoBlogPost = {
  key: 'recycled-polypropylene',
  title: {
    en: 'Recycled polypropylene in woven bags: how much, and in which bag?',
    ar: 'البولي بروبيلين المعاد تدويره في الأكياس: كم نسبته، وفي أي كيس؟',
  },
  summary: {
    en: 'Trim, PIR and PCR are three different things. What recycled resin does to a tape, the share each of our bags can bear, and what the European packaging regulation asks for from 2030.',
    ar: 'القصاصات وPIR وPCR ثلاث مواد مختلفة. ماذا تفعل المادة المعاد تدويرها بالشريط، وما النسبة التي يحتملها كل كيس، وماذا تطلب اللائحة الأوروبية للتعبئة والتغليف ابتداءً من 2030.',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.sustainability, blogTags.production, blogTags.export],
  status: 'published',
  image: 'scene-regranulate',
  video: null,
  createdOn: '2026-05-19',
};
