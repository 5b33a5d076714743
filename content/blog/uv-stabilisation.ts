import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
Untreated polypropylene and sunlight do not get along. In a Jordanian summer an unstabilised sandbag can lose half its strength in about eight weeks, and it gives no warning: it looks whole until someone lifts it. UV stabilisation is cheap, but only if the dose fits the place and the time.

## What the sun does to a tape

Ultraviolet light breaks the long polymer chains in the tape. The surface turns dull, then powdery, and the tape snaps instead of stretching. Light stabilisers of the hindered-amine type (HALS) interrupt this chain reaction. We add them as a masterbatch at the extruder, so they sit inside the tape and do not wash off.

## Measure the sun, not the months

A month in Hamburg is not a month in Aqaba. The trade counts sunlight in kilolangley (kLy) per year:

| Place | Sunlight per year |
|---|---|
| Hamburg | about 90 kLy |
| Tema, Ghana | about 155 kLy |
| Amman | about 175 kLy |
| Jeddah | about 185 kLy |

A bag that is good for 90 kLy therefore stands about twelve months in Hamburg and about six in Amman. When we ask where the bags will be stored, this table is the reason.

## How we test

Strips of fabric go into a cabinet with UV-B lamps that runs in cycles: 8 hours of light at 60 °C, then 4 hours of condensation at 50 °C. Afterwards we pull the strips and compare them with unexposed ones. For jumbo bags, ISO 21898 asks that at least half of the strength remains after 200 hours in the cabinet. Lamp hours are far harsher than hours of sun, so we translate them for Jordan:

- **200 hours, up to about 3 months outdoors:** mesh bags and jumbo bags that wait in the yard
- **500 hours, about 6 months:** salt, gravel and feed stored in the open
- **1,600 hours, a year or more:** fertiliser sacks stored in the open, sandbags for flood defence, and pallet covers that are used again

> The cheapest stabiliser is a pallet cover. A hood over the stack saves more bags than a second dose of masterbatch. — Quality laboratory, Sahab

## Mind the small parts

A bag is only as stable as its weakest component. Sewing thread, tie strings and lifting loops need the same grade as the fabric, and they are the parts buyers most often forget to mention. White and natural fabrics let more light through than black or green ones. Some pigments even shorten the life of the tape, so we test each colour by itself.

## What to write in your order

State three things: the country of storage, the months outdoors, and the strength that must remain at the end, usually 50%. Write “UV stabilised” alone and you may be quoted for anything between a token dose and a full one. With the three facts, every supplier quotes for the same bag, and you can compare prices.
`;

const ar = `
البولي بروبيلين غير المعالَج والشمس لا يتفقان. ففي صيف الأردن قد يفقد كيس الرمل غير المثبَّت نصف متانته في نحو ثمانية أسابيع، ومن دون إنذار: يبدو سليمًا إلى أن يرفعه أحدهم. والتثبيت ضد الأشعة فوق البنفسجية قليل الكلفة، بشرط أن تناسب الجرعةُ المكانَ والمدة.

## ماذا تفعل الشمس بالشريط؟

تكسر الأشعة فوق البنفسجية سلاسل البوليمر الطويلة داخل الشريط. يبهت السطح أولًا ثم يصير طباشيري الملمس، وينقطع الشريط بدل أن يتمدّد. أما المثبّتات الضوئية من نوع الأمينات المُعاقة (HALS) فتوقّف هذا التفاعل المتسلسل. ونحن نضيفها على هيئة مركّز (ماستر باتش) عند آلة البثق، فتبقى داخل الشريط ولا يغسلها الماء.

## احسبوا الشمس لا الشهور

شهر في هامبورغ ليس كشهر في العقبة. وتقيس الصناعة ضوء الشمس بالكيلولانغلي (kLy) في السنة:

| المكان | الإشعاع في السنة |
|---|---|
| هامبورغ | نحو 90 كيلولانغلي |
| تيما، غانا | نحو 155 كيلولانغلي |
| عمّان | نحو 175 كيلولانغلي |
| جدة | نحو 185 كيلولانغلي |

فالكيس الذي يتحمّل 90 كيلولانغلي يصمد نحو اثني عشر شهرًا في هامبورغ، ونحو ستة أشهر في عمّان. ولهذا نسألكم أين ستُخزَّن الأكياس.

## كيف نختبر؟

توضع شرائح من القماش في حجرة مزوّدة بمصابيح UV-B تعمل في دورات: 8 ساعات من الضوء عند 60 °م، ثم 4 ساعات من التكثّف عند 50 °م. بعد ذلك نشدّ الشرائح ونقارنها بشرائح لم تتعرّض للضوء. وتشترط المواصفة ISO 21898 لأكياس الجامبو أن يبقى نصف المتانة على الأقل بعد 200 ساعة في الحجرة. وساعة المصباح أقسى بكثير من ساعة الشمس، ولذلك نترجمها إلى ظروف الأردن:

- **200 ساعة، حتى 3 أشهر تقريبًا في العراء:** الأكياس الشبكية وأكياس الجامبو التي تنتظر في الساحة
- **500 ساعة، نحو 6 أشهر:** أكياس الملح والحصى والأعلاف المخزّنة في العراء
- **1,600 ساعة، سنة أو أكثر:** أكياس الأسمدة المخزّنة في العراء، وأكياس الرمل لدرء السيول، وأغطية الطبليات التي يتكرّر استعمالها

> أرخص مثبّت هو غطاء الطبلية. فالغطاء فوق الرصّة ينقذ من الأكياس أكثر مما تنقذه جرعة ثانية من المثبّت. — مختبر الجودة، سحاب

## لا تنسوا الأجزاء الصغيرة

الكيس لا يصمد أكثر من أضعف أجزائه. فخيط الخياطة وأربطة الإغلاق وعُرى الرفع تحتاج إلى درجة التثبيت نفسها، وهي أكثر ما يغفل المشترون عن ذكره. والأقمشة البيضاء وغير الملوّنة ينفذ منها الضوء أكثر مما ينفذ من السوداء والخضراء. بل إن بعض الأصباغ يقصّر عمر الشريط، ولذلك نختبر كل لون على حدة.

## ماذا تكتبون في طلبكم؟

اذكروا ثلاثة أمور: بلد التخزين، وعدد الأشهر في العراء، ونسبة المتانة المطلوب بقاؤها في النهاية، وهي عادةً 50%. أما إن كتبتم «معالَج ضد الأشعة فوق البنفسجية» وحدها، فقد يُسعَّر لكم أي شيء بين جرعة رمزية وجرعة كاملة. وبهذه المعلومات الثلاث يسعّر الموردون جميعًا الكيس نفسه، فتصحّ المقارنة بين الأسعار.
`;

/** UV stabilisation: dose by place and time. */
export const uvStabilisation: DemoBlogPost = {
  key: 'uv-stabilisation',
  title: {
    en: 'How long can a bag stand in the sun? UV stabilisation explained',
    ar: 'كم يصمد الكيس تحت الشمس؟ شرح التثبيت ضد الأشعة فوق البنفسجية',
  },
  summary: {
    en: 'A bag that lasts twelve months in Hamburg lasts six in Amman. How sunlight is counted, what 200 and 1,600 hours mean, and the three facts that belong in every order.',
    ar: 'الكيس الذي يصمد اثني عشر شهرًا في هامبورغ يصمد ستة أشهر في عمّان. كيف يُقاس ضوء الشمس، وماذا تعني 200 ساعة و1,600 ساعة، وما المعلومات الثلاث التي ينبغي أن يتضمّنها كل طلب.',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.fabric, blogTags.quality, blogTags.bagDesign],
  status: 'published',
  image: 'sand-bag-2',
  video: null,
  createdOn: '2025-04-29',
};
