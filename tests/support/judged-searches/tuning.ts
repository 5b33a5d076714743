/** Searches that the search was tuned with: what was typed | what answers it | what is worth showing beside it. */
export const tuning = `
55 lb | leno-onion-bag | sand-bag $sacks50
100 lb sack | $sacks50 |
50 pound bag | leno-onion-bag | sand-bag $sacks50
40 lb sand bag | sand-bag |
٢٢ رطل | bopp-rice-bag | leno-onion-bag sand-bag
كيس 55 باوند | leno-onion-bag | sand-bag $sacks50
30 kg | leno-onion-bag | sand-bag $sacks50
22 kg | leno-onion-bag sand-bag | bopp-rice-bag
8 kg bag | bopp-rice-bag | sand-bag leno-onion-bag
47x83 cm | leno-onion-bag sugar-sack-liner | fertiliser-sack
20 x 30 inch | leno-onion-bag | sugar-sack-liner fertiliser-sack bopp-rice-bag
60×98 | flour-sack bopp-feed-bag fertiliser-sack |
100x100x120 cm | $jumbo | pallet-cover cert-fibc
٦٠×١٠٠ سم | flour-sack bopp-feed-bag |
كيس ٤٥ كغ | $sacks50 | leno-onion-bag
1.1 us tons | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
half ton bag | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
1200 kg | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
2.1 oz fabric | sugar-sack-liner sand-bag fertiliser-sack bopp-feed-bag fabric-roll | choosing-fabric-weight flour-sack cement-valve-bag
100 gsm | shopping-bag pallet-cover | fabric-roll choosing-fabric-weight fertiliser-sack bopp-feed-bag liner-film
4 mil | liner-film fibc-baffle | liners-and-food-contact fertiliser-sack sugar-sack-liner
100 micron liner | liner-film fibc-baffle | fertiliser-sack sugar-sack-liner liners-and-food-contact
600 denier | flour-sack sugar-sack-liner | bopp-rice-bag fabric-roll cement-valve-bag
9 gallon bag | shopping-bag |
30 litres | shopping-bag |
job | $jobs | apply-for-a-job training-places
vacancy | $jobs | apply-for-a-job training-places
career | $jobs | apply-for-a-job training-places
hiring | $jobs | apply-for-a-job training-places
wages | $jobs | apply-for-a-job
technician job | loom-technician $jobs | apply-for-a-job training-places
part time | hr-officer $jobs |
وظيفة | $jobs | apply-for-a-job training-places
عمل | $jobs | apply-for-a-job training-places
شاغر | $jobs | apply-for-a-job training-places
راتب | $jobs | apply-for-a-job
وظيفة مبيعات | export-sales-executive $jobs | apply-for-a-job
تدريب صيفي | training-places /careers | apply-for-a-job $openings
address | /contact-us |
telephone | /contact-us |
location | /contact-us |
opening hours | /contact-us |
call us | /contact-us |
headquarters | /contact-us /our-story |
google maps | /contact-us |
are you open on friday | /contact-us |
contact | /contact-us |
العنوان | /contact-us |
الهاتف | /contact-us |
أين | /contact-us | visit-the-plant where-you-sell /our-story
موقعكم | /contact-us | visit-the-plant /our-story
ساعات الدوام | /contact-us |
واتساب | /contact-us |
ايميل | /contact-us |
certificates | /certificates $certs |
iso 9001 | cert-iso-9001 | /certificates cert-iso-14001 cert-iso-22000 cert-iso-45001 quality-engineer
halal | /certificates cert-food-contact cert-food-declaration food-contact | cert-iso-22000
شهادة ايزو | /certificates $isos |
شهادة غذائية | cert-iso-22000 cert-food-contact cert-food-declaration /certificates | food-contact
calculator | /calculator |
حاسبة الوزن | /calculator | choosing-fabric-weight
which bag do i need | /finder | reading-a-bag-specification choosing-fabric-weight
اختيار الكيس المناسب | /finder | reading-a-bag-specification choosing-fabric-weight bopp-or-flexo
quote | /quote what-you-need-for-a-quote |
price | /quote what-you-need-for-a-quote | minimum-order payment-terms choosing-fabric-weight
price list | /quote what-you-need-for-a-quote | minimum-order payment-terms /products
سعر | /quote what-you-need-for-a-quote | minimum-order payment-terms choosing-fabric-weight
who are you | /our-story | /our-values /
history | /our-story | /our-values
about us | /our-story | /our-values /
عن الشركة | /our-story | /our-values /
partners | /partners $partners |
clients | /partners where-you-sell | $partners
projects | /projects $projects |
مشاريعكم | /projects $projects |
privacy | /privacy |
cookies | /privacy |
delete my data | /privacy |
products | /products | $goods
منتجات | /products | $goods
services | /services $services |
consulting | /consultation | /services mansooj-digital $services
استشارة | /consultation | /services mansooj-digital $services
vision | /our-values | /our-story
cemnt bag | cement-valve-bag | partner-sakhrun valve-bags-and-dust
sugur sack | sugar-sack-liner | partner-qandoria
vacency | $jobs | apply-for-a-job training-places
adress | /contact-us |
telefone | /contact-us |
quotaton | /quote what-you-need-for-a-quote |
وضائف | $jobs | apply-for-a-job training-places
اكياس جمبوو | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
onion bags | leno-onion-bag | partner-nilvara project-onion-packhouse
rice bag | bopp-rice-bag | partner-lagunta
flour | flour-sack | partner-sunbulan
salt bags | sugar-sack-liner | liners-and-food-contact liner-film /finder bopp-rice-bag
wheat | flour-sack | partner-sunbulan /finder
coffee beans | $sacks50 bopp-rice-bag /finder | west-africa
شوال رز | bopp-rice-bag | partner-lagunta
اكياس علف | bopp-feed-bag | partner-marjovia project-feed-mill-network
اسمنت | cement-valve-bag | partner-sakhrun project-cement-checkweighing valve-bags-and-dust
بطاطا | leno-onion-bag | partner-nilvara project-onion-packhouse
big bags germany | $jumbo | europe fibc-safety cert-fibc
shopping bags | shopping-bag | partner-dukkanto
pallet cover | pallet-cover |
valve bag | cement-valve-bag | valve-bags-and-dust partner-sakhrun
liner | liner-film sugar-sack-liner | liners-and-food-contact fertiliser-sack fibc-baffle
lagos | west-africa |
saudi arabia | gulf-and-iraq |
ghana shipping | west-africa from-pallet-to-port | delivery-terms project-artwork-approval
lead time | lead-times |
minimum order | minimum-order |
samples | samples |
payment terms | payment-terms | delivery-terms
الحد الأدنى | minimum-order |
complaint | complaints |
how many colours | how-many-colours | bopp-or-flexo colour-approval
uv protection | uv-stabilisation uv-life | pallet-cover sand-bag
recycled bags | recycled-polypropylene recycled-content | recycling-loop project-trim-recycling
100x100x120 cm | $jumbo | cert-fibc fibc-safety
maize bags | flour-sack bopp-rice-bag | fibc-jumbo
tomato bags | leno-onion-bag | partner-nilvara
طماطم | leno-onion-bag | partner-nilvara
polypropelene woven sacks | $goods | /products
halal | /certificates | $certs
حلال | /certificates | $certs
projects done | /projects $projects |
previous work | /projects $projects |
`;
