import type { Bilingual } from '../types.ts';

/** What a picture shows, in both languages, and whether it was rendered instead of photographed. */
export type PictureInfo = { alt: Bilingual; isRender: boolean };

const render = (en: string, ar: string): PictureInfo => ({ alt: { en, ar }, isRender: true });

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
  'hero-weave': render(
    'Macro view of white woven polypropylene with a band of light blue warp tapes',
    'صورة مكبّرة لنسيج بولي بروبيلين أبيض تتخلله حزمة من أشرطة السدى الزرقاء الفاتحة',
  ),
  'hero-bag-loom': render(
    'A filled white woven sack printed with the Mansooj mark; behind it, to the right, a circular loom and bobbins of white, blue and green tape',
    'كيس أبيض منسوج مملوء طُبع عليه شعار منسوج، وخلفه إلى اليمين نول دائري وبكرات من الشريط الأبيض والأزرق والأخضر',
  ),
  'hero-bag-loom-rtl': render(
    'A filled white woven sack printed with the Mansooj mark; behind it, to the left, a circular loom and bobbins of white, blue and green tape',
    'كيس أبيض منسوج مملوء طُبع عليه شعار منسوج، وخلفه إلى اليسار نول دائري وبكرات من الشريط الأبيض والأزرق والأخضر',
  ),
  'band-weave': render(
    'Macro view of white woven polypropylene crossed by green tapes',
    'صورة مكبّرة لنسيج بولي بروبيلين أبيض تتقاطع فيه أشرطة خضراء',
  ),
  'scene-granules': render(
    'Translucent white polypropylene granules in close-up, with a few light blue ones',
    'لقطة مقرّبة لحبيبات بولي بروبيلين بيضاء شبه شفافة بينها حبيبات زرقاء فاتحة',
  ),
  'scene-bobbins': render(
    'Rows of bobbins wound with white, blue and green tape on a creel',
    'صفوف من البكرات الملفوف عليها شريط أبيض وأزرق وأخضر على حامل البكرات',
  ),
  'scene-loom': render(
    'Hundreds of warp tapes running into the ring of a circular loom, where the finished tube of fabric rises',
    'مئات من أشرطة السدى تتجه إلى حلقة نول دائري يرتفع منها أنبوب القماش الجاهز',
  ),
  'scene-printing': render(
    'White woven fabric printed with the Mansooj mark and name, running over the rollers of a printing line',
    'قماش أبيض منسوج مطبوع عليه شعار منسوج واسمها يمر فوق بكرات خطّ الطباعة',
  ),
  'scene-cutting': render(
    'Stacks of cut and folded bags behind a fabric edge sewn with two rows of green stitches',
    'رزم من الأكياس المقصوصة والمطوية خلف حافة قماش مخيطة بصفين من الغرز الخضراء',
  ),
  'scene-pallet': render(
    'Bales of folded bags strapped on a wooden pallet',
    'بالات من الأكياس المطوية محزومة على طبلية',
  ),
  'scene-warehouse': render(
    'Rows of pallets with finished bags under the lights of a warehouse',
    'صفوف من الطبليات المحمّلة بالأكياس الجاهزة تحت أضواء مستودع',
  ),
  'scene-solar-roof': render(
    'Solar panels in rows on a factory roof under a clear sky',
    'ألواح شمسية في صفوف على سطح مصنع تحت سماء صافية',
  ),
  'scene-control-panel': render(
    'A control cabinet with a touch screen, indicator lamps, push buttons and an emergency stop',
    'خزانة تحكّم فيها شاشة لمس ومصابيح بيان وأزرار ضغط وزر توقّف طارئ',
  ),
  'scene-recycled': render(
    'Grey and green recycled granules beside strips of shredded woven fabric',
    'حبيبات رمادية وخضراء معاد تدويرها إلى جانب شرائح من قماش منسوج ممزق',
  ),
  'scene-lab': render(
    'A white and a green fabric sample on a laboratory bench with a steel ruler and two brass weights',
    'عيّنتا قماش بيضاء وخضراء على طاولة مختبر مع مسطرة فولاذية وثقلين نحاسيين',
  ),
  'scene-container': render(
    'An open blue shipping container loaded with strapped bales',
    'حاوية شحن زرقاء مفتوحة محمّلة ببالات محزومة',
  ),
  'scene-shuttle': render(
    'A blue shuttle with its bobbin between the white warp tapes of a circular loom',
    'مكوك أزرق مع بكرته بين أشرطة السدى البيضاء في نول دائري',
  ),
  'scene-network': render(
    'Network switches and their cables in an open cabinet, with a plan of the fibre ring on its door',
    'مبدّلات شبكية وكوابلها في خزانة مفتوحة، وعلى بابها مخطط حلقة الألياف الضوئية',
  ),
  'scene-filling': render(
    'A jumbo bag hanging by its four loops in a filling frame, its spout clamped to the pipe, and the outline of a person beside it',
    'كيس جامبو معلّق من عراه الأربع في هيكل تعبئة، وفوهته مثبّتة على الأنبوب، وإلى جانبه هيئة شخص',
  ),
  'scene-stop': render(
    'A red emergency stop with its name in Arabic and English on the door of a control cabinet',
    'زر توقّف طارئ أحمر، تحته اسمه بالعربية والإنجليزية، على باب خزانة تحكّم',
  ),
  'scene-proof': render(
    'Rice bags printed in red, green and blue beside a phone that shows the green design for approval',
    'أكياس أرز مطبوعة بالأحمر والأخضر والأزرق إلى جانب هاتف يعرض التصميم الأخضر للاعتماد',
  ),
  'scene-loom-hall': render(
    'A hall of circular looms under blue beams, a tube of white fabric rising from each, and the outline of a person between them',
    'صالة أنوال دائرية تحت جسور زرقاء يرتفع من كل منها أنبوب قماش أبيض، وبينها هيئة شخص',
  ),
  'scene-loom-above': render(
    'A circular loom from above: warp tapes run in from all sides, and the tube of white fabric rises in the middle',
    'نول دائري من الأعلى تتجه إليه أشرطة السدى من كل الجهات، ويرتفع في وسطه أنبوب القماش الأبيض',
  ),
  'scene-cabinet': render(
    'A row of control cabinets with a touch screen, and the outline of a person beside it',
    'صفّ من خزائن التحكّم فيه شاشة لمس، وإلى جانبه هيئة شخص',
  ),
  'scene-storage': render(
    'Bales on pallets on both sides of a warehouse aisle, seen from above, and the outline of a person in it',
    'بالات على طبليات على جانبَي ممر في مستودع، كما تُرى من الأعلى، وفي الممر هيئة شخص',
  ),
  'scene-creel': render(
    'Bobbins of white, blue and green tape on their spindles, in close-up',
    'لقطة مقرّبة لبكرات من الشريط الأبيض والأزرق والأخضر على محاورها',
  ),
  'scene-solar-row': render(
    'Rows of solar panels on a flat roof before hills, and the outline of a person between them',
    'صفوف من الألواح الشمسية على سطح مستوٍ أمام تلال، وبينها هيئة شخص',
  ),
  'scene-trim': render(
    'Strips of grey and green woven trim falling onto recycled granules',
    'شرائح من حواف القماش المنسوج الرمادية والخضراء تسقط على حبيبات معاد تدويرها',
  ),
  'scene-regranulate': render(
    'Recycled granules in grey and green, in close-up',
    'لقطة مقرّبة لحبيبات معاد تدويرها رمادية وخضراء',
  ),
  'scene-changeover': render(
    'Two stacks of folded bags with the Mansooj mark beside a cut and sewn length of fabric',
    'رزمتان من الأكياس المطوية عليها شعار منسوج إلى جانب قطعة قماش مقصوصة ومخيطة',
  ),
  'scene-loading': render(
    'A blue container filled with strapped bales up to its doors, and the outline of a person beside it',
    'حاوية زرقاء مملوءة ببالات محزومة حتى بابها، وإلى جانبها هيئة شخص',
  ),
  'scene-thread-count': render(
    'A thread counter standing on a white fabric with a blue stripe, and a steel ruler before it',
    'عدّاد خيوط على قماش أبيض فيه خط أزرق، وأمامه مسطرة فولاذية',
  ),
  'scene-colours': render(
    'Fabric samples fanned out from blue to green, and a steel ruler before them',
    'عيّنات قماش مفرودة تتدرّج من الأزرق إلى الأخضر، وأمامها مسطرة فولاذية',
  ),
  'scene-conveyor': render(
    'Strapped bales on a blue roller conveyor, and the outline of a person behind it',
    'بالات محزومة على ناقل أسطوانات أزرق، وخلفه هيئة شخص',
  ),
  'scene-bale-label': render(
    'A strapped bale of bags with its label and bar code, and a hand scanner on top of it',
    'بالة أكياس محزومة عليها ملصقها ورمزها الشريطي، وفوقها ماسح يدوي',
  ),
  'weaving-poster': render(
    'Warp tapes held apart in front of the finished weave while a weft tape passes between them, a still from the video',
    'أشرطة سدى متباعدة أمام النسيج الجاهز وشريط لُحمة يمر بينها، وهي لقطة من الفيديو',
  ),
};
