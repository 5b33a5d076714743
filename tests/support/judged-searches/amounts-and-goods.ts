/** Searches that found too little until 30 November 2026: for an amount alone, for goods that no text names, for places. */
export const amountsAndGoods = `
only 500 bags | minimum-order | /quote
500 bags | minimum-order /quote |
fewer than 5000 bags | minimum-order | /quote
less than 1000 sacks | minimum-order | /quote
can I get fewer than 5000 bags | minimum-order | /quote
20000 bags | /quote | minimum-order
٥٠٠ كيس فقط | minimum-order | /quote
أقل من 1000 كيس | minimum-order | /quote
cash on delivery | payment-terms | delivery-terms
دفع عند الاستلام | payment-terms |
return policy | complaints |
returns and refunds | complaints |
إرجاع البضاعة | complaints |
how much does an empty bag weigh | /calculator | choosing-fabric-weight
weight of an empty sack | /calculator | choosing-fabric-weight
كم وزن الكيس الفارغ | /calculator | choosing-fabric-weight
lead time to Mombasa | /markets lead-times | delivery-terms $posts
who is the general manager | /our-story | /contact-us
المدير العام | /our-story | /contact-us
investors | /contact-us /our-story |
yemen | /markets where-you-sell | gulf-and-iraq west-africa europe
india | /markets where-you-sell | gulf-and-iraq west-africa europe
tea | bopp-rice-bag flour-sack sugar-sack-liner /finder | liner-film
أكياس شاي | bopp-rice-bag flour-sack sugar-sack-liner /finder | liner-film
spices | bopp-rice-bag flour-sack sugar-sack-liner /finder | liner-film
بهارات | bopp-rice-bag flour-sack sugar-sack-liner /finder | liner-film
bags for dates fruit | bopp-rice-bag flour-sack sugar-sack-liner /finder | liner-film
sawdust | /finder |
نشارة خشب | /finder |
animal bedding | /finder |
sacks for animal bedding | /finder | bopp-feed-bag
wool | /finder |
rubble sacks | /finder sand-bag | project-trim-recycling
garbage bags | /finder shopping-bag | project-trim-recycling
tobacco | /finder |
fly ash | /finder cement-valve-bag |
offset printing | bopp-or-flexo how-many-colours | $posts
`;

/** Searches that found too little on the same day, after those: for talking, hurry and faults, and with a word that only a story has. */
export const talkAndHurry = `
50kg rice bag printed with photo | bopp-rice-bag bopp-or-flexo | $goods partner-lagunta
rice bag printed with photo | bopp-rice-bag bopp-or-flexo | from-pallet-to-port
call me back | /contact-us |
please call back | /contact-us |
اتصلوا بي | /contact-us |
meeting | /consultation |
book an appointment | /consultation | /contact-us
أريد موعدًا | /consultation | /contact-us lead-times
delivery 2 weeks urgent | lead-times | delivery-terms
urgent delivery | lead-times | delivery-terms /quote
توصيل مستعجل خلال أسبوع | lead-times | delivery-terms
complaint about seams | complaints | how-circular-weaving-works
complaint about printing | complaints | $posts
onion net bags 10kg | leno-onion-bag | $projects
heat cut | hot-or-cold-cut | reading-a-bag-specification $projects $services
production supervisor | /careers $openings |
ceo message | /our-story | /contact-us
مصنع اكياس | /our-story /products | where-you-sell $goods
woven bag manufacturer jordan | /our-story /products | $goods $posts cert-jordan-quality
plant design | bag-plant-planning | $services $posts
question about payment | payment-terms | /faqs
شكوى على الخياطة | complaints | how-circular-weaving-works
bird seed | bopp-feed-bag | bopp-or-flexo project-feed-mill-network partner-marjovia
private label | how-many-colours bopp-or-flexo bopp-rice-bag artwork-files | $goods samples $partners
طباعة شعار الشركة | how-many-colours bopp-or-flexo artwork-files | $goods
print company logo | how-many-colours bopp-or-flexo artwork-files | $goods
كيف ارسل التصميم | artwork-files | project-artwork-approval
how do I send you our design | artwork-files | project-artwork-approval
width tolerance | weight-tolerance reading-a-bag-specification | $goods
size tolerance | weight-tolerance reading-a-bag-specification | $goods
اكياس مضادة للماء | sugar-sack-liner fertiliser-sack liners-and-food-contact | $goods
waterproof bags | sugar-sack-liner fertiliser-sack liners-and-food-contact | $goods
`;
