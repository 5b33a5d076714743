import type { DemoCompany } from '../types.ts';

/** When the office answers and the gate loads, in Amman time. */
export const businessHours: DemoCompany['openingHours'] = [
  {
    days: { en: 'Sunday – Thursday', ar: 'الأحد – الخميس' },
    hours: { en: '8:00 am to 5:00 pm', ar: 'من 8:00 صباحًا إلى 5:00 مساءً' },
  },
  {
    days: { en: 'Saturday (loading gate only)', ar: 'السبت (بوابة التحميل فقط)' },
    hours: { en: '8:00 am to 1:00 pm', ar: 'من 8:00 صباحًا إلى 1:00 ظهرًا' },
  },
  { days: { en: 'Friday', ar: 'الجمعة' }, hours: { en: 'Closed', ar: 'مغلق' } },
];

export const departments: DemoCompany['departments'] = [
  {
    key: 'management',
    name: { en: 'Management', ar: 'الإدارة' },
    phone: '+962 6 500 0110',
    email: 'management@mansooj.example',
  },
  {
    key: 'sales',
    name: { en: 'Marketing and Sales', ar: 'التسويق والمبيعات' },
    phone: '+962 6 500 0120',
    email: 'sales@mansooj.example',
  },
  {
    key: 'hr',
    name: { en: 'Human Resources', ar: 'الموارد البشرية' },
    phone: '+962 6 500 0130',
    email: 'hr@mansooj.example',
  },
];
