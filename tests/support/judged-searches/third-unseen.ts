/** Searches that were asked once, after those of the other lists held; what they found wanting was mended by kind. */
export const thirdUnseen = `
chicken feed bags 25kg | bopp-feed-bag | partner-marjovia
where can I see your certificates | /certificates $certs | project-artwork-approval liners-and-food-contact
almond packaging | flour-sack bopp-rice-bag | $sacks50
how strong is the stitching | sand-bag | how-circular-weaving-works project-cutting-changeover
what is gsm | choosing-fabric-weight | reading-a-bag-specification
leno bag for oranges | leno-onion-bag |
urea 50kg bag price | fertiliser-sack | /quote
bulk bag with discharge spout | $jumbo | fibc-safety project-jumbo-filling-station
do you print 6 colours | how-many-colours | bopp-or-flexo print-colour-control
minimum quantity for printed bags | minimum-order | bopp-or-flexo flour-sack
payment terms | payment-terms |
UV stabilised sandbags flood | sand-bag |
sample cost | samples |
food contact declaration | cert-food-declaration | $certs
factory visit | visit-the-plant |
vacancies for engineers | $openings |
forklift driver job | $jobs apply-for-a-job |
who owns the company | /our-story |
send cv | /careers apply-for-a-job | $openings
container loading 40ft how many bags | container-quantity | from-pallet-to-port
cement bag valve 50 | cement-valve-bag | valve-bags-and-dust
recycled pp content | recycled-polypropylene recycled-content |
gypsum powder packaging | cement-valve-bag | valve-bags-and-dust
difference between fibc type b and c | fibc-safety | fibc-jumbo
lead time | lead-times |
incoterms fob aqaba | delivery-terms | from-pallet-to-port
complaint damaged goods | complaints |
كيس بصل شبكي 25 كغ | leno-onion-bag |
كم أقل كمية للطلب | minimum-order |
اكياس رمل للفيضانات | sand-bag |
هل تشحنون الى العراق | gulf-and-iraq | /markets delivery-terms
كيس جامبو طن واحد | $jumbo | fibc-safety cert-fibc
وظيفة محاسب | $jobs apply-for-a-job |
رقم واتساب المبيعات | /contact-us |
وين المصنع | /contact-us |
كيس سكر 50 كيلو ببطانة | sugar-sack-liner |
شهادة ملامسة الغذاء | cert-food-contact cert-food-declaration | $certs
كيف احسب وزن الكيس | /calculator |
كيس اسمنت بصمام | cement-valve-bag | valve-bags-and-dust
ventilated sack for potatoes | leno-onion-bag |
pallet cover against rain | pallet-cover | liners-and-food-contact
liner for jumbo bag | liner-film | $jumbo
how to store bags in the sun | uv-life uv-stabilisation | west-africa
can I pay by letter of credit | payment-terms |
bag bursts when filling | complaints | weight-tolerance cement-valve-bag valve-bags-and-dust
how many sacks on a pallet | container-quantity from-pallet-to-port |
do you have agents in west africa | west-africa | from-pallet-to-port export-sales-executive
paper sacks for cement | cement-valve-bag |
antistatic jumbo bag | fibc-safety project-jumbo-filling-station | $jumbo
bag with handle | shopping-bag | bopp-rice-bag
sugar sack weight in grams | sugar-sack-liner | project-sugar-lot-tracing
weight of a flour sack | flour-sack | partner-sunbulan
size of cement bag | cement-valve-bag | project-cement-checkweighing
summer internship | training-places | hr-officer
fax number | /contact-us |
open on friday | /contact-us |
energy audit | energy-and-solar plant-network |
artwork file formats | artwork-files | project-artwork-approval
pantone colours match | colour-approval how-many-colours | artwork-files
what is denier | choosing-fabric-weight reading-a-bag-specification | $goods
ما هو الدنير | choosing-fabric-weight reading-a-bag-specification | $goods
recycling old bags | recycled-polypropylene | recycled-content
barley 40 kg | flour-sack bopp-feed-bag | reading-a-bag-specification $sacks50 bopp-rice-bag
كيس شعير 40 كيلو | flour-sack bopp-feed-bag | reading-a-bag-specification $sacks50 bopp-rice-bag
هل تعطون عينات مجانية | samples |
الدفع بالأقساط | payment-terms |
شوال بطاطا | leno-onion-bag | partner-nilvara
شركاء الشركة | /partners |
دوام الجمعة | /contact-us |
هل عندكم وظائف للمهندسات | $openings |
كيف أرسل تصميم الطباعة | artwork-files | how-many-colours bopp-or-flexo
`;
