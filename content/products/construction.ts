import type { DemoProduct } from '../types.ts';
import { named, row, threeViews } from './specification-row.ts';

const industry = { en: 'Construction', ar: 'الإنشاءات' };

const cementValveBag: DemoProduct = {
  key: 'cement-valve-bag',
  name: { en: 'Block-bottom cement valve bag', ar: 'كيس إسمنت بصمام وقاعدة مستطيلة' },
  industry,
  description: {
    en: `A coated woven bag for 50 kg of cement, filled through a valve in one corner and closed by its own contents. Both ends are welded with hot air to a rectangular block, without thread or glue, so the filled bag lies flat like a brick and a pallet of forty stands square.

The coating is pierced with fine holes that let air out during filling but keep the powder in. At about 75 g the empty bag weighs less than half of a three-ply paper one, and it may be dropped from 1.2 m on its flat side three times without tearing.

Cement, gypsum, tile adhesive and dry mortar plants in Jordan, Iraq and the Gulf run it on rotary packers at up to 3,000 bags an hour.`,
    ar: `كيس منسوج مطليّ لتعبئة 50 كغ من الإسمنت، يُعبّأ من صمام في إحدى زواياه ويُغلقه ضغط محتواه. يُلحم طرفاه بالهواء الساخن على شكل مستطيل، بلا خيط ولا غراء، فيستقرّ الكيس الممتلئ كالطوبة، وتقف الطبلية المحمّلة بأربعين كيسًا مستوية الجوانب.

في طبقة الطلاء ثقوب دقيقة تُخرج الهواء في أثناء التعبئة وتحبس المسحوق في الداخل. ويبلغ وزن الكيس الفارغ نحو 75 غرامًا، أي أقل من نصف وزن كيس ورقي من ثلاث طبقات، ويتحمّل السقوط على وجهه ثلاث مرات من ارتفاع 1.2 م من دون أن يتمزّق.

تستعمله مصانع الإسمنت والجبس ولواصق البلاط والمونة الجافة في الأردن والعراق والخليج على آلات تعبئة دوّارة تصل سرعتها إلى 3,000 كيس في الساعة.`,
  },
  specifications: [
    row(named.bagSize, '50 × 62 × 11 cm', '50 × 62 × 11 سم'),
    row(named.filledWeight, '50 kg', '50 كغ'),
    row(named.fabricWeight, '65 g/m² + 20 g/m² coating', '65 غ/م² مع طبقة طلاء 20 غ/م²'),
    row(named.mesh, '10 × 10 tapes per inch', '10 × 10 أشرطة في البوصة'),
    row(named.denier, '740 denier', '740 دنيرًا'),
    row(named.closure, 'Self-closing valve, 10 × 23 cm sleeve', 'صمام ذاتي الإغلاق بكُمّ مقاسه 10 × 23 سم'),
    row(named.printing, 'Flexo, up to 4 colours on each side', 'فلكسو، حتى 4 ألوان على كل وجه'),
    row(named.minimumOrder, '50,000 bags', '50,000 كيس'),
    row(named.leadTime, '25 days', '25 يومًا'),
    row(named.packing, '5,000 bags on a wrapped pallet', '5,000 كيس على طبلية مغلّفة'),
  ],
  attributes: {
    family: 'sack',
    fillWeight: 50,
    use: 'neither',
    width: 500,
    length: 620,
    gusset: 110,
    fabricWeight: 65,
    coating: 20,
    lamination: 'coated',
    ends: 10,
    picks: 10,
    denier: 740,
    perforated: true,
    mouth: 'valve',
    valveWidth: 100,
    valveDepth: 230,
    bottom: 'block',
    liner: 'none',
    printMethod: 'flexo',
    printSides: 2,
    printColours: 4,
    dropTest: true,
    minimumOrder: 50_000,
    leadTime: 25,
    bagsPerPallet: 5000,
  },
  certificates: ['cert-iso-9001'],
  relatedProducts: [],
  mainImage: 'cement-valve-bag-1',
  galleryImages: threeViews('cement-valve-bag'),
};

const sandBag: DemoProduct = {
  key: 'sand-bag',
  name: { en: 'Sandbag with tie string', ar: 'كيس رمل برباط' },
  industry,
  description: {
    en: `A plain, strong bag for flood walls, trench shoring, site barriers and ballast. The mouth is hemmed, and a tie string is sewn 8 cm below it, so that one person can fill and close the bag without tools.

The fabric keeps at least half of its strength through 1,600 hours under UV-B lamps, the grade we advise for a year or more in the open. Standard colours are white, sand and green; others are woven from 50,000 bags.

Plain white bags are kept in stock in Sahab. Contractors and civil defence depots can load up to 20,000 on the day they order.`,
    ar: `كيس بسيط ومتين لسواتر الفيضانات وتدعيم الخنادق وحواجز المواقع وأثقال التثبيت. فوهته مثنيّة ومخيطة، وعلى بعد 8 سم تحتها رباط مثبّت بالخياطة، فيعبّئه شخص واحد ويغلقه من غير أدوات.

يحتفظ قماشه بنصف متانته على الأقل بعد 1,600 ساعة تحت مصابيح UV-B، وهي الدرجة التي ننصح بها لسنة أو أكثر في العراء. ألوانه المعتادة الأبيض والرملي والأخضر، وننسج ألوانًا أخرى ابتداءً من 50,000 كيس.

نحتفظ في سحاب بمخزون من الأكياس البيضاء غير المطبوعة، ويمكن للمقاولين ومستودعات الدفاع المدني تحميل ما يصل إلى 20,000 كيس في يوم الطلب نفسه.`,
  },
  specifications: [
    row(named.bagSize, '35 × 66 cm', '35 × 66 سم'),
    row(named.filledWeight, 'Up to 18 kg of sand', 'حتى 18 كغ من الرمل'),
    row(named.fabricWeight, '70 g/m²', '70 غ/م²'),
    row(named.mesh, '10 × 10 tapes per inch', '10 × 10 أشرطة في البوصة'),
    row(named.denier, '800 denier', '800 دنير'),
    row(named.closure, 'Sewn-on tie string', 'رباط مثبّت بالخياطة'),
    row(named.uv, '1,600 hours, UV-B lamp test', '1,600 ساعة، فحص بمصابيح UV-B'),
    row(named.printing, 'Flexo, 1 colour', 'فلكسو، لون واحد'),
    row(named.minimumOrder, '10,000 bags', '10,000 كيس'),
    row(named.leadTime, '15 days; plain white from stock', '15 يومًا؛ والأبيض غير المطبوع من المخزون'),
  ],
  attributes: {
    family: 'sack',
    fillWeight: 18,
    use: 'neither',
    width: 350,
    length: 660,
    fabricWeight: 70,
    lamination: 'none',
    ends: 10,
    picks: 10,
    denier: 800,
    uvHours: 1600,
    mouth: 'tie',
    liner: 'none',
    printMethod: 'flexo',
    printColours: 1,
    minimumOrder: 10_000,
    leadTime: 15,
  },
  certificates: ['cert-iso-9001'],
  relatedProducts: [],
  mainImage: 'sand-bag-1',
  galleryImages: threeViews('sand-bag'),
};

export const constructionProducts: DemoProduct[] = [cementValveBag, sandBag];
