import type { PictureInfo } from './picture-info.ts';

const drawing = (en: string, ar: string): PictureInfo => ({ alt: { en, ar }, isRender: false });

/** Logos and certificates by their key, which is their file name in this folder without .webp. */
export const drawnPictures: Record<string, PictureInfo> = {
  'partner-sunbulan': drawing(
    'Logo of Sunbulan Flour Mills: an ear of wheat on a millstone',
    'شعار مطاحن سنبلان: سنبلة قمح على حجر رحى',
  ),
  'partner-sakhrun': drawing(
    'Logo of Sakhrun Cement: a stone block with one orange face',
    'شعار إسمنت صخرون: كتلة حجرية أحد وجوهها برتقالي',
  ),
  'partner-marjovia': drawing(
    'Logo of Marjovia Feeds: the sun rising over ploughed green meadows',
    'شعار أعلاف مرجوفيا: شمس تشرق على مروج خضراء محروثة',
  ),
  'partner-lagunta': drawing(
    'Logo of Lagunta Rice Packers: grains of rice fanned out above two waves',
    'شعار لاغونتا لتعبئة الأرز: حبّات أرز منفرجة كالمروحة فوق موجتين',
  ),
  'partner-lisanor': drawing(
    'Logo of Lisanor Fertilisers: a seedling growing out of a green salt crystal',
    'شعار ليسانور للأسمدة: شتلة تنبت من بلورة ملح خضراء',
  ),
  'partner-qandoria': drawing(
    'Logo of Qandoria Sugar Refinery: a sugar crystal drawn in fine wine-red lines',
    'شعار مصفاة قندوريا للسكر: بلورة سكر مرسومة بخطوط رفيعة خمرية',
  ),
  'partner-nilvara': drawing(
    'Logo of Nilvara Produce: a red onion with green shoots above a wave of the river',
    'شعار نيلفارا للحاصلات الزراعية: بصلة حمراء ببراعم خضراء فوق موجة النهر',
  ),
  'partner-dukkanto': drawing(
    'Logo of Dukkanto Markets: a red and yellow shop awning over the name',
    'شعار أسواق دكّانتو: مظلّة متجر بالأحمر والأصفر فوق الاسم',
  ),
  'partner-polvarin': drawing(
    'Logo of Polvarin Resins: a blue polymer chain with a branch on every second link',
    'شعار بولفارين للراتنج: سلسلة بوليمر زرقاء يتفرّع منها غصن عند كل حلقة ثانية',
  ),
  'partner-webertal': drawing(
    'Logo of Webertal Looms: a circular loom seen from above with six red shuttles',
    'شعار فيبرتال للأنوال: نول دائري من أعلى بستة مكوكات حمراء',
  ),
  'partner-tintarra': drawing(
    'Logo of Tintarra Inks: three drops in cyan, magenta and yellow printed over one another',
    'شعار تنتارا للأحبار: ثلاث قطرات بالسماوي والأرجواني والأصفر مطبوعة بعضها فوق بعض',
  ),
  'partner-marsaqan': drawing(
    'Logo of Marsaqan Port Logistics: an anchor with a stack of containers across its shank',
    'شعار مرساقان للخدمات اللوجستية: مرساة تعترض ساقها حاويات مرصوصة',
  ),
  'cert-iso-9001': drawing(
    'Specimen certificate of registration to ISO 9001:2015, quality management, in a blue and gold guilloche frame',
    'نموذج شهادة تسجيل وفق ISO 9001:2015 لإدارة الجودة، في إطار زخرفي أزرق وذهبي',
  ),
  'cert-iso-14001': drawing(
    'Specimen certificate of registration to ISO 14001:2015, environmental management, in a blue and gold guilloche frame',
    'نموذج شهادة تسجيل وفق ISO 14001:2015 للإدارة البيئية، في إطار زخرفي أزرق وذهبي',
  ),
  'cert-iso-22000': drawing(
    'Specimen certificate of registration to ISO 22000:2018, food safety in packaging, in a blue and gold guilloche frame',
    'نموذج شهادة تسجيل وفق ISO 22000:2018 لسلامة الغذاء في مواد التغليف، في إطار زخرفي أزرق وذهبي',
  ),
  'cert-iso-45001': drawing(
    'Specimen certificate of registration to ISO 45001:2018, occupational health and safety, in a blue and gold guilloche frame',
    'نموذج شهادة تسجيل وفق ISO 45001:2018 للسلامة والصحة المهنية، في إطار زخرفي أزرق وذهبي',
  ),
  'cert-fibc': drawing(
    'Specimen type test certificate to ISO 21898 for FIBC jumbo bags, in a grey and orange guilloche frame',
    'نموذج شهادة فحص طراز وفق ISO 21898 لأكياس الجامبو (FIBC)، في إطار زخرفي رمادي وبرتقالي',
  ),
  'cert-food-contact': drawing(
    'Specimen test report on migration from food-contact packaging, in an olive-green guilloche frame',
    'نموذج تقرير فحص الهجرة من مواد التغليف الملامسة للغذاء، في إطار زخرفي زيتوني',
  ),
  'cert-food-declaration': drawing(
    'Specimen declaration of compliance for food contact, signed by the maker, in a blue and green guilloche frame',
    'نموذج إقرار مطابقة لملامسة الغذاء بتوقيع الصانع، في إطار زخرفي أزرق وأخضر',
  ),
  'cert-jordan-quality': drawing(
    'Specimen licence to use the Jordan Quality Mark on woven sacks, in a dark red guilloche frame',
    'نموذج رخصة استعمال علامة الجودة الأردنية على الأكياس المنسوجة، في إطار زخرفي أحمر داكن',
  ),
};
