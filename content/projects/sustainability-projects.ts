import type { DemoProject } from '../types.ts';

const solarRoof: DemoProject = {
  key: 'project-solar-roof',
  title: { en: 'A 1.2 MW solar roof over the loom hall', ar: 'سقف شمسي بقدرة 1.2 ميغاواط فوق صالة الأنوال' },
  category: 'Sustainability',
  client: { en: 'Mansooj Industries, Sahab', ar: 'منسوج للصناعات، سحاب' },
  summary: {
    en: '2,180 panels produce about 2.1 GWh a year, a third of the electricity that the plant uses.',
    ar: 'ينتج 2,180 لوحًا نحو 2.1 غيغاواط ساعة في السنة، أي ثلث الكهرباء التي يستهلكها المصنع.',
  },
  description: {
    en: `Looms run day and night, and the sun shines on Sahab for more than 3,300 hours a year. Before the first panel was ordered we measured the load of every feeder for two weeks, in order to size the plant for what we use at noon and not for what fits on the roof.

The panels stand at ten degrees, facing east and west, which flattens the peak and leaves less dust than a flat mounting. They are brushed dry every fortnight; the water saved comes to some 400 m³ a year. The shade also keeps the hall three degrees cooler in July. At the grid’s present mix the roof avoids about 840 tonnes of CO₂ a year.`,
    ar: `تدور الأنوال ليلًا ونهارًا، وتسطع الشمس على سحاب أكثر من 3,300 ساعة في السنة. وقبل طلب أول لوح قِسنا حمل كل مغذٍّ كهربائي أسبوعين، لنحدّد قدرة المحطة بما نستهلكه عند الظهيرة لا بما يتسع له السطح.

رُكّبت الألواح بميل عشر درجات نحو الشرق والغرب، وهذا يخفّف ذروة الإنتاج ويُبقي عليها من الغبار أقل مما يُبقيه التركيب المستوي. وتُنظَّف بالفرشاة على الجاف كل أسبوعين، فيتوفّر نحو 400 م³ من الماء في السنة. كما يُبقي ظلّها الصالة أبرد بثلاث درجات في تموز. وبحسب مزيج الشبكة الحالي يجنّب السقف انبعاث نحو 840 طنًّا من ثاني أكسيد الكربون في السنة.`,
  },
  year: 2022,
  image: 'scene-solar-roof',
};

const trimRecycling: DemoProject = {
  key: 'project-trim-recycling',
  title: { en: 'Closing the loop for trim and returned bags', ar: 'إغلاق حلقة القصاصات والأكياس المستردّة' },
  category: 'Sustainability',
  client: { en: 'Mansooj Industries, with Sunbulan Flour Mills', ar: 'منسوج للصناعات بالتعاون مع مطاحن سنبلان' },
  summary: {
    en: 'A regranulation line turns 260 tonnes of clean trim and 85 tonnes of returned flour sacks a year into resin for non-food bags.',
    ar: 'خطّ تحبيب يحوّل في السنة 260 طنًّا من القصاصات النظيفة و85 طنًّا من أكياس الدقيق المستردّة إلى حبيبات لأكياس غير غذائية.',
  },
  description: {
    en: `Trim was sold as scrap and came back to us in other people’s products. We installed a shredder, an extruder with a 100 µm melt filter and a water-ring granulator, and gave each stream its own silo: white trim, coloured trim, returned sacks.

The sacks are the harder half. Bakeries supplied by the mill turn them inside out, shake them and press them into bales of 250 kg, which the mill’s own trucks bring back on the empty run. What is made of them goes into green and black sandbags and is stated on the specification. Nothing of it returns to food bags, however clean it may look.`,
    ar: `كانت القصاصات تُباع خردة ثم تعود إلينا في منتجات غيرنا. فركّبنا آلة تمزيق، وآلة بثق بمرشّح مصهور 100 ميكرون، وآلة تحبيب بحلقة مائية، وخصّصنا لكل مسار صومعة: القصاصات البيضاء، والقصاصات الملوّنة، والأكياس المستردّة.

أما الأكياس فهي الجزء الأصعب. إذ تقلبها المخابز التي تورّد إليها المطحنة وتنفضها وتكبسها في بالات وزن كل منها 250 كغ، ثم تعيدها شاحنات المطحنة في رحلة العودة الفارغة. وما يُصنع منها يدخل في أكياس الرمل الخضراء والسوداء وتُذكر نسبته في المواصفة، ولا يعود شيء منه إلى أكياس الأغذية مهما بدا نظيفًا.`,
  },
  year: 2024,
  image: 'scene-trim',
};

export const sustainabilityProjects: DemoProject[] = [solarRoof, trimRecycling];
