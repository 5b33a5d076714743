import type { DemoProduct } from '../types.ts';
import { named, row, threeViews } from './specification-row.ts';

const industry = { en: 'Food & Milling', ar: 'الأغذية والمطاحن' };

const flourSack: DemoProduct = {
  key: 'flour-sack',
  name: { en: 'Flour sack, 50 kg', ar: 'كيس دقيق، سعة 50 كغ' },
  industry,
  description: {
    en: `The sack we started with in 2006. A close 12 × 12 weave holds fine flour without dusting, breathes enough to keep it from caking, and takes clean print on both faces.

The bottom is folded twice and sewn with two rows of thread; the mouth is cut hot or hemmed, to suit your sewing head. The empty sack weighs about 83 g, or 134 g with its liner. For semolina, bran and feed meal we weave the same sack lighter, from 55 g/m² without liner.

Made in our food packaging hall from virgin polypropylene. A declaration of compliance with Regulation (EU) No 10/2011 goes with every delivery.`,
    ar: `هذا هو الكيس الذي بدأنا به عام 2006. نسيجه الكثيف 12 × 12 يحفظ الدقيق الناعم من التسرّب، ويسمح له بتهوية تمنع تكتّله، ويتقبّل طباعة واضحة على الوجهين.

يُطوى قاعه مرتين ويُخاط بصفّين من الخيط، أما فوهته فتُقصّ على الساخن أو تُثنى وتُخاط بحسب ماكينة الخياطة لديكم. يزن الكيس الفارغ نحو 83 غرامًا، أو 134 غرامًا مع بطانته. وللسميد والنخالة ومجروش الأعلاف ننسج الكيس نفسه بوزن أخفّ، ابتداءً من 55 غ/م² ومن دون بطانة.

يُصنع في صالة التغليف الغذائي لدينا من بولي بروبيلين بكر، ويُرفق بكل شحنة إقرار مطابقة للائحة (EU) رقم 10/2011.`,
  },
  specifications: [
    row(named.bagSize, '60 × 100 cm', '60 × 100 سم'),
    row(named.filledWeight, '50 kg', '50 كغ'),
    row(named.fabricWeight, '65 g/m²', '65 غ/م²'),
    row(named.mesh, '12 × 12 tapes per inch', '12 × 12 شريطًا في البوصة'),
    row(named.denier, '620 denier', '620 دنيرًا'),
    row(named.liner, 'Food-grade PE, 40 µm, optional', 'بولي إيثيلين غذائي، 40 ميكرونًا، اختيارية'),
    row(named.printing, 'Flexo, up to 4 colours on each side', 'فلكسو، حتى 4 ألوان على كل وجه'),
    row(named.minimumOrder, '20,000 bags', '20,000 كيس'),
    row(named.leadTime, '20 days', '20 يومًا'),
    row(named.packing, 'Pressed bales of 500', 'بالات مكبوسة، في كل منها 500 كيس'),
  ],
  attributes: {
    family: 'sack',
    fillWeight: 50,
    use: 'food',
    width: 600,
    length: 1000,
    fabricWeight: 65,
    lamination: 'none',
    ends: 12,
    picks: 12,
    denier: 620,
    mouth: 'open',
    bottom: 'sewn',
    liner: 'loose',
    linerOptional: true,
    linerThickness: 40,
    printMethod: 'flexo',
    printSides: 2,
    printColours: 4,
    foodContact: true,
    minimumOrder: 20_000,
    leadTime: 20,
    bagsPerBale: 500,
  },
  certificates: [
    'cert-food-declaration',
    'cert-food-contact',
    'cert-iso-22000',
    'cert-iso-9001',
    'cert-jordan-quality',
  ],
  relatedProducts: ['sugar-sack-liner', 'bopp-rice-bag', 'liner-film'],
  mainImage: 'flour-sack-1',
  galleryImages: threeViews('flour-sack'),
};

const boppRiceBag: DemoProduct = {
  key: 'bopp-rice-bag',
  name: { en: 'BOPP-laminated rice bag, 10 kg', ar: 'كيس أرز مصفّح بفيلم BOPP، سعة 10 كغ' },
  industry,
  description: {
    en: `A shelf bag for 10 kg of rice, pulses or salt. The design is printed in reverse on clear BOPP film, up to eight colours by gravure, and laminated to the fabric with the ink on the inside, where neither hands nor shelves can rub it off.

The bag leaves us with a sewn bottom and an open mouth, ready for your sewing line. Gloss or matt film, a clear window, a reinforced die-cut handle and an anti-slip stripe on the back can be combined.

The empty bag weighs about 40 g. We make 5 kg and 25 kg sizes too, for packers in Jordan, Ghana and Germany.`,
    ar: `كيس لرفوف المتاجر يتّسع لعشرة كيلوغرامات من الأرز أو البقول أو الملح. يُطبع التصميم معكوسًا على فيلم BOPP شفاف بالروتوغرافور، حتى ثمانية ألوان، ثم يُصفّح الفيلم على القماش ويكون الحبر نحو الداخل، فلا يمحوه لمس الأيدي ولا احتكاك الرفوف.

يصلكم الكيس بقاع مخيط وفوهة مفتوحة جاهزًا لخطّ الخياطة لديكم. ويمكن اختيار فيلم لامع أو مطفأ، وإضافة نافذة شفافة ومقبض مقصوص مقوّى وشريط مانع للانزلاق على الظهر.

يزن الكيس الفارغ نحو 40 غرامًا. ونصنع منه مقاسَي 5 كغ و25 كغ أيضًا لشركات التعبئة في الأردن وغانا وألمانيا.`,
  },
  specifications: [
    row(named.bagSize, '36 × 56 cm', '36 × 56 سم'),
    row(named.filledWeight, '10 kg', '10 كغ'),
    row(named.fabricWeight, '55 g/m²', '55 غ/م²'),
    row(named.mesh, '12 × 12 tapes per inch', '12 × 12 شريطًا في البوصة'),
    row(named.denier, '525 denier', '525 دنيرًا'),
    row(named.lamination, 'BOPP film, 20 µm, gloss or matt', 'فيلم BOPP، 20 ميكرونًا، لامع أو مطفأ'),
    row(named.closure, 'Sewn bottom; open mouth for sewing', 'قاع مخيط وفوهة مفتوحة للخياطة'),
    row(named.printing, 'Gravure, up to 8 colours', 'روتوغرافور، حتى 8 ألوان'),
    row(named.minimumOrder, '30,000 bags', '30,000 كيس'),
    row(named.leadTime, '45 days; repeat orders 25 days', '45 يومًا؛ والطلبيات المكرّرة 25 يومًا'),
  ],
  attributes: {
    family: 'sack',
    fillWeight: 10,
    use: 'food',
    width: 360,
    length: 560,
    fabricWeight: 55,
    lamination: 'bopp',
    boppThickness: 20,
    ends: 12,
    picks: 12,
    denier: 525,
    mouth: 'open',
    bottom: 'sewn',
    liner: 'none',
    printMethod: 'gravure',
    printColours: 8,
    foodContact: true,
    minimumOrder: 30_000,
    leadTime: 45,
    repeatLeadTime: 25,
  },
  certificates: ['cert-food-declaration', 'cert-food-contact', 'cert-iso-22000', 'cert-iso-9001'],
  relatedProducts: [],
  mainImage: 'bopp-rice-bag-1',
  galleryImages: threeViews('bopp-rice-bag'),
};

const sugarSack: DemoProduct = {
  key: 'sugar-sack-liner',
  name: { en: 'Sugar sack with liner, 50 kg', ar: 'كيس سكر ببطانة داخلية، سعة 50 كغ' },
  industry,
  description: {
    en: `Sugar draws moisture from the air and turns to stone, so this sack comes with a loose polyethylene liner, 60 µm thick, 3 cm wider and 10 cm longer than the sack, that is tied or heat-sealed before the mouth is sewn.

The outer sack carries the load and the handling: 70 g/m² of fabric, drop-tested full from 1.2 m. Sack and liner together weigh about 133 g. The liner is blown in our own plant from virgin resin and meets Regulation (EU) No 10/2011 for dry food.

It is filled in Jordan, Iraq and East Africa, and packers of salt, milk powder and starch use it as well.`,
    ar: `يمتصّ السكر رطوبة الهواء فيتحجّر، ولذلك يأتي هذا الكيس ببطانة بولي إيثيلين حرّة سماكتها 60 ميكرونًا، أعرض من الكيس بمقدار 3 سم وأطول منه بمقدار 10 سم، تُربط أو تُلحم حراريًا قبل خياطة الفوهة.

ويتولّى الكيس الخارجي الحمل والمناولة: قماش بوزن 70 غ/م² يُختبر ممتلئًا بإسقاطه من ارتفاع 1.2 م. يزن الكيس مع بطانته نحو 133 غرامًا. والبطانة منفوخة في مصنعنا من راتنج بكر، وهي مطابقة للائحة (EU) رقم 10/2011 للأغذية الجافة.

يُعبّأ هذا الكيس في الأردن والعراق وشرق أفريقيا، وتستعمله أيضًا شركات تعبئة الملح والحليب المجفّف والنشا.`,
  },
  specifications: [
    row(named.bagSize, '53 × 90 cm', '53 × 90 سم'),
    row(named.filledWeight, '50 kg', '50 كغ'),
    row(named.fabricWeight, '70 g/m²', '70 غ/م²'),
    row(named.mesh, '12 × 12 tapes per inch', '12 × 12 شريطًا في البوصة'),
    row(named.denier, '665 denier', '665 دنيرًا'),
    row(named.liner, 'Food-grade PE, 60 µm, 56 × 100 cm', 'بولي إيثيلين غذائي، 60 ميكرونًا، 56 × 100 سم'),
    row(named.closure, 'Liner tied or sealed, mouth sewn', 'بطانة تُربط أو تُلحم، وفوهة تُخاط'),
    row(named.printing, 'Flexo, up to 4 colours on each side', 'فلكسو، حتى 4 ألوان على كل وجه'),
    row(named.minimumOrder, '20,000 bags', '20,000 كيس'),
    row(named.leadTime, '25 days', '25 يومًا'),
  ],
  attributes: {
    family: 'sack',
    fillWeight: 50,
    use: 'food',
    keepsDry: true,
    width: 530,
    length: 900,
    fabricWeight: 70,
    lamination: 'none',
    ends: 12,
    picks: 12,
    denier: 665,
    mouth: 'open',
    liner: 'loose',
    linerThickness: 60,
    printMethod: 'flexo',
    printSides: 2,
    printColours: 4,
    foodContact: true,
    dropTest: true,
    minimumOrder: 20_000,
    leadTime: 25,
  },
  certificates: [
    'cert-food-declaration',
    'cert-food-contact',
    'cert-iso-22000',
    'cert-iso-9001',
    'cert-jordan-quality',
  ],
  relatedProducts: ['liner-film', 'flour-sack'],
  mainImage: 'sugar-sack-liner-1',
  galleryImages: threeViews('sugar-sack-liner'),
};

export const foodProducts: DemoProduct[] = [flourSack, boppRiceBag, sugarSack];
