import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { bareForms } from './bare-forms.ts';
import { exchangedThings, type NamedThing, readWordTable } from './word-table.ts';

/** Things of which texts of this trade name one or another, by their kind: English words, then Arabic ones normalised. */
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
good onion: onion onions; بصل`);

/** What a text names, as often as it does. */
function thingsIn({ spans }: ReadText): NamedThing[] {
  return spans.flatMap(({ text }) => {
    const form = bareForms(text).find((each) => things.has(each));
    return things.get(form ?? '') ?? [];
  });
}

/** Things that the texts name in place of each other: white and أسود, Europe and آسيا, a third and نصف. */
export function exchangedWordFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  return exchangedThings(thingsIn(english), thingsIn(arabic));
}
