import { places } from '#shared/search/lexicon/places.ts';

/** Words of companies' names that are translated, not spelt, in the other script: a line is one. */
const translated = `
jordan jordanian أردن أردني أردنية
egypt egyptian misr مصر مصري مصرية
syria syrian سوريا سورية سوري
lebanon lebanese لبنان لبناني لبنانية
iraq iraqi عراق عراقي عراقية
saudi سعودي سعودية
sudan sudanese سودان سوداني سودانية
yemen yemeni يمن يمني يمنية
kuwait kuwaiti كويت كويتي كويتية
qatar qatari قطر قطري قطرية
bahrain bahraini بحرين بحريني بحرينية
libya libyan ليبيا ليبي ليبية
india indian هند هندية
china chinese صين صينية
germany german ألمانيا ألمانية
arabia arab arabian arabic عرب عربي عربية
palestine palestinian فلسطين فلسطيني فلسطينية
emirates emirati إمارات إماراتي إماراتية
morocco maroc moroccan مغرب مغربي مغربية
algeria alger algiers algerie algerian جزائر جزائري جزائرية
tunisia tunis tunisie tunisian تونس تونسي تونسية
turkey turkish تركيا تركي تركية
africa african أفريقيا إفريقيا أفريقي أفريقية إفريقية
asia asian آسيا آسيوية
aleppo halab حلب
damascus dimashq دمشق
cairo القاهرة قاهرة
alexandria إسكندرية
jerusalem quds قدس
hebron khalil khaleel خليل
nablus nabulus نابلس
ramallah رامالله
tyre sour صور
tripoli طرابلس
sidon saida صيدا
hama حماة
latakia lattakia لاذقية
jericho أريحا
luxor أقصر
bizerte بنزرت
sfax صفاقس
oran wahran وهران
euphrates furat فرات
tigris dijla دجلة
gulf khaleej khalij خليج خليجي خليجية
middle أوسط
east eastern sharq شرق شرقي شرقية
west western غرب غربي غربية
north northern شمال شمالي شمالية
south southern جنوب جنوبي جنوبية
national watania وطني وطنية
united متحد متحدة
modern hadith haditha حديث حديثة عصرية
new جديد جديدة
first أول أولى
royal ملكي ملكية
golden gold ذهبي ذهبية ذهب
silver فضي فضية فضة
green أخضر خضراء
white أبيض بيضاء
red أحمر حمراء
blue أزرق
zarqa زرقاء
star stars نجم نجمة نجوم
sun shams شمس
moon qamar قمر
light noor nour nur نور
peace salam سلام
hope amal أمل
future mustaqbal مستقبل
union ittihad اتحاد
unity wahda وحدة
success نجاح
quality جودة
advanced متقدم متقدمة
crown تاج
eagle nesr نسر
falcon saqr صقر
lion asad أسد
pearl لؤلؤ لؤلؤة
diamond ماسة ماس
palm nakheel نخيل نخلة
cedar arz أرز
rose وردة
bridge جسر
tower برج
pyramid pyramids أهرام أهرامات
valley wadi وادي
river نهر
sea بحر
mountain jabal جبل
desert sahara صحراء صحارى صحراوية
horizon horizons أفق آفاق
earth land أرض
world عالم
animal animals pet pets حيوان حيوانات حيواني حيوانية
`;

/** What companies deal in: two of one name that deal in different things are two. */
const trades = `
feed feeds fodder yem علف أعلاف علفية
sugar sugars sukkar sucre sucres sucrerie azucar zucker seker سكر سكاكر
cement ciment cements إسمنت أسمنت
mills mill milling minoterie moulin moulins molino مطاحن مطحنة
flour grain grains cereals wheat silo silos طحين دقيق حبوب غلال صوامع قمح
food foods foodstuff foodstuffs gida lebensmittel أغذية غذائية مأكولات
bag bags sack sacks sacs säcke saecke cuval packaging packing bottling pack package plastic plastics plast polymers أكياس كيس شوالات تغليف تعبئة بلاستيك بلاستيكية بلاست بوليمرات
fertilizer fertilizers fertiliser fertilisers gubre engrais أسمدة سماد
chemical chemicals chemie chimie كيماويات كيماوية كيميائية
farm farms farmers growers agriculture agricultural agri agro agrar مزارع مزرعة مزارعو مزارعي مزارعين زراعة زراعية أغرو أجرو
poultry chicken دواجن
salt salts sel ملح أملاح
soap soaps detergents صابون منظفات
date dates dattes تمر تمور
oil oils olive olives زيت زيوت زيتون
gum صمغ
potash بوتاس
phosphate phosphates فوسفات
rice أرز رز
steel iron metal metals حديد فولاذ صلب معادن
paint paints دهانات
contracting construction building مقاولات إنشاءات بناء تعمير
transport logistics shipping نقل شحن لوجستية
medical pharma pharmaceuticals أدوية طبية دوائية فارما
textile textiles weaving tekstil نسيج منسوجات
coffee cafe kahve قهوة
tea شاي
honey عسل
water مياه ماء
dairy milk ألبان حليب
meat لحوم
fish seafood poisson poissons أسماك سمك
fruit fruits vegetable vegetables فواكه خضار خضروات
citrus orange oranges حمضيات موالح برتقال
grape grapes wine wines عنب نبيذ
apple apples تفاح
banana bananas موز
onion onions garlic بصل ثوم
potato potatoes بطاطا بطاطس
tomato tomatoes بندورة طماطم
nut nuts roastery مكسرات محمصة محامص
spice spices بهارات توابل
sweets confectionery candy حلويات
halva halawa halwa حلاوة
bakery bakeries boulangerie مخبز مخابز
starch glucose نشا
cotton قطن أقطان
flax linen كتان
jute burlap خيش جوت
wool صوف
paper carton cartons ورق كرتون
printing press مطبعة مطابع طباعة
glass زجاج
leather جلود
sesame سمسم
corn maize ذرة
tile tiles بلاط
lime جير كلس
wood timber أخشاب خشب
furniture أثاث مفروشات
marble stone quarry quarries رخام حجر محجر محاجر
ceramic ceramics سيراميك
mining mines mine مناجم تعدين
livestock cattle مواشي أغنام
laboratory laboratories lab labs مختبر مختبرات
engineering هندسة هندسية
petroleum energy نفط بترول طاقة
electric electrical electronics كهرباء كهربائية إلكترونيات
tobacco تبغ
restaurant restaurants مطعم مطاعم
travel tours tourism سياحة سفر سياحية
bank بنك مصرف
insurance تأمين
investment investments استثمار استثمارات استثمارية
marketing تسويق تسويقية
development تطوير تنمية
seed seeds nursery nurseries بذور بذار مشتل مشاتل
pulse pulses legumes بقوليات بقول
charcoal coal فحم
gypsum plaster جبس
sand silica رمل رمال سيليكا
`;

/** What companies are. */
export const formsOfCompanies =
  'the and for of co company companies corp corporation inc ltd limited llc est establishment group holding trading trade traders ' +
  'plc psc pjsc jsc wll fze fzc fzco fzllc dmcc sarl sal spa gmbh kg ag bv nv oy ab pvt pty pte san sanayi tic ticaret ve as sa srl sti saog saoc qpsc ' +
  'freres fils groupe gruppe se pcl exporters handel fabrikasi stores warehouses refinery ' +
  'factory factories plant industry industries industrial international general global import export sons son bros brothers partners ' +
  'int intl mfg resources services supplies products manufacturing commercial enterprise enterprises agency agencies distribution materials ' +
  'شركة مؤسسة مصنع مصانع معمل مجموعة تجارة تجارية صناعة صناعات صناعية عالمية دولية عامة شركاه شركاؤه أولاده أبناء أبناؤه إخوان إخوانه ' +
  'أخوان إخوة أولاد محدودة محدود مساهمة خصوصية قابضة استيراد تصدير ذمم شمع شمل خدمات منتجات تصنيع إنتاج توريدات توزيع وكالة وكالات مواد مخازن مصفاة';

/** Towns that the search knows no country by: many firms of one are called after it. */
const towns = `
madaba,مادبا,mafraq,المفرق,karak,الكرك,jerash,جرش,ajloun,عجلون,maan,معان,tafilah,الطفيلة,ramtha,الرمثا,petra,البتراء,بترا
tulkarem,طولكرم,bethlehem,بيت لحم,khan younis,خان يونس,zahle,زحلة,bekaa,البقاع,hasakah,الحسكة,deir ezzor,دير الزور,daraa,درعا
kufa,الكوفة,hillah,الحلة,nasiriyah,الناصرية,anbar,الأنبار,mecca,makkah,مكة,medina,madinah,المدينة,taif,الطائف,tabuk,تبوك,hail,حائل,qassim,القصيم
najd,نجد,asir,عسير,jubail,الجبيل,yanbu,ينبع,ajman,عجمان,fujairah,الفجيرة,ras al khaimah,رأس الخيمة,al ain,العين,manama,المنامة,hawalli,حولي
taiz,تعز,hadramout,حضرموت,tanta,طنطا,mansoura,المنصورة,minya,المنيا,aswan,أسوان,giza,الجيزة,ismailia,الإسماعيلية,omdurman,أم درمان,sebha,سبها
casablanca,الدار البيضاء,rabat,الرباط,tangier,tanger,طنجة,marrakech,marrakesh,مراكش,agadir,أغادير,meknes,مكناس,fes,fez,فاس,annaba,عنابة,setif,سطيف,sousse,سوسة,gabes,قابس,nouakchott,نواكشوط
dakar,داكار,abidjan,أبيدجان,lome,لومي,cotonou,كوتونو,douala,دوالا,yaounde,ياوندي,bamako,باماكو,conakry,كوناكري,niamey,نيامي,ouagadougou,واغادوغو,monrovia,مونروفيا,freetown,فريتاون,banjul,بانجول,libreville,ليبرفيل,luanda,لواندا,kinshasa,كينشاسا,matadi,ماتادي
ibadan,kaduna,calabar,port harcourt,kampala,كمبالا,kigali,كيغالي,dar es salaam,دار السلام,dodoma,zanzibar,زنجبار,kisumu,eldoret,mogadishu,مقديشو,berbera,بربرة,hargeisa,هرجيسا,djibouti,جيبوتي,addis ababa,أديس أبابا,asmara,أسمرة
maputo,مابوتو,beira,بيرا,nacala,ناكالا,lusaka,لوساكا,harare,هراري,durban,ديربان,cape town,كيب تاون,johannesburg,جوهانسبرغ,pretoria,بريتوريا,windhoek,gaborone,antananarivo,toamasina,port louis
karachi,كراتشي,lahore,لاهور,islamabad,إسلام أباد,faisalabad,dhaka,دكا,chittagong,chattogram,شيتاغونغ,colombo,كولومبو,bangalore,hyderabad,gujarat,punjab,kerala,tehran,طهران,tabriz,gaziantep,غازي عنتاب,konya,قونية,adana,أضنة,bursa,بورصة
jakarta,جاكرتا,bangkok,manila,hanoi,kuala lumpur,singapore,سنغافورة,rotterdam,روتردام,antwerp,أنتويرب,london,لندن,manchester,liverpool,dublin,lisbon,athens,أثينا,piraeus,limassol,ليماسول,nicosia,valletta,vienna,zurich,geneva,brussels,amsterdam,bucharest,constanta,varna,odessa,gdansk
`;

/** What places are called, in both scripts: with those of the search, and their countries and peoples. */
export const namesOfPlaces = [...places.split(/[,\n]/), ...towns.split(/[,\n]/)]
  .map((name) => name.trim())
  .filter(Boolean);

const listMeanings = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

/** The words of either kind, those of one meaning together; the first one stands for all. */
export const meaningsOfWords = { translated: listMeanings(translated), trades: listMeanings(trades) };
