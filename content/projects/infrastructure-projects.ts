import type { DemoProject } from '../types.ts';

const feedMillNetwork: DemoProject = {
  key: 'project-feed-mill-network',
  title: { en: 'Plant network and control room for a feed mill', ar: 'شبكة صناعية وغرفة تحكّم لمصنع أعلاف' },
  category: 'Infrastructure',
  client: { en: 'Marjovia Feeds, Jordan', ar: 'أعلاف مرجوفيا، الأردن' },
  summary: {
    en: 'A ring of 4.2 km of fibre through 38 cabinets replaced a chain of old switches. Unplanned standstill caused by the network fell from 41 hours a year to under two.',
    ar: 'حلقة ألياف ضوئية طولها 4.2 كم تمرّ عبر 38 خزانة حلّت محل سلسلة مبدّلات شبكية قديمة، فانخفض التوقّف غير المخطط له بسبب الشبكة من 41 ساعة في السنة إلى أقل من ساعتين.',
  },
  description: {
    en: `When a forklift cut one cable, half of the mill stopped. We drew the network that had grown over fifteen years, found that scales, cameras and office computers shared one line, and planned it anew: a fibre ring that survives a cut at any single point, separate networks for machines, cameras and office, and a control room with two places.

Work was done on eleven Fridays, with the mill running on the other days. Every cabinet now has a drawing in its door, in Arabic and English, and a battery that carries it for 40 minutes. Backups of all controllers are taken each night and restored on a test bench once a quarter.`,
    ar: `عندما قطعت رافعة شوكية كبلًا واحدًا توقّف نصف المصنع. رسمنا الشبكة التي نمت على مدى خمسة عشر عامًا، فوجدنا أن الموازين والكاميرات وحواسيب المكاتب تتقاسم خطًّا واحدًا، ثم خططنا لها من جديد: حلقة من الألياف الضوئية تصمد أمام القطع في أيّ نقطة واحدة، وشبكات منفصلة للآلات والكاميرات والمكاتب، وغرفة تحكّم لمشغّلَين.

أُنجز العمل في أحد عشر يوم جمعة، وظلّ المصنع يعمل في سائر الأيام. وفي باب كل خزانة الآن مخطط بالعربية والإنجليزية، وفيها بطارية تكفيها 40 دقيقة. وتؤخذ كل ليلة نسخ احتياطية من جميع وحدات التحكّم، وتُجرَّب استعادتها على طاولة اختبار مرة كل ربع سنة.`,
  },
  year: 2025,
  image: 'scene-cabinet',
};

const portWarehouse: DemoProject = {
  key: 'project-aqaba-warehouse',
  title: { en: 'Located storage for an export warehouse in Aqaba', ar: 'نظام مواقع لمستودع تصدير في العقبة' },
  category: 'Infrastructure',
  client: { en: 'Marsaqan Port Logistics, Aqaba', ar: 'مرساقان للخدمات اللوجستية، العقبة' },
  summary: {
    en: 'With 3,400 marked pallet places, radio coverage and hand scanners, a container is loaded in 1 hour 50 minutes instead of 3 hours 10.',
    ar: 'مع 3,400 موقع طبلية مرقّم وتغطية لاسلكية وماسحات يدوية، تُحمَّل الحاوية في ساعة و50 دقيقة بدل 3 ساعات و10 دقائق.',
  },
  description: {
    en: `Loading was fast; looking for the pallets was not. Crews spent more than a third of every container searching rows for the right lot. We numbered 3,400 places, hung signs that a driver can read at four metres, and covered both halls and the yard with a wireless network that tolerates heat and salt air.

A truck’s arrival now creates a picking list in the order of loading, so that bales for the front wall of the container come first. Stock is counted a little every day instead of once a year: in the last full count 99.6% of the pallets stood where the system said.`,
    ar: `كان التحميل سريعًا، أما البحث عن الطبليات فلم يكن كذلك: كانت الفِرق تمضي أكثر من ثلث الوقت المخصّص لكل حاوية في البحث بين الصفوف عن التشغيلة المطلوبة. فرقّمنا 3,400 موقع، وعلّقنا لوحات يقرؤها السائق من مسافة أربعة أمتار، وغطّينا الصالتين والساحة بشبكة لاسلكية تتحمّل الحرّ والهواء المالح.

ووصول الشاحنة ينشئ الآن قائمة تجهيز مرتّبة بحسب التحميل، فتأتي أولًا البالات التي توضع عند الجدار الأمامي للحاوية. ويُجرد المخزون جزءًا جزءًا كل يوم بدل مرة في السنة: ففي آخر جرد كامل كانت 99.6% من الطبليات في المواقع التي يذكرها النظام.`,
  },
  year: 2023,
  image: 'scene-storage',
};

export const infrastructureProjects: DemoProject[] = [feedMillNetwork, portWarehouse];
