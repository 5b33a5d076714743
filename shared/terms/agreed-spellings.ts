import type { AgreedWords } from './agreed-words.ts';

/** The site's English is British. */
const british =
  'colour color, colours colors, coloured colored, fibre fiber, fibres fibers, kilometre kilometer, millimetre millimeter, centimetre centimeter, litre liter, litres liters, centre center, grey gray, aluminium aluminum, stabilised stabilized, stabilisation stabilization, organisation organization, recognise recognize, labelled labeled'
    .split(', ')
    .map((pair) => pair.split(' '));

/** Words of the trade and spellings that drifted: one each, in all texts and prints. */
export const agreedSpellings: readonly AgreedWords[] = [
  { name: 'Fabric', family: 'fabric', english: 'fabric', arabic: 'قماش', englishAvoided: ['cloth', 'cloths'] },
  {
    name: 'Drawstring',
    family: 'drawstring',
    english: 'drawstring',
    arabic: 'رباط سحب',
    englishAvoided: ['draw cord', 'draw cords', 'drawcord'],
  },
  { name: 'Truck', family: 'truck', english: 'truck', arabic: 'شاحنة', englishAvoided: ['lorry', 'lorries'] },
  {
    name: 'Forklift',
    subject: 'ordering',
    english: 'forklift',
    arabic: 'رافعة شوكية',
    englishAvoided: ['fork lift', 'fork lifts'],
  },
  {
    name: 'Micrometre',
    family: 'micron',
    english: 'µm',
    arabic: 'ميكرون',
    englishAvoided: ['micron', 'microns'],
    arabicAvoided: ['مايكرون', 'ميكرومتر'],
  },
  {
    name: 'Millimetre',
    subject: 'materials',
    english: 'mm',
    arabic: 'مم',
    arabicAvoided: ['ملم'],
  },
  { name: 'Gram', subject: 'materials', english: 'g', arabic: 'غ', arabicAvoided: ['غم', 'جم', 'جرام', 'جرامًا'] },
  { name: 'Kilogram', subject: 'materials', english: 'kg', arabic: 'كغ', arabicAvoided: ['كجم', 'كلغ', 'كغم'] },
  {
    name: 'Degree Celsius',
    subject: 'materials',
    english: '°C',
    arabic: '°م',
    arabicAvoided: ['درجة مئوية', 'درجات مئوية'],
  },
  { name: 'Tonne', family: 'tonne', english: 'tonne', arabic: 'طن', englishAvoided: ['tons'] },
  {
    name: 'Warp',
    family: 'warp',
    english: 'warp',
    arabic: 'السدى',
    arabicAvoided: ['سداة', 'السداة'],
    note: 'Weft: اللُّحمة.',
  },
  { name: 'Mortar', subject: 'goods', english: 'mortar', arabic: 'المونة', arabicAvoided: ['ملاط', 'الملاط'] },
  {
    name: 'Type test',
    subject: 'company',
    english: 'type test',
    arabic: 'فحص الطراز',
    arabicAvoided: ['فحص النوع', 'فحص نوع', 'اختبار النوع'],
  },
  {
    name: 'Safe working load',
    family: 'safe working load',
    english: 'safe working load',
    arabic: 'حمل التشغيل الآمن',
    arabicAvoided: ['الحمولة الآمنة', 'حمولة آمنة', 'حمولة التشغيل', 'حمل العمل الآمن'],
  },
  {
    name: 'Lot',
    subject: 'company',
    english: 'lot',
    arabic: 'تشغيلة',
    englishAvoided: ['batch', 'batches'],
    arabicAvoided: ['دفعة إنتاج', 'دفعات إنتاج', 'رقم الدفعة'],
    note: 'دفعة is a payment.',
  },
  {
    name: 'Regulation (EU)',
    subject: 'company',
    english: 'Regulation (EU)',
    arabic: 'اللائحة (EU)',
    englishAvoided: ['EU Regulation', 'EC Regulation'],
    arabicAvoided: ['اللائحة الأوروبية رقم', 'اللائحة الأوربية'],
  },
  { name: 'Record', subject: 'company', english: 'record', arabic: 'سجلّ', arabicAvoided: ['سجل', 'السجل', 'للسجل'] },
  {
    name: 'Visitors',
    subject: 'company',
    english: 'visitors',
    arabic: 'الزوّار',
    arabicAvoided: ['زوار', 'الزوار', 'للزوار'],
  },
  {
    name: 'Browser',
    subject: 'company',
    english: 'browser',
    arabic: 'متصفّح',
    arabicAvoided: ['متصفح', 'المتصفح', 'متصفحكم', 'المتصفحات'],
  },
  {
    name: 'Draft',
    subject: 'company',
    english: 'draft',
    arabic: 'مسوّدة',
    arabicAvoided: ['مسودة', 'المسودة', 'مسودات'],
  },
  { name: 'Line', subject: 'company', english: 'line', arabic: 'خطّ', arabicAvoided: ['خط', 'الخط'] },
  { name: 'Control', subject: 'company', english: 'control', arabic: 'تحكّم', arabicAvoided: ['تحكم', 'التحكم'] },
  ...british.map(
    ([spelling = '', other = '']): AgreedWords => ({
      name: `Spelling: ${spelling}`,
      subject: 'company',
      english: spelling,
      arabic: '',
      englishAvoided: [other],
    }),
  ),
];
