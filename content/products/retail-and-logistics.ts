import type { DemoProduct } from '../types.ts';
import { named, row, threeViews } from './specification-row.ts';

const shoppingBag: DemoProduct = {
  key: 'shopping-bag',
  name: { en: 'Reusable shopping bag, 35 litres', ar: 'كيس تسوّق متعدّد الاستعمال، سعة 35 لترًا' },
  industry: { en: 'Retail', ar: 'تجارة التجزئة' },
  description: {
    en: `A square-bottomed carrier of laminated woven fabric that takes 20 kg, folds flat and wipes clean. The handles are sewn on with a cross in a box, and we test them with 500 lifts at full load.

Matt BOPP film carries your design in up to eight colours on both faces and both gussets. A stiff base, a zip, a bottle divider or long shoulder handles can be added.

The bag weighs about 95 g. Store chains in Jordan and organisers of fairs in the Gulf order it in runs of 10,000 and more, packed in cartons of 100.`,
    ar: `كيس بقاعدة مستطيلة من قماش منسوج مصفّح، يحمل 20 كغ ويُطوى مسطّحًا ويُمسح فيعود نظيفًا. تُخاط مقابضه بغرزة متقاطعة داخل مربّع، ونختبرها بخمسمئة رفعة تحت الحمل الكامل.

يحمل فيلم BOPP المطفأ تصميمكم بما يصل إلى ثمانية ألوان على الوجهين والجانبين. ويمكن إضافة قاعدة صلبة أو سحّاب أو فاصل للزجاجات أو مقابض طويلة للكتف.

يزن الكيس نحو 95 غرامًا. وتطلبه سلاسل متاجر في الأردن ومنظّمو معارض في الخليج بكميات تبدأ من 10,000 كيس، معبّأة في كراتين يضمّ كل منها 100 كيس.`,
  },
  specifications: [
    row(named.bagSize, '42 × 40 × 21 cm', '42 × 40 × 21 سم'),
    row({ en: 'Load', ar: 'الحمل' }, '20 kg', '20 كغ'),
    row(named.fabricWeight, '90 g/m²', '90 غ/م²'),
    row(named.mesh, '10 × 10 tapes per inch', '10 × 10 أشرطة في البوصة'),
    row(named.denier, '1,030 denier', '1,030 دنيرًا'),
    row(named.lamination, 'Matt BOPP film, 20 µm', 'فيلم BOPP مطفأ، 20 ميكرونًا'),
    row({ en: 'Handles', ar: 'المقابض' }, 'Two, 2.5 cm wide, 60 cm long', 'مقبضان بعرض 2.5 سم وطول 60 سم'),
    row(named.printing, 'Gravure, up to 8 colours', 'روتوغرافور، حتى 8 ألوان'),
    row(named.minimumOrder, '10,000 bags', '10,000 كيس'),
    row(named.leadTime, '45 days; repeat orders 30 days', '45 يومًا؛ والطلبيات المكرّرة 30 يومًا'),
  ],
  attributes: {
    family: 'other',
    fillWeight: 20,
    volume: 35,
    width: 420,
    length: 400,
    gusset: 210,
    fabricWeight: 90,
    lamination: 'bopp',
    boppThickness: 20,
    ends: 10,
    picks: 10,
    denier: 1030,
    mouth: 'open',
    printMethod: 'gravure',
    printColours: 8,
    minimumOrder: 10_000,
    leadTime: 45,
    repeatLeadTime: 30,
  },
  certificates: ['cert-iso-9001'],
  relatedProducts: [],
  mainImage: 'shopping-bag-1',
  galleryImages: threeViews('shopping-bag'),
};

const palletCover: DemoProduct = {
  key: 'pallet-cover',
  name: { en: 'Woven pallet cover', ar: 'غطاء طبليات منسوج' },
  industry: { en: 'Logistics', ar: 'الخدمات اللوجستية' },
  description: {
    en: `A five-sided hood that drops over a loaded 120 × 100 cm pallet and keeps rain, dust and sun off it in the yard or on the truck. Coated woven fabric does not split where a carton corner pushes through, as stretch film does, and the cover can be used twenty times and more.

The seams are sewn and sealed with tape, the hem carries a drawstring, and two straps hold it to the pallet. Blue, green and white are standard; white keeps the load cooler. A clear label pocket of A4 size is welded to one side.

A cover weighs about 0.95 kg. Other heights from 80 to 220 cm are cut to order.`,
    ar: `غطاء بخمسة أوجه يُسدَل على طبلية محمّلة مقاسها 120 × 100 سم، فيقيها المطر والغبار والشمس في الساحة أو على الشاحنة. ولا يتمزّق القماش المنسوج المطليّ عند زوايا الكراتين كما يتمزّق فيلم التغليف القابل للتمدّد (ستريتش)، ويمكن استعمال الغطاء عشرين مرة وأكثر.

دروزه مخيطة ومحكمة بشريط عازل، وفي ثنيته السفلية حبل شدّ، ويثبّته شريطان على الطبلية. ألوانه المعتادة الأزرق والأخضر والأبيض، والأبيض يُبقي الحمولة أقلّ سخونة. وعلى أحد جوانبه جيب شفاف ملحوم لبطاقة من قياس A4.

يزن الغطاء نحو 0.95 كغ، ونفصّل ارتفاعات أخرى من 80 إلى 220 سم عند الطلب.`,
  },
  specifications: [
    row({ en: 'Cover size', ar: 'مقاس الغطاء' }, '122 × 102 × 160 cm', '122 × 102 × 160 سم'),
    row(named.fabricWeight, '80 g/m² + 25 g/m² coating', '80 غ/م² مع طبقة طلاء 25 غ/م²'),
    row(named.mesh, '10 × 10 tapes per inch', '10 × 10 أشرطة في البوصة'),
    row(named.denier, '915 denier', '915 دنيرًا'),
    row(named.closure, 'Drawstring in the hem, two straps', 'حبل شدّ في الثنية وشريطان'),
    row(named.uv, '1,600 hours, UV-B lamp test', '1,600 ساعة، فحص بمصابيح UV-B'),
    row(named.printing, 'Flexo, 1 colour on one or two sides', 'فلكسو، لون واحد على جانب أو جانبين'),
    row(named.minimumOrder, '1,000 covers', '1,000 غطاء'),
    row(named.leadTime, '20 days', '20 يومًا'),
    row(named.packing, 'Bundles of 25', 'رُزم، في كل منها 25 غطاءً'),
  ],
  attributes: {
    family: 'other',
    keepsDry: true,
    width: 1220,
    length: 1020,
    height: 1600,
    fabricWeight: 80,
    coating: 25,
    lamination: 'coated',
    ends: 10,
    picks: 10,
    denier: 915,
    uvHours: 1600,
    mouth: 'drawstring',
    printMethod: 'flexo',
    printColours: 1,
    minimumOrder: 1000,
    leadTime: 20,
  },
  certificates: ['cert-iso-9001'],
  relatedProducts: ['fibc-jumbo'],
  mainImage: 'pallet-cover-1',
  galleryImages: threeViews('pallet-cover'),
};

export const retailProducts: DemoProduct[] = [shoppingBag];
export const logisticsProducts: DemoProduct[] = [palletCover];
