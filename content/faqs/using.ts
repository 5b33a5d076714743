import type { DemoFaq } from '../types.ts';

const group = { en: 'Using and storing bags', ar: 'استعمال الأكياس وتخزينها' };

export const usingFaqs: DemoFaq[] = [
  {
    key: 'storing-empty-bags',
    group,
    question: { en: 'How should empty bags be stored?', ar: 'كيف تُخزَّن الأكياس الفارغة؟' },
    answer: {
      en: 'Keep them indoors, dry, in the dark and below 40 °C, away from heaters and strong smells. Leave the cover on each bale until you need it, lay bales flat on pallets, and use the oldest first. Polypropylene bags stored that way have a shelf life of two years, printed or laminated ones of one year.',
      ar: 'احفظوها داخل المستودع في مكان جافّ مظلم لا تتجاوز حرارته 40 °م، بعيدًا عن المدافئ والروائح القوية. اتركوا غلاف كل بالة عليها حتى تحتاجوا إليها، وضعوا البالات مسطّحة على الطبليات، واستعملوا الأقدم أولًا. ومدة صلاحية أكياس البولي بروبيلين عند تخزينها على هذا النحو سنتان، وسنة واحدة للمطبوعة أو المصفّحة منها.',
    },
  },
  {
    key: 'closing-filled-bags',
    group,
    question: { en: 'How do I close the filled bags?', ar: 'كيف أغلق الأكياس بعد تعبئتها؟' },
    answer: {
      en: 'Open-mouth sacks are sewn with a portable bag closer or a sewing head on the line, with polyester thread and about three stitches per inch, 3 to 4 cm below the edge. Powders need the mouth folded over once before it is sewn. A loose liner is tied or heat-sealed first. Valve bags close by themselves, sandbags have a tie string, and onion bags a drawstring. We do not sell machines or thread; we tell you what suits your bag.',
      ar: 'تُخاط الأكياس ذات الفوهة المفتوحة بماكينة خياطة محمولة أو برأس خياطة على خطّ التعبئة، بخيط من البوليستر وبنحو ثلاث غرز في البوصة، أسفل الحافة بمقدار 3 إلى 4 سم. وفي المساحيق تُطوى الفوهة مرة قبل الخياطة. أما البطانة الحرّة فتُربط أو تُلحم أولًا. وتُغلق الأكياس ذات الصمام نفسها بنفسها، ولأكياس الرمل خيط ربط، ولأكياس البصل رباط سحب. لا نبيع الماكينات ولا الخيوط، لكننا نخبركم بما يناسب كيسكم.',
    },
  },
  {
    key: 'hot-or-cold-cut',
    group,
    question: { en: 'Is the mouth cut hot or cold?', ar: 'هل تُقصّ الفوهة على الساخن أم على البارد؟' },
    answer: {
      en: 'Hot, unless you ask for something else. The blade melts the ends of the tapes together, so that the edge does not fray. A cold-cut edge is softer and opens more easily on fast filling machines; it is hemmed so that it does not fray. Tell us which machine fills your bags.',
      ar: 'على الساخن ما لم تطلبوا غير ذلك. تصهر الشفرة أطراف الأشرطة معًا فلا تنسل الحافة. أما الحافة المقصوصة على البارد فألين وتُفتح بسهولة أكبر على ماكينات التعبئة السريعة، وتُثنى وتُخاط كي لا تنسل. أخبرونا بالماكينة التي تعبّئون عليها.',
    },
  },
  {
    key: 'other-materials',
    group,
    question: {
      en: 'Do you make paper, cotton, jute or biodegradable bags?',
      ar: 'هل تصنعون أكياسًا من الورق أو القطن أو الجوت أو أكياسًا قابلة للتحلّل؟',
    },
    answer: {
      en: 'No. We weave polypropylene and blow polyethylene film, nothing else. Neither rots in nature, and we add nothing that makes plastic fall into small pieces: the European Union banned such oxo-degradable plastics in 2021. What we offer instead are bags that weigh little, can be used again and can be recycled.',
      ar: 'لا. ننسج البولي بروبيلين وننتج أفلام البولي إيثيلين فقط. لا تتحلّل هاتان المادتان في الطبيعة، ولا نضيف إليهما ما يفتّت البلاستيك قطعًا صغيرة، فقد حظر الاتحاد الأوروبي هذا البلاستيك القابل للتفتّت بالأكسدة منذ عام 2021. ما نقدّمه بدلًا منها أكياس خفيفة يمكن استعمالها مرة أخرى وإعادة تدويرها.',
    },
  },
];
