/** Countries, towns and languages: one family a line. */
export const places = `
jordan, jordanian, kingdom of jordan, الأردن, أردن, أردني, أردنية, الاردن, المملكة الأردنية, jordanie, jordanien, ürdün
amman, عمان, عمّان
sahab, سحاب, sahab industrial, مدينة الملك عبدالله الثاني الصناعية, sahab factory, مصنع سحاب, منطقة سحاب, سحاب الصناعية
zarqa, الزرقاء, زرقا
aqaba, العقبة, عقبه, العقبه
irbid, اربد, إربد
iraq, iraqi, basra, basrah, baghdad, bagdad, najaf, karbala, kirkuk, sulaymaniyah, duhok, بغداد, البصرة, بصرة, بصره, النجف, كربلاء, كركوك, السليمانية, دهوك, الموصل, العراق, عراق, عراقي, عراقية, erbil, kurdistan, mosul, umm qasr, أربيل, اربيل, كردستان, أم قصر, ام قصر, طريبيل, irak
saudi arabia, saudi, ksa, السعودية, سعودي, المملكة العربية السعودية, سعوديه, السعوديه, riyadh, jeddah, dammam, الرياض, جدة, جده, الدمام, سعوديين, المملكة, arabie saoudite, saudi arabien
uae, emirates, united arab emirates, dubai, الإمارات, امارات, دبي, ابوظبي, إماراتي, jebel ali, abu dhabi, sharjah, جبل علي, الشارقة, ابو ظبي, أبوظبي
egypt, egyptian, مصر, مصري, القاهرة, مصرية, cairo, alexandria, egyptians, suez, الإسكندرية, اسكندرية, السويس, مصريين, port said, damietta, بورسعيد, دمياط, ägypten, égypte, mısır
syria, syrian, سوريا, سورية, سوري, الشام, damascus, aleppo, latakia, homs, دمشق, حلب, اللاذقية, syrie, syrien
lebanon, لبنان, لبناني, بيروت, beirut, lebanese, liban, libanon
palestine, فلسطين, فلسطيني, الضفة, غزة, palestinian, west bank, gaza, ramallah, nablus, hebron, jenin, رام الله, نابلس
kuwait, الكويت, كويتي, shuwaikh, shuaiba, الشويخ, kuwaiti
qatar, قطر, قطري, doha, hamad port, الدوحة, qatari
oman, سلطنة عمان, مسقط, muscat, salalah, sohar, صلالة, صحار, عماني
yemen, اليمن, يمني, aden, sanaa, hodeidah, mukalla, عدن, المكلا, yemeni
libya, ليبيا, ليبي, libyan, benghazi, misrata, tripoli, بنغازي, مصراتة, طرابلس, libye, libyen
sudan, السودان, سوداني, sudanese, port sudan, khartoum, بورتسودان, بور سودان, بورسودان, soudan
turkey, turkish, turkiye, تركيا, تركي, mersin, istanbul, مرسين, اسطنبول, إسطنبول, ankara, izmir, iskenderun, انقرة, ازمير, اسكندرون, turquie, türkei, türkiye
germany, german, ألمانيا, الماني, ألماني, المانيا, hamburg, deutschland, هامبورغ, هامبورج, munich, berlin, bremen, bremerhaven, frankfurt, ميونخ, ميونيخ, برلين, بريمن, allemagne, almanya
spain, spanish, إسبانيا, اسباني, اسبانيا, valencia, فالنسيا, barcelona, madrid, algeciras, برشلونة, مدريد, espagne, spanien
france, فرنسا, فرنسي, paris, marseille, le havre, lyon, باريس, مرسيليا, لوهافر, ليون, frankreich
italy, ايطاليا, إيطاليا, italian, genoa, جنوة, جنوا, إيطالي, milan, rome, naples, trieste, ميلانو, روما, نابولي, italie, italien
ghana, tema, غانا, تيما, accra, اكرا, أكرا, غاني, غانية, kumasi, takoradi, كوماسي
nigeria, lagos, نيجيريا, apapa, lekki, nigerian, لاغوس, لاجوس, أبابا, ليكي, نيجيري, abuja, kano, onne, port harcourt, كانو, أبوجا, بورت هاركورت
kenya, كينيا, mombasa, nairobi, كيني, مومباسا, نيروبي, kenia
africa, african, west africa, east africa, أفريقيا, إفريقيا, افريقيا, غرب أفريقيا, شرق أفريقيا, افريقي, sub saharan, قارة أفريقيا, أفارقة, غرب افريقيا, شرق افريقيا
europe, european, eu, أوروبا, اوروبا, أوروبي, أوروبية, اروبا, الاتحاد الأوروبي
america, american, usa, united states, أمريكا, امريكا, أميركا, أمريكي, الولايات المتحدة, new york, houston, نيويورك
asia, آسيا, اسيا
china, chinese, الصين, صيني, shanghai, ningbo, shenzhen, guangzhou, qingdao, شنغهاي, شنجهاي
india, indian, الهند, هندي, delhi, new delhi, mumbai, mundra, nhava sheva, chennai, kolkata, دلهي, نيودلهي, مومباي, بومباي
middle east, الشرق الأوسط, شرق أوسط
gulf, gcc, الخليج, خليجي
arabic, arab, عربي, العربية, عربية
english, إنجليزي, انجليزية, الإنجليزية, انكليزي, انجليزي
french, فرنسية, الفرنسية
sea, بحر, بحري, بحرا, mediterranean, red sea, البحر الأحمر, البحر المتوسط
land, road, بري, برا, طريق
togo, lome, توغو, لومي
benin, cotonou, بنين, كوتونو
senegal, dakar, السنغال, داكار
ivory coast, cote d'ivoire, côte d’ivoire, abidjan, ساحل العاج, كوت ديفوار, أبيدجان, ابيدجان
netherlands, holland, dutch, rotterdam, هولندا, هولندي, روتردام, amsterdam, أمستردام
belgium, antwerp, بلجيكا, أنتويرب, انتويرب, brussels, بروكسل
greece, greek, piraeus, اليونان, يوناني, بيرايوس, athens, thessaloniki, أثينا
bahrain, البحرين, بحريني
algeria, algerian, algiers, الجزائر, جزائري, oran, annaba, وهران, عنابة, algérie
morocco, moroccan, casablanca, المغرب, مغربي, الدار البيضاء, tangier, طنجة, maroc
tunisia, tunisian, تونس, تونسي, sfax, rades, صفاقس, tunisie
ethiopia, djibouti, addis ababa, إثيوبيا, اثيوبيا, جيبوتي
tanzania, dar es salaam, تنزانيا
somalia, somaliland, الصومال, صومالي, mogadishu, berbera, hargeisa, مقديشو, بربرة, هرجيسا
united kingdom, uk, britain, england, بريطانيا, انجلترا, المملكة المتحدة, london, felixstowe, liverpool, لندن
ramtha, karak, balqa, الرمثا, الكرك, البلقاء, مادبا, madaba
ghor, jordan valley, ghor al safi, الغور, الأغوار, غور الصافي, اغوار
`;
