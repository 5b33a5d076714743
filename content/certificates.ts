import type { Bilingual, DemoCertificate } from './types.ts';

/** A document that is not about a material. */
const ofNoMaterial = {
  documentKind: 'certificate',
  coversUncoated: false,
  coversCoated: false,
  coversBopp: false,
  coversLiner: false,
  coversJumbo: false,
} as const;

const levantaCertification: Bilingual = {
  en: 'Levanta Certification Services',
  ar: 'ليفانتا لخدمات منح الشهادات',
};
const loadLaboratory: Bilingual = {
  en: 'Haltra Bulk Packaging Test House',
  ar: 'دار هالترا لفحص العبوات الكبيرة',
};
const foodLaboratory: Bilingual = {
  en: 'Zaytona Food Contact Laboratories',
  ar: 'مختبرات زيتونا لفحوص ملامسة الغذاء',
};
const qualityCouncil: Bilingual = {
  en: 'Jordan Rift Council for Product Quality',
  ar: 'مجلس وادي الأردن لجودة المنتجات',
};

/** Invented documents: the schemes exist, the issuers and the numbers do not. */
export const certificates: DemoCertificate[] = [
  {
    key: 'cert-iso-9001',
    name: { en: 'ISO 9001:2015 – Quality management', ar: 'ISO 9001:2015 – إدارة الجودة' },
    issuer: levantaCertification,
    proves: 'other',
    ...ofNoMaterial,
    number: 'DEMO-QMS-0001',
    scope: {
      en: 'Design, weaving, lamination, printing and conversion of polypropylene bags, jumbo bags and packaging films at the Sahab plant.',
      ar: 'تصميم أكياس البولي بروبيلين وأكياس الجامبو وأفلام التغليف ونسجها وتصفيحها وطباعتها وتصنيعها في مصنع سحاب.',
    },
    validFrom: '2025-03-16',
    validUntil: '2028-03-15',
    image: 'cert-iso-9001',
    file: 'cert-iso-9001.pdf',
  },
  {
    key: 'cert-iso-14001',
    name: { en: 'ISO 14001:2015 – Environmental management', ar: 'ISO 14001:2015 – الإدارة البيئية' },
    issuer: levantaCertification,
    proves: 'other',
    ...ofNoMaterial,
    number: 'DEMO-EMS-0002',
    scope: {
      en: 'Environmental management of tape extrusion, weaving, printing and in-house recycling of production waste.',
      ar: 'الإدارة البيئية لعمليات بثق الأشرطة والنسيج والطباعة وإعادة تدوير مخلّفات الإنتاج داخل المصنع.',
    },
    validFrom: '2025-03-16',
    validUntil: '2028-03-15',
    image: 'cert-iso-14001',
    file: 'cert-iso-14001.pdf',
  },
  {
    key: 'cert-iso-22000',
    name: {
      en: 'ISO 22000:2018 – Food safety in packaging',
      ar: 'ISO 22000:2018 – سلامة الغذاء في مواد التغليف',
    },
    issuer: levantaCertification,
    proves: 'iso22000',
    ...ofNoMaterial,
    coversUncoated: true,
    coversBopp: true,
    coversLiner: true,
    number: 'DEMO-FSMS-0003',
    scope: {
      en: 'Manufacture of woven sacks, BOPP-laminated bags and polyethylene liners for flour, rice and sugar in the food packaging hall.',
      ar: 'تصنيع الأكياس المنسوجة والأكياس المصفّحة بفيلم BOPP وبطانات البولي إيثيلين لتعبئة الدقيق والأرز والسكر في صالة التغليف الغذائي.',
    },
    validFrom: '2026-02-01',
    validUntil: '2029-01-31',
    image: 'cert-iso-22000',
    file: 'cert-iso-22000.pdf',
  },
  {
    key: 'cert-iso-45001',
    name: {
      en: 'ISO 45001:2018 – Occupational health and safety',
      ar: 'ISO 45001:2018 – السلامة والصحة المهنية',
    },
    issuer: levantaCertification,
    proves: 'other',
    ...ofNoMaterial,
    number: 'DEMO-OHS-0004',
    scope: {
      en: 'Occupational health and safety of all employees, contractors and visitors at the Sahab plant.',
      ar: 'السلامة والصحة المهنية لجميع العاملين والمقاولين والزوّار في مصنع سحاب.',
    },
    validFrom: '2024-10-01',
    validUntil: '2027-09-30',
    image: 'cert-iso-45001',
    file: 'cert-iso-45001.pdf',
  },
  {
    key: 'cert-fibc',
    name: { en: 'ISO 21898 – FIBC type test', ar: 'ISO 21898 – فحص الطراز لأكياس الجامبو (FIBC)' },
    issuer: loadLaboratory,
    proves: 'typeTest',
    ...ofNoMaterial,
    documentKind: 'testReport',
    coversJumbo: true,
    number: 'DEMO-FIBC-0005',
    scope: {
      en: 'Cyclic top lift of two designs: 1,000 kg single-trip at a safety factor of 5:1, and 1,250 kg standard-duty reusable at 6:1.',
      ar: 'فحص الرفع العلوي المتكرّر لتصميمين: حمل 1,000 كغ لاستعمال واحد بمعامل أمان 5:1، وحمل 1,250 كغ لاستعمال متكرّر بمعامل أمان 6:1.',
    },
    validFrom: '2025-06-01',
    validUntil: '2028-05-31',
    image: 'cert-fibc',
    file: 'cert-fibc.pdf',
  },
  {
    key: 'cert-food-contact',
    name: {
      en: 'Food-contact migration test report, Regulation (EU) No 10/2011',
      ar: 'تقرير فحص الهجرة للمواد الملامسة للغذاء وفق اللائحة (EU) رقم 10/2011',
    },
    issuer: foodLaboratory,
    proves: 'foodContact',
    ...ofNoMaterial,
    documentKind: 'testReport',
    coversUncoated: true,
    coversLiner: true,
    number: 'DEMO-FCM-0006',
    scope: {
      en: 'Overall and specific migration into dry food simulant from polyethylene liner film of 40 and 60 µm and from uncoated polypropylene fabric.',
      ar: 'الهجرة الكلية والنوعية إلى محاكي الأغذية الجافة من فيلم بطانة البولي إيثيلين بسماكة 40 و60 ميكرونًا ومن قماش البولي بروبيلين غير المطليّ.',
    },
    validFrom: '2026-05-01',
    validUntil: '2028-04-30',
    image: 'cert-food-contact',
    file: 'cert-food-contact.pdf',
  },
  {
    key: 'cert-food-declaration',
    name: {
      en: 'Declaration of compliance for food contact, Regulation (EU) No 10/2011',
      ar: 'إقرار مطابقة لملامسة الغذاء وفق اللائحة (EU) رقم 10/2011',
    },
    issuer: { en: 'Mansooj Industries, Sahab', ar: 'منسوج للصناعات، سحاب' },
    proves: 'foodContact',
    ...ofNoMaterial,
    documentKind: 'declaration',
    coversUncoated: true,
    coversBopp: true,
    coversLiner: true,
    number: 'DEMO-DOC-0008',
    scope: {
      en: 'Uncoated polypropylene fabric, fabric laminated on the outside with BOPP film, and polyethylene liners from the food packaging hall, for dry food. For laminates it rests on the declarations of the suppliers of film and ink.',
      ar: 'قماش البولي بروبيلين غير المطليّ، والقماش المصفّح من الخارج بفيلم BOPP، وبطانات البولي إيثيلين من صالة التغليف الغذائي، للأغذية الجافة. ويستند في المصفّح إلى إقرارات موردي الفيلم والحبر.',
    },
    validFrom: '2026-05-01',
    validUntil: '2028-04-30',
    image: 'cert-food-declaration',
    file: 'cert-food-declaration.pdf',
  },
  {
    key: 'cert-jordan-quality',
    name: { en: 'Jordan Quality Mark – Woven sacks', ar: 'علامة الجودة الأردنية – الأكياس المنسوجة' },
    issuer: qualityCouncil,
    proves: 'other',
    ...ofNoMaterial,
    coversUncoated: true,
    coversCoated: true,
    coversLiner: true,
    number: 'DEMO-JQM-0007',
    scope: {
      en: 'Woven polypropylene sacks for flour, sugar and fertiliser, 25 kg and 50 kg. The renewal audit is under way.',
      ar: 'أكياس البولي بروبيلين المنسوجة لتعبئة الدقيق والسكر والأسمدة بسعة 25 كغ و50 كغ. تدقيق التجديد جارٍ.',
    },
    validFrom: '2023-07-01',
    validUntil: '2026-06-30',
    image: 'cert-jordan-quality',
    file: 'cert-jordan-quality.pdf',
  },
];
