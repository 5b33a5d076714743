import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
Most enquiries that reach our sales desk begin with a size and a filling weight, and leave one field empty: the fabric weight. It is written as GSM, grams per square metre, and it decides more about the price and the strength of a woven polypropylene bag than any other number.

## What GSM measures

GSM is the mass of one square metre of fabric before coating and printing. Two things make it up: how many tapes lie side by side, and how heavy each tape is. Tape weight is given in denier, the grams in 9,000 metres of tape. For a fabric with 10 tapes per inch in both directions and 850 denier tape, the sum is simple:

- tapes per inch × denier ÷ 228.6 gives the grams of one direction: 10 × 850 ÷ 228.6 = 37.2
- two directions: 37.2 × 2 = 74.4, sold as 75 g/m²

The same 75 g/m² can be woven from many thin tapes or from fewer wide ones. The thin-tape fabric holds fine powder better; the wide-tape fabric runs faster on the loom and costs a little less. So ask for the mesh along with the GSM.

## Where to start

| Filling | Fabric | Coating or lamination |
|---|---|---|
| 10 kg rice | 55 g/m² | 20 µm BOPP |
| 25 kg feed | 60 g/m² | 20 µm BOPP |
| 50 kg flour | 65 g/m² | none |
| 50 kg cement, valve bag | 65 g/m² | 20 g/m² |
| 50 kg fertiliser, outdoor storage | 75 g/m² | 20 g/m² |
| 1,000 kg jumbo bag, 5:1 | 160 g/m² | 25 g/m² |

These are starting points. A drop from the truck bed, a rough conveyor or a stack twelve layers high can each justify another 5 g/m². A gentle route from mill to bakery can justify 5 g/m² less.

## What 5 grams cost

Take a flour sack 60 cm wide and cut at 105 cm: front and back make 1.26 m² of fabric. At 65 g/m² the fabric weighs 82 grams; at 70 g/m² it weighs 88 grams. On an order of 100,000 sacks the difference is 630 kg of polypropylene. If the lighter sack survives your filling line and your drop test, that is resin you need not buy.

> We would rather weave three trial rolls and let your filling line decide than defend a number on paper. — Sales engineering, Sahab

## Three questions to answer first

1. How is the bag filled, lifted and stacked, and how often is it dropped?
2. How long will it stand in the sun or in damp air?
3. Is the weight in your tender a minimum or an average, and what tolerance is allowed? Ours is ±5% per bag.

Send us the answers with your size and filling weight, and we will propose two fabrics: the one we would choose, and the next lighter one to test against it.
`;

const ar = `
معظم الطلبات التي تصل إلى قسم المبيعات لدينا تبدأ بالمقاس ووزن التعبئة، وتترك خانة واحدة فارغة: وزن القماش. يُعبَّر عنه بالغرام لكل متر مربع (GSM)، وهو أكثر الأرقام تأثيرًا في سعر كيس البولي بروبيلين المنسوج وفي متانته.

## ماذا يقيس وزن القماش؟

هو كتلة متر مربع واحد من القماش قبل الطلاء والطباعة. ويحدّده أمران: عدد الأشرطة المتجاورة ووزن الشريط الواحد. يُقاس وزن الشريط بالدنير، أي عدد الغرامات في 9,000 متر منه. فإذا كان في القماش 10 أشرطة في البوصة في كلا الاتجاهين، وكان الشريط 850 دنيرًا، فالحساب سهل:

- عدد الأشرطة في البوصة × الدنير ÷ 228.6 يعطي وزن الاتجاه الواحد بالغرام: 10 × 850 ÷ 228.6 = 37.2
- وللاتجاهين معًا: 37.2 × 2 = 74.4، ويُباع القماش على أنه 75 غ/م²

ويمكن نسج الوزن نفسه، 75 غ/م²، من أشرطة رفيعة كثيرة أو من أشرطة عريضة أقل عددًا. فالقماش ذو الأشرطة الرفيعة أقدر على حجز المساحيق الناعمة، أما ذو الأشرطة العريضة فيُنسج أسرع، وكلفته أقل قليلًا. لذلك اسألوا دائمًا عن كثافة النسيج مع الوزن.

## من أين تبدؤون؟

| التعبئة | القماش | الطلاء أو التصفيح |
|---|---|---|
| أرز 10 كغ | 55 غ/م² | فيلم BOPP بسماكة 20 ميكرونًا |
| أعلاف 25 كغ | 60 غ/م² | فيلم BOPP بسماكة 20 ميكرونًا |
| دقيق 50 كغ | 65 غ/م² | بلا طلاء |
| إسمنت 50 كغ، كيس بصمام | 65 غ/م² | 20 غ/م² |
| أسمدة 50 كغ تُخزَّن في العراء | 75 غ/م² | 20 غ/م² |
| كيس جامبو 1,000 كغ، معامل أمان 5:1 | 160 غ/م² | 25 غ/م² |

هذه نقاط انطلاق لا أكثر. فالسقوط من ظهر الشاحنة، أو سير ناقل خشن، أو رصّة من اثنتي عشرة طبقة، كلٌّ منها قد يبرّر زيادة 5 غ/م². أما الطريق الهادئ من المطحنة إلى المخبز فقد يسمح بإنقاص 5 غ/م².

## كم تكلّف خمسة غرامات؟

لنأخذ كيس دقيق عرضه 60 سم وطول قطعته 105 سم: الوجهان معًا 1.26 م² من القماش. عند 65 غ/م² يزن القماش 82 غرامًا، وعند 70 غ/م² يزن 88 غرامًا. وفي طلبية من 100,000 كيس يبلغ الفرق 630 كغ من البولي بروبيلين. فإذا اجتاز الكيس الأخفّ خطّ التعبئة لديكم واختبار السقوط، فأنتم في غنى عن شراء هذه الكمية من الراتنج.

> نفضّل أن ننسج ثلاث لفّات تجريبية ونترك الحكم لخطّ التعبئة لديكم على أن ندافع عن رقم على الورق. — هندسة المبيعات، سحاب

## ثلاثة أسئلة قبل الطلب

1. كيف يُعبَّأ الكيس ويُرفع ويُرصّ، وكم مرة يسقط؟
2. كم سيبقى تحت الشمس أو في هواء رطب؟
3. هل الوزن المذكور في مناقصتكم حدّ أدنى أم متوسط، وما التفاوت المسموح به؟ التفاوت لدينا ±5% للكيس الواحد.

أرسلوا إلينا الإجابات مع المقاس ووزن التعبئة، ونقترح عليكم قماشين: الذي نختاره نحن، والأخفّ منه مباشرة لتختبروه إلى جانبه.
`;

/** Fabric weight: what GSM means and where to start. */
export const choosingFabricWeight: DemoBlogPost = {
  key: 'choosing-fabric-weight',
  title: {
    en: 'GSM explained: how to choose the fabric weight of a woven bag',
    ar: 'وزن القماش GSM: كيف تختارون الوزن المناسب لأكياسكم المنسوجة؟',
  },
  summary: {
    en: 'Fabric weight decides the price and the strength of a woven polypropylene bag. What the number means, where to start for six common fillings, and what 5 g/m² more really cost.',
    ar: 'يتحكّم وزن القماش في سعر كيس البولي بروبيلين المنسوج ومتانته. إليكم معنى هذا الرقم، ونقطة الانطلاق لستّ تعبئات شائعة، وما تكلّفه فعلًا زيادة 5 غ/م².',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.fabric, blogTags.bagDesign],
  status: 'published',
  image: 'fabric-roll-2',
  video: null,
  createdOn: '2025-02-18',
};
