import { row } from './products/specification-row.ts';
import type { DemoMarket } from './types.ts';

const bookkeeping = [
  { en: 'Commercial invoice and packing list', ar: 'الفاتورة التجارية وقائمة التعبئة' },
  { en: 'Certificate of origin from the chamber of industry', ar: 'شهادة منشأ من غرفة الصناعة' },
];
const billOfLading = {
  en: 'Bill of lading, as originals or released by telex',
  ar: 'بوليصة شحن، أصلية أو مفرَج عنها بالتلكس',
};
const fobAqaba = { en: 'FOB Aqaba', ar: 'FOB العقبة' };

const coast = { en: 'usually 35 to 45 days from Aqaba', ar: 'عادةً من 35 إلى 45 يومًا من العقبة' };

const westAfrica: DemoMarket = {
  key: 'west-africa',
  name: { en: 'West Africa', ar: 'غرب أفريقيا' },
  summary: {
    en: 'Sacks for rice, sugar, flour and cocoa, by container from Aqaba to Tema, Abidjan, Lomé, Lagos and Dakar.',
    ar: 'أكياس للأرز والسكر والدقيق والكاكاو، بالحاويات من العقبة إلى تيما وأبيدجان ولومي ولاغوس وداكار.',
  },
  countries: [
    { en: 'Ghana', ar: 'غانا' },
    { en: 'Nigeria', ar: 'نيجيريا' },
    { en: 'Côte d’Ivoire', ar: 'ساحل العاج' },
    { en: 'Togo', ar: 'توغو' },
    { en: 'Benin', ar: 'بنين' },
    { en: 'Senegal', ar: 'السنغال' },
  ],
  route: {
    en: `Trucks reach Aqaba in a day. The container usually sails north through Suez, changes ship in the western Mediterranean and runs down the coast.

In years when lines divert, two more weeks are usual. Ports are busiest before the harvest: in Lagos, ask your agent whether Apapa or Lekki is quicker at the time.`,
    ar: `تصل الشاحنات إلى العقبة في يوم واحد. وتبحر الحاوية عادةً شمالًا عبر السويس، وتُنقل إلى سفينة أخرى في غرب المتوسط، ثم تنزل بمحاذاة الساحل.

في السنوات التي تحوّل فيها الخطوط مسارها يُعتاد أسبوعان إضافيان. وأكثر ما تزدحم الموانئ قبل موسم الحصاد: في لاغوس اسألوا وكيلكم هل أبابا أسرع أم ليكي في ذلك الوقت.`,
  },
  ports: [
    row({ en: 'Tema, Ghana', ar: 'تيما، غانا' }, coast.en, coast.ar),
    row({ en: 'Abidjan, Côte d’Ivoire', ar: 'أبيدجان، ساحل العاج' }, coast.en, coast.ar),
    row({ en: 'Lomé, Togo', ar: 'لومي، توغو' }, coast.en, coast.ar),
    row(
      { en: 'Lagos (Apapa or Lekki), Nigeria', ar: 'لاغوس (أبابا أو ليكي)، نيجيريا' },
      'usually 38 to 50 days from Aqaba',
      'عادةً من 38 إلى 50 يومًا من العقبة',
    ),
    row(
      { en: 'Dakar, Senegal', ar: 'داكار، السنغال' },
      'usually 30 to 42 days from Aqaba',
      'عادةً من 30 إلى 42 يومًا من العقبة',
    ),
  ],
  documents: [
    {
      en: 'Pro forma invoice, for the import permit and the letter of credit',
      ar: 'الفاتورة المبدئية، لرخصة الاستيراد والاعتماد المستندي',
    },
    {
      en: 'Cargo tracking note (BESC or BSC), where the country requires one',
      ar: 'وثيقة تتبّع الشحنة (BESC أو BSC)، حيث يشترطها البلد',
    },
    {
      en: 'Certificate of conformity, where the country runs a verification programme; it needs an inspection before loading',
      ar: 'شهادة المطابقة، حيث يطبّق البلد برنامج تحقق؛ وهي تستلزم معاينة قبل التحميل',
    },
    ...bookkeeping,
    billOfLading,
  ],
  terms: [fobAqaba, { en: 'CFR to the port you name', ar: 'CFR إلى الميناء الذي تسمّونه' }],
  languages: {
    en: 'Correspondence and documents in English, in French on request; bags printed in either.',
    ar: 'المراسلات والوثائق بالإنجليزية، وبالفرنسية عند الطلب؛ والطباعة على الأكياس بأيّ منهما.',
  },
  description: {
    en: `Please confirm the order about 75 days before you need the bags on your floor: 20 days for production, 45 for the sea and 10 for the two ports.

Warehouses near the coast are humid. For sugar, flour and fertiliser we suggest a liner; for sacks that wait outdoors, a higher grade of UV stabilisation than at home.`,
    ar: `يُرجى تأكيد الطلبية قبل نحو 75 يومًا من حاجتكم إلى الأكياس في مستودعكم: 20 يومًا للإنتاج و45 للبحر و10 للميناءين.

المستودعات القريبة من الساحل رطبة. للسكر والدقيق والأسمدة نقترح بطانة داخلية، وللأكياس التي تنتظر في الخارج درجة أعلى من مثبّت الأشعة فوق البنفسجية.`,
  },
  image: 'scene-container',
};

const gulfAndIraq: DemoMarket = {
  key: 'gulf-and-iraq',
  name: { en: 'The Gulf and Iraq', ar: 'الخليج والعراق' },
  summary: {
    en: 'By truck to your gate in Iraq and Saudi Arabia, by container to Jebel Ali and Umm Qasr: cement, flour, feed and fertiliser bags.',
    ar: 'بالشاحنة إلى بابكم في العراق والسعودية، وبالحاويات إلى جبل علي وأم قصر: أكياس الإسمنت والدقيق والأعلاف والأسمدة.',
  },
  countries: [
    { en: 'Iraq', ar: 'العراق' },
    { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
    { en: 'Kuwait', ar: 'الكويت' },
    { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
    { en: 'Qatar', ar: 'قطر' },
    { en: 'Oman', ar: 'عُمان' },
  ],
  route: {
    en: `Trucks leave our gate in Sahab: east through Karameh and Trebil to Iraq, south through Omari and Haditha to Saudi Arabia and on to its neighbours.

By sea, containers go from Aqaba down the Red Sea and round Arabia. When lines avoid that way, the road is usually quicker, and we say so before you order.`,
    ar: `تنطلق الشاحنات من مصنعنا في سحاب: شرقًا عبر الكرامة وطريبيل إلى العراق، وجنوبًا عبر العمري والحديثة إلى السعودية ثم جيرانها.

وبحرًا تنزل الحاويات من العقبة في البحر الأحمر وتدور حول الجزيرة العربية. وحين تتجنّب الخطوط هذا الطريق يكون البرّ أسرع عادةً، ونخبركم بذلك قبل الطلب.`,
  },
  ports: [
    row({ en: 'Baghdad, by road', ar: 'بغداد، برًّا' }, 'usually 3 to 6 days from Sahab', 'عادةً من 3 إلى 6 أيام من سحاب'),
    row(
      { en: 'Riyadh or Dammam, by road', ar: 'الرياض أو الدمام، برًّا' },
      'usually 3 to 6 days from Sahab',
      'عادةً من 3 إلى 6 أيام من سحاب',
    ),
    row(
      { en: 'Kuwait or Dubai, by road', ar: 'الكويت أو دبي، برًّا' },
      'usually 5 to 9 days from Sahab',
      'عادةً من 5 إلى 9 أيام من سحاب',
    ),
    row(
      { en: 'Jebel Ali, by sea', ar: 'جبل علي، بحرًا' },
      'usually 15 to 28 days from Aqaba',
      'عادةً من 15 إلى 28 يومًا من العقبة',
    ),
    row(
      { en: 'Umm Qasr, by sea', ar: 'أم قصر، بحرًا' },
      'usually 20 to 35 days from Aqaba',
      'عادةً من 20 إلى 35 يومًا من العقبة',
    ),
  ],
  documents: [
    ...bookkeeping,
    {
      en: 'Origin under the Greater Arab Free Trade Area, where it lowers the duty',
      ar: 'منشأ بموجب منطقة التجارة الحرة العربية الكبرى، حيث يخفّض الرسم',
    },
    {
      en: 'Certificate of conformity where the country asks for one; for Saudi Arabia through the Saber platform',
      ar: 'شهادة المطابقة حيث يطلبها البلد؛ وللسعودية عبر منصّة سابر',
    },
    { en: 'Road consignment note, or bill of lading by sea', ar: 'بيان النقل البرّي، أو بوليصة شحن بحرًا' },
  ],
  terms: [
    { en: 'DAP to your gate in Iraq and Saudi Arabia', ar: 'DAP إلى بابكم في العراق والسعودية' },
    fobAqaba,
    { en: 'CFR to the port you name', ar: 'CFR إلى الميناء الذي تسمّونه' },
  ],
  languages: {
    en: 'Letters, papers and prints in Arabic and English.',
    ar: 'المراسلات والوثائق والطباعة بالعربية والإنجليزية.',
  },
  description: {
    en: `Sun and heat decide here. For bags that wait in a yard we suggest 1,600 hours of UV stabilisation, and a roof.

Crossings are slow around the holidays and in the weeks of the pilgrimage. Order earlier then, or take a first part by road and the rest by sea.`,
    ar: `الشمس والحرارة هما ما يحسم هنا. للأكياس التي تنتظر في الساحة نقترح مثبّت أشعة من درجة 1,600 ساعة، مع سقف.

تبطؤ المعابر في الأعياد وفي أسابيع الحج. اطلبوا قبلها بوقت أطول، أو خذوا دفعة أولى برًّا والبقية بحرًا.`,
  },
  image: 'fertiliser-sack-2',
};

const europe: DemoMarket = {
  key: 'europe',
  name: { en: 'Europe', ar: 'أوروبا' },
  summary: {
    en: 'Jumbo bags, food-grade sacks and liners, by container from Aqaba to Hamburg, Rotterdam and the Mediterranean.',
    ar: 'أكياس جامبو وأكياس وبطانات غذائية، بالحاويات من العقبة إلى هامبورغ وروتردام والبحر المتوسط.',
  },
  countries: [
    { en: 'Germany', ar: 'ألمانيا' },
    { en: 'Netherlands', ar: 'هولندا' },
    { en: 'Belgium', ar: 'بلجيكا' },
    { en: 'Italy', ar: 'إيطاليا' },
    { en: 'Spain', ar: 'إسبانيا' },
    { en: 'Greece', ar: 'اليونان' },
  ],
  route: {
    en: `From Aqaba the container goes north through Suez into the Mediterranean. Southern ports are often served directly; for the North Sea it usually changes ship on the way.

When few lines call at Aqaba, two more weeks are usual. Small orders can share a container; that takes about a week longer.`,
    ar: `من العقبة تتجه الحاوية شمالًا عبر السويس إلى البحر المتوسط. وكثيرًا ما تُخدم الموانئ الجنوبية مباشرة، أما بحر الشمال فتُنقل إليه عادةً إلى سفينة أخرى في الطريق.

وحين يقلّ عدد الخطوط في العقبة يُعتاد أسبوعان إضافيان. ويمكن للطلبيات الصغيرة أن تشترك في حاوية، وذلك يستغرق نحو أسبوع أطول.`,
  },
  ports: [
    row(
      { en: 'Piraeus, Greece', ar: 'بيرايوس، اليونان' },
      'usually 10 to 18 days from Aqaba',
      'عادةً من 10 إلى 18 يومًا من العقبة',
    ),
    row(
      { en: 'Genoa, Italy, or Valencia, Spain', ar: 'جنوة، إيطاليا، أو فالنسيا، إسبانيا' },
      'usually 14 to 24 days from Aqaba',
      'عادةً من 14 إلى 24 يومًا من العقبة',
    ),
    row(
      { en: 'Rotterdam, Netherlands, or Antwerp, Belgium', ar: 'روتردام، هولندا، أو أنتويرب، بلجيكا' },
      'usually 22 to 34 days from Aqaba',
      'عادةً من 22 إلى 34 يومًا من العقبة',
    ),
    row(
      { en: 'Hamburg, Germany', ar: 'هامبورغ، ألمانيا' },
      'usually 24 to 36 days from Aqaba',
      'عادةً من 24 إلى 36 يومًا من العقبة',
    ),
  ],
  documents: [
    ...bookkeeping,
    {
      en: 'EUR.1 movement certificate, for the preference between Jordan and the European Union',
      ar: 'شهادة الحركة EUR.1، للأفضلية بين الأردن والاتحاد الأوروبي',
    },
    {
      en: 'Declaration of compliance for food contact, Regulation (EU) No 10/2011, where food is filled',
      ar: 'إقرار مطابقة لملامسة الغذاء، اللائحة (EU) رقم 10/2011، حيث يُعبّأ غذاء',
    },
    { en: 'Heat-treatment mark ISPM 15 on every pallet', ar: 'علامة المعالجة الحرارية ISPM 15 على كل طبلية' },
    billOfLading,
  ],
  terms: [
    fobAqaba,
    { en: 'CFR to the port you name', ar: 'CFR إلى الميناء الذي تسمّونه' },
    { en: 'DAP to your door by arrangement', ar: 'DAP إلى بابكم بالاتفاق' },
  ],
  languages: {
    en: 'Correspondence and documents in English; bags printed in any language you send us.',
    ar: 'المراسلات والوثائق بالإنجليزية؛ والطباعة على الأكياس بأيّ لغة ترسلونها إلينا.',
  },
  description: {
    en: `The customs heading is 6305.33 for woven sacks and 6305.32 for jumbo bags. Whether a duty applies depends on origin and date: your broker knows the current rate.

European rules on packaging and recycled content are changing. Tell us what you have to declare, and we name what is in the bag: resin, filler, colour and share of regranulate. For food contact we use new resin only.`,
    ar: `البند الجمركي هو 6305.33 للأكياس المنسوجة و6305.32 لأكياس الجامبو. ويتوقّف الرسم على المنشأ والتاريخ: مخلّصكم الجمركي يعرف النسبة الحالية.

قواعد التغليف والمحتوى المعاد تدويره في أوروبا تتغيّر. أخبرونا بما عليكم التصريح به، فنذكر ما في الكيس: الراتنج والمادة المالئة واللون ونسبة الحبيبات المعاد تدويرها. ولملامسة الغذاء لا نستعمل إلا راتنجًا جديدًا.`,
  },
  image: 'fibc-baffle-2',
};

/** Where the bags go; transit times are usual ones, said so on the page. */
export const markets: DemoMarket[] = [westAfrica, gulfAndIraq, europe];
