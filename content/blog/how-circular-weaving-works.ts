import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
Visitors to our plant in Sahab stop at the same place: in front of a circular loom, where flat tapes from hundreds of bobbins meet in a ring and leave at the top as an endless tube of fabric. The film with this text shows how the tapes cross. Here is what happens around them.

## From film to tape

Before anything is woven, polypropylene granules are melted and cast as a thin film. Blades slit it into tapes, and the tapes are stretched in a hot oven to about six times their length. Stretching lines up the molecules, and this is where the strength comes from: a tape 2.5 mm wide and thinner than a sheet of paper holds more than 4 kg. Each tape is wound onto its own bobbin.

## The ring and its shuttles

On the loom the **warp** tapes run upwards, fed from creels on both sides. The **weft** travels in a circle on shuttles. In front of every shuttle the warp tapes open like a zip, half to the inside and half to the outside, the shuttle passes between them and lays one weft tape, and behind it they change places. Six shuttles chase each other round the ring, so one turn of the machine lays six wefts.

For a tube 60 cm wide when flat, the ring is 120 cm round. At 10 tapes per inch that makes 472 warp tapes, each with its own bobbin and its own stop sensor.

## How fast is it?

1. The main shaft turns 160 times a minute and carries six shuttles: 960 wefts a minute.
2. At 10 wefts per inch that is 96 inches, or 2.4 metres of tube a minute.
3. Over an hour the loom weaves about 146 metres, and at 90% running time about 130 metres.

From 130 metres of tube come roughly 150 sacks of 85 cm. A second of standstill costs four centimetres, so a loom that stops often is a loom with a bad tape, and we look for the cause at the extruder.

> You can hear the quality. A loom that runs on good tape hums; on bad tape it stutters. — Shift leader, weaving hall

## What the weaver watches

| Sign | Likely cause | Remedy |
|---|---|---|
| Missing warp line | bobbin empty or tape broken | the loom stops; knot and restart |
| Loose weft bands | shuttle brake worn | change the brake pad |
| Tube too narrow | spreader ring size wrong | change the ring, measure again |
| Folded tapes | tension too low | adjust the warp compensator |

## Why a circle?

A flat loom makes a sheet that has to be sewn along one side. A circular loom makes a tube with no side seam at all, so a sack needs only a bottom seam and a hemmed mouth. There is one seam fewer to fail and one operation fewer to pay for. Even the flat fabric for jumbo-bag panels leaves our looms as a tube and is slit open on the winder.
`;

const ar = `
يتوقّف زوّار مصنعنا في سحاب عند المكان نفسه: أمام النول الدائري، حيث تلتقي أشرطة مسطّحة قادمة من مئات البكرات في حلقة واحدة، ثم تخرج من الأعلى أنبوبًا من القماش لا نهاية له. والفيديو المرافق لهذا النص يبيّن كيف تتقاطع الأشرطة. وإليكم ما يجري حولها.

## من الفيلم إلى الشريط

قبل النسج تُصهر حبيبات البولي بروبيلين وتُصبّ فيلمًا رقيقًا، ثم تشقّه الشفرات أشرطةً، وتُمطّ الأشرطة في فرن ساخن إلى نحو ستة أضعاف طولها. والمطّ يرصف الجزيئات في اتجاه واحد، ومنه تأتي القوة: فشريط عرضه 2.5 مم وسماكته أقل من سماكة الورقة يحمل أكثر من 4 كغ. ثم يُلفّ كل شريط على بكرة خاصة به.

## الحلقة ومكوكاتها

على النول تصعد أشرطة **السدى** إلى الأعلى قادمة من حوامل البكرات على الجانبين، أما **اللُّحمة** فتدور على المكوكات. أمام كل مكوك تنفتح أشرطة السدى كما ينفتح السحّاب، نصفها إلى الداخل ونصفها إلى الخارج، فيمرّ المكوك بينها ويضع شريط لحمة واحدًا، ثم تتبادل خلفه مواضعها. وتتلاحق ستة مكوكات حول الحلقة، فتضع دورة الآلة الواحدة ست لحمات.

فإذا كان عرض الأنبوب وهو مسطّح 60 سم، كان محيط الحلقة 120 سم. وعند 10 أشرطة في البوصة يصبح عدد أشرطة السدى 472 شريطًا، لكل منها بكرته وحسّاس إيقافه.

## ما سرعته؟

1. يدور العمود الرئيسي 160 دورة في الدقيقة ويحمل ستة مكوكات: 960 لحمة في الدقيقة.
2. عند 10 لحمات في البوصة يساوي ذلك 96 بوصة، أي 2.4 متر من الأنبوب في الدقيقة.
3. وفي الساعة ينسج النول نحو 146 مترًا، وعند تشغيل فعلي بنسبة 90% نحو 130 مترًا.

ومن 130 مترًا من الأنبوب نحصل على نحو 150 كيسًا طول الواحد 85 سم. والتوقّف ثانية واحدة يكلّف أربعة سنتيمترات، فالنول الذي يكثر توقّفه نول يعمل بشريط رديء، ونحن نبحث عن السبب عند آلة البثق.

> الجودة تُسمع. النول الذي يعمل بشريط جيد يُسمع له طنين منتظم، وبالشريط الرديء يتلعثم. — رئيس وردية، صالة النسيج

## ما يراقبه النسّاج

| العلامة | السبب المرجّح | العلاج |
|---|---|---|
| خطّ سدى مفقود | بكرة فارغة أو شريط مقطوع | يتوقّف النول، فيُعقد الشريط ويُعاد التشغيل |
| خطوط لحمة رخوة | كابح مكوك مهترئ | تبديل بطانة الكابح |
| أنبوب أضيق من المطلوب | مقاس حلقة فرد القماش غير صحيح | تبديل الحلقة وإعادة القياس |
| أشرطة مثنيّة | شدّ أقل من اللازم | ضبط موازن شدّ السدى |

## لماذا الدائرة؟

النول المسطّح ينتج قماشًا مفرودًا لا بد من خياطته من أحد جانبيه. أما النول الدائري فينتج أنبوبًا بلا درزة جانبية، فلا يحتاج الكيس إلا إلى درزة للقاع وثنية للفوهة. وهكذا تنقص الدرزات المعرّضة للتمزّق درزة، وتنقص العمليات التي يُدفع ثمنها عملية. وحتى القماش المسطّح لألواح أكياس الجامبو يخرج من أنوالنا أنبوبًا، ثم يُشقّ عند اللفّ.
`;

/** The circular loom, with the film of ours at work. */
export const howCircularWeavingWorks: DemoBlogPost = {
  key: 'how-circular-weaving-works',
  title: {
    en: 'Film: how a circular loom weaves a bag without a side seam',
    ar: 'فيديو: كيف ينسج النول الدائري كيسًا بلا درزة جانبية؟',
  },
  summary: {
    en: 'Six shuttles, 472 warp tapes and 960 wefts a minute. See in the film how the tapes cross, and read what the weaver looks for and why sacks are woven in a circle.',
    ar: 'ستة مكوكات و472 شريط سدى و960 لحمة في الدقيقة. شاهدوا في الفيديو كيف تتقاطع الأشرطة، واقرؤوا ما يراقبه النسّاج ولماذا تُنسج الأكياس في دائرة.',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.production, blogTags.fabric],
  status: 'published',
  image: 'weaving-poster',
  video: 'weaving.mp4',
  createdOn: '2026-03-24',
};
