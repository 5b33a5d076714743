import type { DemoCompany } from '../types.ts';

/** What stands where the owner's photographs of the factory go: renders, which the site calls so. */
export const factoryPictures: DemoCompany['factoryPictures'] = [
  {
    image: 'scene-loom',
    caption: {
      en: 'Loom hall: hundreds of warp tapes run into each circular loom',
      ar: 'صالة الأنوال: مئات من أشرطة السدى تدخل كل نول دائري',
    },
  },
  {
    image: 'scene-printing',
    caption: {
      en: 'Printing: fabric runs over the rollers of the flexo press',
      ar: 'الطباعة: القماش يمر فوق بكرات مطبعة الفلكسو',
    },
  },
  {
    image: 'scene-cutting',
    caption: {
      en: 'Sewing hall: cut bags, counted into bundles',
      ar: 'صالة الخياطة: أكياس مقصوصة معدودة في رزم',
    },
  },
  {
    image: 'scene-solar-roof',
    caption: {
      en: 'The roof of the loom hall: 1.2 MW of solar panels since 2022',
      ar: 'سقف صالة الأنوال: ألواح شمسية بقدرة 1.2 ميغاواط منذ عام 2022',
    },
  },
];

export const factoryFilm: DemoCompany['factoryFilm'] = {
  video: 'weaving.mp4',
  poster: 'weaving-poster',
  caption: {
    en: 'How tapes become fabric: the warp opens, the weft passes, the reed beats it in. Animated on a computer, without sound.',
    ar: 'كيف تصير الأشرطة قماشًا: ينفرج السدى وتمر اللُّحمة ويدكّها المشط. رسوم متحركة مولّدة بالحاسوب، بلا صوت.',
  },
};
