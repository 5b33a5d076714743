/** Sentences of the trade in good translations that nobody should have to look at: English, then Arabic. */
const pairs = `
The sack holds 25 kg of rice and weighs 62 g empty. | يتّسع الكيس لـ 25 كغ من الأرز ويزن فارغًا 62 غ.
We weave the fabric in two widths and cut it the same day. | ننسج القماش بعرضين ونقصّه في اليوم نفسه.
Two loaders fill a container in three hours. | يملأ عاملان الحاوية في ثلاث ساعات.
Please send both sides of the artwork as one PDF. | يُرجى إرسال وجهي التصميم في ملف PDF واحد.
Samples leave the plant within two working days. | تغادر العيّنات المصنع خلال يومَي عمل.
Each bale holds 500 sacks and is strapped twice. | في كل بالة 500 كيس، وتُحزم مرّتين.
The order was confirmed on 3 March and shipped in May. | ثُبّتت الطلبية في 3 آذار وشُحنت في أيار.
Our looms run from Saturday to Thursday. | تعمل أنوالنا من السبت إلى الخميس.
A valve closes by the weight of the goods behind it. | يُغلق الصمام بثقل البضاعة خلفه.
The mill needs half a million bags a year. | تحتاج المطحنة إلى نصف مليون كيس في السنة.
About 1.2 million sacks went to Iraq last year. | ذهب نحو 1.2 مليون كيس إلى العراق في العام الماضي.
Twelve looms stand in the new hall, six on each side. | في الصالة الجديدة اثنا عشر نولًا، ستة على كل جانب.
The liner is 60 µm thick and 3 cm wider than the sack. | سماكة البطانة 60 ميكرونًا، وهي أعرض من الكيس بـ 3 سم.
LDPE seals at a lower temperature than LLDPE. | يلتحم LDPE عند حرارة أدنى من LLDPE.
BOPP film gives the print its gloss. | فيلم BOPP يمنح الطباعة لمعانها.
Polypropylene floats on water; polyester sinks. | البولي بروبيلين يطفو على الماء، والبوليستر يغرق.
Keep the bales dry and out of the sun. | احفظوا البالات جافة بعيدًا عن الشمس.
Can you print four colours on one side? | هل يمكنكم طباعة أربعة ألوان على وجه واحد؟
Yes, up to eight colours on laminated bags. | نعم، حتى ثمانية ألوان على الأكياس المصفّحة.
The safety factor is 5:1 for a single trip. | معامل الأمان 5:1 لرحلة واحدة.
Tested to ISO 21898 by an outside laboratory. | فُحص وفق ISO 21898 في مختبر خارجي.
The drop test is made from 1.2 m, three times on each face. | يُجرى اختبار السقوط من 1.2 م، ثلاث مرات على كل وجه.
A 40-foot container carries 22 tonnes on this route. | تحمل حاوية 40 قدمًا 22 طنًّا على هذا الطريق.
We quote prices per thousand bags. | نعطي السعر لكل ألف كيس.
Thousands of sacks a day leave the sewing line. | يغادر خطّ الخياطة آلاف الأكياس يوميًا.
The fabric weighs 70 g/m² and has 10 × 10 tapes per inch. | يزن القماش 70 غ/م²، وفيه 10 × 10 أشرطة في البوصة.
Files up to 10 MB can be attached. | يمكن إرفاق ملفات حتى 10 ميغابايت.
The picture has 300 dpi at its printed size. | دقة الصورة 300 نقطة في البوصة بمقاسها المطبوع.
Payment is by letter of credit or transfer. | يكون الدفع باعتماد مستندي أو بحوالة.
Our sales team answers in Arabic and English. | يجيبكم فريق المبيعات بالعربية والإنجليزية.
Jumbo bags for export are stored under cover. | تُخزَّن أكياس الجامبو المعدّة للتصدير تحت سقف.
The stitching has two rows, 8 mm apart. | للخياطة صفّان بينهما 8 مم.
A hem keeps the mouth open while the sack is filled. | تُبقي الثنية فوهة الكيس مفتوحة أثناء التعبئة.
Onion bags breathe; flour sacks must not. | أكياس البصل يمرّ منها الهواء، أما أكياس الدقيق فلا.
The pallet measures 1.1 × 1.1 m. | قياس الطبلية 1.1 × 1.1 م.
Ten bags of every lot are weighed. | تُوزن عشرة أكياس من كل تشغيلة.
The result is sent with the invoice. | تُرسل النتيجة مع الفاتورة.
Wash the drum with water only. | اغسلوا الأسطوانة بالماء وحده.
UV-B lamps burn for 200 hours in the test. | تضيء مصابيح UV-B طوال 200 ساعة في الاختبار.
After a year outdoors the fabric keeps half of its strength. | بعد سنة في العراء يحتفظ القماش بنصف متانته.
The second shift starts at 3 pm. | تبدأ الوردية الثانية الساعة 3 مساءً.
Three shifts work around the clock. | تعمل ثلاث ورديات على مدار الساعة.
Recycled content is limited to 30% in feed bags. | تقتصر نسبة المعاد تدويره على 30% في أكياس الأعلاف.
We use PCR only where no food is packed. | لا نستخدم PCR إلا حيث لا يُعبّأ غذاء.
The colour proof is signed and dated. | تُوقَّع عيّنة اللون وتُؤرَّخ.
Tell us the density of your product in kg/m³. | أخبرونا بكثافة منتجكم بوحدة كغ/م³.
Loops are sewn into the side seams. | تُخاط العُرى في الدرزات الجانبية.
Four loops of 30 cm fit any forklift. | أربع عُرى بطول 30 سم تناسب أيّ رافعة شوكية.
The first ten pallets were loaded on Sunday. | حُمّلت الطبليات العشر الأولى يوم الأحد.
Lead time is four weeks, or six before Ramadan. | مدة التوريد أربعة أسابيع، أو ستة قبل رمضان.
A plate lasts about a million impressions. | يدوم الكليشيه نحو مليون طبعة.
The cylinder has a circumference of 56 cm. | محيط الأسطوانة 56 سم.
It takes a day to dry and another to cure. | يحتاج إلى يوم ليجفّ ويوم آخر ليتصلّب.
Coating adds 20 g/m² on one side. | يضيف الطلاء 20 غ/م² على وجه واحد.
We repair both presses every second Friday. | نصون المكبسين كل جمعتين.
The gusset is 7 cm deep on either side. | عمق الطيّة الجانبية 7 سم من كل جهة.
Nothing is sewn through the liner. | لا تمرّ الخياطة عبر البطانة.
Bags are packed flat, 100 to a bundle. | تُعبّأ الأكياس مفرودةً، 100 في كل حزمة.
The port is two days away by truck. | يبعد الميناء يومين بالشاحنة.
Freight is paid at loading. | تُدفع أجرة الشحن عند التحميل.
Customs asks for the code 6305.33. | تطلب الجمارك البند 6305.33.
Would you like a quotation by e-mail? | هل تودّون عرض سعر بالبريد الإلكتروني؟
One roll is 3,000 m long and weighs 195 kg. | طول اللفّة الواحدة 3,000 م ووزنها 195 كغ.
Tension is set by hand, then locked. | يُضبط الشدّ يدويًا ثم يُقفل.
A loom stops by itself when a tape breaks. | يتوقّف النول من تلقاء نفسه إذا انقطع شريط.
The line makes 120 sacks a minute. | ينتج الخطّ 120 كيسًا في الدقيقة.
That is 7,200 an hour. | أي 7,200 في الساعة.
The ink is water-based and free of solvents. | الحبر مائي وخالٍ من المذيبات.
We keep a signed sample for two years. | نحتفظ بعيّنة موقّعة مدة سنتين.
Moisture above 14% spoils grain in any sack. | الرطوبة فوق 14% تُفسد الحبوب في أيّ كيس.
Dust leaves through the seams first. | يخرج الغبار من الدرزات أولًا.
A crepe tape over the seam holds it back. | شريط ورقي فوق الدرزة يمنعه.
Type C bags must be earthed while they are filled. | يجب تأريض أكياس Type C أثناء التعبئة.
The report names the laboratory and the date. | يذكر التقرير اسم المختبر والتاريخ.
Orders under 5,000 bags are printed in one colour. | تُطبع الطلبيات دون 5,000 كيس بلون واحد.
The discount is 2% for payment within ten days. | الخصم 2% عند الدفع خلال عشرة أيام.
Store no more than two pallets on top of each other. | لا تضعوا أكثر من طبليتين إحداهما فوق الأخرى.
The hall is kept at 22 °C. | تُحفظ الصالة عند 22 °م.
Every fortnight the filters are changed. | تُبدَّل المرشّحات كل أسبوعين.
The mesh lets you see what is inside. | الشبك يُظهر ما في الداخل.
Choose white for the sun and brown for the dust. | اختاروا الأبيض للشمس والبنّي للغبار.
Six of our customers fill sugar. | ستة من عملائنا يعبّئون السكر.
None of them needs a coating. | لا يحتاج أيّ منهم إلى طلاء.
A hot knife cuts and seals at once. | سكين ساخنة تقصّ وتلحم في آن واحد.
The needle pierces the fabric every 9 mm. | تثقب الإبرة القماش كل 9 مم.
Folded twice, the mouth carries 400 N. | إذا طُويت الفوهة مرّتين احتملت 400 نيوتن.
From January to June we weave for the onion harvest. | من كانون الثاني إلى حزيران ننسج لموسم البصل.
In August the plant closes for a week. | في آب يتوقّف المصنع أسبوعًا.
A driver waits 45 minutes on average. | ينتظر السائق 45 دقيقة في المتوسط.
Before, it was almost three hours. | وكان ينتظر من قبل ثلاث ساعات تقريبًا.
We doubled the storage and halved the walking. | ضاعفنا المخزن واختصرنا المشي إلى النصف.
The bag is 53 cm wide and 90 cm long. | عرض الكيس 53 سم وطوله 90 سم.
A single worker ties 300 bags an hour. | يربط عامل واحد 300 كيس في الساعة.
The strap is 15 mm wide and made of polyester. | عرض الشريط 15 مم وهو من البوليستر.
You receive the drawing, the sample and the price together. | يصلكم الرسم والعيّنة والسعر معًا.
Is the liner loose, glued or sewn in? | هل البطانة حرّة أم ملصقة أم مخيطة؟
Loose, unless you ask for another. | حرّة، ما لم تطلبوا غير ذلك.
The fertiliser stays dry for six months under cover. | تبقى الأسمدة جافة ستة أشهر تحت سقف.
Salt from the sea air settles on everything. | يترسّب ملح هواء البحر على كل شيء.
The lamp test is described in ISO 21898, Annex A. | يرد اختبار المصابيح في ISO 21898، الملحق A.
Two years later the same bags were still in use. | وبعد سنتين كانت الأكياس نفسها لا تزال مستعملة.
We found 12 faults in 30,000 m of fabric. | وجدنا 12 عيبًا في 30,000 م من القماش.
Nine in ten of them were knots. | وكانت تسعة من كل عشرة منها عقدًا.
A third of the order goes by road. | يُنقل ثلث الطلبية برًّا.
The rest waits for the vessel. | وينتظر الباقي السفينة.
Call +962 6 500 0100 before you come. | اتصلوا على ‎+962 6 500 0100 قبل قدومكم.
Write to sales@example.com with your drawing. | اكتبوا إلى sales@example.com وأرفقوا رسمكم.
The certificate is valid until 31 October 2027. | الشهادة سارية حتى 31 تشرين الأول 2027.
The oldest machine dates from 2006. | تعود أقدم آلة إلى عام 2006.
Half of the roof carries solar panels. | نصف السطح مغطّى بألواح شمسية.
They give 1.2 MW at noon in July. | وتعطي 1.2 ميغاواط عند الظهيرة في تموز.
The fork of the truck is 12 cm thick. | سماكة شوكة الرافعة 12 سم.
Leave 15 mm between the barcode and the edge. | اتركوا 15 مم بين الباركود والحافة.
Each design is kept under its number for five years. | يُحفظ كل تصميم برقمه خمس سنوات.
The bags do not slip on the pallet. | لا تنزلق الأكياس على الطبلية.
Never store bags in the sun. | تجنّبوا تخزين الأكياس في الشمس.
We cannot print on the inside. | تتعذّر علينا الطباعة من الداخل.
Nothing leaves the plant unchecked. | كل ما يخرج من المصنع مفحوص.
It is not before the third trial that the colour is approved. | لا يُعتمد اللون إلا بعد التجربة الثالثة.
The sack weighs no more than 90 g. | وزن الكيس 90 غ على الأكثر.
The press has not stopped since June. | تعمل المطبعة منذ حزيران من دون توقّف.
Not all sizes are in stock. | بعض المقاسات فقط متوافر في المخزون.
Neither thread nor glue is used. | يُصنع بلا خيط ولا غراء.
You do not pay for the first ten bags. | الأكياس العشرة الأولى مجانية.
It is nobody’s fault. | لا ذنب لأحد.
Do not forget the label. | تذكّروا الملصق.
We do not charge for advice. | الاستشارة مجانية.
The bags are not for food. | الأكياس غير مخصّصة للأغذية.
If it is not dry, wait an hour. | إن كان رطبًا فانتظروا ساعة.
The bag isn’t coated. | الكيس غير مطليّ.
Every bag is counted. | تُعدّ الأكياس كلها.
Each bale has a label. | لكل بالة ملصق.
Some customers ask for a sample first. | يطلب بعض العملاء عيّنة أولًا.
The first order takes longer than the last. | تستغرق الطلبية الأولى وقتًا أطول من الأخيرة.
The last container left in May. | غادرت آخر حاوية في أيار.
At last the roof is finished. | أُنجز السقف أخيرًا.
The film is thin, so it dries fast. | الفيلم رقيق فيجفّ بسرعة.
The coated side faces the goods. | الوجه المطليّ إلى جهة البضاعة.
A laminated bag with a coated back. | كيس مصفّح بظهر مطليّ.
We buy resin and sell bags. | نشتري الراتنج ونبيع الأكياس.
Imports fell and exports rose by 4%. | انخفضت الواردات وارتفعت الصادرات بنسبة 4%.
The new press replaced the old one. | حلّت المطبعة الجديدة محلّ القديمة.
It opens at 8:30 am. | يفتح في الساعة 8:30 صباحًا.
Until 4:00 pm on Thursdays. | حتى الساعة 4:00 عصرًا أيام الخميس.
The meeting is at 12:00 noon. | الاجتماع عند الساعة 12:00 ظهرًا.
Afternoon shift, 3:00 pm to 11:00 pm | وردية المساء، من 3:00 عصرًا إلى 11:00 مساءً
Part time, 20 hours | دوام جزئي، 20 ساعة
The largest size is 60 cm wide. | أكبر مقاس عرضه 60 سم.
The smallest order is 500 bags. | أصغر طلبية 500 كيس.
Order 500 bags and pay 30% now, the rest within 30 days. | اطلبوا 500 كيس وادفعوا 30% الآن والباقي خلال 30 يومًا.
It takes 5 days, or 10. | يستغرق 5 أيام أو 10.
Sizes of 50, 55 and 60 cm | مقاسات 50 و55 و60 سم
392,500 sacks fit. | تتّسع لعدد 392,500 كيس.
Two years’ storage | تخزين سنتين
Within 24 hours, at most two days | خلال 24 ساعة، أو يومين على الأكثر
Two hours a day | ساعتان يوميًا
The drivers rest two hours every two days. | يستريح السائقون ساعتين كل يومين.
25 covers in a bundle | 25 غطاءً في الرزمة
Three handles and two covers | ثلاثة مقابض وغطاءان
The panels are on the roof of the second hall. | الألواح على سقف الصالة الثانية.
Our three presses print six orders a day. | تطبع مطابعنا الثلاث ست طلبيات في اليوم.
One design, two cylinders | تصميم واحد وأسطوانتان
Two or three designs at a time | تصميمان أو ثلاثة في المرة
From Lagos to Dakar by sea | من لاغوس إلى داكار بحرًا
Trucks leave Zarqa in the morning. | تغادر الشاحنات الزرقاء صباحًا.
The blue bag from Zarqa | الكيس الأزرق من الزرقاء
A violet stripe on a white bag | شريط بنفسجي على كيس أبيض
The rear door is closed. | الباب الخلفي مغلق.
Roll it back slowly. | أعيدوا لفّه ببطء.
Prices rise when resin is scarce. | ترتفع الأسعار حين يقلّ الراتنج.
It reduces the waste. | يقلّل الهدر.
The waste has decreased by a third. | تراجع الهدر بمقدار الثلث.
Fast machines need soft edges. | الآلات السريعة تحتاج إلى حواف ليّنة.
Answer quickly, please. | يُرجى الإجابة سريعًا.
Thick fabric for heavy goods | قماش سميك للبضائع الثقيلة
No film is too thin for it. | لا فيلم أرقّ من أن يصلح له.
Always keep the label. | احتفظوا بالملصق دائمًا.
It is quicker by rail. | القطار أسرع.
The old hall was not large enough. | كانت الصالة القديمة ضيّقة.
We do not know yet. | ما زلنا نجهل ذلك.
They are not yet sewn. | لم تُخَط بعد.
That is not true. | هذا غير صحيح.
It does not matter which side is up. | يستوي أيّ الوجهين كان إلى أعلى.
The bag must not touch the floor. | أبقوا الكيس مرفوعًا عن الأرض.
The seam never failed in 500 tests. | صمدت الخياطة في 500 اختبار.
A sack that is not full stands badly. | الكيس الناقص يصعب رصّه.
You will not need a new machine. | آلتكم الحالية تكفي.
None of the bags leaked. | لم يتسرّب شيء من أيّ كيس.
Not only flour but also sugar | ليس الدقيق فحسب بل السكر أيضًا
`;

export const cleanPairs = pairs
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', ar = ''] = line.split(' | ');
    return { en, ar };
  });
