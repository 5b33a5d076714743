/**
 * Searches of 30 November 2026 that found something else or too much: towns abroad, words of dialects, goods for roads and
 * gardens, fractions, sizes in words, numbers of departments.
 */
export const fifthUnseen = `
salt for roads | /finder |
road salt | /finder |
25 kg bags for winter salt | /finder | $goods
ملح الطرق | /finder |
grit bags winter | sand-bag | $posts
mulch | /finder |
peat moss | /finder |
potting soil bags | /finder | $goods
تربة زراعية | /finder | partner-nilvara
vermiculite | /finder |
rock salt | flour-sack bopp-rice-bag sugar-sack-liner | /finder fibc-baffle fibc-jumbo
شوالات فاضية للبيع | /quote | $goods
bags for sale | /quote | $goods
اكياس للبيع | /quote | $goods
flour sacks for sale | flour-sack | /quote partner-sunbulan
شوالات سكر للبيع | sugar-sack-liner | /quote project-sugar-lot-tracing partner-qandoria
20 gp container | container-quantity | /calculator from-pallet-to-port
اكياس حبوب ٥٠ك | /finder flour-sack | $goods
حق الكيس كم | /quote | minimum-order
حق شوال الرز | bopp-rice-bag | /quote partner-lagunta
1/2 ton bag | $jumbo | cert-fibc
½ ton | $jumbo | cert-fibc
3/4 ton | $jumbo | cert-fibc
طن ونص | $jumbo | cert-fibc
bag 18"x30" | leno-onion-bag | sugar-sack-liner
18''x30'' | leno-onion-bag | sugar-sack-liner
size 50/80 | leno-onion-bag | sugar-sack-liner
عرض ٥٠ طول ٨٠ | leno-onion-bag | sugar-sack-liner
العرض ٥٠ سم والطول ٨٠ سم | leno-onion-bag | sugar-sack-liner
50cm wide 80cm long | leno-onion-bag | sugar-sack-liner
50 كج | $sacks50 |
gsm 80 | pallet-cover fabric-roll | choosing-fabric-weight
50# feed sack | bopp-feed-bag | partner-marjovia
اكياس اسمنة | cement-valve-bag | project-cement-checkweighing
رقم المحاسبة | /contact-us |
رقم المبيعات | /contact-us |
رقم الشركة | /contact-us |
عامل انتاج | /careers | $openings
production worker | /careers | $openings
كهربائي | /careers | $openings
port sudan | /markets | west-africa gulf-and-iraq europe
بورتسودان | /markets | west-africa gulf-and-iraq europe
ship to Port Sudan | /markets | delivery-terms
هل توصلون الى حلب | /markets | delivery-terms
rice bags to Aden | bopp-rice-bag | /markets delivery-terms partner-lagunta
`;
