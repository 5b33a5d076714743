import type { DemoBlogPost } from '../types.ts';
import { blogTags } from './blog-tags.ts';

const en = `
A woven sack is strong because it is a fabric, and a fabric breathes. That is right for wheat or onions and wrong for sugar, milk powder or salt, which drink moisture from the air. The answer is a liner: a seamless tube of polyethylene film inside the sack. It is also the part that touches the food, so it has to be right twice, as a barrier and as a food-contact material.

## How a liner is fixed

- **Loose:** the tube is inserted and folded over the mouth by hand. It is the cheapest, and it can be taken out for recycling.
- **Sewn at the bottom:** the liner is caught in the bottom seam, so it does not slip out when the sack is emptied. The needle pierces the film below the weld, never above it.
- **Cuffed:** the film is turned over the mouth and fixed to it, which suits automatic filling spouts.

Whichever you choose, the liner must be larger than the sack. We make it 3 cm wider and 10 cm longer, so that the fabric carries the load and the film never stretches.

## Thickness and weight

For 50 kg of white sugar we usually supply 60 µm film. For a liner 56 cm wide and 100 cm long, front and back make 1.12 m² of film. With a density of 0.92 g/cm³ it weighs 62 grams, nearly as much as the sack around it. That is why thickness deserves a test and not a habit: going from 60 to 50 µm saves 10 grams per sack, or one tonne in 100,000 sacks.

| Filling | Film | Why |
|---|---|---|
| White sugar, 50 kg | 60 µm | Moisture, stacking |
| Milk powder, 25 kg | 60 µm; 80 against odour | Moisture, odour |
| Table salt, 25 kg | 60 µm | Moisture |
| Flour for sea freight, 50 kg | 40 µm | Damp holds, insects |

## What “food grade” has to mean

The phrase alone proves nothing. Ask for three papers:

1. A **declaration of compliance** that names the rules: Regulation (EU) No 10/2011 for Europe, FDA 21 CFR 177.1520 for olefin polymers in the United States, and the standard of your own country.
2. A **migration test** from an accredited laboratory. The European limit for overall migration is 10 mg per dm².
3. A **lot number** on the bale that leads back to the resin, the film roll and the shift.

We use virgin resin only for anything that touches food: no regranulate and no recycled content, not even our own clean trim. Slip and antistatic additives come from suppliers who state their migration limits.

> A supplier who can show the certificate but cannot trace the lot has bought a certificate and built no process. — Quality laboratory, Sahab

## The hall matters too

Film that was clean at the extruder can pick up dust at the sewing machine. Our liners are inserted in the closed food packaging hall, with filtered air, hairnets, counted needles and a metal detector at the end of the line. When you visit, ask to see it: one wall is glass for that purpose.
`;

const ar = `
قوة الكيس المنسوج في أنه قماش، والقماش يمرّ منه الهواء. وهذا مناسب للقمح والبصل، لكنه لا يناسب السكر ومسحوق الحليب والملح، فهي تمتص الرطوبة من الهواء. والحل هو البطانة الداخلية: أنبوب من فيلم البولي إيثيلين بلا درزات جانبية يوضع داخل الكيس. وهي أيضًا الجزء الذي يلامس الغذاء، فعليها أن تنجح مرتين: بوصفها حاجزًا للرطوبة، وبوصفها مادة صالحة لملامسة الأغذية.

## كيف تُثبَّت البطانة؟

- **حرّة:** يُدخَل الأنبوب ويُثنى على فوهة الكيس يدويًا. وهي الأقل كلفة، ويمكن سحب البطانة لإعادة تدويرها.
- **مخيطة من القاع:** تُمسَك البطانة في درزة القاع فلا تنزلق عند تفريغ الكيس. وتثقب الإبرة الفيلم تحت خطّ اللحام لا فوقه أبدًا.
- **مقلوبة على الفوهة:** يُقلب الفيلم على الفوهة ويُثبَّت بها، وهذا يناسب فوهات التعبئة الآلية.

وأيًّا كان اختياركم، يجب أن تكون البطانة أكبر من الكيس. نحن نصنعها أعرض بمقدار 3 سم وأطول بمقدار 10 سم، ليحمل القماش الثقل ولا يتمدّد الفيلم.

## السماكة والوزن

لتعبئة 50 كغ من السكر الأبيض نورّد عادةً فيلمًا بسماكة 60 ميكرونًا. فبطانة عرضها 56 سم وطولها 100 سم تبلغ مساحة وجهيها معًا 1.12 م²، وبكثافة 0.92 غ/سم³ تزن 62 غرامًا، أي ما يقارب وزن الكيس الذي يحيط بها. لذلك ينبغي أن تُحدَّد السماكة بالاختبار لا بالعادة: فالنزول من 60 إلى 50 ميكرونًا يوفّر 10 غرامات في الكيس، أي طنًّا واحدًا في كل 100,000 كيس.

| التعبئة | الفيلم | السبب |
|---|---|---|
| سكر أبيض 50 كغ | 60 ميكرونًا | الرطوبة والرصّ |
| مسحوق حليب 25 كغ | 60 ميكرونًا؛ و80 لمنع الروائح | الرطوبة والروائح |
| ملح طعام 25 كغ | 60 ميكرونًا | الرطوبة |
| دقيق للشحن البحري 50 كغ | 40 ميكرونًا | رطوبة العنابر والحشرات |

## ما الذي يجب أن تعنيه عبارة «صالح للأغذية»؟

العبارة وحدها لا تثبت شيئًا. اطلبوا ثلاث وثائق:

1. **إقرار مطابقة** يسمّي القواعد المعتمدة: اللائحة (EU) رقم 10/2011، ولائحة FDA 21 CFR 177.1520 الخاصة ببوليمرات الأوليفين في الولايات المتحدة، ومواصفة بلدكم.
2. **اختبار هجرة** من مختبر معتمد. والحد الأوروبي للهجرة الكلية هو 10 ملغ لكل ديسيمتر مربع.
3. **رقم تشغيلة** على البالة يقود إلى الراتنج ولفّة الفيلم والوردية.

ولا نستعمل في كل ما يلامس الغذاء إلا راتنجًا بكرًا: لا حبيبات معادة ولا مواد معاد تدويرها، ولا حتى قصاصاتنا النظيفة. أما إضافات الانزلاق ومضادات الكهرباء الساكنة فنشتريها من موردين يصرّحون بحدود الهجرة لديهم.

> المورّد الذي يُريكم الشهادة ويعجز عن تتبّع التشغيلة اشترى شهادة ولم يبنِ نظامًا. — مختبر الجودة، سحاب

## والمكان مهم أيضًا

الفيلم الذي خرج نظيفًا من آلة البثق قد يلتقط الغبار عند آلة الخياطة. لذلك تُدخَل البطانات لدينا في صالة التغليف الغذائي المغلقة، حيث الهواء مرشَّح، ويرتدي العاملون أغطية الرأس، وتُعدّ الإبر، وفي آخر الخطّ كاشف معادن. وعندما تزوروننا اطلبوا أن تروها: فأحد جدرانها زجاجي لهذا الغرض.
`;

/** PE liners: fixing, thickness and food-contact papers. */
export const linersAndFoodContact: DemoBlogPost = {
  key: 'liners-and-food-contact',
  title: {
    en: 'Liners and food contact: what the film inside the sack has to prove',
    ar: 'البطانات وملامسة الأغذية: ما الذي يجب أن يثبته الفيلم داخل الكيس؟',
  },
  summary: {
    en: 'Sugar, salt and milk powder need a polyethylene liner. Three ways to fix it, the right thickness for four fillings, and the three papers that turn “food grade” from a phrase into a fact.',
    ar: 'يحتاج السكر والملح ومسحوق الحليب إلى بطانة من البولي إيثيلين. إليكم ثلاث طرائق لتثبيتها، والسماكة المناسبة لأربع تعبئات، والوثائق الثلاث التي تحوّل عبارة «صالح للأغذية» إلى حقيقة.',
  },
  content: { en: en.trim(), ar: ar.trim() },
  tags: [blogTags.foodContact, blogTags.bagDesign, blogTags.quality],
  status: 'published',
  image: 'liner-film-2',
  video: null,
  createdOn: '2025-07-08',
};
