/** Bags, their parts and how they are made: one family a line, its forms separated by commas. */
export const bags = `
bag, sack, pouch, packet, bagging, كيس, أكياس, كيسين, كيسان, كياس, شوال, شوالات, أشولة, شول, شكارة, شكاير, شكائر, جوال, أجولة, جوالات, خيشة, خيشات, زكيبة, زكائب, كيسة, gunny, gunnies, gunny bag, sachet, sachets, شيكارة, شيكاره, گونية, گواني, كونية, كواني, كونيات, جونية, جواني, خنشة, خناشي, ساك, ساشيه, اكيس, شوالين, säcke, sackerl, beutel, sac, sacs, saco, sacos, çuval, çuvalı, çuvallar, çuvalları, cuval, cuvali, torba, torbası, torbalar, akyas, akias, 2akyas, keyes, kees, kis, shwal, shawal, shwalat, shawalat, kyas, sak, saks, zak, zakken, كيس فاضي, أكياس فاضية, شوالات فاضية, شوال فاضي, خيش فاضي, katta, kattas, katte, bolsa, bolsas, tüte, tüten
jumbo bag, jumbo, fibc, fibcs, big bag, bigbag, bulk bag, ton bag, tonne bag, one ton bag, super sack, supersack, flexible intermediate bulk container, bulk container bag, builders bag, جامبو, جمبو, جامبوا, جنبو, جنبوا, بيج باج, بيغ باغ, بيج باغ, بيك باك, بق باق, بيجباج, كيس كبير, أكياس كبيرة, كيس ضخم, أكياس ضخمة, أكياس الطن, كيس طن, أكياس طن, كيس الطن, سوبر ساك, سوبرساك, فيبك, حاوية مرنة, حاويات مرنة, bulka bag, dumpy bag, maxi bag, tonne sack, ton sack, bulk sack, container bag, بيق باق, بيق باج, بيج باك, بيج باق, بق باك, جامبو باج, جامبوهات, كيس عملاق, أكياس عملاقة, شوال كبير, شوالات كبيرة, شوال جامبو, شكارة كبيرة, شكاير كبيرة, شوال طن, grand sac, grands sacs, sac géant, grv, jumbo torba, jumbo çuval, 13h1, 13h2, 13h3, 13h4, un 13h1, un 13h2, un 13h3, un 13h4, big beg, bigbeg, bigbags
sandbag, sand bag, خيش رمل, خيشة رمل, خياش رمل, flood bag, barrier bag, كيس رمل, أكياس رمل, أكياس الرمل, شوالات رمل, شوال رمل, متاريس, ساتر ترابي, أكياس ترابية, flood barrier, flood protection, flood defence, flood defense, trench bag, military bag, سواتر, ساتر رملي, سواتر رملية, سواتر ترابية, شكاير رمل, متراس, sandsack, sandsäcke, sac de sable, sacs de sable, kum torbası, kum torbasi, akyas raml
shopping bag, carrier bag, tote, tote bag, grocery bag, supermarket bag, reusable bag, كيس تسوق, أكياس تسوق, أكياس التسوق, حقيبة تسوق, حقائب تسوق, شنطة, شنط, شنطة تسوق, شنط تسوق, أكياس سوبرماركت, كيس سوبرماركت, علاقة, علاليق, non woven bag, promotional bag, gift bag, bag for life, shopper, giveaway bag, exhibition bag, beach bag, علاقي, علاگة, علاكة, علاليك, أكياس هدايا, كيس هدايا, أكياس دعائية, أكياس دعاية, حقائب دعائية, أكياس غير منسوجة, قفة تسوق, شنطة سوق, حقيبة, حقائب, حقايب, carry bag, carry bags, hand bag, handbag, einkaufstasche, einkaufstaschen, tragetasche, tragetaschen, cabas, sac cabas, alışveriş çantası
valve bag, valve, valved, valve sack, صمام, صمامات, صمامي, صمامية, بصمام, ذو صمام, فالف, بلف, بلوف, محبس, self closing, pasted valve, فوهة صمام, ذاتي الإغلاق, ذاتي الاغلاق, سكر ذاتي, ventil, ventilsack, ventilsäcke, ventile, sac à valve, sacs à valve, ventilli
block bottom, block bottom bag, square bottom, flat bottom, ad star, adstar, ad*star, قاع مربع, قاع مستطيل, قاعدة مستطيلة, قاعدة مربعة, قعر مربع, قاع مسطح
baffle, baffled, baffles, q bag, qbag, form stable, internal baffles, حواجز, حاجز, حواجز داخلية, بحواجز, بافل, كيو باج, فواصل داخلية, تقسيمات داخلية, square jumbo, cubic bag, مكعب, مكعبة, جامبو مربع, كيوباج
mesh bag, mesh, net, netting, leno, raschel, net bag, open weave, شبكي, شبكية, شبك, شباك, شبكة, لينو, راشيل, مشبك, منخلي, أكياس شبك, أكياس شبكية, onion net, net sack, knitted bag, netlon, شبكات بصل, مشبكة, شبكيات, كيس شبكة, filet, filets, netz, netze, netzsack, netzsäcke, file çuval
liner, lining, inliner, inner liner, inner bag, inner lining, poly liner, lined, بطانة, بطائن, بطانات, بطاين, مبطن, مبطنة, تبطين, لاينر, لاينرات, كيس داخلي, أكياس داخلية, غلاف داخلي, inside bag, plastic inside, poly bag, polybag, نايلون داخلي, نايلون من جوا, نايلون جوا, بلاستيك من جوا, نايلون من الداخل, كيس نايلون, أكياس نايلون, بلاستيك داخلي, كيس بلاستيك داخلي, بطانه بلاستيك, doublure, innensack, innensäcke, sac intérieur, bitane, betana, be6ana
film, sheet, sheeting, foil, plastic film, فيلم, أفلام, غشاء, أغشية, نايلون, نيلون, رقائق, شيت, لفائف نايلون, nylon, نايلو, نايلونات, سلوفان, folie, folien, film plastique
pallet cover, pallet hood, cover, covers, hood, top cover, غطاء, أغطية, غطا, اغطيه, كفر, شادر, شوادر, مشمع, تغطية, tarpaulin, tarp, tarps, tarpaulins, dust cover, rain cover, طربال, طرابيل, تربال, شودر, مشمعات, كفرات, غطيان, housse, housses, housse palette, housse de palette, palettenhaube, palettenhauben
fabric, cloth, textile, woven fabric, قماش, أقمشة, قماشة, اقمشة, نسيج, منسوجات, textiles, cloths, canvas, قماشات, gewebe, bändchengewebe, tissu, tissus, kumaş
woven, weave, weaving, weaver, منسوج, منسوجة, نسج, حياكة, محبوك, نسيجية, polywoven, woven poly, poly woven, raffia, raffia bags, رافيا, tissé, tissés, tissée, gewebt, gewebte, dokuma
roll, reel, rolls, لفة, لفات, رول, رولات, رولة, لفائف, بكرة, بكرات, rolle, rollen, rollenware, bobine, bobines
tubular, tube, tubing, أنبوبي, أنبوبية, أنبوب, أنابيب, تيوب, خرطومي
gusset, gusseted, side fold, طية جانبية, طيات, ثنية, ثنيات, كسرة جانبية, جوسيت, غوسيت
mouth, open mouth, top opening, فوهة, فم, فتحة, فتحات, فوهات
bottom, base, قاع, قعر, قاعدة, قواعد
seam, stitch, stitched, stitching, sewn, sewing, sew, خياطة, مخيط, مخيطة, خياط, درزة, درز, غرزة, خيطت
sewing machine, sewing machines, sewing line, sewing lines, stitching machine, bag closing machine, bag closer, bag closing, sack closer, sewing head, ماكينة خياطة, مكينة خياطة, ماكنة خياطة, nähmaschine, dikiş makinesi, machine à coudre
thread, yarn, خيط, خيوط, غزل, خيطان, twine, sewing thread, دوبارة, خيط خياطة, خيوط خياطة, garn, nähgarn, fil, iplik
hem, hemmed, حاشية, ثني الفوهة, مثنية
loop, lifting loop, lifting loops, sling, عروة, عرى, عروات, حلقات رفع, حبال رفع, حمالات, حمالة, lifting strap, lifting straps, ears, lift loops, belt loops, أذن رفع, آذان الرفع, حلقات, schlaufe, schlaufen, hebeschlaufen
handle, handles, carry handle, die cut, مقبض, مقابض, يد, يدين, مسكة, مسكات, hand hole, hand holes, grip hole
spout, discharge spout, filling spout, chute, فوهة تعبئة, فوهة تفريغ, خرطوم تفريغ, فتحة تفريغ, فتحة تعبئة, مزراب, goulotte, goulottes, auslauf, einlauf, auslaufstutzen, boşaltma
skirt, duffle, duffle top, تنورة, تنوره, سكيرت
drawstring, draw string, draw cord, drawcord, رباط سحب, أربطة سحب, خيط سحب, حبل سحب
tie string, tie, string, rope, رباط, أربطة, حبل, حبال, خيط ربط, برباط
closure, closing, closed, close, تسكير, أسكر, نسكر, يسكر, تسكر, بنسكر, نقفل, أقفل, يقفل, بقفل, إغلاق, إقفال, غلق, قفل, إحكام, خياطة بعد التعبئة
strap, band, strapping, شريط, أشرطة, شرائط, حزام, أحزمة, ربطة
tape, tapes, شريط, أشرطة, شرائط, تيب
window, clear window, نافذة شفافة, شباك شفاف, نافذة
transparent, clear, see through, شفاف, شفافة, شفافية
anti slip, antislip, non slip, nonslip, anti skid, antiskid, مانع للانزلاق, مانع الانزلاق, ضد الانزلاق, مانع تزحلق, غير قابل للانزلاق, منع الانزلاق
perforation, perforated, micro perforated, vented, ventilation, breathable, breathing, airflow, ثقوب, تثقيب, مثقب, مثقبة, تهوية, مهواة, متنفس, تنفس, punched, holes, hole, مخرم, مخرمة, مخروم, خروم, فتحات تهوية, هوا, بتهوي, ventilated, aerated
safety factor, sf, factor of safety, 5:1, 6:1, معامل أمان, معامل الأمان, عامل أمان, عامل الأمان, معاملات الأمان, sicherheitsfaktor, sicherheitsbeiwert
safe working load, swl, working load, load capacity, carrying capacity, حمل تشغيل, حمل التشغيل, حمل آمن, الحمل الآمن, قدرة تحمل, حمولة آمنة, tragkraft, tragfähigkeit, nutzlast
load, payload, حمل, حمولة, أحمال, حمولات, تحميل
capacity, holds, volume, سعة, سعات, سعه, حجم, احجام, استيعاب
size, sizes, dimension, dimensions, measurement, measurements, measure, مقاس, مقاسات, قياس, قياسات, أبعاد, حجم, أحجام, maqas, ma2as, maqasat, ma2asat, 2yas, qiyas, qiyasat, 7ajm, größe, größen, taille, abmessungen, maße, boyut, ölçü
width, wide, breadth, عرض, عروض القماش, عريض, breite, largeur
length, long, طول, أطوال, طويل, länge, longueur
height, high, ارتفاع, علو, höhe, hauteur
thickness, thick, gauge, سماكة, سمك, سماكات, ثخانة, سميك, ثخين, dicke, épaisseur
weight, weighs, weights, وزن, أوزان, يزن, وزنة, wazn, wazen, awzan, gewicht, flächengewicht, poids
light, lightweight, light weight, خفيف, خفيفة, خفاف
heavy, heavy duty, strong, متين, متينة, قوي, قوية, تحمل شاق, ثقيل, متانة, قوة
strength, tensile, tensile strength, متانة, قوة شد, مقاومة الشد, قوة الشد, صلابة, robust, tough, durable, load bearing, مقاومة القطع, reißfestigkeit, zugfestigkeit, résistance
denier, دنير, دنيير, دينير, دنيه
gsm, grammage, fabric weight, g/m2, grams per square metre, وزن القماش, غراماج, جراماج, جرماج, غم/م2, جي اس ام, gr m2, grammes per square metre, grams per square meter, grammature, جراماج القماش, غرامية, وزن المتر, وزن المتر المربع
micron, microns, micrometre, ميكرون, مايكرون, ميكرومتر, مكرون
warp, weft, سداة, لحمة, سدى
stackable, stacking, stack, stacked, تكديس, تستيف, رص, تنضيد, مكدس, ستيف
circular loom, loom, looms, circular weaving, نول, أنوال, نول دائري, أنوال دائرية, ماكينة نسيج, مكائن نسيج, مكينة نسيج, لوم, weaving machine, weaving machines, ماكينات نسيج, آلة نسيج
extrusion, extruder, بثق, باثق, آلة بثق, اكسترودر, إكسترودر, ساحبة, extruding, tape line, خط بثق, خط أشرطة, اكسترودرات
hot cut, hot cutting, heat cut, heat cutting, heat sealed edge, cold cut, قص حراري, قص على الساخن, قص ساخن, hot cut top, hot cut mouth, cold cut top, cold cut mouth, hot cut or cold cut
cutting, cut, قص, قطع, تقطيع, مقصوص
bale, bales, baled, بالة, بالات, باله, رزمة, رزم, حزمة, حزم, ربطات
bundle, bundles, حزمة, حزم, رزمة, ربطة
pallet, pallets, palletised, skid, طبلية, طبالي, طبليات, باليت, بالتات, بليت, منصة نقالة, منصات, مشتاح, مشاتيح, بالت, pallette, palett, بالتة, بلتة, بلتات, بليتات, باليتات, مشطاح, مشاطيح, طبلات, طبليه خشب, باليتة, palette, paletten, palettes
core, cardboard core, قلب اللفة, بكرة كرتون
stretch film, shrink film, stretch wrap, shrink wrap, cling film, ستريتش, سترتش, ستريج, شرنك, فيلم تمدد
geotextile, geotextiles, ground cover, weed mat, weed control, جيوتكستايل, جيوتكستيل, أقمشة جيوتقنية, جيوتقنية, جيوتقني, غطاء تربة
non woven, nonwoven, spunbond, غير منسوج, غير منسوجة, نان وفن, نون ووفن, سبنبوند
drop test, dropping, drop height, اختبار السقوط, فحص السقوط, اختبار الإسقاط, سقوط, drop tested, dropped, drop tests, يسقط, بإسقاطه, إسقاط, إسقاطه, drop test height
document pouch, label pocket, جيب المستندات, جيب مستندات, جيب شفاف
zip, zipper, zips, سوستة, زيبر
unprinted, blank, without print, plain white, سادة, سادا, غير مطبوع, غير مطبوعة, بدون طباعة, بلا طباعة
double stitched, double stitching, double seam, double sewn, two rows of thread, sewn in two rows, خياطة مزدوجة, خياطتين, يخاط بصفين, بصفين من الخيط, بصفين, درزتين
`;
