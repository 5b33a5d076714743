import type { DemoProduct } from '../types.ts';
import { named, row, threeViews } from './specification-row.ts';

const industry = { en: 'Agriculture', ar: 'الزراعة' };

const fertiliserSack: DemoProduct = {
  key: 'fertiliser-sack',
  name: { en: 'Coated fertiliser sack, 50 kg', ar: 'كيس أسمدة مطليّ، سعة 50 كغ' },
  industry,
  description: {
    en: `Potash, urea and NPK are heavy, abrasive and thirsty for water. This sack answers with 75 g/m² of fabric and a 20 g/m² coating on the inside that keeps moisture out and granules in.

For long sea voyages we add a loose liner of 70 µm. The bottom is folded, sewn in two rows and sealed with tape on request. Stabilised for 1,600 hours under UV-B lamps, the sacks may wait in the yard for a year.

The empty sack weighs about 111 g without liner. It goes from the Ghor and Aqaba to farms in East Africa and southern Europe.`,
    ar: `البوتاس واليوريا والأسمدة المركّبة مواد ثقيلة وكاشطة وسريعة الامتصاص للماء. ولذلك صُنع هذا الكيس من قماش بوزن 75 غ/م² تكسوه من الداخل طبقة طلاء وزنها 20 غ/م² تمنع الرطوبة من الدخول والحبيبات من الخروج.

وللرحلات البحرية الطويلة نضيف بطانة حرّة سماكتها 70 ميكرونًا. يُطوى القاع ويُخاط بصفّين، ويُغطّى بشريط لاصق عند الطلب. وبفضل مثبّت الأشعة فوق البنفسجية، وهو من درجة 1,600 ساعة تحت مصابيح UV-B، يمكن أن تنتظر الأكياس في الساحة سنة.

يزن الكيس الفارغ نحو 111 غرامًا من دون بطانة، وينطلق من الأغوار والعقبة إلى مزارع شرق أفريقيا وجنوب أوروبا.`,
  },
  specifications: [
    row(named.bagSize, '56 × 98 cm', '56 × 98 سم'),
    row(named.filledWeight, '50 kg', '50 كغ'),
    row(named.fabricWeight, '75 g/m² + 20 g/m² coating', '75 غ/م² مع طبقة طلاء 20 غ/م²'),
    row(named.mesh, '10 × 10 tapes per inch', '10 × 10 أشرطة في البوصة'),
    row(named.denier, '850 denier', '850 دنيرًا'),
    row(named.liner, 'PE, 70 µm, optional', 'بولي إيثيلين، 70 ميكرونًا، اختيارية'),
    row(named.uv, '1,600 hours, UV-B lamp test', '1,600 ساعة، فحص بمصابيح UV-B'),
    row(named.printing, 'Flexo, up to 4 colours on each side', 'فلكسو، حتى 4 ألوان على كل وجه'),
    row(named.minimumOrder, '20,000 bags', '20,000 كيس'),
    row(named.leadTime, '25 days', '25 يومًا'),
  ],
  attributes: {
    family: 'sack',
    fillWeight: 50,
    use: 'neither',
    keepsDry: true,
    outdoorMonths: 12,
    width: 560,
    length: 980,
    fabricWeight: 75,
    coating: 20,
    lamination: 'coated',
    ends: 10,
    picks: 10,
    denier: 850,
    uvHours: 1600,
    mouth: 'open',
    bottom: 'sewn',
    liner: 'loose',
    linerOptional: true,
    linerThickness: 70,
    printMethod: 'flexo',
    printSides: 2,
    printColours: 4,
    minimumOrder: 20_000,
    leadTime: 25,
  },
  certificates: ['cert-iso-9001', 'cert-jordan-quality'],
  relatedProducts: [],
  mainImage: 'fertiliser-sack-1',
  galleryImages: threeViews('fertiliser-sack'),
};

const lenoOnionBag: DemoProduct = {
  key: 'leno-onion-bag',
  name: { en: 'Leno mesh onion bag, 25 kg', ar: 'كيس بصل شبكي (لينو)، سعة 25 كغ' },
  industry,
  description: {
    en: `An open net in leno weave: the warp tapes cross around each weft and lock it, so the mesh does not slide apart when a fork or a finger pulls at it. Air passes freely, and onions, potatoes, garlic and oranges stay dry on the road.

At 39 g/m² the bag weighs about 34 g with its drawstring and carries 25 kg. Red, orange, violet, green and white are standard. A printed band 15 cm wide carries your brand, since a net itself takes no print.

Order before the season: from January to May our leno looms are booked four to six weeks ahead.`,
    ar: `شبك مفتوح بنسيج اللينو: يلتفّ كل زوج من أشرطة السدى حول شريط اللُّحمة ويثبّته، فلا تنزلق العيون إذا شدّتها شوكة أو إصبع. يمرّ الهواء فيه بحرّية، فتبقى حبّات البصل والبطاطا والثوم والبرتقال جافّة طوال الطريق.

عند وزن قماش قدره 39 غ/م² يزن الكيس مع رباط السحب نحو 34 غرامًا، ويحمل 25 كغ. ألوانه المعتادة الأحمر والبرتقالي والبنفسجي والأخضر والأبيض. وتُطبع علامتكم على شريطة بعرض 15 سم، لأن الشبك نفسه لا يُطبع عليه.

اطلبوه قبل الموسم: فأنوال اللينو لدينا تُحجز بين كانون الثاني وأيار قبل موعدها بأربعة أسابيع إلى ستة.`,
  },
  specifications: [
    row(named.bagSize, '50 × 80 cm', '50 × 80 سم'),
    row(named.filledWeight, '25 kg', '25 كغ'),
    row(named.fabricWeight, '39 g/m²', '39 غ/م²'),
    row(named.mesh, '10 × 5 tapes per inch, leno weave', '10 × 5 أشرطة في البوصة، نسيج لينو'),
    row(named.denier, 'Warp 400, weft 1,000 denier', 'السدى 400 دنير، واللُّحمة 1,000 دنير'),
    row(named.closure, 'Drawstring in the hem', 'رباط سحب داخل الثنية'),
    row(named.uv, '200 hours, UV-B lamp test', '200 ساعة، فحص بمصابيح UV-B'),
    row(named.printing, 'Sewn-on band, up to 4 colours', 'شريطة مخيطة، حتى 4 ألوان'),
    row(named.minimumOrder, '30,000 bags', '30,000 كيس'),
    row(named.leadTime, '20 days out of season', '20 يومًا خارج الموسم'),
  ],
  attributes: {
    family: 'sack',
    fillWeight: 25,
    use: 'food',
    width: 500,
    length: 800,
    fabricWeight: 39,
    lamination: 'none',
    ends: 10,
    picks: 5,
    denier: 400,
    weftDenier: 1000,
    uvHours: 200,
    mouth: 'drawstring',
    liner: 'none',
    foodContact: true,
    minimumOrder: 30_000,
    leadTime: 20,
  },
  certificates: ['cert-food-declaration', 'cert-food-contact', 'cert-iso-9001'],
  relatedProducts: [],
  mainImage: 'leno-onion-bag-1',
  galleryImages: threeViews('leno-onion-bag'),
};

const boppFeedBag: DemoProduct = {
  key: 'bopp-feed-bag',
  name: { en: 'BOPP-laminated feed bag, 50 kg', ar: 'كيس أعلاف مصفّح بفيلم BOPP، سعة 50 كغ' },
  industry,
  description: {
    en: `A bag for poultry, cattle and sheep feed that has to survive the mill, the truck and the barn and still look like a brand. The BOPP film gives photographic print and keeps fat from staining the face.

The bottom is sewn under a polypropylene tape; the mouth is sewn by the mill, with a pull thread that opens it in one go. Micro-perforation lets warm pellets lose their steam. The back can carry an anti-slip varnish that keeps stacks standing.

The empty bag weighs about 137 g. For 40 kg we weave 56 × 95 cm in 70 g/m², and for 25 kg 50 × 80 cm in 60 g/m².`,
    ar: `كيس لأعلاف الدواجن والأبقار والأغنام، عليه أن يحتمل المصنع والشاحنة والحظيرة ويبقى واجهة تليق بالعلامة. يمنحه فيلم BOPP طباعة بجودة الصور ويمنع الدهون من ترك بقع على وجهه.

يُخاط القاع تحت شريط من البولي بروبيلين، وتُخاط الفوهة في مصنع الأعلاف بخيط سحب يفتحها دفعة واحدة. وتسمح الثقوب الدقيقة بخروج بخار الحبيبات الدافئة، ويمكن إضافة طبقة ورنيش مانعة للانزلاق على الظهر تُبقي الأكياس المرصوصة ثابتة.

يزن الكيس الفارغ نحو 137 غرامًا. وننسج لسعة 40 كغ مقاس 56 × 95 سم بوزن 70 غ/م²، ولسعة 25 كغ مقاس 50 × 80 سم بوزن 60 غ/م².`,
  },
  specifications: [
    row(named.bagSize, '60 × 100 cm', '60 × 100 سم'),
    row(named.filledWeight, '50 kg', '50 كغ'),
    row(named.fabricWeight, '75 g/m²', '75 غ/م²'),
    row(named.mesh, '10 × 10 tapes per inch', '10 × 10 أشرطة في البوصة'),
    row(named.denier, '850 denier', '850 دنيرًا'),
    row(named.lamination, 'BOPP film, 20 µm', 'فيلم BOPP، 20 ميكرونًا'),
    row(named.printing, 'Gravure, up to 8 colours', 'روتوغرافور، حتى 8 ألوان'),
    row(named.minimumOrder, '30,000 bags', '30,000 كيس'),
    row(named.leadTime, '45 days; repeat orders 25 days', '45 يومًا؛ والطلبيات المكرّرة 25 يومًا'),
    row(named.packing, 'Pressed bales of 500', 'بالات مكبوسة، في كل منها 500 كيس'),
  ],
  attributes: {
    family: 'sack',
    fillWeight: 50,
    use: 'feed',
    width: 600,
    length: 1000,
    fabricWeight: 75,
    lamination: 'bopp',
    boppThickness: 20,
    ends: 10,
    picks: 10,
    denier: 850,
    perforated: true,
    mouth: 'open',
    bottom: 'sewn',
    liner: 'none',
    printMethod: 'gravure',
    printColours: 8,
    minimumOrder: 30_000,
    leadTime: 45,
    repeatLeadTime: 25,
    bagsPerBale: 500,
  },
  certificates: ['cert-iso-9001'],
  relatedProducts: [],
  mainImage: 'bopp-feed-bag-1',
  galleryImages: threeViews('bopp-feed-bag'),
};

export const agricultureProducts: DemoProduct[] = [fertiliserSack, lenoOnionBag, boppFeedBag];
