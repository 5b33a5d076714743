/**
 * Searches of 1 December 2026, later, that found something else, nothing or much beside the answer: words typed together,
 * German of purchasing, a way within Jordan, what a question says besides, and projects beside the bags that are named.
 */
export const ninthUnseen = `
how much for 50kg cementbag | cement-valve-bag /quote | what-you-need-for-a-quote
sugarbag with nylon inside | sugar-sack-liner | liners-and-food-contact liner-film
poultryfeed bag 25kg | bopp-feed-bag | partner-marjovia
can i pay small small | payment-terms |
Konformitätserklärung | cert-food-declaration /certificates | cert-food-contact food-contact export-documents
Zahlungsziel 30 Tage | payment-terms |
Zolltarifnummer gewebte Säcke | export-documents europe | gulf-and-iraq
Recyclinganteil | recycled-content recycled-polypropylene | recycling-loop project-trim-recycling
Gewebe Rollenware 80 g/m2 | fabric-roll | choosing-fabric-weight
Ansprechpartner Vertrieb | /contact-us | export-sales-executive
قديش حق كيس العلف | bopp-feed-bag /quote | partner-marjovia
transport from zarqa | loom-technician delivery-terms | /careers
pictures of the factory for article | /our-story | / visit-the-plant /blog
6305.32.00 | export-documents europe | $jumbo
eur1 certificate jordan | export-documents europe |
ispm15 pallets | export-documents europe | west-africa from-pallet-to-port
drawstring | leno-onion-bag pallet-cover | closing-filled-bags project-onion-packhouse
ماكينة الخياطة | closing-filled-bags | project-cutting-changeover become-a-supplier
الغذاء | food-contact cert-food-contact cert-food-declaration cert-iso-22000 liners-and-food-contact | quality-engineer
الاغذيه | food-contact cert-food-contact cert-food-declaration cert-iso-22000 liners-and-food-contact | quality-engineer
غذائي | food-contact cert-food-contact cert-food-declaration cert-iso-22000 liners-and-food-contact quality-engineer |
kis isment | cement-valve-bag |
كم كيس بيدخل بالكونتينر الاربعين قدم اذا كان وزن الكيس ٨٠ غرام | container-quantity /calculator | from-pallet-to-port
do your bags contain bpa or phthalates | food-contact liners-and-food-contact cert-food-contact cert-food-declaration |
Can I use my own designer for the artwork? | artwork-files | colour-approval project-artwork-approval
how heavy is an empty bag | /calculator $goods | choosing-fabric-weight
same bag as my sample | what-you-need-for-a-quote samples | colour-approval
feedbag 50 kg | bopp-feed-bag |
onionnet | leno-onion-bag |
Zahlungsart | payment-terms |
Lieferbedingungen | delivery-terms | lead-times
Tragfähigkeit Big Bag | $jumbo fibc-safety | cert-fibc
`;
