import type { DemoCompany } from '../types.ts';

/** The way of a bag through the plant, in the order of the machines. */
export const resinToBag: DemoCompany['process'] = [
  {
    title: { en: 'Resin', ar: 'الراتنج' },
    text: {
      en: 'Raffia-grade polypropylene arrives in 25 kg bags and is tested for melt flow before it is blended with UV stabiliser and colour.',
      ar: 'يصل البولي بروبيلين المخصّص لإنتاج الأشرطة في أكياس سعة 25 كغ، ونفحص معدل انسياب مصهوره قبل خلطه بمثبّت الأشعة فوق البنفسجية واللون.',
    },
    image: 'scene-granules',
  },
  {
    title: { en: 'Tape', ar: 'الأشرطة' },
    text: {
      en: 'The melt is cast as film, slit into tapes 2.5 mm wide, stretched about six times its length and wound on bobbins.',
      ar: 'يُصبّ المصهور فيلمًا، ثم يُشقّ إلى أشرطة بعرض 2.5 مم، وتُشدّ إلى نحو ستة أضعاف طولها، وتُلفّ على بكرات.',
    },
    image: 'scene-bobbins',
  },
  {
    title: { en: 'Weaving', ar: 'النسيج' },
    text: {
      en: 'Six shuttles circle each loom and weave a seamless tube, from 50 g/m² for light covers to 200 g/m² for jumbo bags.',
      ar: 'تدور ستة مكوكات في كل نول فتنسج قماشًا أنبوبيًا بلا درز جانبي، من 50 غ/م² للأغطية الخفيفة إلى 200 غ/م² لأكياس الجامبو.',
    },
    image: 'scene-loom',
  },
  {
    title: { en: 'Coating and printing', ar: 'الطلاء والطباعة' },
    text: {
      en: 'Fabric is coated or laminated with BOPP film, then printed: up to 4 colours a side by flexo on fabric, up to 8 by gravure on film.',
      ar: 'يُطلى القماش أو يُصفّح بفيلم BOPP ويُطبع: حتى 4 ألوان لكل وجه بالفلكسو على القماش، وحتى 8 ألوان بالروتوغرافور على الفيلم.',
    },
    image: 'scene-printing',
  },
  {
    title: { en: 'Cutting and sewing', ar: 'القصّ والخياطة' },
    text: {
      en: 'Tubes are cut hot so that edges do not fray, fitted with liners or valves, and sewn or welded at the bottom.',
      ar: 'يُقصّ القماش الأنبوبي على الساخن كي لا تتنسّل حوافه، وتُركّب فيه البطانة أو الصمام، ثم يُخاط قاعه أو يُلحم.',
    },
    image: 'scene-cutting',
  },
  {
    title: { en: 'Testing and packing', ar: 'الفحص والتعبئة' },
    text: {
      en: 'Samples of every lot are weighed, pulled and dropped. Then the bags are counted, pressed into bales, wrapped and labelled.',
      ar: 'تُوزن عيّنات من كل تشغيلة وتُختبر بالشدّ والسقوط، ثم تُعدّ الأكياس وتُكبس في بالات وتُغلّف وتُوسم.',
    },
    image: 'scene-pallet',
  },
];
