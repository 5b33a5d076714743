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
The first loom arrived in 2008 and is still running. | وصل أول نول عام 2008 وما زال يعمل.
In the last ten years we doubled our capacity. | ضاعفنا طاقتنا في السنوات العشر الأخيرة.
The last step is sewing; the first is weaving. | الخطوة الأخيرة هي الخياطة، والأولى هي النسج.
Faster looms need stronger tape. | الأنوال الأسرع تحتاج إلى شريط أقوى.
We slow the machine down when the print is fine. | نخفّض سرعة الآلة حين تكون الطباعة دقيقة.
A thinner film costs less and tears sooner. | الفيلم الأرقّ أقل كلفة وأسرع تمزّقًا.
The back of the bag carries the safety text. | على ظهر الكيس نص السلامة.
Print on the front only, please. | اطبعوا على الوجه الأمامي فقط من فضلكم.
Rising resin prices do not change a confirmed order. | ارتفاع أسعار الراتنج لا يغيّر سعر طلبية مثبّتة.
Waste fell by 12% after the new cutter came. | انخفض الهدر 12% بعد وصول آلة القص الجديدة.
Energy use per tonne has gone down every year since 2019. | يتراجع استهلاك الطاقة للطن كل عام منذ 2019.
We import granules and export bags. | نستورد الحبيبات ونصدّر الأكياس.
Exports go to 14 countries; the rest stays in Jordan. | تذهب الصادرات إلى 14 دولة، ويبقى الباقي في الأردن.
The morning shift starts at 7:00 and ends at 15:00. | تبدأ الوردية الصباحية الساعة 7:00 وتنتهي الساعة 15:00.
Trucks load from 8:00 AM until noon. | تُحمَّل الشاحنات من الثامنة صباحًا حتى الظهر.
Visits are possible on Tuesday afternoons. | الزيارات ممكنة بعد ظهر أيام الثلاثاء.
Call us before 4 p.m. and we answer the same day. | اتصلوا قبل الرابعة عصرًا نُجبكم في اليوم نفسه.
The deposit is paid in advance, the rest before loading. | تُدفع الدفعة الأولى مقدّمًا، والباقي قبل التحميل.
Payment: 30% in advance and 70% within 30 days. | الدفع: 30% مقدّمًا و70% خلال 30 يومًا.
An optional liner keeps the contents dry. | تُبقي بطانة اختيارية المحتوى جافًّا.
A test certificate is mandatory for dangerous goods. | شهادة الفحص إلزامية للبضائع الخطرة.
Full-time and part-time positions are open. | لدينا وظائف بدوام كامل وأخرى بدوام جزئي.
An uncoated bag breathes; a coated one keeps dust in. | الكيس غير المطلي يتنفس، والمطلي يحبس الغبار.
Laminated bags need micro-perforation when filled hot. | الأكياس المصفّحة تحتاج إلى ثقوب دقيقة عند تعبئتها ساخنة.
Old and new pallets fit the same cover. | يناسب الغطاء نفسه الطبالي القديمة والجديدة.
We have three large looms and five small ones. | لدينا ثلاثة أنوال كبيرة وخمسة صغيرة.
The largest bag we make holds 2 tonnes. | أكبر كيس نصنعه يتّسع لطنّين.
It takes two to three weeks. | يستغرق ذلك أسبوعين إلى ثلاثة أسابيع.
Delivery within 6 weeks of the approved proof | التسليم خلال 6 أسابيع من اعتماد البروفة
A month after the order the first pallets ship. | تُشحن أولى الطبالي بعد شهر من الطلب.
The warranty runs for 24 months. | يمتدّ الضمان 24 شهرًا.
Two samples are free; more cost 5 JOD each. | العيّنتان الأوليان مجّانيتان، وكل عيّنة أخرى بخمسة دنانير.
From Aqaba to Lagos a ship takes about 35 days. | تستغرق السفينة من العقبة إلى لاغوس نحو 35 يومًا.
We shipped 40 containers to Alexandria and 12 to Tripoli. | شحنّا 40 حاوية إلى الإسكندرية و12 إلى طرابلس.
Our partner in Munich tests each lot. | يفحص شريكنا في ميونخ كل دفعة.
The bag must withstand 1.2 m drops and 40 °C. | على الكيس أن يتحمّل السقوط من 1.2 م وحرارة 40 °م.
Store below 50 °C, never in the open. | خزّنوه دون 50 °م، ولا تتركوه في العراء أبدًا.
This film is not food grade. | هذا الفيلم غير مخصّص للأغذية.
We do not print on wet fabric. | لا نطبع على القماش الرطب.
No order is too small to be answered. | نردّ على كل طلب مهما صغر.
Without a liner, flour dusts. | يغبّر الدقيق إذا لم توجد بطانة.
You can cancel until the plates are made. | يمكنكم الإلغاء ما لم تُصنع الكليشيهات.
Neither colour nor size changes the price. | لا يغيّر اللون السعر ولا المقاس.
We never sell your data. | بياناتكم لا تُباع أبدًا.
Not every mill needs a valve bag. | ليست كل مطحنة بحاجة إلى كيس بصمام.
The seam does not slip under 400 N. | تصمد الخياطة تحت 400 نيوتن.
Fewer than 5 in 1,000 bags are rejected. | يُرفض أقل من 5 أكياس من كل 1,000.
One in three bags goes to agriculture. | كيس من كل ثلاثة يذهب إلى الزراعة.
Half of our staff have been here for ten years. | نصف موظفينا معنا منذ عشر سنوات.
A quarter of the fabric is recycled. | ربع القماش معاد التدوير.
Twice the weight needs more than twice the fabric. | ضعف الوزن يحتاج إلى أكثر من ضعف القماش.
Two colours on the front, one on the back | لونان على الوجه ولون على الظهر
The bag has four loops of 25 cm each. | للكيس أربع عُرى طول كلٍّ منها 25 سم.
Loops: 4, each 25 cm high | العُرى: 4، ارتفاع كل منها 25 سم
Denier 900, 10 × 10 mesh, 75 g/m² | 900 دنير، 10 × 10 أشرطة في البوصة، 75 غ/م²
1,000 to 1,500 bags per bale | 1,000 إلى 1,500 كيس في البالة
We answer within one working day. | نردّ خلال يوم عمل واحد.
Mon to Thu, 8:00 to 16:00 | الإثنين إلى الخميس، 8:00 إلى 16:00
Established 2006, moved to Sahab in 2011 | تأسّست عام 2006 وانتقلت إلى سحاب عام 2011
Our plant covers 12,000 m² with 86 looms. | تبلغ مساحة مصنعنا 12,000 م² وفيه 86 نولًا.
The roof carries 400 kW of solar panels. | على السقف ألواح شمسية بقدرة 400 كيلوواط.
A PLC controls temperature, speed and tension. | يتحكّم PLC في الحرارة والسرعة والشدّ.
We moved the server room and kept production running. | نقلنا غرفة الخوادم والإنتاج مستمر.
The upgrade took one weekend. | استغرقت الترقية عطلة نهاية أسبوع واحدة.
Downtime dropped from 9 hours a month to 2. | انخفض التوقّف من 9 ساعات في الشهر إلى ساعتين.
Two engineers stay on site for three weeks. | يبقى مهندسان في الموقع ثلاثة أسابيع.
You need a degree and two years of experience. | يلزمكم شهادة جامعية وخبرة سنتين.
Applicants answer by 15 January 2027. | يُرجى التقديم قبل 15 كانون الثاني 2027.
Technicians work in three shifts of eight hours. | يعمل الفنيون في ثلاث ورديات مدة كل منها ثماني ساعات.
Our customers include mills in Zarqa and Irbid. | من عملائنا مطاحن في الزرقاء وإربد.
Salt needs a liner; urea needs one too. | يحتاج الملح إلى بطانة، وكذلك اليوريا.
An onion bag is open so that air passes. | كيس البصل مفتوح النسيج ليمرّ الهواء.
Cement is filled at 80 °C and cools in the bag. | يُعبّأ الإسمنت عند 80 °م ويبرد في الكيس.
Use gloves: fresh cement burns. | استعملوا القفازات، فالإسمنت الطازج يحرق.
The mouth is heat cut so that it does not fray. | تُقصّ الفتحة حراريًا كي لا تتنسّل.
Rolls weigh 300 kg and measure 1.2 m across. | وزن اللفّة 300 كغ وقطرها 1.2 م.
Order before noon to load the same week. | اطلبوا قبل الظهر ليتمّ التحميل في الأسبوع نفسه.
We load at night when it is cooler. | نحمّل ليلًا حين يكون الجو أبرد.
Increase the gusset and the bag stands better. | زيدوا الطيّة يقف الكيس أفضل.
Reduce the weight of fabric and the price falls. | خفّفوا وزن القماش ينخفض السعر.
Newer looms use 15% less power. | الأنوال الأحدث تستهلك طاقة أقل بنسبة 15%.
The front cover shows our first catalogue. | يظهر على الغلاف الأمامي أول كتالوج لنا.
Quick replies matter more than long ones. | الردّ السريع أهم من الطويل.
It pays back in less than three years. | يُستردّ ثمنه في أقل من ثلاث سنوات.
A small mistake in the artwork is expensive later. | خطأ صغير في التصميم يكلّف كثيرًا لاحقًا.
We print up to six colours, later eight. | نطبع حتى ستة ألوان، ولاحقًا ثمانية.
Please ask for the price of 50,000 and of 100,000 bags. | اطلبوا سعر 50,000 كيس وسعر 100,000.
Our quality manual has 14 chapters. | في دليل الجودة لدينا 14 فصلًا.
Certificates are renewed every three years. | تُجدَّد الشهادات كل ثلاث سنوات.
The bag is returned, washed and filled five times. | يُعاد الكيس ويُغسل ويُملأ خمس مرات.
The inner bag is 10 cm longer than the outer one. | الكيس الداخلي أطول من الخارجي بـ 10 سم.
Pay by bank transfer or letter of credit at sight. | ادفعوا بحوالة بنكية أو باعتماد مستندي بالاطلاع.
The price is valid for 14 days. | السعر سارٍ لمدة 14 يومًا.
Prices exclude VAT of 16%. | لا تشمل الأسعار ضريبة المبيعات 16%.
The hall is 120 m long and 40 m wide. | طول الصالة 120 م وعرضها 40 م.
Our oldest customer has been with us for 18 years. | أقدم عملائنا معنا منذ 18 سنة.
`;

export const cleanPairs = pairs
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', ar = ''] = line.split(' | ');
    return { en, ar };
  });
