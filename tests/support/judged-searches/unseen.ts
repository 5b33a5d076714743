/** Fifty more, asked once after the search was done. */
export const unseen = `
66 lbs bag | leno-onion-bag | sand-bag $sacks50
1 tonne bag | $jumbo | cert-fibc fibc-safety project-jumbo-filling-station
5 kg rice | bopp-rice-bag | partner-lagunta
58x95 | flour-sack fertiliser-sack bopp-feed-bag sugar-sack-liner |
14 x 22 inch | bopp-rice-bag sand-bag |
70 g/m2 | sugar-sack-liner sand-bag | choosing-fabric-weight fabric-roll fertiliser-sack bopp-feed-bag
1600 hours uv | fertiliser-sack sand-bag pallet-cover fabric-roll uv-stabilisation uv-life |
work from amman | $jobs | apply-for-a-job training-places
accountant job | $jobs | apply-for-a-job
recruitment | $jobs | apply-for-a-job training-places
أبحث عن عمل | $jobs | apply-for-a-job training-places
دوام جزئي | hr-officer $jobs |
تقديم طلب وظيفة | $jobs apply-for-a-job | training-places
fax number | /contact-us |
po box | /contact-us |
how to reach you | /contact-us visit-the-plant |
وين موقعكم | /contact-us |
رقم واتساب | /contact-us |
متى تفتحون | /contact-us |
iso 22000 certificate | cert-iso-22000 | /certificates $isos
جودة أردنية | cert-jordan-quality | /certificates cert-iso-9001
food grade bags | cert-food-contact cert-food-declaration food-contact liners-and-food-contact flour-sack sugar-sack-liner bopp-rice-bag | cert-iso-22000
packing calculator | /calculator | container-quantity
عرض أسعار | /quote what-you-need-for-a-quote |
company profile | /our-story | /our-values /
our partners | /partners $partners |
gdpr | /privacy |
tomato bags | leno-onion-bag | partner-nilvara project-onion-packhouse
garlic net | leno-onion-bag | partner-nilvara project-onion-packhouse
chicken feed bags | bopp-feed-bag | partner-marjovia
urea bags | fertiliser-sack | partner-lisanor
مطاحن | partner-sunbulan flour-sack |
شوال سكر ٥٠ كيلو | sugar-sack-liner | partner-qandoria project-sugar-lot-tracing
fibc with baffles | fibc-baffle | fibc-jumbo cert-fibc fibc-safety
bag with valve | cement-valve-bag | valve-bags-and-dust
غطاء طبلية | pallet-cover |
اكياس تسوق | shopping-bag | partner-dukkanto
export to ghana | west-africa | where-you-sell /markets from-pallet-to-port project-artwork-approval
dubai | gulf-and-iraq |
spain | europe | partner-lagunta
how do i pay | payment-terms | delivery-terms
can i get a sample | samples |
how long does delivery take | lead-times | delivery-terms
fob aqaba | delivery-terms west-africa gulf-and-iraq europe | from-pallet-to-port
artwork file | artwork-files | project-artwork-approval plates-and-cylinders
solar | project-solar-roof energy-and-solar |
loom | how-circular-weaving-works loom-technician project-loom-stop-monitoring partner-webertal | job-tracking-on-the-loom-floor
plc upgrade | line-control-retrofit | automation-engineer end-of-line-automation
ciment bags | cement-valve-bag | partner-sakhrun valve-bags-and-dust
onoin bag | leno-onion-bag | partner-nilvara project-onion-packhouse
`;
