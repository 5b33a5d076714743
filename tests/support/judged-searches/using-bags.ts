/** Searches that no text answered until 30 November 2026: storing and closing bags, how they are cut, other materials. */
export const usingBags = `
how to store bags | storing-empty-bags | uv-life uv-stabilisation
where should I store empty sacks | storing-empty-bags |
shelf life of pp bags | storing-empty-bags | flour-sack cement-valve-bag
do bags expire | storing-empty-bags uv-life | uv-stabilisation
كيف أخزن الأكياس | storing-empty-bags | uv-life uv-stabilisation
تخزين الأكياس | storing-empty-bags | uv-life uv-stabilisation
bag closer | closing-filled-bags |
how to close bags | closing-filled-bags | project-trim-recycling
إغلاق الأكياس | closing-filled-bags | project-trim-recycling
hot cut | hot-or-cold-cut | reading-a-bag-specification
cold cut mouth | hot-or-cold-cut |
قص على الساخن | hot-or-cold-cut | reading-a-bag-specification
paper bags | other-materials |
kraft paper bags | other-materials |
cotton bags | other-materials |
jute bags | other-materials |
burlap sacks | other-materials |
compostable bags | other-materials |
أكياس ورقية | other-materials |
أكياس خيش | other-materials |
أكياس قابلة للتحلل | other-materials |
`;
