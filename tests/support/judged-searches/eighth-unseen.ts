/**
 * Searches of 1 December 2026 that found something else, nothing or much beside the answer: what a search is about by one of
 * its words, Arabic and German as they are typed, cards and cheques, figures of the company, faults, places of work.
 */
export const eighthUnseen = `
ISO 2859 | weight-tolerance | $posts quality-engineer
AQL | weight-tolerance | $posts quality-engineer
do you accept western union | payment-terms |
paypal | payment-terms |
credit terms for new customers | payment-terms |
free sample shipping cost | samples | delivery-terms
are woven bags recyclable | recycled-polypropylene recycled-content | recycling-loop project-trim-recycling
take back used bags | recycled-polypropylene recycled-content recycling-loop | project-trim-recycling complaints
internship mechanical engineering students | training-places | $jobs
how many employees | /our-story hr-officer | /careers
production capacity per month | /our-story | $services $posts
carry bag with logo | shopping-bag | how-many-colours artwork-files
bag opens at the bottom | complaints | $goods closing-filled-bags
spec sheet download | /products reading-a-bag-specification $goods | weight-tolerance
wen el ma7al | /contact-us | visit-the-plant
taba3a 3al akyas | how-many-colours bopp-or-flexo | artwork-files $goods
Zementsäcke mit Ventil | cement-valve-bag | valve-bags-and-dust
horaires d'ouverture | /contact-us |
adresse usine | /contact-us | visit-the-plant
اكياس يدخل فيها هوا للبصل | leno-onion-bag | $goods
اقل كميه للطباعه | minimum-order | $goods
الدفع كاش ولا شيك | payment-terms |
quotation for 5000 jumbo bags cif tema | $jumbo /quote | west-africa delivery-terms /markets $goods
food grade certificate for flour bags | cert-food-contact cert-food-declaration food-contact flour-sack | $certs $goods liners-and-food-contact
hand hole bag | bopp-rice-bag shopping-bag | $goods
complaint form | complaints /contact-us |
wrong print on my bags | complaints colour-approval | print-colour-control $posts how-many-colours
skype call with engineer | /consultation /contact-us | mansooj-digital
palletizing robot | end-of-line-automation | $services $projects
set up woven bag factory cost | bag-plant-planning | $services /consultation
part time jobs amman | hr-officer /careers | $openings apply-for-a-job
sgs inspection | export-documents weight-tolerance | $posts west-africa /markets
1000L | $jumbo /finder | $goods
Futtermittelsäcke bedruckt | bopp-feed-bag | $goods how-many-colours bopp-or-flexo
filet à oignons | leno-onion-bag | $goods
devis big bag | $jumbo /quote | $goods
délai de production | lead-times | $goods
اكياس ضد الرطوبه | sugar-sack-liner fertiliser-sack liners-and-food-contact | $goods
مقاسات الاكياس المتوفره | /products $goods /finder | what-you-need-for-a-quote
بتشحنو عالسودان | /markets delivery-terms | where-you-sell
كم موظف عندكم | /our-story | hr-officer /careers
شكوى على بضاعه | complaints | /contact-us
خياطه الكيس بعد التعبئه | closing-filled-bags | $goods
what sizes do you have | /products $goods /finder | what-you-need-for-a-quote
custom size bags | what-you-need-for-a-quote /quote /finder /calculator | $goods weight-tolerance
can you make bags in my own size | what-you-need-for-a-quote /quote /finder samples | $goods
track shipment | /contact-us | delivery-terms production-tracking
late delivery penalty | lead-times complaints | delivery-terms
express production | lead-times | /quote
drop test height | sugar-sack-liner cement-valve-bag reading-a-bag-specification | $goods $posts
double stitched bottom | flour-sack fertiliser-sack sand-bag | $goods how-circular-weaving-works complaints
circular loom speed | how-circular-weaving-works | $projects $services loom-technician production-tracking
how is woven fabric made | how-circular-weaving-works | /our-story fabric-roll
photos of factory | /our-story / visit-the-plant | how-circular-weaving-works
رولات نايلون عرض متر | liner-film fabric-roll | $goods
هل في توصيل مجاني | delivery-terms | samples lead-times
بتقبلو دفع بعد شهر | payment-terms |
كم خط انتاج عندكم | /our-story how-circular-weaving-works | $services $projects /careers
Kartoffelnetze | leno-onion-bag | $goods
bag with liner inside for sugar 50kg price | sugar-sack-liner /quote | $goods
can you deliver to my warehouse in zarqa | delivery-terms | lead-times /contact-us
clean room production | food-contact cert-iso-22000 | $goods liners-and-food-contact
interview process | apply-for-a-job /careers | $openings
reporter interview request | /contact-us |
social responsibility | /our-values cert-iso-45001 | /our-story
news about company | /blog /our-story | $posts
متى بتسلموا البضاعه | lead-times | delivery-terms
توصيل لباب المصنع | delivery-terms |
بدي احكي مع المبيعات | /contact-us |
اتمته خط التعبئه | end-of-line-automation | $services $projects
Pallettenhaube | pallet-cover | $goods
certificat alimentaire sac farine | cert-food-contact cert-food-declaration flour-sack food-contact | $certs $goods
شو افضل كيس للرز | bopp-rice-bag /finder |
وين بتصدرو | where-you-sell /markets |
الوزن الفارغ للكيس | /calculator |
كم غرام وزن كيس السكر | sugar-sack-liner | project-sugar-lot-tracing
Fertigungszeit | lead-times |
plain bags in stock | minimum-order |
`;
