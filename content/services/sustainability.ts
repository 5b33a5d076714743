import type { DemoService } from '../types.ts';

export const sustainabilityServices: DemoService[] = [
  {
    key: 'recycling-loop',
    name: { en: 'Closed recycling loop', ar: 'حلقة مغلقة لإعادة التدوير' },
    category: 'Sustainability',
    summary: {
      en: 'Trim, start-up waste and used bags turned back into granules of known quality, with records an importer will accept.',
      ar: 'تحويل القصاصات ومخلّفات بدء التشغيل والأكياس المستعملة إلى حبيبات معلومة الجودة، بسجلّات يقبلها المستورد.',
    },
    description: {
      en: `Sorting decides everything: one polyethylene liner in a tonne of polypropylene spoils the tape. We set up collection at each machine, choose shredder, filter and extruder for your tonnage, and define which product may contain how much.

You also receive the mass balance: tonnes in, tonnes out, share in each product. It is what Regulation (EU) 2025/40 will ask importers to show from 2030.`,
      ar: `الفرز هو الأساس: فبطانة بولي إيثيلين واحدة في طنّ من البولي بروبيلين تفسد الأشرطة. ننظّم الجمع عند كل آلة، ونختار آلة التقطيع والمرشّح وآلة البثق بحسب كمياتكم، ونحدّد أي منتج يجوز أن يحتوي على مادة معاد تدويرها، وبأي نسبة.

وتتسلّمون كذلك ميزان الكتلة: الأطنان الداخلة والخارجة ونسبتها في كل منتج، وهو ما ستطلبه اللائحة (EU) رقم 2025/40 من المستوردين ابتداءً من عام 2030.`,
    },
    deliverables: [
      { en: 'Waste audit by machine and shift', ar: 'تدقيق للمخلّفات بحسب الآلة والوردية' },
      { en: 'Sorting plan and staff training', ar: 'خطة فرز وتدريب للعاملين' },
      { en: 'Recycling line specification', ar: 'مواصفات خطّ إعادة التدوير' },
      { en: 'Recipe limits for each product', ar: 'حدود الخلط لكل منتج' },
      { en: 'Mass-balance records', ar: 'سجلّات ميزان الكتلة' },
    ],
    image: 'scene-recycled',
  },
  {
    key: 'energy-and-solar',
    name: { en: 'Energy and solar planning', ar: 'تخطيط الطاقة والأنظمة الشمسية' },
    category: 'Sustainability',
    summary: {
      en: 'Metering first, savings second, solar third: a plan that lowers the kilowatt-hours in each tonne of fabric.',
      ar: 'القياس أولًا، فالترشيد، فالطاقة الشمسية: خطة تخفض الكيلوواط ساعة في كل طنّ من القماش.',
    },
    description: {
      en: `A bag plant uses electricity mainly for extruder heat, loom motors and compressed air, and the last is usually the most wasteful. We meter each group for two weeks, repair what leaks, and size the solar roof only for what is left.

Our own 1.2 MW roof supplies about a third of what our plant uses. We bring its four years of measurements to your planning table.`,
      ar: `يستهلك مصنع الأكياس الكهرباء في تسخين آلات البثق ومحرّكات الأنوال والهواء المضغوط أساسًا، والأخير أكثرها هدرًا في العادة. نقيس كل مجموعة أسبوعين، ونصلح ما يتسرّب، ثم نحدّد حجم السقف الشمسي لما يبقى من الاستهلاك فقط.

يغطّي السقف الشمسي في مصنعنا، بقدرة 1.2 ميغاواط، نحو ثلث استهلاكنا. ونضع قياساته على مدى أربع سنوات بين أيديكم عند التخطيط.`,
    },
    deliverables: [
      { en: 'Metering of every machine group', ar: 'قياس استهلاك كل مجموعة آلات' },
      { en: 'Compressed-air leak survey', ar: 'مسح لتسرّبات الهواء المضغوط' },
      { en: 'Solar yield and payback calculation', ar: 'حساب إنتاج الطاقة الشمسية ومدة الاسترداد' },
      { en: 'Tender documents and bid comparison', ar: 'وثائق العطاء ومقارنة العروض' },
      { en: 'Monthly energy report for each tonne', ar: 'تقرير شهري للطاقة لكل طنّ منتَج' },
    ],
    image: 'scene-solar-row',
  },
];
