import type { DemoFaq } from '../types.ts';

const quality = { en: 'Quality and food contact', ar: 'الجودة وملامسة الغذاء' };
const delivery = { en: 'Delivery and export', ar: 'التسليم والتصدير' };

export const qualityFaqs: DemoFaq[] = [
  {
    key: 'food-contact',
    group: quality,
    question: { en: 'Are the bags safe for food?', ar: 'هل الأكياس آمنة للأغذية؟' },
    answer: {
      en: 'Bags and liners ordered for food are made from virgin resin in our closed food packaging hall, which is certified to ISO 22000. Every delivery comes with a declaration of compliance with Regulation (EU) No 10/2011, and migration is tested by an outside laboratory. Please say “food” in your enquiry: not every fabric we weave is meant for it.',
      ar: 'تُصنع الأكياس والبطانات المطلوبة للأغذية من راتنج بكر في صالة التغليف الغذائي المغلقة لدينا، وهي حاصلة على شهادة ISO 22000. ويُرفق بكل توريدة إقرار مطابقة للائحة (EU) رقم 10/2011، ويُجري مختبر خارجي فحص الهجرة. يُرجى ذكر كلمة «أغذية» في طلبكم، فليس كل ما ننسجه من قماش مخصّصًا لها.',
    },
  },
  {
    key: 'weight-tolerance',
    group: quality,
    question: { en: 'How far may a bag differ from the specification?', ar: 'ما التفاوت المسموح به عن المواصفة؟' },
    answer: {
      en: 'Bag weight and fabric weight may differ by 5% either way, size by 1 cm for sacks and 2 cm for jumbo bags. We inspect every lot to ISO 2859-1 with an acceptance quality limit of 1.5 for major defects, and the report travels with the packing list.',
      ar: 'التفاوت المسموح به في وزن الكيس ووزن القماش 5% زيادةً أو نقصًا، وفي الأبعاد 1 سم للأكياس و2 سم لأكياس الجامبو. نعاين كل تشغيلة وفق المواصفة ISO 2859-1 بحدّ قبول للجودة قدره 1.5 للعيوب الجسيمة، ويُرفق تقرير المعاينة بقائمة التعبئة.',
    },
  },
  {
    key: 'uv-life',
    group: quality,
    question: { en: 'How long do the bags last in the sun?', ar: 'كم تتحمّل الأكياس أشعة الشمس؟' },
    answer: {
      en: 'That depends on the stabiliser you order. Fabric tested for 200 hours under UV-B lamps suits about 3 months outdoors, 500 hours about 6 months, and 1,600 hours a year or more; at the end at least half of the strength remains. Bags without stabiliser belong indoors. Tell us the country of storage, since the sun in Amman is about twice as strong over a year as in Hamburg.',
      ar: 'يتوقّف ذلك على المثبّت الذي تطلبونه. فالقماش المفحوص 200 ساعة تحت مصابيح UV-B يناسب نحو 3 أشهر في العراء، و500 ساعة تناسب نحو 6 أشهر، و1,600 ساعة تناسب سنة أو أكثر، ويبقى في النهاية نصف المتانة على الأقل. أما الأكياس الخالية من المثبّت فمكانها داخل المستودع. أخبرونا ببلد التخزين، فإشعاع الشمس السنوي في عمّان يبلغ نحو ضعف مثيله في هامبورغ.',
    },
  },
  {
    key: 'recycled-content',
    group: quality,
    question: { en: 'Can the bags contain recycled material?', ar: 'هل يمكن أن تحتوي الأكياس على مواد معاد تدويرها؟' },
    answer: {
      en: 'Sandbags may contain up to 50% recycled polypropylene, fertiliser sacks and shopping bags up to 30%. Food packaging and jumbo bags contain none. The share is written in the specification, and we give you the mass balance if your customer asks for it. All our sacks are of one polymer and can be recycled once the liner is removed.',
      ar: 'يمكن أن تحتوي أكياس الرمل على ما يصل إلى 50% من البولي بروبيلين المعاد تدويره، وأكياس الأسمدة وأكياس التسوّق على ما يصل إلى 30%. أما عبوات الأغذية وأكياس الجامبو فلا تحتوي على شيء منه. نذكر النسبة في المواصفة، ونزوّدكم بميزان الكتلة إن طلبه عميلكم. وأكياسنا كلها من بوليمر واحد، وهي قابلة لإعادة التدوير بعد نزع البطانة.',
    },
  },
  {
    key: 'complaints',
    group: quality,
    question: { en: 'What happens if a bag fails?', ar: 'ماذا لو تبيّن عيب في الأكياس؟' },
    answer: {
      en: 'Keep the bag and the label of its bale, and send us photographs of both. The lot number leads us to the loom and the hour, usually on the same day. You receive a first answer within two working days and a written cause within ten. Bags outside the specification are replaced or credited.',
      ar: 'احتفظوا بالكيس وبملصق البالة، وأرسلوا إلينا صورًا لهما. يقودنا رقم التشغيلة إلى النول والساعة في اليوم نفسه عادةً. يصلكم ردّ أولي خلال يومَي عمل، وتقرير مكتوب بالسبب خلال عشرة أيام عمل. ونستبدل الأكياس المخالفة للمواصفة أو نقيّد قيمتها لحسابكم.',
    },
  },
];

export const deliveryFaqs: DemoFaq[] = [
  {
    key: 'lead-times',
    group: delivery,
    question: { en: 'How long does an order take?', ar: 'كم تستغرق الطلبية؟' },
    answer: {
      en: 'From the day the artwork is approved and the deposit is received: 15 days for sandbags and film, 20 to 25 days for woven sacks, 30 to 35 days for jumbo bags, and 45 days for a first order of BOPP-laminated bags because of the cylinders. Repeat orders of laminated bags take 25 to 30 days. From January to May add four to six weeks for onion bags unless you have reserved looms.',
      ar: 'اعتبارًا من يوم اعتماد التصميم واستلام الدفعة المقدّمة: 15 يومًا لأكياس الرمل والأفلام، ومن 20 إلى 25 يومًا للأكياس المنسوجة، ومن 30 إلى 35 يومًا لأكياس الجامبو، و45 يومًا للطلبية الأولى من الأكياس المصفّحة بفيلم BOPP بسبب تجهيز الأسطوانات. وتستغرق الطلبيات المكرّرة من الأكياس المصفّحة من 25 إلى 30 يومًا. ومن كانون الثاني إلى أيار تزيد المدة من أربعة أسابيع إلى ستة لأكياس البصل ما لم تحجزوا الأنوال مسبقًا.',
    },
  },
  {
    key: 'delivery-terms',
    group: delivery,
    question: { en: 'Which delivery terms do you offer?', ar: 'ما شروط التسليم التي تقدّمونها؟' },
    answer: {
      en: 'In Jordan we deliver to your door or load your truck in Sahab. For export we quote FOB Aqaba, or CFR to the port you name; by road we deliver DAP to Iraq, Saudi Arabia and Syria. Terms follow Incoterms 2020.',
      ar: 'داخل الأردن نوصل إلى موقعكم أو نحمّل شاحنتكم في سحاب. وللتصدير نسعّر على أساس FOB العقبة، أو CFR إلى الميناء الذي تسمّونه، ونسلّم برًّا على أساس DAP في العراق والمملكة العربية السعودية وسوريا. والشروط وفق قواعد إنكوترمز 2020.',
    },
  },
  {
    key: 'container-quantity',
    group: delivery,
    question: { en: 'How many bags fit into a container?', ar: 'كم كيسًا تتّسع له الحاوية؟' },
    answer: {
      en: 'A container carries 26.5 tonnes, and the road to the port allows 22 of them. Hand-stowed bales fill a 40-foot high cube by weight: 392,500 sacks of 56 g, or 265,000 flour sacks of 83 g. On pallets it is full by volume: 320,000 sacks of 56 g, 17.9 tonnes. Jumbo bags of 1.9 kg take more room for their weight; by volume about 8,900 go in. The calculator works it out for your sack.',
      ar: 'تحمل الحاوية 26.5 طنًّا، ويُسمح منها على الطريق إلى الميناء بـ 22 طنًّا. والبالات المرصوصة يدويًا تبلغ في الحاوية العالية بطول 40 قدمًا حدّ الوزن أولًا: 392,500 كيس وزن الواحد 56 غرامًا، أو 265,000 كيس دقيق وزن الواحد 83 غرامًا. أما على الطبليات فالحدّ هو الحجم: 320,000 كيس وزن الواحد 56 غرامًا، أي 17.9 طنًّا. وأكياس الجامبو، ووزن الواحد منها 1.9 كغ، تشغل حيّزًا أكبر قياسًا إلى وزنها، فحدّها الحجم: نحو 8,900 كيس. وتحسب الحاسبة ذلك لكيسكم.',
    },
  },
  {
    key: 'export-documents',
    group: delivery,
    question: { en: 'Which documents come with an export order?', ar: 'ما الوثائق التي ترافق طلبيات التصدير؟' },
    answer: {
      en: 'Commercial invoice, packing list, bill of lading and a certificate of origin from the chamber of industry; for Europe also a EUR.1 movement certificate. On request we add a certificate of conformity, a cargo tracking note, test reports and heat-treatment papers for the pallets. The customs heading is 6305.33 for woven sacks and 6305.32 for jumbo bags.',
      ar: 'الفاتورة التجارية وقائمة التعبئة وبوليصة الشحن وشهادة منشأ من غرفة الصناعة، تضاف إليها شهادة الحركة EUR.1 إلى أوروبا. ونضيف عند الطلب شهادة المطابقة ووثيقة تتبّع الشحنة وتقارير الفحص ووثائق المعالجة الحرارية للطبليات. والبند الجمركي هو 6305.33 للأكياس المنسوجة و6305.32 لأكياس الجامبو.',
    },
  },
];
