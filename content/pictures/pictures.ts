import { type PictureInfo, render } from './picture-info.ts';
import { scenes } from './scenes.ts';

/** Every rendered picture by its key, which is its file name in this folder without .webp. */
export const pictures: Record<string, PictureInfo> = {
  'cement-valve-bag-1': render(
    'A brown block-bottom valve bag for 50 kg of cement, standing upright, printed with a mountain mark in grey and white',
    'كيس إسمنت بني بصمام وقاعدة مستطيلة سعة 50 كغ، قائم في وضع رأسي، عليه علامة جبل مطبوعة بالرمادي والأبيض',
  ),
  'cement-valve-bag-2': render(
    'Filled cement valve bags stacked in layers, their flat ends making square corners',
    'أكياس إسمنت مملوءة بصمامات مرصوصة في طبقات، وأطرافها المسطّحة تشكّل زوايا قائمة',
  ),
  'cement-valve-bag-3': render(
    'Close-up of the folded end of a cement bag with its cover patch and valve corner',
    'لقطة مقرّبة لطرف كيس إسمنت مطوي تظهر فيها رقعة التغطية وزاوية الصمام',
  ),
  'sand-bag-1': render(
    'A plain white woven sandbag, filled and tied at the neck with a green cord',
    'كيس رمل أبيض منسوج بلا طباعة، مملوء ومربوط عند عنقه بحبل أخضر',
  ),
  'sand-bag-2': render(
    'A low wall of khaki sandbags laid like bricks, each row offset from the one below',
    'جدار منخفض من أكياس رمل كاكية مصفوفة كالطوب، وكل صف مُزاح عن الصف الذي تحته',
  ),
  'sand-bag-3': render(
    'Close-up of the gathered neck of a sandbag and the cord wound round it',
    'لقطة مقرّبة لعنق كيس رمل مجموع القماش يلتف حوله حبل الربط',
  ),
  'flour-sack-1': render(
    'A white 50 kg flour sack with a sewn top, printed with wheat ears and the name Sanabel Mills in Arabic and English',
    'كيس دقيق أبيض سعة 50 كغ مخيط من أعلاه، طُبعت عليه سنابل قمح واسم مطاحن سنابل بالعربية والإنجليزية',
  ),
  'flour-sack-2': render(
    'Close-up of the sewn mouth of a flour sack: closing tape, red stitching and woven fabric',
    'لقطة مقرّبة لفوهة كيس دقيق مخيطة: شريط إغلاق وغرز حمراء وقماش منسوج',
  ),
  'flour-sack-3': render(
    'Two flour sacks, one standing and one lying, seen from above on a light floor',
    'كيسا دقيق أحدهما قائم والآخر ممدد، منظوران من أعلى على أرضية فاتحة',
  ),
  'bopp-rice-bag-1': render(
    'A glossy 10 kg rice bag covered in green and gold artwork with the name Nakhla in Arabic and English',
    'كيس أرز لامع سعة 10 كغ تغطيه رسوم خضراء وذهبية واسم نخلة بالعربية والإنجليزية',
  ),
  'bopp-rice-bag-2': render(
    'Three glossy rice bags side by side in green, blue and red versions of one design',
    'ثلاثة أكياس أرز لامعة متجاورة بتصميم واحد في نسخ خضراء وزرقاء وحمراء',
  ),
  'bopp-rice-bag-3': render(
    'Close-up of the printed film on a rice bag, with light running along its folds',
    'لقطة مقرّبة للفيلم المطبوع على كيس أرز والضوء ينساب على طياته',
  ),
  'sugar-sack-liner-1': render(
    'An open white sugar sack filled with sugar, its clear polyethylene liner folded out over the mouth',
    'كيس سكر أبيض مفتوح مملوء بالسكر، وبطانته الشفافة من البولي إيثيلين مثنية فوق حافة الفوهة',
  ),
  'sugar-sack-liner-2': render(
    'View from above into a lined sugar sack, with white sugar inside the clear liner',
    'منظر من أعلى داخل كيس سكر مبطّن، والسكر الأبيض ظاهر داخل البطانة الشفافة',
  ),
  'sugar-sack-liner-3': render(
    'Close-up of the mouth of a sugar sack where the clear liner lies over the white weave',
    'لقطة مقرّبة لفوهة كيس سكر تنسدل فيها البطانة الشفافة على النسيج الأبيض',
  ),
  'fertiliser-sack-1': render(
    'A white 50 kg fertiliser sack with a green leaf, blue bands and the large letters NPK, some granules spilled beside it',
    'كيس أسمدة أبيض سعة 50 كغ عليه ورقة خضراء وشريطان أزرقان وأحرف NPK كبيرة، وإلى جانبه حبيبات أسمدة متناثرة',
  ),
  'fertiliser-sack-2': render(
    'Fertiliser sacks stacked crosswise on a wooden pallet',
    'أكياس أسمدة مرصوصة بالتعارض على طبلية',
  ),
  'fertiliser-sack-3': render(
    'Close-up of the printed NPK letters on the woven fabric of a fertiliser sack',
    'لقطة مقرّبة لأحرف NPK المطبوعة على القماش المنسوج لكيس أسمدة',
  ),
  'leno-onion-bag-1': render(
    'A red leno mesh bag full of brown and red onions, tied at the top',
    'كيس شبكي أحمر بنسيج اللينو مملوء بالبصل البني والأحمر ومربوط من أعلاه',
  ),
  'leno-onion-bag-2': render(
    'Close-up of onions behind the open red mesh of a leno bag',
    'لقطة مقرّبة لحبات بصل خلف الشبكة الحمراء المفتوحة لكيس لينو',
  ),
  'leno-onion-bag-3': render(
    'Leno mesh bags in green, red and violet, filled with potatoes, onions and lemons',
    'أكياس لينو شبكية خضراء وحمراء وبنفسجية مملوءة بالبطاطا والبصل والليمون',
  ),
  'bopp-feed-bag-1': render(
    'A glossy animal feed bag with a sunrise over golden and green fields and a red 50 kg mark',
    'كيس أعلاف لامع عليه شروق الشمس فوق حقول ذهبية وخضراء وعلامة حمراء لوزن 50 كغ',
  ),
  'bopp-feed-bag-2': render(
    'Two laminated feed bags, one standing and one lying in front of it',
    'كيسا أعلاف مصفّحان بفيلم مطبوع، أحدهما قائم والآخر ممدد أمامه',
  ),
  'bopp-feed-bag-3': render(
    'Close-up of the sewn top of a feed bag with its glossy print',
    'لقطة مقرّبة لأعلى كيس أعلاف مخيط تظهر فيها طباعته اللامعة',
  ),
  'fibc-jumbo-1': render(
    'A filled jumbo bag for 1,000 kg with four lifting loops, a tied filling spout and the Mansooj mark, an M of woven tapes',
    'كيس جامبو مملوء لحمولة 1,000 كغ بأربع عرى رفع وفوهة تعبئة مربوطة، طُبع عليه شعار منسوج، وهو حرف M من أشرطة منسوجة',
  ),
  'fibc-jumbo-2': render(
    'Close-up of a lifting loop sewn to the corner of a jumbo bag',
    'لقطة مقرّبة لعروة رفع مخيطة على زاوية كيس جامبو',
  ),
  'fibc-jumbo-3': render(
    'Two rows of filled jumbo bags with blue loops standing side by side',
    'صفان من أكياس الجامبو المملوءة ذات العرى الزرقاء، قائمة جنبًا إلى جنب',
  ),
  'fibc-baffle-1': render(
    'A square baffle jumbo bag with green loops and flat sides',
    'كيس جامبو مربع بحواجز داخلية، له عرى خضراء وجوانب مستوية',
  ),
  'fibc-baffle-2': render(
    'Four baffle bags standing close together in a square block without gaps',
    'أربعة أكياس جامبو بحواجز داخلية متلاصقة في كتلة مربعة بلا فراغات',
  ),
  'fibc-baffle-3': render(
    'Close-up of the printed side and sewn edge of a baffle bag',
    'لقطة مقرّبة للجانب المطبوع والحافة المخيطة لكيس جامبو بحواجز داخلية',
  ),
  'fabric-roll-1': render(
    'A roll of white woven fabric with two blue stripes, its end unrolled on the floor',
    'لفة قماش أبيض منسوج بشريطين أزرقين، وطرفها مفرود على الأرض',
  ),
  'fabric-roll-2': render(
    'The end of a fabric roll with tight layers wound on a cardboard core',
    'طرف لفة قماش تظهر فيه طبقات محكمة ملفوفة على أنبوب من الورق المقوى',
  ),
  'fabric-roll-3': render(
    'A pyramid of woven fabric rolls in white, blue and green',
    'هرم من لفات القماش المنسوج بالأبيض والأزرق والأخضر',
  ),
  'liner-film-1': render(
    'A roll of clear polyethylene liner film with a loose end on the floor',
    'لفة فيلم بطانة شفاف من البولي إيثيلين وطرفها مسدل على الأرض',
  ),
  'liner-film-2': render(
    'Close-up of the layered end of a translucent film roll on its core',
    'لقطة مقرّبة للطبقات في طرف لفة فيلم شبه شفافة على أنبوبها',
  ),
  'liner-film-3': render(
    'Three rolls of liner film, clear, pale blue and pale green',
    'ثلاث لفات من فيلم البطانات: شفافة وزرقاء فاتحة وخضراء فاتحة',
  ),
  'shopping-bag-1': render(
    'A laminated woven shopping bag printed with an olive branch, with green handles',
    'كيس تسوّق منسوج مصفّح طُبع عليه غصن زيتون، وله مقبضان أخضران',
  ),
  'shopping-bag-2': render(
    'Three woven shopping bags in green, blue and terracotta designs',
    'ثلاثة أكياس تسوّق منسوجة بتصاميم خضراء وزرقاء وطينية اللون',
  ),
  'shopping-bag-3': render(
    'Close-up of the sewn handle and hem of a woven shopping bag',
    'لقطة مقرّبة للمقبض المخيط والحافة المثنية لكيس تسوّق منسوج',
  ),
  'pallet-cover-1': render(
    'A woven blue cover, printed in white with the Mansooj mark, over a loaded wooden pallet and held by two straps',
    'غطاء أزرق منسوج طُبع عليه شعار منسوج بالأبيض، فوق طبلية محمّلة يثبّته عليها شريطان',
  ),
  'pallet-cover-2': render(
    'Close-up of the hem of a pallet cover above the wooden pallet',
    'لقطة مقرّبة لحافة غطاء طبلية فوق الطبلية',
  ),
  'pallet-cover-3': render(
    'Three covered pallets in blue, green and white',
    'ثلاث طبليات مغطاة بأغطية زرقاء وخضراء وبيضاء',
  ),
  ...scenes,
};
