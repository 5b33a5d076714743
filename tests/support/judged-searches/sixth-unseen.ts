/**
 * Searches of 1 December 2026 that found something else or nothing: opening hours, Arabic in Latin letters for ways rather
 * than goods, hurry, goods of gardens and plastics in bags, jumbo bags against static, catalogues.
 */
export const sixthUnseen = `
مفتوح السبت | /contact-us |
هل تعملون يوم الجمعة | /contact-us |
ايمتى بتسكروا | /contact-us |
closing time | /contact-us |
holiday schedule | /contact-us |
do you work on sundays | /contact-us |
open until 5 | /contact-us |
christmas closed | /contact-us |
بتفتحوا الخميس | /contact-us |
المصنع مفتوح اليوم | /contact-us |
تفتحون الاثنين | /contact-us |
بتداوموا السبت | /contact-us |
can i come on saturday | /contact-us | visit-the-plant
كيف تغلقون الاكياس | closing-filled-bags | $goods
how do you close the bags | closing-filled-bags | project-trim-recycling
open mouth bag | $goods | closing-filled-bags
work at night | $jobs | apply-for-a-job
wazayef | $jobs | apply-for-a-job
wazifeh mohandes | $jobs | apply-for-a-job
shoghol | $jobs | apply-for-a-job
biddi ashteghel | $jobs | apply-for-a-job
unwan | /contact-us | visit-the-plant
3onwan el masna3 | /contact-us | visit-the-plant
wein maw2e3kom | /contact-us | visit-the-plant
raqm el hatef | /contact-us |
raqamkom | /contact-us |
atwasal ma3kom | /contact-us |
fat7een el sabt | /contact-us |
asaar akyas | /quote | $goods minimum-order
bikam el kees | /quote | $goods minimum-order
b2adesh kis el sukkar | sugar-sack-liner | /quote project-sugar-lot-tracing
3ayyina | samples | /quote
shahadat el jawde | /certificates $certs |
ziyarat el masna3 | visit-the-plant | /contact-us
tawseel | delivery-terms lead-times | plant-network
daf3 | payment-terms |
shakwa | complaints | /contact-us
meen entu | /our-story |
kis t7een | flour-sack | partner-sunbulan
urgent order next week | lead-times | /quote
need bags by next month | lead-times | /quote
order for tomorrow | lead-times | /quote
shipment next week urgent | lead-times | /quote delivery-terms
rush order two weeks | lead-times | /quote
محتاج الاكياس الشهر القادم | lead-times | /quote
زيتون | /finder | cert-food-contact
olive bags | /finder | $goods
zaatar bags | /finder | $goods
basil bags | /finder | $goods
شوالات خروب | /finder | $goods
mango net bags | leno-onion-bag /finder | partner-nilvara
plastic granules 25kg sack | /finder | $goods
masterbatch 25 kg bag | /finder | $goods liners-and-food-contact
conductive big bag grounding | $jumbo fibc-safety | project-jumbo-filling-station
esd safe bulk bag | $jumbo fibc-safety | project-jumbo-filling-station
جامبو مؤرض | $jumbo fibc-safety | project-jumbo-filling-station
brochure pdf | /products | $goods
تحميل الكتالوج | /products | $goods
pdf catalogue download free | /products | $goods
`;
