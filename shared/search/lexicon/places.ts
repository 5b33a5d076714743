/** Countries, towns and languages: one family a line. */
export const places = `
jordan, jordanian, kingdom of jordan, الأردن, أردن, أردني, أردنية, الاردن, المملكة الأردنية
amman, عمان, عمّان
sahab, سحاب, sahab industrial, مدينة الملك عبدالله الثاني الصناعية
zarqa, الزرقاء, زرقا
aqaba, العقبة, عقبه, العقبه
irbid, اربد, إربد
iraq, iraqi, العراق, عراق, عراقي, عراقية
basra, البصرة, بصره
baghdad, بغداد
saudi arabia, saudi, ksa, السعودية, سعودي, المملكة العربية السعودية, سعوديه, السعوديه
uae, emirates, united arab emirates, dubai, الإمارات, امارات, دبي, ابوظبي, إماراتي
egypt, egyptian, مصر, مصري, القاهرة, مصرية
syria, syrian, سوريا, سورية, سوري, الشام
lebanon, لبنان, لبناني, بيروت
palestine, فلسطين, فلسطيني, الضفة, غزة
kuwait, الكويت, كويتي
qatar, قطر, قطري
oman, سلطنة عمان, مسقط
yemen, اليمن, يمني
libya, ليبيا, ليبي
sudan, السودان, سوداني
turkey, turkish, turkiye, تركيا, تركي
germany, german, ألمانيا, الماني, ألماني, المانيا
spain, spanish, إسبانيا, اسباني, اسبانيا
france, french, فرنسا, فرنسي, فرنسية
italy, ايطاليا, إيطاليا
ghana, tema, غانا, تيما
nigeria, lagos, نيجيريا
kenya, كينيا
africa, african, west africa, east africa, أفريقيا, إفريقيا, افريقيا, غرب أفريقيا, شرق أفريقيا, افريقي
europe, european, eu, أوروبا, اوروبا, أوروبي, أوروبية, اروبا, الاتحاد الأوروبي
america, american, usa, united states, أمريكا, امريكا, أميركا, أمريكي, الولايات المتحدة
asia, آسيا, اسيا
china, chinese, الصين, صيني
india, indian, الهند, هندي
middle east, الشرق الأوسط, شرق أوسط
gulf, gcc, الخليج, خليجي
arabic, arab, عربي, العربية, عربية
english, إنجليزي, انجليزية, الإنجليزية, انكليزي, انجليزي
sea, بحر, بحري, بحرا
land, road, بري, برا, طريق
`;
