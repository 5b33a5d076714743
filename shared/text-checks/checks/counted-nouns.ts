/** What is counted in this trade: its English words, then the Arabic singular and plurals; one that ends in ة is feminine. */
const table = `
bag bags sack sacks: كيس أكياس
day days: يوم أيام
week weeks: أسبوع أسابيع
month months: شهر أشهر شهور
year years: سنة سنوات سنين
year years: عام أعوام
hour hours: ساعة ساعات
minute minutes: دقيقة دقائق
seconds: ثانية ثوان ثواني
time times: مرة مرات
tonne tonnes ton tons: طن أطنان
metre metres: متر أمتار
kilometre kilometres: كيلومتر كيلومترات
inch inches: بوصة بوصات
gram grams: غرام غرامات
litre litres: لتر لترات
micron microns: ميكرون
denier: دنير
dinar dinars: دينار دنانير
dollar dollars: دولار دولارات
loom looms: نول أنوال
machine machines: آلة آلات
line lines: خط خطوط
row rows: صف صفوف
colour colours: لون ألوان
layer layers ply plies: طبقة طبقات
tape tapes: شريط أشرطة
loop loops: عروة عرى
lift lifts: رفعة رفعات
container containers: حاوية حاويات
pallet pallets: طبلية طبليات
truck trucks: شاحنة شاحنات
roll rolls: لفة لفات
film films: فيلم أفلام
strap straps: حزام أحزمة
mouth mouths: فوهة فوهات
liner liners: بطانة بطانات
station stations: محطة محطات
hall halls: صالة صالات
bale bales: بالة بالات
bundle bundles: حزمة حزم
sample samples: عينة عينات
piece pieces: قطعة قطع
shift shifts: وردية ورديات
worker workers operator operators loader loaders: عامل عمال
engineer engineers: مهندس مهندسين مهندسون
employee employees: موظف موظفين موظفون
customer customers: عميل عملاء
customer customers: زبون زبائن
person persons people: شخص أشخاص
company companies: شركة شركات
country countries: دولة دول
country countries: بلد بلدان
continent continents: قارة قارات
language languages: لغة لغات
city cities: مدينة مدن
picture pictures: صورة صور
page pages: صفحة صفحات
file files: ملف ملفات
copy copies: نسخة نسخ
step steps: خطوة خطوات
point points dot dots: نقطة نقاط
degree degrees: درجة درجات
certificate certificates: شهادة شهادات
warehouse warehouses: مستودع مستودعات
factory factories plant plants: مصنع مصانع
size sizes: مقاس مقاسات
size sizes: قياس قياسات
side sides face faces: وجه أوجه وجوه
test tests: اختبار اختبارات
option options: خيار خيارات
order orders: طلبية طلبيات
handle handles: مقبض مقابض
cover covers: غطاء أغطية
baffle baffles: حاجز حواجز
edge edges: حافة حواف
corner corners: زاوية زوايا
press presses: مطبعة مطابع
panel panels: لوح ألواح
stage stages: مرحلة مراحل
question questions: سؤال أسئلة
answer answers: إجابة إجابات
project projects: مشروع مشاريع
service services: خدمة خدمات
product products: منتج منتجات
design designs: تصميم تصاميم تصميمات
cabinet cabinets: خزانة خزائن
student students: طالب طلاب
visitor visitors: زائر زوار
port ports: ميناء موانئ
market markets: سوق أسواق
hole holes: ثقب ثقوب
carton cartons: كرتونة كراتين
box boxes: صندوق صناديق
cylinder cylinders: أسطوانة أسطوانات
plate plates: كليشيه كليشيهات
shuttle shuttles: مكوك مكوكات
bobbin bobbins: بكرة بكرات
batch batches lot lots: دفعة دفعات
kind kinds type types: نوع أنواع
section sections department departments: قسم أقسام
word words: كلمة كلمات
record records: سجل سجلات
side sides party parties: جهة جهات
side sides: جانب جوانب
room rooms: غرفة غرف
family families: عائلة عائلات
number numbers: رقم أرقام
item items: بند بنود
character characters: حرف أحرف حروف`;

/** A noun with its forms, without marks of vowels; `counted` stands after 11 to 99: يوما, ساعة, غطاء. */
export type CountedNoun = {
  /** Names what is counted in both languages. */
  key: string;
  english: readonly string[];
  singular: string;
  counted: string;
  plurals: readonly string[];
  isFeminine: boolean;
};

export const countedNouns: readonly CountedNoun[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [english = [], arabic = []] = line.split(': ').map((words) => words.split(' '));
    const [singular = '', ...plurals] = arabic;
    const isFeminine = singular.endsWith('ة');
    const counted = isFeminine || singular.endsWith('اء') ? singular : `${singular}ا`;
    return { key: english[0] ?? '', english, singular, counted, plurals, isFeminine };
  });
