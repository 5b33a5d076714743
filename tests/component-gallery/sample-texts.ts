import { currentLanguage } from '#app/ui/i18n/current-language.ts';

const english = {
  title: 'Laminated sack for flour, 50 kg',
  kicker: 'Food and milling',
  text: 'Woven polypropylene, 65 g/m², printed in six colours and sealed by heat.',
  long: 'Tapes are drawn from film, wound on bobbins and woven on circular looms.\n\nA coating closes the pores; the sack is cut, folded and sewn.',
  name: 'Lina Haddad',
  company: 'Haddad Feed',
  action: 'All products',
  wrong: 'Tell us your name.',
  hint: 'As it stands on your order.',
  place: 'Amman',
};

const arabic: typeof english = {
  title: 'كيس مصفّح للدقيق، 50 كغ',
  kicker: 'الأغذية والمطاحن',
  text: 'بولي بروبيلين منسوج، 65 غ/م²، مطبوع بستة ألوان ومغلق بالحرارة.',
  long: 'تُسحب الأشرطة من الفيلم وتُلف على بكرات وتُنسج على أنوال دائرية.\n\nيسدّ الطلاء المسامّ، ثم يُقصّ الكيس ويُطوى ويُخاط.',
  name: 'لينا حدّاد',
  company: 'حدّاد للأعلاف',
  action: 'كل المنتجات',
  wrong: 'يُرجى كتابة الاسم.',
  hint: 'كما يظهر في طلبكم.',
  place: 'عمّان',
};

/** Texts as long as those of the demo content, in the language of the page. */
export const sampleTexts = (): typeof english => (currentLanguage() === 'ar' ? arabic : english);
