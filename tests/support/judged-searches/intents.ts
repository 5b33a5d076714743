/**
 * Searches of kinds that an audit of 28 November 2026 found wanting: the price of a bag, offers of suppliers, sizes in inches
 * without a unit, a weight with what is filled.
 */
export const intents = `
سعر كيس الطحين | flour-sack | /quote
price flour sack | flour-sack | /quote
price per thousand bags | /quote what-you-need-for-a-quote | minimum-order
cost of jumbo bag | $jumbo | /quote
quotation for sugar bags | sugar-sack-liner | /quote project-sugar-lot-tracing
we sell pp granules | /contact-us | become-a-supplier
tender supplier polypropylene resin | /contact-us | become-a-supplier
مناقصة توريد حبيبات | /contact-us | become-a-supplier
supplier registration | /contact-us | become-a-supplier
suplier registration | /contact-us | become-a-supplier
vendor | /contact-us | become-a-supplier
do you buy raw material | /contact-us | become-a-supplier
توريد مواد خام لكم | /contact-us | become-a-supplier
supply of printing ink to you | /contact-us | become-a-supplier
22x36 | sugar-sack-liner flour-sack fertiliser-sack | bopp-feed-bag
24x38 | flour-sack | bopp-feed-bag
20 kilo feed | bopp-feed-bag | project-feed-mill-network partner-marjovia
شوالات رز بسمتي ٢٠ كيلو | bopp-rice-bag | partner-lagunta
wheat 25kg | flour-sack bopp-rice-bag | sugar-sack-liner
25 kg cumin | flour-sack bopp-rice-bag | $sacks50
do you deliver to basra | gulf-and-iraq where-you-sell | delivery-terms
denier meaning | choosing-fabric-weight reading-a-bag-specification |
تدريب طلاب هندسة | training-places | $jobs
`;

/** Thirty more of these kinds, judged before they were asked. */
export const unseenIntents = `
rice bag price | bopp-rice-bag | /quote partner-lagunta
prices of cement bags | cement-valve-bag | /quote project-cement-checkweighing
what does a sandbag cost | sand-bag | /quote
onion net bag quotation | leno-onion-bag | /quote project-onion-packhouse
best price for fertilizer sacks | fertiliser-sack | /quote partner-lisanor
fibc 1 ton price | $jumbo | /quote
shopping bag prise | shopping-bag | /quote partner-dukkanto
بكم كيس الرز | bopp-rice-bag | /quote partner-lagunta
اسعار اكياس الاسمنت | cement-valve-bag | /quote project-cement-checkweighing
عرض سعر لأكياس العلف | bopp-feed-bag | /quote partner-marjovia project-feed-mill-network
كم تكلفة الجامبو باج | $jumbo | /quote
سعر الالف كيس | /quote what-you-need-for-a-quote | minimum-order payment-terms
price per piece | /quote what-you-need-for-a-quote | minimum-order payment-terms
we are a supplier of masterbatch | /contact-us | become-a-supplier
offer for pp raffia resin | /contact-us | become-a-supplier partner-polvarin
how to register as a vendor | /contact-us | become-a-supplier
purchasing department | /contact-us | become-a-supplier
we supply circular looms | /contact-us | become-a-supplier
كيف أصبح مورد عندكم | /contact-us | become-a-supplier
تسجيل الموردين | /contact-us | become-a-supplier
نبيع أحبار طباعة | /contact-us | become-a-supplier
هل تشترون حبيبات بولي بروبلين | /contact-us | become-a-supplier partner-polvarin
bag supplier in jordan | $goods /our-story /products | /partners where-you-sell /markets become-a-supplier
22 x 38 | fertiliser-sack sugar-sack-liner flour-sack bopp-feed-bag | 
20x36 | sugar-sack-liner bopp-feed-bag fertiliser-sack | $sacks50
35x35x45 | $jumbo | cert-fibc
25 kilo rice | bopp-rice-bag | partner-lagunta flour-sack
10 kg lentils | bopp-rice-bag flour-sack | $sacks50
علف ٢٥ كيلو | bopp-feed-bag | partner-marjovia project-feed-mill-network
ذرة ٥٠ كيلو | flour-sack bopp-rice-bag bopp-feed-bag | $sacks50
`;

/** By where the bags shall go, and by goods that nothing for sale names. */
export const destinations = `
do you ship to Kenya | /markets | delivery-terms
shipping to Brazil | /markets | delivery-terms
can you deliver to Sudan | /markets | delivery-terms
export to South Africa | /markets | delivery-terms from-pallet-to-port
container to Hamburg | europe /markets | delivery-terms
freight to Poland | /markets europe | delivery-terms
customs in Nigeria | west-africa /markets | delivery-terms
هل تشحنون إلى كينيا | /markets | delivery-terms
التوصيل إلى ليبيا | /markets | delivery-terms
شحن إلى السعودية | gulf-and-iraq /markets | delivery-terms
تصدير إلى المغرب | /markets | delivery-terms
do you deliver to jordan | delivery-terms | where-you-sell gulf-and-iraq lead-times $posts
تغليف تمور | /finder | flour-sack bopp-rice-bag $posts $openings europe
dates packaging | /finder | $posts $openings europe
bread | /finder | $posts project-trim-recycling
`;
