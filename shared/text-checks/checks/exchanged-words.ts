import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { bareForms } from './bare-forms.ts';
import { exchangedThings, type NamedThing, readWordTable } from './word-table.ts';

/**
 * Things of which texts of this trade name one or another, by their kind: English words, then Arabic ones normalised; two
 * words together with _. What is negated is a kind of its own.
 */
const things = readWordTable(`
colour white: white; ابيض بيضاء بيض ابيضان ابيضين بيضاوان بيضاوين
colour black: black; اسود سوداء سود
colour red: red; احمر حمراء حمر احمرين حمراوين
colour blue: blue; ازرق زرقاء زرق ازرقان ازرقين زرقاوين
colour green: green; اخضر خضراء خضر اخضران اخضرين خضراوين
colour yellow: yellow; اصفر صفراء صفر اصفرين
colour brown: brown; بني بنيه بنيا بنيين
colour grey: grey gray; رمادي رماديه رماديا
colour orange: orange; برتقالي برتقاليه برتقاليا
colour golden: gold golden; ذهبي ذهبيه
colour silver: silver; فضي فضيه
colour violet: violet purple; بنفسجي بنفسجيه بنفسجيا
colour pink: pink; وردي ورديا
continent Europe: europe european; اوروبا اوروبي اوروبيه
continent Asia: asia asian; اسيا اسيوي اسيويه
continent Africa: africa african; افريقيا افريقي افريقيه
continent America: america american; امريكا امريكي امريكيه
side north: north northern; شمال شمالا شمالي شماليه
side south: south southern; جنوب جنوبا جنوبي جنوبيه
side east: east eastern; شرق شرقا شرقي شرقيه شرقها
side west: west western; غرب غربا غربي غربيه غربها
country Jordan: jordan jordanian; الاردن الاردني الاردنيه اردني اردنيه
country Iraq: iraq iraqi; العراق عراقي عراقيه
country Saudi: saudi; السعوديه سعودي
country Syria: syria syrian; سوريا سوريه سوري
country Lebanon: lebanon lebanese; لبنان لبناني لبنانيه
country Egypt: egypt egyptian; مصر مصري مصريه
country Palestine: palestine palestinian; فلسطين فلسطيني فلسطينيه
country Turkey: turkey turkish türkiye; تركيا تركي تركيه
country Kuwait: kuwait kuwaiti; الكويت كويتي كويتيه
country Yemen: yemen yemeni; اليمن يمني يمنيه
country Sudan: sudan sudanese; السودان سوداني سودانيه
country Libya: libya libyan; ليبيا ليبي ليبيه
country Algeria: algeria algerian; الجزاير جزايري جزايريه
country Nigeria: nigeria nigerian; نيجيريا نيجيري نيجيريه
country Ghana: ghana ghanaian; غانا غاني غانيه
country Kenya: kenya kenyan; كينيا كيني كينيه
country Germany: germany german; المانيا الماني المانيه
country France: france french; فرنسا فرنسي فرنسيه
country Italy: italy italian; ايطاليا ايطالي ايطاليه
country Spain: spain spanish; اسبانيا اسباني اسبانيه
country China: china chinese; الصين صيني صينيه
country India: india indian; الهند هندي هنديه
way road: truck trucks lorry road roads; شاحنه شاحنات الشاحنه الشاحنات بر برا بري بريه
way rail: train trains rail; قطار قطارات القطار
way sea: sea ship ships vessel vessels ocean; بحر بحرا بحري البحريه سفينه سفن باخره بواخر
way air: airfreight plane aeroplane; جوا جوي جويه طايره طايرات
matter steel: steel; فولاذ فولاذي فولاذيه صلب
matter wood: wood wooden; خشب خشبي خشبيه
matter glass: glass; زجاج زجاجي زجاجيه
matter cotton: cotton; قطن قطني قطنيه
matter brass: brass; نحاس نحاسي نحاسيه نحاسيين
matter rubber: rubber; مطاط مطاطي مطاطيه
heat hot: hot; ساخن ساخنه الساخن حار حاره
heat cold: cold; بارد بارده البارد
print flexo: flexo flexography flexographic; فلكسو فلكسوغراف فلكسوغرافي فلكسوغرافيه
print gravure: gravure rotogravure; روتوغرافور غرافور
print offset: offset; اوفست
portion some: some sometimes partly; بعض بعضها بعضهم احيانا
negated portion: not_all not_every not_always; ليس_كل ليست_كل
negated state: not_dry not_wet; غير_جاف غير_جافه
portion all: all every each everything everyone everybody always whole any both entire per; كل كلها كله كلهم جميع جميعها جميعا كافه دايما
bags jumbo: jumbo fibc fibcs; جامبو
bags sandbag: sandbag sandbags; كيس_رمل اكياس_رمل اكياس_الرمل
bags shopping: shopping_bag shopping_bags carrier_bag carrier_bags; كيس_تسوق اكياس_تسوق اكياس_التسوق
bags cover: pallet_cover pallet_covers pallet_hood pallet_hoods; غطاء_طبليات اغطيه_طبليات غطاء_الطبليات اغطيه_الطبليات غطاء_الطبليه غطاء_طبليه
bags net: mesh_bag mesh_bags net_bag net_bags; كيس_شبكي اكياس_شبكيه الاكياس_الشبكيه الكيس_الشبكي
load container: container containers; حاويه حاويات حاويتان حاويتين
load pallet: pallet pallets; طبليه طبليات طبليتان طبليتين
load bale: bale bales; باله بالات بالتان بالتين
load roll: roll rolls; لفه لفات لفتان لفتين
share double: twice double; ضعف ضعفا ضعفي مثلي
share half: half halves; نصف نصفا نصفها نصفه
share third: third thirds; ثلث ثلثا ثلثي ثلثها
share quarter: quarter quarters; ربع ربعا ربعها ارباع
good cement: cement; اسمنت
good sugar: sugar; سكر
good rice: rice; ارز رز
good flour: flour; دقيق طحين
good salt: salt; ملح
good fertiliser: fertiliser fertilisers fertilizer fertilizers; سماد اسمده
good feed: feed feeds; علف اعلاف
good sand: sand; رمل رمال
good onion: onion onions; بصل
good potato: potato potatoes; بطاطا بطاطس
good carrot: carrot carrots; جزر
good coffee: coffee; قهوه البن
good tea: tea; شاي
good wheat: wheat; قمح
good maize: maize corn; ذره
good barley: barley; شعير
good garlic: garlic; ثوم
country Uganda: uganda ugandan; اوغندا اوغندي اوغنديه
country Tanzania: tanzania; تنزانيا
country Togo: togo; توغو
country Ethiopia: ethiopia; اثيوبيا
country Morocco: morocco; المغرب
country Tunisia: tunisia; تونس
country Emirates: emirates uae; الامارات
country Bahrain: bahrain; البحرين
country Netherlands: netherlands dutch; هولندا هولندي هولنديه
country Belgium: belgium belgian; بلجيكا بلجيكي بلجيكيه
country Greece: greece greek; اليونان يوناني يونانيه
country Pakistan: pakistan; باكستان
city Amman: amman oman; عمان
city Aqaba: aqaba; العقبه
city Sahab: sahab; سحاب
city Irbid: irbid; اربد
city Hamburg: hamburg; هامبورغ
city Berlin: berlin; برلين
city Munich: munich; ميونخ ميونيخ
city London: london; لندن
city Paris: paris; باريس
city Barcelona: barcelona; برشلونه
city Athens: athens; اثينا
city Bremen: bremen; بريمن
city Rotterdam: rotterdam; روتردام
city Antwerp: antwerp; انتويرب
city Genoa: genoa; جنوي
city Mombasa: mombasa; مومباسا ممباسا
city Lagos: lagos; لاغوس
city Tema: tema; تيما
city Lomé: lome; لومي
city Abidjan: abidjan; ابيدجان
city Jeddah: jeddah; جده
city Riyadh: riyadh; الرياض
city Dubai: dubai; دبي
city Baghdad: baghdad; بغداد
city Basra: basra; البصره
city Damascus: damascus; دمشق
city Beirut: beirut; بيروت
city Cairo: cairo; القاهره
city Zarqa: zarqa; الزرقاء
city Haifa: haifa; حيفا
city Dakar: dakar; داكار
city Douala: douala; دوالا
city Cotonou: cotonou; كوتونو
city Accra: accra; اكرا
city Nairobi: nairobi; نيروبي
city Djibouti: djibouti; جيبوتي
city Dammam: dammam; الدمام
city Doha: doha; الدوحه
city Muscat: muscat; مسقط
city Jebel_Ali: jebel_ali; جبل_علي
city Umm_Qasr: umm_qasr; ام_قصر
city Apapa: apapa; ابابا
city Lekki: lekki; ليكي
city Port_Said: port_said; بورسعيد
city Port_Sudan: port_sudan; بورتسودان
city Jubail: jubail; الجبيل
city Yanbu: yanbu; ينبع
city Sohar: sohar; صحار
city Aden: aden; عدن
city Latakia: latakia; اللاذقيه
city Casablanca: casablanca; الدار_البيضاء
city Tangier: tangier; طنجه
city Conakry: conakry; كوناكري
city Durban: durban; ديربان
city Karachi: karachi; كراتشي
city Mumbai: mumbai; مومباي
city Trieste: trieste; ترييستي
city Aleppo: aleppo; حلب
city Alexandria: alexandria; الاسكندريه
city Suez: suez; السويس
city Mersin: mersin; مرسين
city Istanbul: istanbul; اسطنبول
city Izmir: izmir; ازمير
city Valencia: valencia; فالنسيا
city Piraeus: piraeus; بيرايوس
city Tripoli: tripoli; طرابلس
city Benghazi: benghazi; بنغازي
city Marseille: marseille; مرسيليا
currency dinar: jod jd dinar dinars; دينار دينارا دنانير
currency dollar: usd $ dollar dollars; دولار دولارا دولارات
currency euro: eur € euro euros; يورو
currency riyal: sar riyal riyals; ريال ريالا ريالات
currency dirham: aed dirham dirhams; درهم درهما دراهم
percent %: % percent per_cent percentage; بالميه بالمايه الميه المايه
percent ‰: ‰ per_mille; بالالف
temperature °C: °c celsius centigrade; °م °س ميويه سلسيوس
temperature °F: °f fahrenheit; °ف فهرنهايت
amount more: more_than; اكثر_من
amount less: less_than fewer_than; اقل_من
limit least: at_least minimum no_less not_less no_fewer not_fewer; علي_الاقل الحد_الادني حد_ادني لا_اقل ليس_اقل لا_تقل لا_يقل
limit most: at_most maximum up_to not_exceed no_more not_more; علي_الاكثر لا_اكثر ليس_اكثر الحد_الاقصي حد_اقصي لا_تزيد لا_يزيد لا_تتجاوز لا_يتجاوز لا_تتعدي لا_يتعدي
place inside: inside inner interior indoors indoor; داخل داخلي داخليه
place outside: outside outer exterior outdoors outdoor; خارج خارجي خارجيه العراء الهواء_الطلق
negated order: not_before until_after only_after; الا_بعد الا_قبل
order before: before; قبل
order after: after; بعد
height upper: upper top; علوي علويه
height lower: lower bottom; سفلي سفليه
direction left: left; يسار يسري ايسر
direction right: right; يمين يمني ايمن
yarn warp: warp; سدي
yarn weft: weft; لحمه
season summer: summer; صيف صيفا صيفي صيفيه
season winter: winter; شتاء شتوي شتويه
season autumn: autumn; خريف خريفا
part_of_day morning: morning mornings 00_am 15_am 30_am 45_am; صباح صباحا صباحي صباحيه
part_of_day later: evening evenings afternoon 00_pm 15_pm 30_pm 45_pm; مساء مسايي مساييه عصرا العصر ظهرا بعد_الظهر
finish gloss: gloss glossy; لامع لامعه
finish matt: matt matte; مطفا مطفاه
state wet: wet; رطب رطبه مبلل
state dry: dry; جاف جافه
line horizontal: horizontal horizontally; افقي افقيه افقيا
line vertical: vertical vertically; عمودي عموديه عموديا راسي راسيه راسيا
length long: long longer; طويل طويله اطول
length short: short shorter; قصير قصيره اقصر
width wide: wide wider; عريض عريضه اعرض
width narrow: narrow narrower; ضيق ضيقه اضيق
weight heavy: heavy heavier; ثقيل ثقيله اثقل
weight light: light lighter; خفيف خفيفه اخف
extent large: large larger largest big bigger biggest; كبير كبيره اكبر
extent small: small smaller smallest; صغير صغيره اصغر
rank first: first; اول اولا الاولي اولي اولها
rank last: last final; اخر الاخير الاخيره اخيرا
treatment coated: coated coating; مطلي مطليه طلاء
treatment laminated: laminated lamination; مصفح مصفحه تصفيح
treatment uncoated: uncoated unlaminated not_coated t_coated not_laminated t_laminated without_coating no_coating; بلا_طلاء دون_طلاء بدون_طلاء غير_مطلي غير_مطليه غير_المطلي غير_المطليه غير_مصفح غير_مصفحه غير_المصفح غير_المصفحه
choice optional: optional; اختياري اختياريه
choice compulsory: mandatory compulsory obligatory; الزامي الزاميه اجباري اجباريه
moment advance: in_advance; مقدما سلفا مسبقا
moment later: later afterwards; موخرا لاحقا
hours full: full_time; دوام_كامل
hours part: part_time; دوام_جزيي
border export: export exports exported exporting; تصدير صادرات نصدر
border import: import imports imported importing; استيراد واردات نستورد
age new: new newer; جديد جديده احدث
age old: old older oldest; قديم قديمه اقدم
speed fast: fast faster quick quickly; سريع سريعه اسرع سريعا
speed slow: slow slower slowly; بطيء بطيي بطييه ابطا
face front: front; امامي اماميه
face back: back rear; خلفي خلفيه
depth thick: thick thicker; سميك سميكه اسمك
depth thin: thin thinner; رقيق رقيقه ارق
trend up: increase increases increased rises rise; زياده يزيد تزيد ارتفع ارتفاع يرتفع
trend down: decrease decreases decreased reduce reduces reduced; نقص ينقص خفض يخفض تخفض انخفض انخفاض تقليل يقلل`);

// Longer texts say all and some of many things.
const longestOfPortions = 160;

/** Signs that no words have, as the list above writes them. */
const signs = /[%‰$€]|°[a-zمسف]/g;

const nameOf = (word: string, then = ''): NamedThing | undefined => {
  const form = bareForms(word).find((each) => things.has(each + then));
  return form === undefined ? undefined : things.get(form + then);
};

/** What a text names, as often as it does; two words together before each of them. */
function findThings({ spans, codes, prose }: ReadText): NamedThing[] {
  const others = [...codes, ...(prose.toLowerCase().replaceAll('° ', '°').match(signs) ?? [])];
  const found = others.flatMap((word) => things.get(word.toLowerCase()) ?? []);
  for (let at = 0; at < spans.length; at++) {
    const word = spans[at]?.text ?? '';
    const pair = nameOf(word, `_${spans[at + 1]?.text}`);
    const thing = pair ?? nameOf(word);
    if (thing && (thing.kind !== 'portion' || prose.length <= longestOfPortions)) found.push(thing);
    if (pair) at++;
  }
  return found;
}

const without = { en: /\bwithout\b/i, ar: /(?<![\u0621-\u064a])و?(?:من دون|بدون|بلا)(?![\u0621-\u064a])/ };
/** Words that may say "without", or the reverse of what they negate. */
const negation = {
  en: /\b(?:with ?out|no|not|none|non|nor|never|neither|nothing|nobody|cannot|only|un[a-z]+|in[a-z]{4,}|dis[a-z]+|miss[a-z]+|lack[a-z]*|[a-z]+less|instead|free|bare|plain|blank|empty|before|rather|stop[a-z]*|avoid[a-z]*)\b|n[’']t\b|-free/i,
  ar: /(?<![\u0621-\u064a])[وفبلك]?(?:دون|بدون|بلا|لا|ليس|ليست|لم|لن|ما|غير|عدم|خال|خالي|خالية|بغير|إلا|سوى|قبل|بدل)(?![\u0621-\u064a])/,
};

/** "With" for «من دون», or the reverse, where nothing in that text negates. */
function withoutFindings({ text: en }: ReadText, { text: marked }: ReadText): Omit<CheckFinding, 'check'>[] {
  const ar = marked.replace(/[\u064b-\u0652]/g, '');
  if (without.en.test(en) && /(?<![\u0621-\u064a])و?مع(?![\u0621-\u064a])/.test(ar) && !negation.ar.test(ar))
    return [{ language: 'ar', found: 'مع', wanted: 'without' }];
  const [found] = without.ar.exec(ar) ?? [];
  // Longer texts have more ways to say so.
  return found && en.length < 80 && /\bwith\b/i.test(en) && !negation.en.test(en)
    ? [{ language: 'en', found: 'with', wanted: 'without' }]
    : [];
}

/** Things that the texts name in place of each other: white and أسود, Europe and آسيا, a third and نصف. */
export function exchangedWordFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  return [...exchangedThings(findThings(english), findThings(arabic)), ...withoutFindings(english, arabic)];
}
