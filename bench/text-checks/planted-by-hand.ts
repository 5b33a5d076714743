/** Sentences written for this, each with a good translation and one with a defect: English, then Arabic twice. */
const sentences = `
The order leaves in two parts: 12 pallets on Sunday and 8 on Tuesday. | تخرج الطلبية على دفعتين: 12 طبلية يوم الأحد و8 يوم الثلاثاء. | تخرج الطلبية على ثلاث دفعات: 12 طبلية يوم الأحد و8 يوم الثلاثاء.
Keep two samples of each of the 6 colours. | احتفظوا بعيّنتين من كل لون من الألوان الستة. | احتفظوا بثلاث عيّنات من كل لون من الألوان الستة.
Three operators run 12 looms on each shift. | يشغّل ثلاثة عمّال 12 نولًا في كل وردية. | يشغّل عاملان 12 نولًا في كل وردية.
Two containers of 40 feet carry the lot of 600,000 sacks. | تحمل حاويتان بطول 40 قدمًا تشغيلة من 600,000 كيس. | تحمل أربع حاويات بطول 40 قدمًا تشغيلة من 600,000 كيس.
The bag is sewn with two rows at 3 stitches per inch. | يُخاط الكيس بصفّين وبثلاث غرز في البوصة. | يُخاط الكيس بصفّ واحد وبثلاث غرز في البوصة.
The band is 6 inches wide. | عرض الشريطة 6 بوصات. | عرض الشريطة 6 سم.
A ruler of 30 cm lies in every kit. | في كل طقم مسطرة طولها 30 سم. | في كل طقم مسطرة طولها 30 بوصة.
Pictures below 800 KB load faster. | الصور التي تقلّ عن 800 كيلوبايت أسرع تحميلًا. | الصور التي تقلّ عن 800 ميغابايت أسرع تحميلًا.
The archive grows by 2 GB a month. | ينمو الأرشيف بمقدار 2 غيغابايت شهريًا. | ينمو الأرشيف بمقدار 2 ميغابايت شهريًا.
The glue dries within four hours. | يجفّ الغراء خلال أربع ساعات. | يجفّ الغراء خلال أربعة أيام.
We answer within a day. | نجيب خلال يوم. | نجيب خلال ساعة.
It runs for weeks without a stop. | يعمل أسابيع بلا توقّف. | يعمل أشهرًا بلا توقّف.
Two million sacks left the port last season. | غادر الميناء مليونا كيس في الموسم الماضي. | غادر الميناء ألفا كيس في الموسم الماضي.
The line packs 3.5 million bags a year. | يعبّئ الخطّ 3.5 ملايين كيس في السنة. | يعبّئ الخطّ 3.5 آلاف كيس في السنة.
Hundreds of farms use this net. | تستعمل مئات المزارع هذا الشبك. | تستعمل آلاف المزارع هذا الشبك.
The outer layer is LLDPE. | الطبقة الخارجية LLDPE. | الطبقة الخارجية LDPE.
HDPE tape is stiffer. | شريط HDPE أصلب. | شريط HDEP أصلب.
Polyethylene liners are loose. | بطانات البولي إيثيلين حرّة. | بطانات البولي بروبيلين حرّة.
A sack for grain | كيس للحبوب | کیس للحبوب
A plastic buckle | مشبك بلاستيكي | مشبك پلاستيكي
For repeated use | للاستعمال المتكرّر | للإستعمال المتكرّر
The goods are received on site. | يجري استلام البضاعة في الموقع. | يجري إستلام البضاعة في الموقع.
The company was established in Amman. | تأسّست الشركة في عمّان. | تأسّست الشركه في عمّان.
On the responsibility of the buyer | على مسؤولية المشتري | على مسئولية المشتري
A polypropylene rope | حبل بولي بروبيلين | حبل بولي بروبلين
The audit is in September. | التدقيق في أيلول. | التدقيق في تشرين الأول.
From June to August the hall closes at noon. | من حزيران إلى آب تُغلق الصالة ظهرًا. | من تموز إلى آب تُغلق الصالة ظهرًا.
The price rises in February. | يرتفع السعر في شباط. | يرتفع السعر في مارس.
Closed on Fridays | مغلق أيام الجمعة | مغلق أيام السبت
Keep the bales on pallets, away from walls and heaters, and use the oldest first. | احفظوا البالات على طبليات، بعيدًا عن الجدران والمدافئ، واستعملوا الأقدم أولًا. | احفظوا البالات على طبليات، بعيدًا عن الجدران والمدافئ، و
Stack the pallets two high and leave a gap of one metre to the wall. | صُفّوا الطبليات على طابقين واتركوا مسافة متر عن الجدار. | صُفّوا الطبليات على طابقين واتركوا مسافة متر عن.
Each roll gets a label at the loom. A weaver signs it with the hour and the shift. The label stays on the roll until it is cut. | تأخذ كل لفّة ملصقًا عند النول. ويوقّعه النسّاج مع الساعة والوردية. ويبقى الملصق على اللفّة حتى تُقصّ. | تأخذ كل لفّة ملصقًا عند النول. ويبقى الملصق على اللفّة حتى تُقصّ.
Rolls are weighed at both ends. The scale is checked each morning with a known mass and the result is written in a book. Nobody may change the book. | تُوزن اللفّات من الطرفين. ويُفحص الميزان كل صباح بكتلة معلومة وتُكتب النتيجة في دفتر. ولا يجوز لأحد تغيير الدفتر. | تُوزن اللفّات من الطرفين. ويُفحص الميزان كل صباح بكتلة معلومة وتُكتب. ولا يجوز لأحد تغيير الدفتر.
The film touches the food. | يلامس الفيلم الغذاء. | لا يلامس الفيلم الغذاء.
Printed bags can be returned. | يمكن إرجاع الأكياس المطبوعة. | لا يمكن إرجاع الأكياس المطبوعة.
The liner is not printed. | البطانة غير مطبوعة. | البطانة مطبوعة.
Never lift a bag by one loop. | لا ترفعوا الكيس من عروة واحدة أبدًا. | ارفعوا الكيس من عروة واحدة.
Wet sacks are not accepted. | لا تُقبل الأكياس الرطبة. | تُقبل الأكياس الرطبة.
The valve closes by itself. | يُغلق الصمام من تلقاء نفسه. | لا يُغلق الصمام من تلقاء نفسه.
Every roll carries a label. | على كل لفّة ملصق. | على بعض اللفّات ملصق.
All bales are weighed. | تُوزن جميع البالات. | تُوزن بعض البالات.
Some customers ask for a window. | يطلب بعض العملاء نافذة. | يطلب كل العملاء نافذة.
Seven looms were added in spring. | أُضيفت سبعة أنوال في الربيع. | أُضيفت تسعة أنوال في الربيع.
Twenty-five bags make a bundle. | خمسة وعشرون كيسًا تكوّن حزمة. | خمسة وثلاثون كيسًا تكوّن حزمة.
A dozen mills order from us. | تطلب منّا اثنتا عشرة مطحنة. | تطلب منّا عشر مطاحن.
The waste fell by 12%. | انخفض الهدر بنسبة 12%. | انخفض الهدر بمقدار 12.
Up to 30% recycled resin | حتى 30% من الراتنج المعاد تدويره | حتى 3% من الراتنج المعاد تدويره
between 25 and 40 kg | بين 25 و40 كغ | بين 25 و45 كغ
from 50 to 200 g/m² | من 50 إلى 200 غ/م² | من 200 إلى 50 غ/م²
The set costs 400 euros. | يكلّف الطقم 400 يورو. | يكلّف الطقم 400 دولار.
Prices are in Jordanian dinars. | الأسعار بالدينار الأردني. | الأسعار بالدولار الأمريكي.
The ship calls at Jebel Ali. | ترسو السفينة في جبل علي. | ترسو السفينة في أم قصر.
The container goes to Rotterdam by feeder. | تذهب الحاوية إلى روتردام على سفينة تغذية. | تذهب الحاوية إلى أنتويرب على سفينة تغذية.
Released at the port of Aqaba | يُفرج عنها في ميناء العقبة | يُفرج عنها في ميناء الدمام
The handle holds 15 kg. | يحتمل المقبض 15 كغ. | يحتمل المقبض 15 غ.
The seam is 8 mm from the edge. | تبعد الدرزة 8 مم عن الحافة. | تبعد الدرزة 8 م عن الحافة.
a few kilograms of sand | بضعة كيلوغرامات من الرمل | بضعة أطنان من الرمل
The coating is 25 µm thick. | سماكة الطلاء 25 ميكرونًا. | سماكة الطلاء 25 ملم.
The cement bag needs a valve. | يحتاج كيس الإسمنت إلى صمام. | يحتاج كيس الأرز إلى صمام.
For onions and potatoes | للبصل والبطاطا | للبصل والثوم
A pallet cover for the yard | غطاء طبليات للساحة | كيس رمل للساحة
Jumbo bags with four loops | أكياس جامبو بأربع عرى | أكياس تسوّق بأربع عرى
Sunday to Thursday | من الأحد إلى الخميس | من الأحد إلى الأربعاء
2,500 bags on each pallet | 2,500 كيس على كل طبلية | 25,000 كيس على كل طبلية
`;

export const plantedByHand = sentences
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', good = '', defective = ''] = line.split(' | ');
    return { en, good, defective };
  });
