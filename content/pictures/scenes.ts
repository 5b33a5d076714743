import { type PictureInfo, render } from './picture-info.ts';

/** Rendered machines, halls and materials by their key, which is their file name in this folder without .webp. */
export const scenes: Record<string, PictureInfo> = {
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
    'عدّاد خيوط على قماش أبيض فيه خطّ أزرق، وأمامه مسطرة فولاذية',
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
  'scene-torn': render(
    'A strip of white woven fabric between two steel clamps, torn across, the tapes pulled out of it',
    'شريط من قماش أبيض منسوج بين فكّين فولاذيين وقد انقطع عرضيًا وبرزت منه الأشرطة',
  ),
  'scene-plan': render(
    'A printed loom plan with a bar for each job, one day ringed in red, a red pencil on it and two bobbins behind it',
    'خطة مطبوعة للأنوال فيها شريط لكل طلبية ويوم محاط بدائرة حمراء، وعليها قلم أحمر وخلفها بكرتان',
  ),
  'scene-balance': render(
    'A square of white woven fabric with a blue stripe on a laboratory balance that reads 0.65 g',
    'مربّع من قماش أبيض منسوج فيه خطّ أزرق على ميزان مختبر يقرأ 0.65 غ',
  ),
  'scene-detector': render(
    'Strapped bales of bags on a blue roller conveyor that runs through the frame of a metal detector with a green lamp',
    'بالات أكياس محزومة على ناقل أسطوانات أزرق يمرّ عبر إطار كاشف معادن عليه مصباح أخضر',
  ),
  'scene-back': render(
    'Recycled granules in grey and blue, and on them strips of white and blue woven trim',
    'حبيبات معاد تدويرها رمادية وزرقاء وفوقها شرائح من حواف القماش المنسوج البيضاء والزرقاء',
  ),
  'weaving-poster': render(
    'Warp tapes held apart in front of the finished weave while a weft tape passes between them, a still from the video',
    'أشرطة سدى متباعدة أمام النسيج الجاهز وشريط لُحمة يمر بينها، وهي لقطة من الفيديو',
  ),
};
