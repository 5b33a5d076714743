/** Bags, their parts and how they are made: one family a line, its forms separated by commas. */
export const bags = `
bag, sack, pouch, packet, bagging, كيس, أكياس, كيسين, كيسان, كياس, شوال, شوالات, أشولة, شول, شكارة, شكاير, شكائر, جوال, أجولة, جوالات, خيشة, خيش, خيشات, زكيبة, زكائب, كيسة
jumbo bag, jumbo, fibc, fibcs, big bag, bigbag, bulk bag, ton bag, tonne bag, one ton bag, super sack, supersack, flexible intermediate bulk container, bulk container bag, builders bag, جامبو, جمبو, جامبوا, جنبو, جنبوا, بيج باج, بيغ باغ, بيج باغ, بيك باك, بق باق, بيجباج, كيس كبير, أكياس كبيرة, كيس ضخم, أكياس ضخمة, أكياس الطن, كيس طن, أكياس طن, كيس الطن, سوبر ساك, سوبرساك, فيبك, حاوية مرنة, حاويات مرنة
sandbag, sand bag, flood bag, barrier bag, كيس رمل, أكياس رمل, أكياس الرمل, شوالات رمل, شوال رمل, متاريس, ساتر ترابي, أكياس ترابية
shopping bag, carrier bag, tote, tote bag, grocery bag, supermarket bag, reusable bag, كيس تسوق, أكياس تسوق, أكياس التسوق, حقيبة تسوق, حقائب تسوق, شنطة, شنط, شنطة تسوق, شنط تسوق, أكياس سوبرماركت, كيس سوبرماركت, علاقة, علاليق
valve bag, valve, valved, valve sack, صمام, صمامات, صمامي, صمامية, بصمام, ذو صمام, فالف, بلف, بلوف, محبس
block bottom, block bottom bag, square bottom, flat bottom, ad star, adstar, ad*star, قاع مربع, قاع مستطيل, قاعدة مستطيلة, قاعدة مربعة, قعر مربع, قاع مسطح
baffle, baffled, baffles, q bag, qbag, form stable, internal baffles, حواجز, حاجز, حواجز داخلية, بحواجز, بافل, كيو باج, فواصل داخلية, تقسيمات داخلية
mesh bag, mesh, net, netting, leno, raschel, net bag, open weave, شبكي, شبكية, شبك, شباك, شبكة, لينو, راشيل, مشبك, منخلي, أكياس شبك, أكياس شبكية
liner, lining, inliner, inner liner, inner bag, inner lining, poly liner, lined, بطانة, بطائن, بطانات, بطاين, مبطن, مبطنة, تبطين, لاينر, لاينرات, كيس داخلي, أكياس داخلية, غلاف داخلي
film, sheet, sheeting, foil, plastic film, فيلم, أفلام, غشاء, أغشية, نايلون, نيلون, رقائق, شيت, لفائف نايلون
pallet cover, pallet hood, cover, covers, hood, top cover, غطاء, أغطية, غطا, اغطيه, كفر, شادر, شوادر, مشمع, تغطية
fabric, cloth, textile, woven fabric, قماش, أقمشة, قماشة, اقمشة, نسيج, منسوجات
woven, weave, weaving, weaver, منسوج, منسوجة, نسج, حياكة, محبوك, نسيجية
roll, reel, rolls, لفة, لفات, رول, رولات, رولة, لفائف, بكرة, بكرات
tubular, tube, tubing, أنبوبي, أنبوبية, أنبوب, أنابيب, تيوب, خرطومي
gusset, gusseted, side fold, طية جانبية, طيات, ثنية, ثنيات, كسرة جانبية, جوسيت, غوسيت
mouth, open mouth, top opening, فوهة, فم, فتحة, فتحات, فوهات
bottom, base, قاع, قعر, قاعدة, قواعد
seam, stitch, stitched, stitching, sewn, sewing, sew, خياطة, مخيط, مخيطة, خياط, درزة, درز, غرزة, خيطت
thread, yarn, خيط, خيوط, غزل, خيطان
hem, hemmed, حاشية, ثني الفوهة, مثنية
loop, lifting loop, lifting loops, sling, عروة, عرى, عروات, حلقات رفع, حبال رفع, حمالات, حمالة
handle, handles, carry handle, die cut, مقبض, مقابض, يد, يدين, مسكة, مسكات
spout, discharge spout, filling spout, chute, فوهة تعبئة, فوهة تفريغ, خرطوم تفريغ, فتحة تفريغ, فتحة تعبئة, مزراب
skirt, duffle, duffle top, تنورة, تنوره, سكيرت
drawstring, draw cord, drawcord, tie string, tie, string, rope, رباط, أربطة, حبل, حبال, خيط ربط, برباط
closure, closing, closed, close, إغلاق, إقفال, غلق, قفل, إحكام
strap, band, strapping, شريط, أشرطة, شرائط, حزام, أحزمة, ربطة
tape, tapes, شريط, أشرطة, شرائط, تيب
window, clear window, نافذة شفافة, شباك شفاف, نافذة
transparent, clear, see through, شفاف, شفافة, شفافية
anti slip, antislip, non slip, nonslip, anti skid, antiskid, مانع للانزلاق, مانع الانزلاق, ضد الانزلاق, مانع تزحلق, غير قابل للانزلاق, منع الانزلاق
perforation, perforated, micro perforated, vented, ventilation, breathable, breathing, airflow, ثقوب, تثقيب, مثقب, مثقبة, تهوية, مهواة, متنفس, تنفس
safety factor, sf, factor of safety, 5:1, 6:1, معامل أمان, معامل الأمان, عامل أمان, عامل الأمان, معاملات الأمان
safe working load, swl, working load, load capacity, carrying capacity, حمل تشغيل, حمل التشغيل, حمل آمن, الحمل الآمن, قدرة تحمل, حمولة آمنة
load, payload, حمل, حمولة, أحمال, حمولات, تحميل
capacity, holds, volume, سعة, سعات, سعه, حجم, احجام, استيعاب
size, sizes, dimension, dimensions, measurement, measurements, measure, مقاس, مقاسات, قياس, قياسات, أبعاد, حجم, أحجام, بعد
width, wide, breadth, عرض, عروض القماش, عريض
length, long, طول, أطوال, طويل
height, high, ارتفاع, علو
thickness, thick, gauge, سماكة, سمك, سماكات, ثخانة, سميك, ثخين
weight, weighs, weights, وزن, أوزان, يزن, وزنة
light, lightweight, light weight, خفيف, خفيفة, خفاف
heavy, heavy duty, strong, متين, متينة, قوي, قوية, تحمل شاق, ثقيل, متانة, قوة
strength, tensile, tensile strength, متانة, قوة شد, مقاومة الشد, قوة الشد, صلابة
denier, دنير, دنيير, دينير, دنيه
gsm, grammage, fabric weight, g/m2, grams per square metre, وزن القماش, غراماج, جراماج, جرماج, غم/م2, جي اس ام
micron, microns, micrometre, ميكرون, مايكرون, ميكرومتر, مكرون
warp, weft, سداة, لحمة, سدى
stackable, stacking, stack, stacked, تكديس, تستيف, رص, تنضيد, مكدس, ستيف
circular loom, loom, looms, circular weaving, نول, أنوال, نول دائري, أنوال دائرية, ماكينة نسيج, مكائن نسيج, مكينة نسيج, لوم
extrusion, extruder, بثق, باثق, آلة بثق, اكسترودر, إكسترودر, ساحبة
cutting, cut, قص, قطع, تقطيع, مقصوص
bale, bales, baled, بالة, بالات, باله, رزمة, رزم, حزمة, حزم, ربطات
bundle, bundles, حزمة, حزم, رزمة, ربطة
pallet, pallets, palletised, skid, طبلية, طبالي, طبليات, باليت, بالتات, بليت, منصة نقالة, منصات, مشتاح, مشاتيح, بالت
core, cardboard core, قلب اللفة, بكرة كرتون
`;
