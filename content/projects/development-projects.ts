import type { DemoProject } from '../types.ts';

const artworkApproval: DemoProject = {
  key: 'project-artwork-approval',
  title: { en: 'Artwork approval between Tema and Sahab', ar: 'اعتماد التصاميم بين تيما وسحاب' },
  category: 'Development',
  client: { en: 'Lagunta Rice Packers, Ghana', ar: 'لاغونتا لتعبئة الأرز، غانا' },
  summary: {
    en: 'One page per design, with every version, colour value and signature, cut the time from first proof to engraving from twelve days to four.',
    ar: 'صفحة واحدة لكل تصميم، فيها كل نسخة وقيمة لون وتوقيع، قلّصت المدة من أول مسوّدة إلى حفر الأسطوانات من اثني عشر يومًا إلى أربعة أيام.',
  },
  description: {
    en: `Rice bags in eight colours went back and forth by e-mail, and twice the wrong version reached the engraver. We built a small web application in which a design has one address. The packer sees the proof on a phone, marks a point on the picture, writes beside it, and signs off each colour.

Only the version signed by both sides can be sent to engraving, and its file is locked from that moment. The application speaks English, French and Arabic, works on a slow connection, and belongs to the client with its source code. Since launch 63 designs have passed through it, and none has been engraved twice.`,
    ar: `كانت تصاميم أكياس الأرز بثمانية ألوان تتنقّل بالبريد الإلكتروني ذهابًا وإيابًا، ووصلت النسخة الخطأ إلى الحفّار مرتين. فبنينا تطبيق ويب صغيرًا لكل تصميم فيه عنوان واحد: يرى المعبّئ المسوّدة على هاتفه، ويضع علامة على الصورة، ويكتب ملاحظته بجانبها، ثم يوقّع على كل لون.

ولا تُرسل إلى الحفر إلا النسخة التي وقّعها الطرفان، ويُقفل ملفها من تلك اللحظة. يعمل التطبيق بالإنجليزية والفرنسية والعربية، وعلى اتصال بطيء أيضًا، وهو ملك للعميل مع شيفرته المصدرية. ومنذ إطلاقه مرّ به 63 تصميمًا لم يُحفر أيّ منها مرتين.`,
  },
  year: 2025,
  image: 'scene-proof',
};

const sugarLotTracing: DemoProject = {
  key: 'project-sugar-lot-tracing',
  title: { en: 'Lot tracing from sugar sack to resin', ar: 'تتبّع التشغيلات من كيس السكر إلى الراتنج' },
  category: 'Development',
  client: { en: 'Qandoria Sugar Refinery, Iraq', ar: 'مصفاة قندوريا للسكر، العراق' },
  summary: {
    en: 'A code on every bale links the refinery’s filling record with our liner film and resin lots. A recall drill that took six hours now takes nine minutes.',
    ar: 'رمز على كل بالة يربط سجلّ التعبئة في المصفاة بتشغيلات فيلم البطانة والراتنج لدينا. وتجربة سحب المنتج التي كانت تستغرق ست ساعات صارت تستغرق تسع دقائق.',
  },
  description: {
    en: `A food auditor asked the refinery to show, for one sack of sugar, which film touched it. Between two companies, two countries and two languages the answer took most of a day.

We gave the bale label a code that both sides scan: our press writes film roll, fabric roll and resin lot behind it, the refinery adds silo, shift and truck. Each company keeps its own database, and only the few fields that a recall needs are exchanged, signed and dated. The system covers 3.2 million sacks a year, runs on six hand scanners, and stores its records for seven years.`,
    ar: `طلب مدقّق سلامة أغذية من المصفاة أن تبيّن، لكيس سكر واحد، أيّ فيلم لامسه. وبين شركتين وبلدين ولغتين استغرقت الإجابة معظم النهار.

فوضعنا على بطاقة البالة رمزًا يمسحه الطرفان: يسجّل المكبس لدينا وراءه لفّة الفيلم ولفّة القماش وتشغيلة الراتنج، وتضيف المصفاة الصومعة والوردية والشاحنة. وتحتفظ كل شركة بقاعدة بياناتها، ولا تتبادلان إلا البيانات القليلة التي يحتاج إليها سحب المنتج، موقّعةً ومؤرّخة. يغطّي النظام 3.2 مليون كيس في السنة، ويعمل بستة ماسحات يدوية، ويحفظ سجلاته سبع سنوات.`,
  },
  year: 2024,
  image: 'scene-bale-label',
};

export const developmentProjects: DemoProject[] = [artworkApproval, sugarLotTracing];
