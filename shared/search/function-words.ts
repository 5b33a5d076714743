const english = `the a an of for in on to is are was be do does did you i we it can could may with and or what how which
where when who why my your our me us have has at by from this that these any there need needed want wanted looking find get
please if about am not only than would should will much many long far
before after during until accept accepts inside had been being done come comes coming out up were they them their really know someone
something anyone anything possible use uses using contain contains very just also like might must there here because let
hi hello thanks plz pls some each per give tell send also yes wanna as so`;

const arabic = `من في علي عن الي هل ما ماذا كيف كم متي اين اي هو هي انا نحن عندكم لديكم عندك هذا هذه ذلك مع او و لو بدي اريد
نريد ابي ابغي عايز عاوز ممكن يمكن يمكنني لكم لدي شو ايش وش ليش يوجد هناك كل التي الذي ان قد لا ليس غير عند بين
ع يا لكي حتي لي لنا بها به فيها فيه تكون يكون هم انتم انتو محتاج احتاج نحتاج بدنا عندي وين مين فين امتي ايمتي ازاي
شلون شنو كيفاش علاش واش اشنو كاين بغيت نحب حاب حابب عايزين محتاجين ودي نبي تبون ابغا اللي ده دي دا هاي هيك عشان
قبل بعد خلال لازم بس فقط سمحت سمحتم سمحتو رجاء شكرا مرحبا بقدر اقدر نقدر قادر اشوف نشوف شوف عندكو لدينا كام قديش بتاع تبع شي شيء حاجه ني نا كلها فيكم ولا والا مطلوب تقبلون تقبلو بتقبلو يدخل`;

// Of buyers who write in German, French and Turkish, and in Arabic with Latin letters.
const others = `de du des en le les pour avec et fur mit von und der die das ve icin
el al il la lel lil 3al 3ala wein wen ween wayn kif keef kam shu shoo bdi biddi bidi badi baddi`;

/** Words that say nothing about what is searched for, normalised. */
export const functionWords: ReadonlySet<string> = new Set(`${english} ${arabic} ${others}`.split(/\s+/));

/** Those of them that nobody is called, unlike «علي». */
export const littleWords: ReadonlySet<string> = new Set(
  'the a an of for in on to from with and or في من عن الي مع او'.split(' '),
);
