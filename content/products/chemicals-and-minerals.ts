import type { DemoProduct } from '../types.ts';
import { named, row, threeViews } from './specification-row.ts';

const industry = { en: 'Chemicals & Minerals', ar: 'الكيماويات والخامات المعدنية' };

const jumboBag: DemoProduct = {
  key: 'fibc-jumbo',
  name: { en: 'Jumbo bag (FIBC), 1,000 kg', ar: 'كيس جامبو (FIBC)، حمل 1,000 كغ' },
  industry,
  description: {
    en: `A flexible intermediate bulk container for phosphate, salt, cement additives, resin and grain. Four loops of 30 cm stand upright at the corners, so a forklift driver picks the bag up without a second pair of hands.

The body is woven from 1,525 denier tape at 12 × 12 tapes per inch and coated with 25 g/m². Every design is type-tested to ISO 21898: thirty lifts at twice the safe working load, then a pull to at least five times that load. The bag weighs about 1.9 kg and is meant for a single trip.

The standard bag is Type A, for products that do not burn; Types B, C and D are built to your risk assessment. Options: a loose liner of 80 µm, dust-proof seams with a felt filler, a document pouch, print on up to four sides, and discharge through a spout or a full-drop bottom.`,
    ar: `حاوية مرنة وسيطة للمواد السائبة، كالفوسفات والملح وإضافات الإسمنت وحبيبات البلاستيك والحبوب. تنتصب عُراها الأربع، بطول 30 سم، بارزة عند الزوايا، فيرفع سائق الرافعة الشوكية الكيس وحده من دون مساعد.

يُنسج جسم الكيس من شريط 1,525 دنيرًا بكثافة 12 × 12 شريطًا في البوصة، ويُطلى بطبقة 25 غ/م². ويُفحص كل تصميم فحص طراز وفق المواصفة ISO 21898: ثلاثون رفعة بضعف حمل التشغيل الآمن، ثم شدّ يصل إلى خمسة أضعاف ذلك الحمل على الأقل. يزن الكيس نحو 1.9 كغ، وهو مخصّص لرحلة واحدة.

الكيس المعتاد من النوع A للمنتجات غير القابلة للاشتعال، ونصنع الأنواع B وC وD وفق تقييم المخاطر لديكم. ومن الخيارات: بطانة حرّة سماكتها 80 ميكرونًا، ودروز مانعة لتسرّب الغبار بحشوة من اللبّاد، وجيب للمستندات، وطباعة على ما يصل إلى أربعة جوانب، وتفريغ عبر فوهة سفلية أو قاع يُفتح بالكامل.`,
  },
  specifications: [
    row(named.bagSize, '90 × 90 × 110 cm', '90 × 90 × 110 سم'),
    row(named.safeLoad, '1,000 kg', '1,000 كغ'),
    row(named.safetyFactor, '5:1, single trip', '5:1، لرحلة واحدة'),
    row(named.fabricWeight, '160 g/m² + 25 g/m² coating', '160 غ/م² مع طبقة طلاء 25 غ/م²'),
    row(named.denier, '1,525 denier', '1,525 دنيرًا'),
    row(named.loops, 'Four cross-corner loops, 30 cm', 'أربع عُرى على الزوايا، 30 سم'),
    row(named.filling, 'Spouts top and bottom, 35 × 50 cm', 'فوهة علوية وأخرى سفلية، 35 × 50 سم'),
    row(named.uv, '200 hours, UV-B lamp test', '200 ساعة، فحص بمصابيح UV-B'),
    row(named.minimumOrder, '500 bags', '500 كيس'),
    row(named.leadTime, '30 days', '30 يومًا'),
  ],
  attributes: {
    family: 'fibc',
    use: 'neither',
    height: 1100,
    baseLength: 900,
    baseWidth: 900,
    fabricWeight: 160,
    coating: 25,
    ends: 12,
    picks: 12,
    denier: 1525,
    uvHours: 200,
    liner: 'loose',
    linerOptional: true,
    linerThickness: 80,
    safeLoad: 1000,
    safetyFactor: '5',
    fibcType: 'A',
    filling: 'spout',
    fillingDiameter: 350,
    fillingLength: 500,
    discharge: 'spout',
    dischargeDiameter: 350,
    dischargeLength: 500,
    loopCount: 4,
    loopLength: 300,
    loopKind: 'crossCorner',
    typeTest: true,
    minimumOrder: 500,
    leadTime: 30,
  },
  certificates: ['cert-fibc', 'cert-iso-9001', 'cert-iso-14001'],
  relatedProducts: ['fibc-baffle', 'pallet-cover'],
  mainImage: 'fibc-jumbo-1',
  galleryImages: threeViews('fibc-jumbo'),
};

const baffleBag: DemoProduct = {
  key: 'fibc-baffle',
  name: { en: 'Baffle jumbo bag (FIBC), 1,250 kg', ar: 'كيس جامبو بحواجز داخلية (FIBC)، حمل 1,250 كغ' },
  industry,
  description: {
    en: `An ordinary jumbo bag swells to a barrel and wastes the corners of the container. Four inner baffles hold this one square: twelve filled bags cover the floor of a twenty-foot container and eight more stand on top of them, 25 tonnes of the 26.5 tonnes that it carries. Where the road allows 22 tonnes, seventeen bags are the limit.

The baffles have openings through which powder and granules flow to the corners. The body is 200 g/m² fabric and the bag is type-tested to ISO 21898 for standard-duty reuse at a safety factor of 6:1: seventy lifts at four times the safe working load, then a pull to six times.

Used for salt, titanium dioxide, PVC, starch and coffee. An optional form-fit liner of 100 µm keeps moisture out all the way from Aqaba to Hamburg.`,
    ar: `ينتفخ كيس الجامبو العادي فيصير كالبرميل وتضيع زوايا الحاوية. أما هذا الكيس فتحافظ أربعة حواجز داخلية على شكله المربّع: يغطّي اثنا عشر كيسًا ممتلئًا أرضية حاوية بطول عشرين قدمًا وتقف فوقها ثمانية أخرى، أي 25 طنًّا من أصل 26.5 طنًّا تحملها الحاوية. وحيث يُسمح على الطريق بـ 22 طنًّا يكون الحدّ سبعة عشر كيسًا.

في الحواجز فتحات يمرّ منها المسحوق والحبيبات إلى الزوايا. جسم الكيس من قماش بوزن 200 غ/م²، وقد فُحص طرازه وفق المواصفة ISO 21898 للاستعمال المتكرّر العادي بمعامل أمان 6:1: سبعون رفعة بأربعة أضعاف حمل التشغيل الآمن، ثم شدّ يصل إلى ستة أضعافه.

يُستعمل للملح وثاني أكسيد التيتانيوم والبولي فينيل كلوريد والنشا والبنّ. وتقي بطانة اختيارية مفصّلة على شكله، سماكتها 100 ميكرون، محتواه من الرطوبة طوال الطريق من العقبة إلى هامبورغ.`,
  },
  specifications: [
    row(named.bagSize, '95 × 95 × 110 cm', '95 × 95 × 110 سم'),
    row(named.safeLoad, '1,250 kg', '1,250 كغ'),
    row(named.safetyFactor, '6:1, standard-duty reusable', '6:1، استعمال متكرّر عادي'),
    row(named.fabricWeight, '200 g/m² + 25 g/m² coating', '200 غ/م² مع طبقة طلاء 25 غ/م²'),
    row({ en: 'Baffles', ar: 'الحواجز' }, 'Four, coated fabric, 180 g/m²', 'أربعة من قماش مطليّ، 180 غ/م²'),
    row(named.liner, 'Form-fit PE liner, 100 µm, optional', 'بولي إيثيلين مفصّلة على الشكل، 100 ميكرون، اختيارية'),
    row(named.filling, 'Spouts top and bottom, 40 × 50 cm', 'فوهة علوية وأخرى سفلية، 40 × 50 سم'),
    row(named.uv, '200 hours, UV-B lamp test', '200 ساعة، فحص بمصابيح UV-B'),
    row(named.minimumOrder, '500 bags', '500 كيس'),
    row(named.leadTime, '35 days', '35 يومًا'),
  ],
  attributes: {
    family: 'fibc',
    use: 'neither',
    height: 1100,
    baseLength: 950,
    baseWidth: 950,
    fabricWeight: 200,
    coating: 25,
    uvHours: 200,
    liner: 'formFit',
    linerOptional: true,
    linerThickness: 100,
    safeLoad: 1250,
    safetyFactor: '6',
    body: 'baffle',
    filling: 'spout',
    fillingDiameter: 400,
    fillingLength: 500,
    discharge: 'spout',
    dischargeDiameter: 400,
    dischargeLength: 500,
    typeTest: true,
    minimumOrder: 500,
    leadTime: 35,
  },
  certificates: ['cert-fibc', 'cert-iso-9001', 'cert-iso-14001'],
  relatedProducts: [],
  mainImage: 'fibc-baffle-1',
  galleryImages: threeViews('fibc-baffle'),
};

export const mineralProducts: DemoProduct[] = [jumboBag, baffleBag];
