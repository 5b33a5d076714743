/**
 * A hundred more, half of them Arabic, judged before they were asked. Asked once, 94 found an answer in the first three hits,
 * 9.8 % of these hits were weak, and none was empty; what was of a kind was mended then.
 */
export const secondUnseen = `
48 x 78 cm | leno-onion-bag sugar-sack-liner | bopp-feed-bag fertiliser-sack sand-bag
110x110x130 | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
105 x 105 x 115 cm bulk bag | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
50kg pp bags | $sacks50 | $goods
bag 25kg with inner liner | sugar-sack-liner | liners-and-food-contact liner-film $sacks50 fibc-baffle fibc-jumbo
80 gsm fabric | fabric-roll fertiliser-sack bopp-feed-bag flour-sack cement-valve-bag | choosing-fabric-weight sand-bag sugar-sack-liner
half ton bag | $jumbo | cert-fibc fibc-safety
15 kg bag | bopp-rice-bag leno-onion-bag sand-bag | $sacks50
24x40 inch sacks | flour-sack fertiliser-sack bopp-feed-bag | sugar-sack-liner
tubular fabric 120 cm | fabric-roll | how-circular-weaving-works choosing-fabric-weight pallet-cover
millet sacks | flour-sack bopp-rice-bag | $sacks50 sugar-sack-liner
cassava flour bag 50kg | flour-sack | $sacks50 partner-sunbulan
carrot bags | leno-onion-bag | partner-nilvara project-onion-packhouse
cucumber net bags | leno-onion-bag | partner-nilvara project-onion-packhouse
wheat sacks | flour-sack | partner-sunbulan bopp-rice-bag sugar-sack-liner bopp-feed-bag fibc-jumbo
sesame bags | bopp-rice-bag flour-sack sugar-sack-liner | $sacks50
dog food packaging | bopp-feed-bag | partner-marjovia bopp-rice-bag
big bags for salt | fibc-baffle fibc-jumbo | 
cement bag with valve 50 kg | cement-valve-bag | valve-bags-and-dust partner-sakhrun
gypsum bags | cement-valve-bag | valve-bags-and-dust
flood sandbags | sand-bag |
tile adhesive sacks | cement-valve-bag | valve-bags-and-dust
poultry feed sack | bopp-feed-bag | partner-marjovia project-feed-mill-network
jumbo bag for fertilizer | fibc-jumbo fibc-baffle fertiliser-sack | fibc-safety partner-lisanor cert-fibc
polyproplyene sacks | $goods | /products recycled-polypropylene
wovan bags | $goods | /products how-circular-weaving-works
fertelizer bags | fertiliser-sack | partner-lisanor
jombo bags | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
laminnated rice bag | bopp-rice-bag | partner-lagunta
certificat iso | $isos | /certificates
quotaion | /quote what-you-need-for-a-quote |
shoping bags | shopping-bag | partner-dukkanto
do you ship to nigeria | west-africa where-you-sell | /markets delivery-terms
can you print our logo | how-many-colours artwork-files | bopp-or-flexo plates-and-cylinders colour-approval
how many bags in a 40ft container | container-quantity | /calculator from-pallet-to-port
what is moq | minimum-order | 
which payment methods do you accept | payment-terms | delivery-terms
are your bags food safe | food-contact cert-food-contact cert-food-declaration | liners-and-food-contact cert-iso-22000
do you recycle | recycled-content recycled-polypropylene project-trim-recycling recycling-loop | 
iso 45001 | cert-iso-45001 | /certificates $isos
fibc certificate | cert-fibc | /certificates fibc-safety $jumbo
halal certified bags | /certificates cert-food-contact cert-food-declaration cert-iso-22000 | $certs food-contact
migration test report | cert-food-contact cert-food-declaration food-contact | liners-and-food-contact
sales job | export-sales-executive /careers | $openings apply-for-a-job
quality engineer vacancy | quality-engineer | $jobs
summer training students | training-places | $jobs apply-for-a-job
references | /projects $projects /partners $partners |
customers in germany | europe /partners where-you-sell | $partners /markets
warehouse in aqaba | project-aqaba-warehouse | from-pallet-to-port partner-marsaqan
uv resistance | uv-stabilisation uv-life | fertiliser-sack sand-bag pallet-cover fabric-roll
كيس ٢٥ كيلو | leno-onion-bag sand-bag bopp-rice-bag $sacks50 |
أكياس ٥٠ كغم بولي بروبلين | $sacks50 | $goods
شوال ١٠٠ كيلو | $sacks50 $jumbo | 
كيس مقاس ٥٥ في ٩٥ | fertiliser-sack sugar-sack-liner flour-sack bopp-feed-bag |
جامبو باج ١ طن | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
كيس جامبو ١٠٠ × ١٠٠ × ١٢٠ | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
أكياس ذرة | flour-sack bopp-rice-bag bopp-feed-bag | $sacks50 fibc-jumbo
أكياس قمح | flour-sack | partner-sunbulan bopp-rice-bag sugar-sack-liner fibc-jumbo bopp-feed-bag
شوالات شعير | flour-sack bopp-feed-bag bopp-rice-bag | sugar-sack-liner $sacks50 fibc-jumbo
أكياس بندورة | leno-onion-bag | partner-nilvara project-onion-packhouse
أكياس بطاطا شبك | leno-onion-bag | partner-nilvara project-onion-packhouse
أكياس علف دجاج | bopp-feed-bag | partner-marjovia
كيس عدس | bopp-rice-bag flour-sack sugar-sack-liner | $sacks50
أكياس يوريا | fertiliser-sack | partner-lisanor
أكياس ملح | fibc-baffle fibc-jumbo sugar-sack-liner bopp-rice-bag | $sacks50
أكياس جبس | cement-valve-bag | valve-bags-and-dust
اكياس اسمنت بصمام | cement-valve-bag | valve-bags-and-dust partner-sakhrun
أكياس رمل للفيضانات | sand-bag |
كيس ارز مصفح | bopp-rice-bag | partner-lagunta
أكياس طحين للمخابز | flour-sack | partner-sunbulan
اكياس بولي بروبيلين منسوجه | $goods | /products recycled-polypropylene
اكياس بولي بروبلين | $goods | /products recycled-polypropylene
بطانه بولي ايثيلين | liner-film sugar-sack-liner | liners-and-food-contact fibc-baffle fertiliser-sack
غطاء بالته | pallet-cover |
رول قماش | fabric-roll | choosing-fabric-weight how-circular-weaving-works
اكياس سكر مبطنه | sugar-sack-liner | partner-qandoria
شهادة حلال | /certificates cert-food-contact cert-iso-22000 cert-food-declaration | $certs
هل لديكم شهادة ايزو | $isos | /certificates
شهادة سلامة الغذاء | cert-iso-22000 cert-food-contact cert-food-declaration | food-contact /certificates
كم أقل كمية | minimum-order |
كم سعر الكيس | /quote what-you-need-for-a-quote | minimum-order payment-terms /calculator
بدي عينة | samples |
كيف ادفع | payment-terms | delivery-terms
متى يوصل الطلب | lead-times delivery-terms |
هل تصدرون للعراق | gulf-and-iraq where-you-sell | /markets
هل تطبعون شعارنا | how-many-colours artwork-files | bopp-or-flexo plates-and-cylinders colour-approval
كم كيس في الكونتينر | container-quantity | /calculator from-pallet-to-port
هل الأكياس تتحمل الشمس | uv-life uv-stabilisation | fertiliser-sack sand-bag pallet-cover fabric-roll
أكياس معاد تدويرها | recycled-content recycled-polypropylene | project-trim-recycling recycling-loop
عندي شكوى | complaints | /contact-us
زيارة المصنع | visit-the-plant | /contact-us
وظيفة فني | loom-technician | $jobs
وظائف في عمان | $jobs | apply-for-a-job training-places
تدريب طلاب الجامعة | training-places | $jobs apply-for-a-job
مدير مبيعات | export-sales-executive /contact-us /careers | $openings
مشاريعكم السابقة | /projects $projects |
من زبائنكم | /partners $partners |
عنوان الشركة | /contact-us | /our-story
طاقة شمسية | project-solar-roof energy-and-solar |
كيف تصنع الأكياس | how-circular-weaving-works | /our-story valve-bags-and-dust
`;
