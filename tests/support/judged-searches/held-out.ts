/** Written before the search was tuned and asked after it; what they missed then was mended by its kind. What was typed | what answers it | what is worth showing beside it. */
export const heldOut = `
44 lb | leno-onion-bag sand-bag | bopp-rice-bag $sacks50
110 lbs bag | $sacks50 |
22 pounds rice | bopp-rice-bag | partner-lagunta
2000 lb bulk bag | $jumbo | cert-fibc project-jumbo-filling-station fibc-safety
١١٠ رطل | $sacks50 |
25 باوند | bopp-rice-bag sand-bag | leno-onion-bag
2 oz/yd2 fabric | flour-sack sugar-sack-liner sand-bag fabric-roll fertiliser-sack bopp-feed-bag cement-valve-bag | choosing-fabric-weight pallet-cover
3 mil liner | liner-film fertiliser-sack sugar-sack-liner | liners-and-food-contact fibc-baffle
22 x 39 inch sack | fertiliser-sack flour-sack bopp-feed-bag sugar-sack-liner |
1 short ton bag | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
20 kg | leno-onion-bag sand-bag | bopp-rice-bag $sacks50
40 kg sack | $sacks50 | leno-onion-bag
12 kg rice bag | bopp-rice-bag | partner-lagunta
1500 kg fibc | $jumbo | cert-fibc fibc-safety
55x95 cm | fertiliser-sack sugar-sack-liner | flour-sack bopp-feed-bag
58 × 102 | flour-sack bopp-feed-bag | fertiliser-sack
٤٠×٦٠ سم | bopp-rice-bag sand-bag | leno-onion-bag
كيس ٣٠ كيلو | leno-onion-bag | sand-bag $sacks50
900 denier | bopp-feed-bag fertiliser-sack pallet-cover | fabric-roll shopping-bag sand-bag
72 gsm | sugar-sack-liner fertiliser-sack bopp-feed-bag sand-bag | choosing-fabric-weight fabric-roll flour-sack
40 litre bag | shopping-bag | 
80 micron film | liner-film | fertiliser-sack sugar-sack-liner liners-and-food-contact fibc-baffle
2 tonne bag | $jumbo | cert-fibc fibc-safety
work | $jobs | apply-for-a-job training-places
jobs in jordan | $jobs | apply-for-a-job training-places
are you hiring | $jobs | apply-for-a-job training-places
salary | $jobs | apply-for-a-job
employment opportunities | $jobs | apply-for-a-job training-places
vacancies engineer | $jobs | apply-for-a-job training-places
internship | training-places /careers | apply-for-a-job $openings
send cv | /careers apply-for-a-job | $openings training-places
وظائف | $jobs | apply-for-a-job training-places
شاغر مهندس | $jobs | apply-for-a-job
فرص عمل | $jobs | apply-for-a-job training-places
الرواتب | $jobs | apply-for-a-job
توظيف عمال | $jobs | apply-for-a-job training-places
بدي اشتغل | $jobs | apply-for-a-job training-places
phone number | /contact-us |
where is the factory | /contact-us /our-story | visit-the-plant
where are you located | /contact-us | visit-the-plant /our-story
office hours | /contact-us | 
map | /contact-us | 
directions to your plant | /contact-us visit-the-plant | /our-story
email | /contact-us |
whatsapp number | /contact-us |
sales manager contact | /contact-us | export-sales-executive
رقم تلفونكم | /contact-us |
موقع المصنع | /contact-us /our-story | visit-the-plant
اوقات الدوام | /contact-us |
أين أنتم | /contact-us | visit-the-plant /our-story
عنوان الشركة | /contact-us | /our-story
خريطة | /contact-us | 
iso certificates | /certificates $isos | 
quality certificate | /certificates cert-iso-9001 cert-jordan-quality | $isos quality-engineer
haccp | cert-iso-22000 /certificates | quality-engineer food-contact cert-food-contact cert-food-declaration
شهادات الجودة | /certificates cert-iso-9001 cert-jordan-quality | $isos
food contact declaration | cert-food-declaration cert-food-contact /certificates | food-contact liners-and-food-contact
fibc test report | cert-fibc | fibc-safety $jumbo /certificates
weight calculator | /calculator | choosing-fabric-weight
how many bags in a 40ft container | container-quantity /calculator | from-pallet-to-port
احسب وزن الكيس | /calculator | choosing-fabric-weight
find the right bag | /finder | reading-a-bag-specification choosing-fabric-weight /products
get a quotation | /quote what-you-need-for-a-quote | minimum-order
اطلب عرض سعر | /quote what-you-need-for-a-quote | minimum-order
price per bag | /quote what-you-need-for-a-quote | minimum-order payment-terms choosing-fabric-weight
about company | /our-story | /our-values /
من أنتم | /our-story | /our-values /
your customers | /partners where-you-sell | $partners
شركاؤكم | /partners | $partners
projects done | /projects | $projects
privacy policy | /privacy |
سياسة الخصوصية | /privacy |
blog | /blog | $posts
frequently asked questions | /faqs |
rise bags | bopp-rice-bag | partner-lagunta
fertilzer sack | fertiliser-sack | partner-lisanor
jumboo bag | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
potatos net bag | leno-onion-bag | partner-nilvara project-onion-packhouse
polypropelene woven sacks | $sacks50 bopp-rice-bag leno-onion-bag fabric-roll sand-bag | $goods recycled-polypropylene reading-a-bag-specification cert-jordan-quality choosing-fabric-weight
certifcate | /certificates | $certs
calculater | /calculator |
اكياس طحيين | flour-sack | partner-sunbulan
شولات سكر | sugar-sack-liner | partner-qandoria
maize bags | flour-sack bopp-feed-bag bopp-rice-bag $sacks50 | leno-onion-bag /finder
animal feed sack | bopp-feed-bag | partner-marjovia project-feed-mill-network
cement bags lagos | cement-valve-bag west-africa | partner-sakhrun valve-bags-and-dust project-cement-checkweighing
sand bags for flood | sand-bag |
potato mesh | leno-onion-bag | partner-nilvara project-onion-packhouse
bags with handles | shopping-bag | bopp-rice-bag
اكياس بصل | leno-onion-bag | partner-nilvara project-onion-packhouse
cocoa bags | west-africa $sacks50 bopp-rice-bag | /finder leno-onion-bag
ship to hamburg | europe delivery-terms | from-pallet-to-port /markets uv-stabilisation where-you-sell export-documents
nigeria | west-africa | /markets where-you-sell from-pallet-to-port
العراق | gulf-and-iraq | /markets where-you-sell
delivery time | lead-times | delivery-terms
payment | payment-terms | delivery-terms
sample | samples | 
letter of credit | payment-terms | from-pallet-to-port export-sales-executive
moq | minimum-order | 
عينة مجانية | samples |
مدة التسليم | lead-times | delivery-terms
شروط الدفع | payment-terms | delivery-terms
pantone | artwork-files colour-approval print-colour-control | how-many-colours bopp-or-flexo project-artwork-approval
recycled | recycled-polypropylene recycled-content recycling-loop project-trim-recycling |
solar panels | project-solar-roof energy-and-solar | 
حاوية 40 قدم | container-quantity /calculator from-pallet-to-port | project-aqaba-warehouse
`;
