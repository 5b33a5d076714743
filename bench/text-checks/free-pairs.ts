/** Free translations that nobody should have to look at, reordered, with numbers in words on one side and units in another notation: English, then Arabic. */
export const freePairs = `
Ring us before you come; the gate is shut on Fridays. | اتصلوا قبل المجيء، فالبوابة مغلقة أيام الجمعة.
The scale shows the weight in grams, never in ounces. | يُظهر الميزان الوزن بالغرام، لا بالأونصة.
Half the order went by road, the other half by sea. | ذهب نصف الطلبية برًّا ونصفها الآخر بحرًا.
We keep a dozen colours in stock. | نحتفظ باثني عشر لونًا في المخزون.
It took us the best part of a month. | استغرق الأمر قرابة شهر.
Only a handful of mills still sew by hand. | لم يبقَ من المطاحن التي تخيط باليد إلا القليل.
Nothing leaves the hall unweighed. | كل ما يغادر الصالة موزون.
There is hardly a farm without our nets. | تكاد شباكنا تكون في كل مزرعة.
Two pallets fit side by side in a truck. | تتّسع الشاحنة لطبليتين متجاورتين.
A tonne of fabric makes some nine thousand sacks. | يكفي طنّ القماش لنحو تسعة آلاف كيس.
Fifteen men unload a 40-foot container in an hour and a half. | يفرغ خمسة عشر عاملًا حاوية 40 قدمًا في ساعة ونصف.
You may cancel free of charge until printing starts. | يمكنكم الإلغاء مجانًا ما لم تبدأ الطباعة.
Do not hesitate to ask for a second sample. | يسعدنا أن تطلبوا عيّنة ثانية.
No order is too small for a quotation. | نجيب عن كل طلب سعر مهما صغرت كميته.
The bags must stay dry. | يجب ألّا تبتلّ الأكياس.
The warehouse is open every day but Friday. | يفتح المستودع يوميًا عدا الجمعة.
Thirty days after delivery at the latest | في موعد أقصاه ثلاثون يومًا من التسليم
Payment falls due within a fortnight. | يُستحقّ الدفع خلال أسبوعين.
The film is as thin as 25 µm and as wide as 2.4 m. | تبدأ سماكة الفيلم من 25 ميكرونًا ويصل عرضه إلى 2.4 متر.
A quarter of the energy comes from the roof. | ربع الطاقة مصدره السقف.
Each of the three shifts counts its own bales. | تعدّ كل وردية من الورديات الثلاث بالاتها.
Both faces can be printed. | يمكن طباعة الوجهين.
The valve is 13 cm wide. | عرض الصمام ثلاثة عشر سنتيمترًا.
A sack of 0.05 t | كيس 50 كغ
0.5 m from the wall | على بُعد نصف متر من الجدار
We ship to Tema, Abidjan and Lomé. | نشحن إلى لومي وأبيدجان وتيما.
From Aqaba it is a day's drive to Sahab. | المسافة بين سحاب والعقبة مسيرة يوم.
In March or, at the latest, in April | في آذار، وإن تأخّر ففي نيسان
The harvest runs from October to December. | يمتدّ الموسم من تشرين الأول إلى كانون الأول.
The price per thousand is 180 dinars. | سعر الألف كيس 180 دينارًا.
Prices in US dollars, ex works | الأسعار بالدولار الأمريكي، تسليم المصنع
White, or any shade you name | أبيض، أو أي لون تختارونه
The sack of flour stood two metres from the sugar. | كان كيس الدقيق على بُعد مترين من السكر.
Rice, pulses and salt go into the small bag. | يُعبّأ الملح والأرز والبقول في الكيس الصغير.
The upper edge is cut hot and the lower one is sewn. | تُخاط الحافة السفلى وتُقصّ العليا على الساخن.
Push the red button, not the green one. | اضغطوا الزرّ الأحمر لا الأخضر.
Files may be as large as 5 MB; smaller is better. | يصل حجم الملفات إلى 5 ميغابايت، والأصغر أفضل.
The reply came the same afternoon. | وصل الردّ عصر اليوم نفسه.
Ask for Lina between 9 and 11 in the morning. | اسألوا عن لينا بين التاسعة والحادية عشرة صباحًا.
We measured it twice and got 62 g both times. | قسناه مرّتين فكان 62 غرامًا في كلتيهما.
Three of every hundred rolls are cut open and checked. | تُفتح ثلاث لفّات من كل مئة وتُفحص.
A 5% tolerance applies. | يُسمح بتفاوت 5 بالمئة.
Roughly one bag in two hundred was miscounted. | كان الخطأ في العدّ نحو كيس من كل مئتي كيس.
The label carries the lot number and nothing else. | لا يحمل الملصق سوى رقم التشغيلة.
He who lifts by one loop tears all four. | من يرفع من عروة واحدة يمزّق العرى الأربع.
Some of our looms are older than their weavers. | بعض أنوالنا أكبر سنًّا من نسّاجيها.
All bags are counted by a machine. | تتولّى آلة عدّ الأكياس كلها.
Not every resin suits food. | لا يصلح كل راتنج للغذاء.
Not all liners are glued. | بعض البطانات غير ملصق.
Every bale is wrapped; no bale travels bare. | تُغلّف كل بالة ولا تُشحن بالة بلا غلاف.
Polypropylene melts at about 165 °C, polyethylene at 115. | ينصهر البولي إيثيلين عند 115 درجة، والبولي بروبيلين عند نحو 165 °م.
LDPE and LLDPE are blended, HDPE is not. | يُخلط LLDPE مع LDPE دون HDPE.
An order of 20,000 or more earns a discount. | تُمنح الطلبيات التي لا تقلّ عن 20,000 كيس خصمًا.
Delivery takes no longer than 25 days. | لا يتجاوز التسليم 25 يومًا.
The roof lasts for decades. | يعمّر السقف عقودًا.
For years we bought our ink abroad. | ظللنا سنين نشتري الحبر من الخارج.
Within the hour you will know. | ستعرفون في أقلّ من ساعة.
The first bag off the line is kept for a year. | يُحفظ أول كيس من كل تشغيلة سنة كاملة.
The container must weigh less than 26.5 tonnes. | يجب ألّا يزيد وزن الحاوية على 26.5 طنّ.
Twelve by twelve tapes to the inch | 12 × 12 شريطًا في البوصة
Four hundred and seventy-two tapes run into one loom. | يدخل النول الواحد 472 شريطًا.
Since 2006 the plant has been extended five times. | وُسّع المصنع خمس مرّات منذ عام 2006.
The twenty-foot container takes ten pallets. | تتّسع حاوية 20 قدمًا لعشر طبليات.
Six tenths of the output stays here. | يبقى هنا 60% من الإنتاج.
The liner is loose, so it must be tied. | لأن البطانة حرّة لا بدّ من ربطها.
The dust is harmless but a nuisance. | الغبار غير ضارّ لكنه مزعج.
You need not sign anything. | لا حاجة إلى أي توقيع.
Without a stabiliser the fabric fails within months. | القماش غير المثبّت يتلف في غضون أشهر.
Keep off the wet floor. | الأرضية مبلّلة، فلا تقتربوا.
There are no hidden costs. | السعر شامل كل شيء.
The offer stands until the end of June. | يسري العرض حتى آخر حزيران.
It is a sack like any other, only lighter. | هو كيس كسائر الأكياس، لكنه أخفّ.
Once opened, use within six weeks. | يُستعمل خلال ستة أسابيع من فتحه.
We reply to letters the day they arrive. | نجيب عن الرسائل يوم وصولها.
Sundays to Thursdays, eight to five | من الأحد إلى الخميس، من الثامنة إلى الخامسة
Store it below 40 degrees. | احفظوه في درجة لا تتجاوز 40.
The ship sails north through Suez. | تبحر السفينة شمالًا عبر السويس.
Jordanian and Egyptian onions alike | البصل الأردني والمصري على السواء
The loom stops by itself when a tape breaks. | يتوقّف النول تلقائيًا إذا انقطع شريط.
Bags that fail the test never reach you. | لا تصلكم الأكياس التي لا تجتاز الفحص.
It is forbidden to smoke in all halls. | التدخين ممنوع في الصالات كافة.
Cold-cut edges are softer. | الحواف المقصوصة على البارد أنعم.
A single layer is enough up to 10 kg. | تكفي طبقة واحدة حتى 10 كغ.
The order is split: 10,000 now and the rest in May. | تُقسم الطلبية: 10,000 الآن والباقي في أيار.
Our youngest customer is 70 years old. | أصغر عملائنا عمره 70 عامًا.
Between 200 and 300 lifts | ما بين 200 رفعة و300
Width 60 cm, length 1 m | العرض 60 سم، والطول 100 سم
The bag weighs 0.083 kg. | يزن الكيس 83 غرامًا.
In two or three days | في غضون يومين أو ثلاثة
The crew of eight works in pairs. | يعمل الثمانية اثنين اثنين.
The second machine runs 20% faster than the first. | تعمل الآلة الثانية أسرع من الأولى بنسبة 20%.
Ten litres of ink last a week. | عشرة لترات من الحبر تكفي أسبوعًا.
Thanks to the film, the paint does not rub off. | بفضل الفيلم يثبت الحبر.
The bag stands upright by itself. | يقف الكيس وحده.
We print in black on brown fabric. | نطبع بالأسود على قماش بني.
Nobody is asked why. | لا يُسأل أحد عن السبب.
It pays for itself in under three years. | يستردّ كلفته قبل مضيّ ثلاث سنوات.
Send both: the old bag and the new label. | أرسلوا الاثنين: الكيس القديم والملصق الجديد.
A jumbo bag carries as much as twenty sacks. | يحمل كيس الجامبو ما تحمله عشرون كيسًا.
Sand goes into sandbags, salt into liners. | يُعبّأ الرمل في أكياس الرمل والملح في البطانات.
`
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', ar = ''] = line.split(' | ');
    return { en, ar };
  });
