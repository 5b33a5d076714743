import type { DemoProduct } from '../types.ts';
import { named, row, threeViews } from './specification-row.ts';

const industry = { en: 'Converting & Packaging Films', ar: 'التحويل وأفلام التغليف' };

const width = { en: 'Width', ar: 'العرض' };
const core = { en: 'Core', ar: 'قلب اللفّة' };

const fabricRoll: DemoProduct = {
  key: 'fabric-roll',
  name: { en: 'Woven fabric in rolls', ar: 'قماش منسوج في لفّات' },
  industry,
  description: {
    en: `For converters who cut, print and sew for themselves: polypropylene fabric as a tube or slit flat, plain, coated on one side or laminated, in any weight from 50 to 200 g/m².

Each roll is inspected on a lit table; faults are marked with a tag at the edge and listed on the label, with no more than five per 1,000 m. Weight is held to within 5% and width to within 5 mm, and we weigh a sample from both ends of the roll.

Rolls go to bag makers, tarpaulin sewers and geotextile users in Jordan, Egypt, Kenya and Italy.`,
    ar: `لمن يقصّون ويطبعون ويخيطون بأنفسهم: قماش بولي بروبيلين أنبوبي أو مشقوق ومسطّح، سادة أو مطليّ من وجه واحد أو مصفّح، وبأي وزن من 50 إلى 200 غ/م².

تُفحص كل لفّة على طاولة مضاءة، وتُعلَّم العيوب ببطاقة عند الحافة وتُدوَّن على الملصق، على ألّا يزيد عددها على خمسة في كل 1,000 م. نضبط الوزن بتفاوت لا يتجاوز 5%، والعرض بتفاوت لا يتجاوز 5 مم، ونَزِن عيّنة من طرفَي كل لفّة.

تصل لفّاتنا إلى مصانع الأكياس وورش خياطة الشوادر ومستعملي الأقمشة الجيوتقنية في الأردن ومصر وكينيا وإيطاليا.`,
  },
  specifications: [
    row(width, '40 to 200 cm, tubular or flat', 'من 40 إلى 200 سم، أنبوبي أو مسطّح'),
    row(named.fabricWeight, '50 to 200 g/m²', 'من 50 إلى 200 غ/م²'),
    row(named.mesh, '8 × 8 to 14 × 14 tapes per inch', 'من 8 × 8 إلى 14 × 14 شريطًا في البوصة'),
    row(named.denier, '550 to 1,650 denier', 'من 550 إلى 1,650 دنيرًا'),
    row(
      named.lamination,
      'None, PP coating 18 to 30 g/m², or BOPP',
      'بلا تصفيح، أو طلاء بولي بروبيلين من 18 إلى 30 غ/م²، أو فيلم BOPP',
    ),
    row(named.uv, '200, 500 or 1,600 hours, optional', '200 أو 500 أو 1,600 ساعة، اختياري'),
    row({ en: 'Roll length', ar: 'طول اللفّة' }, '500 to 1,500 m', 'من 500 إلى 1,500 م'),
    row(core, 'Cardboard, 76 mm', 'كرتون، 76 مم'),
    row(named.minimumOrder, '3 tonnes of one width and weight', '3 أطنان من العرض والوزن نفسيهما'),
    row(named.leadTime, '20 days', '20 يومًا'),
  ],
  attributes: { family: 'film', widthLeast: 400, widthMost: 2000, minimumWeight: 3000, leadTime: 20 },
  certificates: ['cert-iso-9001'],
  relatedProducts: [],
  mainImage: 'fabric-roll-1',
  galleryImages: threeViews('fabric-roll'),
};

const linerFilm: DemoProduct = {
  key: 'liner-film',
  name: { en: 'Polyethylene liner film', ar: 'فيلم بولي إيثيلين للبطانات' },
  industry,
  description: {
    en: `Blown tubular film for sack and jumbo-bag liners, pallet hoods and general packing, from 25 to 150 µm. We run a blend of LDPE and LLDPE that seals clean and stretches before it tears.

It comes on rolls, or cut to length and sealed at the bottom so that it drops straight into your sack. Film for food is made from virgin resin in the closed hall and tested for migration under Regulation (EU) No 10/2011; film for industry may contain up to 30% of our own regranulate, always stated on the label.

Natural and white are standard; blue and anti-static film are made to order.`,
    ar: `فيلم أنبوبي منفوخ لبطانات الأكياس وأكياس الجامبو وأغطية الطبليات والتغليف العام، بسماكة من 25 إلى 150 ميكرونًا. نصنعه من خليط LDPE وLLDPE، فيلتحم لحامًا نظيفًا ويتمدّد قبل أن يتمزّق.

نورّده في لفّات، أو مقصوصًا بالطول المطلوب وملحوم القاع ليدخل في كيسكم مباشرة. يُنتَج فيلم الأغذية من راتنج بكر في الصالة المغلقة، وتُفحص هجرة مكوّناته وفق اللائحة (EU) رقم 10/2011، أما الفيلم الصناعي فقد يحتوي على ما يصل إلى 30% من حبيباتنا المعاد تدويرها، ونذكر ذلك دائمًا على الملصق.

اللونان المعتادان هما الطبيعي والأبيض، ونصنع الفيلم الأزرق والفيلم المضاد للكهرباء الساكنة عند الطلب.`,
  },
  specifications: [
    row({ en: 'Material', ar: 'المادة' }, 'LDPE and LLDPE blend', 'خليط LDPE وLLDPE'),
    row({ en: 'Thickness', ar: 'السماكة' }, '25 to 150 µm', 'من 25 إلى 150 ميكرونًا'),
    row(width, '30 to 240 cm, lay-flat', 'من 30 إلى 240 سم، مسطّحًا'),
    row(
      { en: 'Food contact', ar: 'ملامسة الغذاء' },
      'Regulation (EU) No 10/2011, food grades',
      'اللائحة (EU) رقم 10/2011، للأصناف الغذائية',
    ),
    row(
      { en: 'Surface treatment', ar: 'معالجة السطح' },
      'Corona on request, 38 mN/m',
      'كورونا عند الطلب، 38 ملّي نيوتن/م',
    ),
    row(
      { en: 'Supply form', ar: 'شكل التوريد' },
      'Rolls up to 300 kg, or cut liners',
      'لفّات حتى 300 كغ، أو بطانات مقصوصة',
    ),
    row(core, 'Cardboard, 76 mm', 'كرتون، 76 مم'),
    row(named.minimumOrder, '2 tonnes (2,000 kg)', 'طنّان (2,000 كغ)'),
    row(named.leadTime, '15 days', '15 يومًا'),
  ],
  attributes: {
    family: 'film',
    use: 'food',
    widthLeast: 300,
    widthMost: 2400,
    thickness: 25,
    thicknessMost: 150,
    linerMaterial: 'blend',
    foodContact: true,
    minimumWeight: 2000,
    leadTime: 15,
  },
  certificates: ['cert-food-declaration', 'cert-food-contact', 'cert-iso-22000', 'cert-iso-9001'],
  relatedProducts: ['fabric-roll', 'sugar-sack-liner', 'flour-sack'],
  mainImage: 'liner-film-1',
  galleryImages: threeViews('liner-film'),
};

export const convertingProducts: DemoProduct[] = [fabricRoll, linerFilm];
