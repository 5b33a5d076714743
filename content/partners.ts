import type { Bilingual, DemoPartner, DemoSpecification } from './types.ts';

const since: Bilingual = { en: 'Partner since', ar: 'شريك منذ' };
const country: Bilingual = { en: 'Country', ar: 'البلد' };
const weSupply: Bilingual = { en: 'Products supplied', ar: 'المنتجات المورَّدة' };
const suppliesUs: Bilingual = { en: 'Supplies to Mansooj', ar: 'ما يورّده لمنسوج' };
const volume: Bilingual = { en: 'Annual volume', ar: 'الكمية السنوية' };
const sites: Bilingual = { en: 'Sites', ar: 'المواقع' };
const brand: Bilingual = { en: 'Brand on the bags', ar: 'العلامة المطبوعة على الأكياس' };

/** One row of a partner's details; the English and the Arabic value say the same. */
const row = (name: Bilingual, en: string, ar: string): DemoSpecification => ({ name, value: { en, ar } });

const cementAndGrain: DemoPartner[] = [
  {
    key: 'partner-sunbulan',
    name: { en: 'Sunbulan Flour Mills', ar: 'مطاحن سنبلان' },
    industry: { en: 'Flour milling', ar: 'طحن القمح وإنتاج الدقيق' },
    specifications: [
      row(since, '2006', '2006'),
      row(country, 'Jordan', 'الأردن'),
      row(weSupply, '50 kg flour sacks, 65 g/m², uncoated', 'أكياس دقيق سعة 50 كغ، 65 غ/م²، غير مطليّة'),
      row(volume, '2.4 million sacks', '2.4 مليون كيس'),
      row(brand, 'Sanabel Mills', 'مطاحن سنابل'),
    ],
    mainImage: 'partner-sunbulan',
    galleryImages: ['flour-sack-1', 'flour-sack-2', 'flour-sack-3'],
  },
  {
    key: 'partner-sakhrun',
    name: { en: 'Sakhrun Cement', ar: 'إسمنت صخرون' },
    industry: { en: 'Cement', ar: 'الإسمنت' },
    specifications: [
      row(since, '2011', '2011'),
      row(country, 'Jordan', 'الأردن'),
      row(
        weSupply,
        '50 kg block-bottom valve bags, printed in 3 colours',
        'أكياس بصمام وقاعدة مستطيلة سعة 50 كغ، مطبوعة بثلاثة ألوان',
      ),
      row(volume, '9 million bags', '9 ملايين كيس'),
      row(sites, 'One plant and two packing terminals', 'مصنع واحد ومحطتا تعبئة'),
    ],
    mainImage: 'partner-sakhrun',
    galleryImages: ['cement-valve-bag-1', 'cement-valve-bag-3', 'pallet-cover-1'],
  },
  {
    key: 'partner-marjovia',
    name: { en: 'Marjovia Feeds', ar: 'أعلاف مرجوفيا' },
    industry: { en: 'Animal feed', ar: 'الأعلاف الحيوانية' },
    specifications: [
      row(since, '2014', '2014'),
      row(country, 'Jordan', 'الأردن'),
      row(weSupply, '25 kg and 50 kg BOPP-laminated feed bags', 'أكياس أعلاف مصفّحة بفيلم BOPP، سعة 25 كغ و50 كغ'),
      row(volume, '1.8 million bags', '1.8 مليون كيس'),
      row(brand, 'Ghor Feeds', 'أعلاف الغور'),
    ],
    mainImage: 'partner-marjovia',
    galleryImages: ['bopp-feed-bag-1', 'bopp-feed-bag-2', 'bopp-feed-bag-3'],
  },
  {
    key: 'partner-lagunta',
    name: { en: 'Lagunta Rice Packers', ar: 'لاغونتا لتعبئة الأرز' },
    industry: { en: 'Rice packing', ar: 'تعبئة الأرز' },
    specifications: [
      row(since, '2017', '2017'),
      row(country, 'Ghana (Tema)', 'غانا (تيما)'),
      row(
        weSupply,
        '5 kg, 10 kg and 25 kg BOPP rice bags, 8 print colours',
        'أكياس أرز مصفّحة بفيلم BOPP، سعة 5 و10 و25 كغ، مطبوعة بثمانية ألوان',
      ),
      row(volume, '2 million bags', 'مليونا كيس'),
      row(brand, 'Nakhla', 'نخلة'),
    ],
    mainImage: 'partner-lagunta',
    galleryImages: ['bopp-rice-bag-2', 'bopp-rice-bag-3'],
  },
];

const processAndProduce: DemoPartner[] = [
  {
    key: 'partner-lisanor',
    name: { en: 'Lisanor Fertilisers', ar: 'ليسانور للأسمدة' },
    industry: { en: 'Potash and phosphate fertilisers', ar: 'أسمدة البوتاس والفوسفات' },
    specifications: [
      row(since, '2010', '2010'),
      row(country, 'Jordan', 'الأردن'),
      row(
        weSupply,
        '50 kg coated sacks with liner; 1,000 kg jumbo bags, 5:1',
        'أكياس مطليّة سعة 50 كغ ببطانة داخلية، وأكياس جامبو حمل 1,000 كغ بمعامل أمان 5:1',
      ),
      row(volume, '1.5 million sacks and 40,000 jumbo bags', '1.5 مليون كيس و40,000 كيس جامبو'),
      row(sites, 'Plant in Ghor Al-Safi, export store in Aqaba', 'مصنع في غور الصافي ومستودع تصدير في العقبة'),
    ],
    mainImage: 'partner-lisanor',
    galleryImages: ['fertiliser-sack-1', 'fertiliser-sack-2', 'fibc-jumbo-2'],
  },
  {
    key: 'partner-qandoria',
    name: { en: 'Qandoria Sugar Refinery', ar: 'مصفاة قندوريا للسكر' },
    industry: { en: 'Sugar refining', ar: 'تكرير السكر' },
    specifications: [
      row(since, '2013', '2013'),
      row(country, 'Iraq', 'العراق'),
      row(
        weSupply,
        '50 kg sugar sacks with food-grade PE liner, 60 µm',
        'أكياس سكر سعة 50 كغ ببطانة بولي إيثيلين غذائية، 60 ميكرونًا',
      ),
      row(volume, '3.2 million sacks', '3.2 مليون كيس'),
      row(sites, 'Refinery in Basra', 'مصفاة في البصرة'),
    ],
    mainImage: 'partner-qandoria',
    galleryImages: ['sugar-sack-liner-2', 'sugar-sack-liner-3', 'liner-film-2'],
  },
  {
    key: 'partner-nilvara',
    name: { en: 'Nilvara Produce', ar: 'نيلفارا للحاصلات الزراعية' },
    industry: { en: 'Onion and potato exports', ar: 'تصدير البصل والبطاطا' },
    specifications: [
      row(since, '2016', '2016'),
      row(country, 'Egypt', 'مصر'),
      row(weSupply, '10 kg and 25 kg leno mesh bags with drawstring', 'أكياس شبكية (لينو) سعة 10 كغ و25 كغ برباط سحب'),
      row(volume, '1.6 million bags, February to June', '1.6 مليون كيس بين شباط وحزيران'),
    ],
    mainImage: 'partner-nilvara',
    galleryImages: ['leno-onion-bag-1', 'leno-onion-bag-2', 'leno-onion-bag-3'],
  },
  {
    key: 'partner-dukkanto',
    name: { en: 'Dukkanto Markets', ar: 'أسواق دكّانتو' },
    industry: { en: 'Retail', ar: 'تجارة التجزئة' },
    specifications: [
      row(since, '2019', '2019'),
      row(country, 'Jordan', 'الأردن'),
      row(weSupply, 'Reusable laminated shopping bags, 35 litres', 'أكياس تسوّق مصفّحة متعدّدة الاستعمال، سعة 35 لترًا'),
      row(volume, '900,000 bags', '900,000 كيس'),
      row(sites, '41 stores', '41 متجرًا'),
    ],
    mainImage: 'partner-dukkanto',
    galleryImages: ['shopping-bag-1', 'shopping-bag-2', 'shopping-bag-3'],
  },
];

const suppliers: DemoPartner[] = [
  {
    key: 'partner-polvarin',
    name: { en: 'Polvarin Resins', ar: 'بولفارين للراتنج' },
    industry: { en: 'Plastics resin', ar: 'راتنج البلاستيك' },
    specifications: [
      row(since, '2007', '2007'),
      row(country, 'Saudi Arabia', 'المملكة العربية السعودية'),
      row(
        suppliesUs,
        'Raffia-grade polypropylene, melt flow 3.0 to 3.5 g in 10 minutes',
        'بولي بروبيلين لإنتاج الأشرطة، معدل انسياب المصهور من 3.0 إلى 3.5 غ في 10 دقائق',
      ),
      row(volume, '3,600 tonnes', '3,600 طن'),
    ],
    mainImage: 'partner-polvarin',
    galleryImages: ['scene-granules', 'fabric-roll-2'],
  },
  {
    key: 'partner-webertal',
    name: { en: 'Webertal Looms', ar: 'فيبرتال للأنوال' },
    industry: { en: 'Loom building', ar: 'صناعة أنوال النسيج' },
    specifications: [
      row(since, '2006', '2006'),
      row(country, 'Germany', 'ألمانيا'),
      row(suppliesUs, 'Six-shuttle circular looms, spare parts, training', 'أنوال دائرية بستة مكوكات وقطع غيار وتدريب'),
      row({ en: 'Service visits', ar: 'زيارات الصيانة' }, 'Twice a year', 'مرتان في السنة'),
    ],
    mainImage: 'partner-webertal',
    galleryImages: ['scene-loom', 'scene-bobbins', 'fabric-roll-3'],
  },
  {
    key: 'partner-tintarra',
    name: { en: 'Tintarra Inks', ar: 'تنتارا للأحبار' },
    industry: { en: 'Printing inks', ar: 'أحبار الطباعة' },
    specifications: [
      row(since, '2012', '2012'),
      row(country, 'Spain', 'إسبانيا'),
      row(suppliesUs, 'Flexo and gravure inks, toluene-free', 'أحبار فلكسو وروتوغرافور خالية من التولوين'),
      row(volume, '46 tonnes', '46 طنًّا'),
    ],
    mainImage: 'partner-tintarra',
    galleryImages: ['scene-printing', 'flour-sack-3', 'fertiliser-sack-3'],
  },
  {
    key: 'partner-marsaqan',
    name: { en: 'Marsaqan Port Logistics', ar: 'مرساقان للخدمات اللوجستية' },
    industry: { en: 'Port logistics', ar: 'الخدمات اللوجستية في الموانئ' },
    specifications: [
      row(since, '2010', '2010'),
      row(country, 'Jordan', 'الأردن'),
      row(
        { en: 'Services', ar: 'الخدمات' },
        'Container loading, customs clearance, sea freight from Aqaba',
        'تحميل الحاويات والتخليص الجمركي والشحن البحري من العقبة',
      ),
      row(volume, '110 forty-foot containers', '110 حاويات بطول 40 قدمًا'),
      row(sites, 'Yards in Sahab and Aqaba', 'ساحتان في سحاب والعقبة'),
    ],
    mainImage: 'partner-marsaqan',
    galleryImages: ['scene-container', 'scene-warehouse', 'pallet-cover-2'],
  },
];

/** Invented companies: customers first, then suppliers. */
export const partners: DemoPartner[] = [...cementAndGrain, ...processAndProduce, ...suppliers];
