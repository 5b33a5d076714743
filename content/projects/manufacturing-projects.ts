import type { DemoProject } from '../types.ts';

const cuttingChangeover: DemoProject = {
  key: 'project-cutting-changeover',
  title: { en: 'Faster changeover in cutting and sewing', ar: 'تبديل أسرع للمقاسات في القصّ والخياطة' },
  category: 'Manufacturing',
  client: { en: 'Mansooj Industries, Sahab', ar: 'منسوج للصناعات، سحاب' },
  summary: {
    en: 'A changeover between two bag sizes takes 17 minutes instead of 48. Small orders became worthwhile, and nobody has to hurry for them.',
    ar: 'صار الانتقال من مقاس كيس إلى آخر يستغرق 17 دقيقة بدل 48، فأصبحت الطلبيات الصغيرة مجدية من دون أن يستعجل أحد.',
  },
  description: {
    en: `We filmed ten changeovers on the cut-and-sew lines and watched them together with the operators. Almost half of the time went into fetching: tools, thread, the next roll, the signature on the job card.

Now a trolley with everything for the next order stands beside the line before the last order ends. Length stops snap into numbered positions, thread is knotted on instead of threaded anew, and the first bag is released by a gauge on the line and not in the laboratory. With an average of nine changeovers a day over six lines, the time gained comes to more than four hours of production a day.`,
    ar: `صوّرنا عشر عمليات تبديل على خطوط القصّ والخياطة وشاهدناها مع المشغّلين. فتبيّن أن نصف الوقت تقريبًا يذهب في إحضار الأشياء: العِدَد والخيط واللفّة التالية والتوقيع على بطاقة العمل.

أما الآن فتقف بجانب الخطّ، قبل انتهاء الطلبية الجارية، عربةٌ فيها كل ما تحتاج إليه الطلبية التالية. ومحدّدات الطول تُثبَّت في مواضع مرقّمة، والخيط الجديد يُعقد بالقديم بدل إدخاله من البداية، وأول كيس يُجاز بمقياس على الخطّ لا في المختبر. وبمعدل تسعة تبديلات في اليوم على ستة خطوط، يزيد الوقت المكتسب على أربع ساعات إنتاج في اليوم.`,
  },
  year: 2023,
  image: 'scene-changeover',
};

const jumboFilling: DemoProject = {
  key: 'project-jumbo-filling-station',
  title: { en: 'Earthed filling station for jumbo bags', ar: 'محطة تعبئة مؤرَّضة لأكياس الجامبو' },
  category: 'Manufacturing',
  client: { en: 'Lisanor Fertilisers, Jordan', ar: 'ليسانور للأسمدة، الأردن' },
  summary: {
    en: 'A new station fills 27 bags of 1,000 kg an hour instead of 18, and will not start until the earth clamp is closed and measured.',
    ar: 'محطة جديدة تعبّئ 27 كيسًا حمل 1,000 كغ في الساعة بدل 18، ولا تبدأ حتى يُغلق مشبك التأريض وتُقاس مقاومته.',
  },
  description: {
    en: `Dust from fine potash, a hand-held hose and four people lifting loops: the old station was slow and the safety officer disliked it for good reason. We designed a frame with its own scale, hooks that let go by themselves, and a vibrating table that settles the bag twice, so that it leaves square and stands.

Where additives call for Type C bags, the clamp is part of the interlock: above 100 megohms no valve opens. Two people now work where four did; the other two run a second shift. Dust at the workplace fell from 6.1 to 1.4 mg/m³. The first 40,000 bags went through in eleven months.`,
    ar: `غبار من البوتاس الناعم وخرطوم يُمسك باليد وأربعة عمّال يرفعون العُرى: كانت المحطة القديمة بطيئة، وكان مسؤول السلامة محقًّا في عدم رضاه عنها. فصمّمنا هيكلًا له ميزانه الخاص، وخطّافات تنفكّ من تلقاء نفسها، وطاولة هزّازة ترصّ محتوى الكيس مرتين، فيخرج مربّعًا ثابتًا.

وحيث تستدعي الإضافات أكياسًا من النوع C، يكون المشبك جزءًا من قفل التشغيل: فإذا زادت المقاومة على 100 ميغا أوم لا يُفتح أيّ صمام. ويعمل الآن شخصان حيث كان يعمل أربعة، ويشغّل الآخران وردية ثانية. وانخفض الغبار في مكان العمل من 6.1 إلى 1.4 ملغ/م³، وعُبّئ أول 40,000 كيس في أحد عشر شهرًا.`,
  },
  year: 2025,
  image: 'scene-filling',
};

const onionPackhouse: DemoProject = {
  key: 'project-onion-packhouse',
  title: { en: 'A balanced packing line for export onions', ar: 'خطّ تعبئة متوازن للبصل المعدّ للتصدير' },
  category: 'Manufacturing',
  client: { en: 'Nilvara Produce, Egypt', ar: 'نيلفارا للحاصلات الزراعية، مصر' },
  summary: {
    en: 'The same people and the same graders, set in a better order: 31 tonnes of onions an hour in place of 22, in mesh bags of 10 and 25 kg.',
    ar: 'العاملون أنفسهم وآلات الفرز نفسها بترتيب أفضل: 31 طنًّا من البصل في الساعة بدل 22، في أكياس شبكية سعة 10 كغ و25 كغ.',
  },
  description: {
    en: `Between February and June every truck counts. The packhouse had bought a faster grader and gained nothing, since the queue had merely moved to the two bagging heads. We spent six days on the line with stopwatches and a floor plan.

Two more bagging heads from the old line, a buffer belt of eight metres and bags delivered open in bundles of 50 made the difference. We changed our own product, too: the drawstring now comes out on the left, where the packer’s free hand is. The whole rebuild cost less than a tenth of a new line and was finished eleven days before the season.`,
    ar: `بين شباط وحزيران لكل شاحنة حسابها. وكانت محطة التعبئة قد اشترت آلة فرز أسرع من دون أن تجني شيئًا، لأن الاختناق انتقل إلى رأسَي التعبئة ليس إلا. فأمضينا ستة أيام على الخطّ، ومعنا ساعات إيقاف ومخطط للصالة.

وجاء الفرق من رأسَي تعبئة إضافيين من الخطّ القديم، وسير تخزين مؤقت طوله ثمانية أمتار، وأكياس تُورَّد مفتوحة في رُزم من 50 كيسًا. وغيّرنا منتجنا نحن أيضًا: فرباط السحب يخرج الآن من اليسار حيث اليد الحرّة للمعبّئ. وكلّف التعديل كله أقل من عُشر ثمن خطّ جديد، واكتمل قبل الموسم بأحد عشر يومًا.`,
  },
  year: 2026,
  image: 'leno-onion-bag-3',
};

export const manufacturingProjects: DemoProject[] = [cuttingChangeover, jumboFilling, onionPackhouse];
