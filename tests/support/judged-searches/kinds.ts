/**
 * Searches of the kinds that found too little on 28 November 2026, in other words: fabric by its weight, a kind of bag for
 * some goods, buyers by country, how bags are made, certificates that nobody here has.
 */
export const kinds = `
90 gsm fabric | fabric-roll choosing-fabric-weight | pallet-cover shopping-bag
120 g/m2 woven fabric | fabric-roll choosing-fabric-weight | $jumbo
fabric roll 75 gsm | fabric-roll | choosing-fabric-weight fertiliser-sack bopp-feed-bag
65 gram cloth | fabric-roll choosing-fabric-weight | flour-sack cement-valve-bag
3 oz fabric | fabric-roll choosing-fabric-weight | pallet-cover shopping-bag
قماش ٩٠ غرام | fabric-roll choosing-fabric-weight | shopping-bag
قماش منسوج ١٢٠ غ/م٢ | fabric-roll choosing-fabric-weight | $jumbo
رول قماش ٧٠ جرام | fabric-roll | choosing-fabric-weight pallet-cover
liner film 80 micron | liner-film | liners-and-food-contact sugar-sack-liner
700 denier fabric | fabric-roll | how-circular-weaving-works
big bag for urea | $jumbo fertiliser-sack | partner-lisanor
fibc for sugar | $jumbo | sugar-sack-liner
ton bag for salt | $jumbo | sugar-sack-liner
jumbo bag for cement | $jumbo | cement-valve-bag
bulk bag for flour | $jumbo flour-sack | fibc-safety liners-and-food-contact
valve bag for gypsum | cement-valve-bag | valve-bags-and-dust
mesh bag for garlic | leno-onion-bag |
جامبو باج لليوريا | $jumbo fertiliser-sack | partner-lisanor
بيج باج للسكر | $jumbo | sugar-sack-liner
كيس جامبو للإسمنت | $jumbo | cement-valve-bag
clients in saudi arabia | gulf-and-iraq /partners where-you-sell | $partners /markets
buyers in ghana | west-africa where-you-sell /partners | $projects /markets
customers in italy | europe where-you-sell /partners | fabric-roll /markets
exporter to nigeria | west-africa where-you-sell | /markets export-sales-executive
زبائن في ألمانيا | europe /partners where-you-sell | $partners /markets
عملاء في العراق | gulf-and-iraq /partners where-you-sell | $partners /markets
تبيعون في ساحل العاج | west-africa where-you-sell | /markets
how are sacks made | how-circular-weaving-works / /our-story |
manufacturing process | how-circular-weaving-works / /our-story |
production stages | how-circular-weaving-works / /our-story |
how is a bag made | how-circular-weaving-works / /our-story |
كيف تصنعون الشوالات | how-circular-weaving-works / /our-story |
مراحل التصنيع | how-circular-weaving-works / /our-story |
خطوات صناعة الأكياس | how-circular-weaving-works / /our-story | $goods
طريقة صنع الكيس | how-circular-weaving-works / /our-story |
kosher certificate | /certificates | $certs
brc certified packaging | /certificates | $certs
fssc 22000 | /certificates | $certs
oeko tex | /certificates | $certs
gmp certified bags | /certificates | $certs
شهادة كوشر | /certificates | $certs
fda approved bags | liners-and-food-contact | $certs food-contact
`;
