/** Searches that were asked after the third list held, by another who buys, sells, complains or looks for work. */
export const fourthUnseen = `
onion net sack 50 lbs | leno-onion-bag |
PP woven bag for maize flour 25 kg | flour-sack |
laminated sack for fertilizer export to Nigeria | fertiliser-sack west-africa | /markets delivery-terms bopp-rice-bag bopp-feed-bag
ship rice bags to Kenya | bopp-rice-bag | /markets delivery-terms
sugar sacks for delivery in Lagos | sugar-sack-liner west-africa | /markets delivery-terms
تصدير اكياس ارز الى العراق | bopp-rice-bag gulf-and-iraq | /markets delivery-terms
1 tonne bulk bag for sand | fibc-jumbo | fibc-baffle
bulk bag for cement 1.5 ton | fibc-baffle | fibc-jumbo
baffle bag vs standard fibc | fibc-baffle | fibc-safety
can bags be reused | shopping-bag |
AD star bag | cement-valve-bag |
duty free certificate of origin | export-documents | gulf-and-iraq
halal certificate | /certificates $certs |
iso 14001 | cert-iso-14001 |
UV test hours | uv-life uv-stabilisation |
plate cost | plates-and-cylinders |
artwork format pdf ai | artwork-files | project-artwork-approval
colour proof before production | colour-approval | project-artwork-approval production-tracking
credit terms 60 days | payment-terms |
bank transfer or LC | payment-terms |
دفع بعد 30 يوم | payment-terms |
warranty | complaints |
كفالة | complaints |
claim for wrong size | complaints |
change my order after sending | /contact-us |
cancel order | /contact-us |
الغاء طلب | /contact-us |
where is my order | /contact-us |
sunlight destroyed my bags | uv-stabilisation uv-life |
recycling old bags take back | recycled-polypropylene recycled-content | recycling-loop
office in Amman address | /contact-us |
driver | /careers | $openings
سائق | /careers | $openings
accountant | /careers | $openings
maintenance technician vacancy | $openings |
apply without CV | /careers |
consultancy for a new bag factory | /consultation bag-plant-planning | bopp-or-flexo
laminated fertiliser sack | fertiliser-sack | bopp-rice-bag bopp-feed-bag
laminated onion bag | leno-onion-bag | bopp-rice-bag bopp-feed-bag
كيس سكر مصفح | sugar-sack-liner | project-sugar-lot-tracing
perforated rice bag | bopp-rice-bag |
price for 20000 sugar sacks | sugar-sack-liner | /quote project-sugar-lot-tracing
quote for 40 ft container of rice bags | bopp-rice-bag | /quote
buy sandbags urgently | sand-bag | /quote
order jumbo bags | $jumbo | /quote
sandbag supplier | sand-bag | /quote
اشتري اكياس رمل | sand-bag | /quote
buy bags | /quote |
minimum order sandbags | minimum-order | sand-bag
قماش منسوج عرض 120 | fabric-roll | shopping-bag /quote
fabric roll 120 cm width | fabric-roll | pallet-cover
bags for barley | flour-sack bopp-rice-bag sugar-sack-liner | fibc-jumbo
plastic pellets supplier offer | /contact-us become-a-supplier |
وكيل في غانا | west-africa | project-artwork-approval $partners
فحص الهجرة | $certs |
هاتف الشكاوى | /contact-us |
برنامج تتبع الانتاج | production-tracking |
اكياس تسوق بشعار | shopping-bag |
`;
