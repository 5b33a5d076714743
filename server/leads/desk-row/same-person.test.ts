import { expect, test } from 'vitest';
import { companyKey, isSameCompany } from './same-company.ts';
import { type ComparedSender, compareSenders, nameKey } from './same-person.ts';

const splitLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string]);

/** Names as people write them: in Latin letters twice, and in Arabic. */
const people = `
Lina Haddad|Leena Hadad|لينا حداد
Mohammad Khalil|Muhammed Khaleel|محمد خليل
Ahmad Al-Khatib|Ahmed el Khateeb|أحمد الخطيب
Samira Qasim|Sameera Kassem|سميرة قاسم
Omar Nasser|Omer Naser|عمر ناصر
Yousef Mansour|Yusuf Mansoor|يوسف منصور
Fatima Saleh|Fatimah Salih|فاطمة صالح
Khaled Darwish|Khalid Darweesh|خالد درويش
Abdullah Shami|Abd Allah Shamy|عبد الله شامي
Abdulrahman Odeh|Abdel Rahman Oudeh|عبد الرحمن عودة
Hussein Jaber|Husain Jabir|حسين جابر
Mahmoud Ghazi|Mahmood Ghazy|محمود غازي
Rania Zaidan|Ranya Zeidan|رانيا زيدان
Tareq Bishara|Tarik Bshara|طارق بشارة
Sami Fakhoury|Samy Fakhouri|سامي فاخوري
Nadia Shaheen|Nadya Shahin|نادية شاهين
Ibrahim Masri|Ebrahim Masry|إبراهيم مصري
Ismail Tamimi|Ismael Tamimy|إسماعيل تميمي
Dina Barakat|Deena Baraket|دينا بركات
Rami Sabbagh|Ramy Sabagh|رامي صباغ
Hiba Najjar|Heba Najar|هبة نجار
Ziad Karam|Zeyad Karem|زياد كرم
Faisal Otaibi|Faysal Oteibi|فيصل عتيبي
Jamal Rashid|Gamal Rasheed|جمال رشيد
Laila Suleiman|Layla Sulaiman|ليلى سليمان
Bassam Awad|Basam Awwad|بسام عوض
Nabil Hourani|Nabeel Hurani|نبيل حوراني
Maher Dabbas|Mahir Dabas|ماهر دباس
Salma Taweel|Salma Tawil|سلمى طويل
Wael Sharif|Wail Shareef|وائل شريف
Ghassan Issa|Gassan Isa|غسان عيسى
Suhail Batayneh|Suheil Bataineh|سهيل بطاينة
Anas Momani|Anas Moumani|أنس مومني
Huda Kilani|Houda Keelani|هدى كيلاني
Qais Zoubi|Kais Zubi|قيس زعبي
Marwan Haddadin|Marwan Haddadeen|مروان حدادين
Iman Rawashdeh|Eman Rawashda|إيمان رواشدة
Basel Amer|Basil Aamer|باسل عامر
Adnan Hijazi|Adnan Hejazi|عدنان حجازي
Thaer Abu Zaid|Thaer Abou Zeid|ثائر أبو زيد`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string]);

const firms = [
  'Nile Feed Co.|أعلاف النيل',
  'Petra Trading Est.|مؤسسة بترا للتجارة',
  'Sahara Cement|إسمنت صحارى',
  'Rawan Foods LLC|شركة روان للأغذية',
].map((line) => line.split('|') as [string, string]);

let numbers = 0;
const sender = (fullName: string, known: Partial<ComparedSender> = {}): ComparedSender => {
  numbers += 1;
  const unlike = { email: `x${numbers}@gmail.com`, phoneNumber: `+9627900${10_000 + numbers}`, company: '' };
  return { fullName, ...unlike, ...known };
};

type Pair = [string, ComparedSender, ComparedSender];
const same = people.flatMap(([name, variant, arabic], place): Pair[] => {
  const [latin = '', written = ''] = firms[place % firms.length] ?? [];
  const own = { email: `${nameKey(name).replace(' ', '.')}@gmail.com` };
  return [
    ['other script', sender(name, { company: latin }), sender(arabic, { company: written })],
    ['other spelling', sender(name, { company: latin }), sender(variant, { company: `${latin} Company` })],
    ['other spelling, other script', sender(variant, { company: latin }), sender(arabic, { company: written })],
    ['number', sender(name, { phoneNumber: '+962791234567' }), sender(arabic, { phoneNumber: '+962791234567' })],
    ['address', sender(name, own), sender(variant, { email: own.email.replace('.', '').toUpperCase() })],
  ];
});

const alike = people.flatMap(([name, variant, arabic], place): Pair[] => {
  const [latin = '', written = ''] = firms[place % firms.length] ?? [];
  const [first = '', ...rest] = name.split(' ');
  const [, next, nextArabic] = people[(place + 7) % people.length] ?? ['', '', ''];
  const switchboard = { phoneNumber: '+96265000000', company: latin };
  return [
    [
      'the same name elsewhere',
      sender(name, { company: 'Orient Mills' }),
      sender(arabic, { company: 'Cedar Plastics' }),
    ],
    [
      'the first name alone',
      sender(name, { company: latin }),
      sender(`${first} ${next.split(' ').at(-1)}`, { company: latin }),
    ],
    [
      'the family name alone',
      sender(arabic, { company: written }),
      sender(`${next.split(' ')[0]} ${rest.join(' ')}`, { company: latin }),
    ],
    ['a switchboard', sender(name, switchboard), sender(nextArabic, switchboard)],
    ['a shared mailbox', sender(variant, { email: 'info@nile.example' }), sender(next, { email: 'info@nile.example' })],
  ];
});

const likenessOf = ([, one, other]: Pair) => compareSenders(one, other);

test('of two hundred pairs of the same person in both scripts at least 95 % are found, by their key too', () => {
  expect(same).toHaveLength(200);
  const missed = same.filter((pair) => !['person', 'likely'].includes(likenessOf(pair) ?? ''));
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(2);
  const unkeyed = same.filter(([, one, other]) => nameKey(one.fullName) !== nameKey(other.fullName));
  expect(unkeyed.map(([, one, other]) => `${one.fullName} / ${other.fullName}`)).toHaveLength(0);
});

test('of two hundred pairs that only look alike at most 1 % are taken for the same person', () => {
  expect(alike).toHaveLength(200);
  const wrong = alike.filter((pair) => ['person', 'likely'].includes(likenessOf(pair) ?? ''));
  // "Amer" and "عمر" at one switchboard.
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(2);
});

test.each([
  ['rana@bücher.example', 'Rana@xn--bcher-kva.example'],
  ['rana@example.ｃｏｍ', 'rana@example.com'],
])('the mailbox %s is that of %s', (email, other) => {
  expect(compareSenders(sender('Rana', { email }), sender('Rana', { email: other }))).toBe('person');
});

test.each([
  ['Ahmad', 'حمد'],
  ['Hamed', 'حميد'],
  ['Salem', 'سليم'],
  ['Nasser', 'نصير'],
  ['Jamal', 'جميل'],
])('%s is not %s', (latin, arabic) => {
  const [one, other] = [sender(`${latin} Haddad`, { company: 'Nile' }), sender(`${arabic} حداد`, { company: 'النيل' })];
  expect(compareSenders(one, other)).toBe('company');
});

test.each([
  ['Haddad Feed', 'أعلاف حداد'],
  ['Al Manar Trading Co.', 'شركة المنار للتجارة'],
  ['Bello Sugar', 'BELLO SUGAR LTD'],
])('%s is the company %s', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other));
  expect(companyKey(one)).not.toBe('');
});

const alikeNames = splitLines(`
يحيى السيد|Yahya Elsayed
شادي الشيخ|Shadi Al-Sheikh
السيد أحمد خليل|Mr. Ahmad Khalil
الياس خوري|Elias Khoury
الياس خوري|إلياس خوري
الهام سعود|Elham Saud
نور الدين صالح|Noureddine Saleh
نورالدين صالح|Nour El-Din Saleh
جمال الدين|Jamal Eddin
صلاح الدين ناصر|Salahuddin Nasser
عز الدين ناصر|Ezz El Din Nasser
معاذ ناصر|Muaz Nasser
معاذ ناصر|Moath Nasser
كاظم علي|Kadhim Ali
ذياب عوض|Diab Awad
طه حسين|Taha Hussein
ميشيل عون|Michel Aoun
مارسيل خوري|Marcel Khoury
إيمان حداد|Eman Haddad
أيمن حداد|Ayman Haddad
أمينة خالد|Amineh Khaled
أمين خالد|Amine Khaled
مريم سعيد|Mariam Saeed
زياد حداد|Zeyad Haddad
نجاة سالم|Najat Salem
فاطمه سالم|فاطمة سالم
هدى سالم|هدي سالم
هارون إسحاق|هرون اسحق
عبد الرحمن عيسى|عبدالرحمان عيسى
عائشة سعود|عايشة سعود
وليد يعقوب|Waleed Yaqoub
ربيع ناصر|Rabee Nasser
صالح علي|Salih Ali
صلاح علي|Salah Ali
وفاء فرح|Wafa Farah
رؤى سعود|Roaa Saud
عمرو حمدان|Amr Hamdan
عبده حمدان|Abdo Hamdan
خالد الحداد|Khaled Alhaddad
سلوى ضياء|Salwa Diaa`);

test.each(alikeNames)('%s is %s, in one company', (one, other) => {
  expect(compareSenders(sender(one, { company: 'Nile' }), sender(other, { company: 'Nile' }))).toBe('likely');
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each(
  splitLines(`
Mohd. Hassan|محمد حسن
Moh'd Khaled|Mohammad Khaled
Abdurrahman Qahtani|عبد الرحمن القحطاني
Abdussalam Odeh|Abd as-Salam Odeh
Abdunnasir Odeh|عبد الناصر عودة
Hassan Nasrallah|حسن نصر الله
Hasan Nasr Allah|حسن نصرالله
Hibatullah Odeh|هبة الله عودة
Saadallah Odeh|سعد الله عودة
George Haddad|Georges Hadad
Joseph Khoury|جوزيف خوري
Osman Bakry|عثمان بكري
Iyad Al-Qudah|إياد القضاة
Sahar Najat|سحر نجاة
Khaled Barakat|خالد بركات
Mahmood Ghazal|محمود غزال
Daoud Kuttab|داوود كتاب
Mouna Saidi|منى سعيدي
Moataz Odeh|معتز عودة
Muayyad Odeh|مؤيد عودة
Huthaifa Odeh|حذيفة عودة
Shaimaa Odeh|شيماء عودة
Ja'far Odeh|جعفر عودة
KHALIL Mohammad|محمد خليل`),
)('%s is %s, in one company and by their keys', (one, other) => {
  expect(compareSenders(sender(one, { company: 'Nile' }), sender(other, { company: 'Nile' }))).toBe('likely');
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each(
  splitLines(`
Mahmoud Odeh|محمد عودة
Mahmood Odeh|محمد عودة
Salman Odeh|سليمان عودة
Saleem Odeh|سالم عودة
Saleem Odeh|Salem Odeh
Rasheed Odeh|Rashed Odeh
Sameer Odeh|سامر عودة
Kareem Odeh|كرم عودة
Saad Odeh|Saeed Odeh
Ahmad Odeh|Ahmad Mohammad Khalil
Mohammad Odeh|Ahmad Mohammad Odeh
محمد عودة|أحمد محمد عودة`),
)('%s is not %s, though they sound alike', (one, other) => {
  const pair = [sender(one, { company: 'Nile' }), sender(other, { company: 'Nile' })] as const;
  expect(compareSenders(...pair)).toBe('company');
  expect(compareSenders(pair[1], pair[0])).toBe('company');
});

test.each(
  splitLines(`
Jordan Sugar Co.|شركة السكر الأردنية
National Feed Co.|الشركة الوطنية للأعلاف
Gulf Cement PSC|إسمنت الخليج
Modern Mills W.L.L.|المطاحن الحديثة
United Farms FZE|المزارع المتحدة
Middle East Bags|الشرق الأوسط للأكياس
Star Poultry|دواجن النجمة
Golden Grain|الحبوب الذهبية
Egypt Sugar|مصر للسكر
Saudi Salt|الملح السعودية
Green Valley Fertilizers|أسمدة الوادي الأخضر
Al-Nour Trading & Contracting|النور للتجارة والمقاولات
Sons of Khalil Co.|شركة أبناء خليل
Khalil Bros. Co. W.L.L|شركة إخوان خليل ذ.م.م
Rashid P.J.S.C|رشيد ش.م.ع
Rashid GmbH|Rashid
Rashid Pvt. Ltd.|مؤسسة رشيد
Petra Plastics|بترا للصناعات البلاستيكية
Karak Potash|الكرك للبوتاس
Aleppo Soap|صابون حلب
Kuwait Pack Co|الكويت
Nile|Nile Sugar`),
)('%s is the company %s, in words or in letters', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other));
  expect(isSameCompany(one, other)).toBe(true);
});

test.each(
  splitLines(`
Jordan Sugar|Jordan Cement
Jordan Sugar|إسمنت الأردن
Gulf Feed|أسمدة الخليج
Arab Potash|الفوسفات العربية
Modern Mills|الحديثة للدواجن
National Trading Co.|General Trading Co.
شركة الأعلاف|شركة السكر
Feed Factory|مصنع الأعلاف الوطني
Trading Co.|شركة تجارية`),
)('%s is not the company %s', (one, other) => {
  expect(isSameCompany(one, other)).toBe(false);
});

test.each(
  splitLines(`
Durban Trading|Durban Foods
Kuwait Trading|Kuwait Cement
Lome Packaging|Lome Trading
Dakar Company|Dakar Fish
Zarqa Trading Company|Zarqa Feed
Beira General Trading|Beira Sugar
Mombasa Feeds|Mombasa Trading Co
Douala Trading Est.|Douala Textiles
Lagos Ltd|Lagos Grain Ltd
Tema Industries|Tema Salt
Port Said Trading|Port Said Rice
Dar es Salaam Trading|Dar es Salaam Sugar
شركة عمّان التجارية|Amman Feed
شركة الزرقاء|الزرقاء للأعلاف
مؤسسة دبي للتجارة|أسمنت دبي
Conakry Holding|كوناكري للأسماك
Nigeria Trading|Nigeria Sugar
National Trading Co.|National Poultry
Gulf Company|إسمنت الخليج`),
)('%s, which says no more than its town, is not the company %s', (one, other) => {
  expect([isSameCompany(one, other), isSameCompany(other, one)]).toEqual([false, false]);
  const people = [sender('Musa Bello', { company: one }), sender('Musa Bello', { company: other })] as const;
  expect([compareSenders(...people), compareSenders(people[1], people[0])]).toEqual([undefined, undefined]);
});

test.each(
  splitLines(`
Durban Trading|Durban General Trading Est.
Durban|Durban Foods
Durban Foods|Durban Foods (Pty) Ltd
Haddad Trading|Haddad Feed
Bello & Sons|Bello Sugar
Cargill Jordan|Cargill
Nestlé|نستله الأردن
Dangote Nigeria Ltd|Dangote Group
Olam Ghana|Olam International
Olam Int.|Olam International
Olam Intl|أولام
Al-Rajhi Saudi|مجموعة الراجحي`),
)('%s is the company %s, which says more or less', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other));
  expect([isSameCompany(one, other), isSameCompany(other, one)]).toEqual([true, true]);
});

test.each(
  splitLines(`
Nestlé Jordan|Nestlé Egypt
Cargill Jordan|كارجيل مصر
Jordan Sugar|Egypt Sugar
Amman Jordan Co.|Jordan Co.`),
)('%s is not the company %s of another country', (one, other) => {
  expect([isSameCompany(one, other), isSameCompany(other, one)]).toEqual([false, false]);
});

test('one number is that of one person with the same first name, and of a family otherwise', () => {
  const at = { phoneNumber: '+962791000019' };
  const compare = (one: string, other: string) => compareSenders(sender(one, at), sender(other, at));
  expect(compare('Lina', 'لينا حداد')).toBe('likely');
  expect(compare('Lina Haddad', 'Lina Khoury')).toBe('likely');
  expect(compare('Ahmad Khalil', 'Mohammad Ahmad Khalil')).toBe('company');
  expect(compare('محمد خليل', 'Ahmad Khalil')).toBe('company');
});

test.each(
  'batelco.com.bh emirates.net.ae index.com.jo link.net tedata.net.eg cyberia.net.lb omantel.net.om yemen.net.ye cox.net'.split(
    ' ',
  ),
)('namesakes with mailboxes at %s, which sells them, are strangers', (domain) => {
  const at = (local: string) => ({ email: `${local}@${domain}` });
  expect(compareSenders(sender('Ahmad Ali', at('ahmad')), sender('أحمد علي', at('a.ali')))).toBeUndefined();
});

const otherNames = splitLines(`
أمين خالد|أمينة خالد
أمين خالد|Amina Khaled
Samir Qasim|سميرة قاسم
Samir Qasim|Samira Qasim
Karim Haddad|كريمة حداد
Sami Ali|سامية علي
نور صالح|Noura Saleh
Hani Ali|هناء علي
Nada Ali|نادية علي
عمر ناصر|عامر ناصر
Ammar Ali|عمر علي
Omar Ali|عمرو علي
زيد حداد|زياد حداد
Ziad Haddad|زيد حداد
Zaid Haddad|زياد حداد
Zaid Haddad|Ziad Haddad
سعد ناصر|سيد ناصر
Said Nasser|سعد ناصر
سلمى ناصر|سليم ناصر
Salim Nasser|سلمى ناصر
Hussein Ali|حسن علي
أيمن حداد|إيمان حداد
Ayman Haddad|إيمان حداد
Ayman Haddad|Iman Haddad
Fares Ali|فراس علي
Kamel Ali|كمال علي
Saleh Ali|صلاح علي
Dina Ali|زينة علي
علي ناصر|Alaa Nasser`);

test.each(otherNames)('%s is not %s, in one company', (one, other) => {
  const pair = [sender(one, { company: 'Nile' }), sender(other, { company: 'Nile' })] as const;
  expect(compareSenders(...pair)).toBe('company');
  expect(compareSenders(pair[1], pair[0])).toBe('company');
});

test.each(
  (
    'mail.ru yandex.com gmx.net gmx.de web.de t-online.de me.com pm.me zoho.com qq.com 163.com orange.fr wanadoo.fr ' +
    'maktoob.com rediffmail.com mail.com yahoo.co.uk hotmail.fr googlemail.com'
  ).split(' '),
)('strangers with mailboxes at %s are of no company', (domain) => {
  const [one, other] = [sender('Lina', { email: `lina@${domain}` }), sender('Omar', { email: `omar@${domain}` })];
  expect(compareSenders(one, other)).toBeUndefined();
});

test('a mailbox at Gmail is one under both of its names', () => {
  const [one, other] = [sender('Lina', { email: 'li.na@gmail.com' }), sender('Lina', { email: 'lina@googlemail.com' })];
  expect(compareSenders(one, other)).toBe('person');
});

test.each(['none', 'Private', 'Individual', 'No company', 'لا يوجد', 'شركة', 'شركة خاصة', 'n/a', '-'])(
  'namesakes who write "%s" as their company are strangers',
  (company) => {
    expect(compareSenders(sender('Lina Haddad', { company }), sender('لينا حداد', { company }))).toBeUndefined();
  },
);
