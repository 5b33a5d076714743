/**
 * Searches of 1 December 2026 that found something else or nothing: widths of rolls, numbers of colours, customs codes,
 * towns abroad, words for contact, articles that dialects join to a preposition, Arabic in Latin letters, other languages.
 */
export const seventhUnseen = `
fabric 2 meter wide | fabric-roll |
woven fabric 180 cm wide | fabric-roll |
قماش عرض ١٨٠ سم | fabric-roll |
film 1.5 m wide | liner-film |
roll 60 inch wide | fabric-roll |
180 cm wide | fabric-roll liner-film |
عرض 220 سم فيلم | liner-film |
jumbo bag 95 cm wide | fibc-baffle |
pallet cover 110 cm wide | pallet-cover |
onion bag 20 kg | leno-onion-bag |
6 colours | how-many-colours | colour-approval print-colour-control
6 الوان | how-many-colours | colour-approval print-colour-control
خمسة الوان | how-many-colours | colour-approval print-colour-control
63053300 | export-documents | europe gulf-and-iraq partner-marsaqan
6305339000 | export-documents | europe gulf-and-iraq partner-marsaqan
63.05.33 | export-documents | europe gulf-and-iraq partner-marsaqan
6305 32 00 | export-documents | europe gulf-and-iraq partner-marsaqan
HSN code | export-documents | europe gulf-and-iraq partner-marsaqan
code SH | export-documents | europe gulf-and-iraq partner-marsaqan
customs tariff code bags | export-documents | europe gulf-and-iraq fibc-baffle
Kano | west-africa | /markets
كانو | west-africa | /markets
Port Harcourt | west-africa | /markets
Onne | west-africa | /markets
Munich | europe | /markets
Marseille | /markets | west-africa gulf-and-iraq europe
Izmir | /markets | west-africa gulf-and-iraq europe
مومباي | /markets | west-africa gulf-and-iraq europe
Uganda | /markets | west-africa gulf-and-iraq europe
البرازيل | /markets | west-africa gulf-and-iraq europe
contact number | /contact-us |
contact no | /contact-us |
contact person | /contact-us |
contact email | /contact-us |
رقم التواصل | /contact-us |
artwork format | artwork-files | project-artwork-approval
drawing of bag | artwork-files | project-artwork-approval $goods
lumps in fertilizer | fertiliser-sack |
bank account | payment-terms |
arid 3ard as3ar | /quote what-you-need-for-a-quote |
بتبعتوا ع ليبيا | /markets delivery-terms |
بتشحنوا عالعراق | gulf-and-iraq /markets | delivery-terms
عالكويت بتشحنوا | gulf-and-iraq /markets | delivery-terms
عالسعودية بتوصلوا | gulf-and-iraq /markets | delivery-terms
kis jumbo ton | fibc-jumbo | fibc-baffle
akyas 2amh | flour-sack | $goods
akyas 3adas | flour-sack bopp-rice-bag sugar-sack-liner | $goods
shwalat roz | bopp-rice-bag |
katta bag | $goods |
mansuj | mansooj-digital | $openings
Mansooj bags | $goods |
sira zatiya | /careers | $openings
mesh bag | leno-onion-bag |
raschel | leno-onion-bag |
onion nets | leno-onion-bag | project-onion-packhouse
UN 13H3 | $jumbo | fibc-safety
AD*STAR | cement-valve-bag |
who buys your bags | /partners $partners | recycled-content
where is my request | /contact-us |
Lieferzeit | lead-times |
Mindestmenge | minimum-order |
délai de livraison | lead-times |
échantillon gratuit | samples |
emballage alimentaire | /finder food-contact liners-and-food-contact $certs | $openings
numune | samples |
iş ilanı | $jobs | apply-for-a-job
`;
