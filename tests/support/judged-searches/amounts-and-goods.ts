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
