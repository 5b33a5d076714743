import { polar, repeat } from '../shared/svg.mjs';

const levantaEmblem = `
  <path d="M50 6A44 44 0 1 0 94 50" fill="none" stroke="#1d3f72" stroke-width="5"/>
  <path d="M50 18A32 32 0 1 0 82 50" fill="none" stroke="#1d3f72" stroke-width="2.5"/>
  <path d="M30 50L46 66L92 14" fill="none" stroke="#c39a3b" stroke-width="7"/>`;

const haltraEmblem = `
  <path d="M24 40H76L84 92H16Z" fill="none" stroke="#33424d" stroke-width="5" stroke-linejoin="round"/>
  <path d="M28 40C28 14 40 8 50 8S72 14 72 40" fill="none" stroke="#c9541f" stroke-width="5"/>
  <path d="M32 54h36M30 66h40M28 78h44" stroke="#33424d" stroke-width="2.5"/>`;

const leaf = (index) => {
  const side = index % 2 === 0 ? 1 : -1;
  const y = 84 - index * 11;
  return `<path d="M50 ${y}c${side * 6} -14 ${side * 22} -18 ${side * 32} -16c${side * -4} 12 ${side * -16} 20 ${side * -32} 16z" fill="${index % 3 === 0 ? '#8a9a3c' : '#4d6b2f'}"/>`;
};
const zaytonaEmblem = `<path d="M50 96V18" stroke="#4d6b2f" stroke-width="3.5" stroke-linecap="round"/>${repeat(6, leaf)}<ellipse cx="50" cy="13" rx="7" ry="10" fill="#4d6b2f"/>`;

const mansoojEmblem = `<g fill="none" stroke="#1f6f8b" stroke-width="9"><path d="M8 28h84M8 50h84M8 72h84"/></g><g fill="none" stroke="#4d8b57" stroke-width="9"><path d="M28 8v32M28 60v32M50 30v40M72 8v32M72 60v32"/></g>`;

const ray = (index) => `<path d="M${polar([50, 50], 30, index * 30 + 15)}L${polar([50, 50], 44, index * 30 + 15)}"/>`;
const star = Array.from({ length: 14 }, (_, index) =>
  polar([50, 50], index % 2 ? 11 : 24, index * (360 / 14)).join(','),
).join(' ');
const councilEmblem = `<polygon points="${star}" fill="#9c2a35"/><g stroke="#b08a3e" stroke-width="4" stroke-linecap="round">${repeat(12, ray)}</g><circle cx="50" cy="50" r="47" fill="none" stroke="#9c2a35" stroke-width="3"/>`;

/** How each invented issuer's paper looks, by its English name in the demo content. */
export const issuerStyles = {
  'Levanta Certification Services': {
    emblem: levantaEmblem,
    kind: { en: 'Certificate of registration', ar: 'شهادة تسجيل' },
    opening: {
      en: 'This is to certify that the management system of',
      ar: 'نشهد بأن نظام الإدارة لدى',
    },
    middle: { en: 'meets the requirements of', ar: 'يستوفي متطلبات' },
    latinFont: 'Caladea',
    arabicFont: 'Amiri',
    ink: '#1d2f4f',
    colours: ['#1d3f72', '#5b86bb', '#c39a3b'],
    ground: '#fdfcf7',
    pitch: 36,
  },
  'Haltra Bulk Packaging Test House': {
    emblem: haltraEmblem,
    kind: { en: 'Type test certificate', ar: 'شهادة فحص طراز' },
    opening: { en: 'The containers submitted for test by', ar: 'العبوات المقدَّمة للفحص من' },
    middle: { en: 'passed the tests of', ar: 'اجتازت فحوص' },
    latinFont: 'Lato',
    arabicFont: 'Noto Sans Arabic',
    ink: '#26323a',
    colours: ['#33424d', '#8d9aa3', '#c9541f'],
    ground: '#fbfbfa',
    pitch: 22,
  },
  'Zaytona Food Contact Laboratories': {
    emblem: zaytonaEmblem,
    kind: { en: 'Test report', ar: 'تقرير فحص' },
    opening: { en: 'The samples submitted for test by', ar: 'العيّنات المقدَّمة للفحص من' },
    middle: { en: 'comply with the limits tested in', ar: 'تقع ضمن الحدود المفحوصة في' },
    latinFont: 'Noto Sans',
    arabicFont: 'Noto Naskh Arabic',
    ink: '#2e3a22',
    colours: ['#4d6b2f', '#a3b26a', '#b08a3e'],
    ground: '#fdfdf6',
    pitch: 38,
  },
  'Mansooj Industries, Sahab': {
    emblem: mansoojEmblem,
    kind: { en: 'Declaration of compliance', ar: 'إقرار مطابقة' },
    opening: { en: 'The maker of the bags and liners,', ar: 'الشركة الصانعة للأكياس والبطانات،' },
    middle: { en: 'issues on its own responsibility this', ar: 'تُصدر على مسؤوليتها هذا' },
    latinFont: 'Noto Sans',
    arabicFont: 'Noto Sans Arabic',
    ink: '#1d3440',
    colours: ['#1f6f8b', '#8fb8c4', '#4d8b57'],
    ground: '#fbfdfc',
    pitch: 30,
  },
  'Jordan Rift Council for Product Quality': {
    emblem: councilEmblem,
    kind: { en: 'Licence to use the quality mark', ar: 'رخصة استعمال علامة الجودة' },
    opening: { en: 'The council licenses the products of', ar: 'يرخّص المجلس لمنتجات' },
    middle: { en: 'to carry the', ar: 'أن تحمل' },
    latinFont: 'Noto Serif',
    arabicFont: 'Amiri',
    ink: '#3d2226',
    colours: ['#9c2a35', '#d0a0a0', '#b08a3e'],
    ground: '#fffdf8',
    pitch: 33,
  },
};
