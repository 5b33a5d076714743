/** What bags are made of, how they are treated and printed: one family a line. */
export const materials = `
polypropylene, poly propylene, pp, polypropylen, polyproplene, polyprop, p.p, بولي بروبيلين, بولي بروبلين, بوليبروبلين, بوليبروبيلين, بولى بروبلين, بولي بروبيلن, بولي بروبلن, بولي بروبالين, بولبروبلين, البولي بروبيلين, بي بي, البولي بروبلين, بروبلين, بروبيلين, prolene, بروبلين منسوج, بولي برولين, بوليبروبلن, بي بي منسوج
polyethylene, poly ethylene, polythene, pe, polyethene, بولي إيثيلين, بولي اثيلين, بولي ايثلين, بولي إثيلين, بوليثيلين, بوليايثيلين, بولي اتيلين, بوليتيلين, بولي إيثلين, البولي إيثيلين, بولي ايتيلين, بي اي
hdpe, high density polyethylene, high density, عالي الكثافة, عالية الكثافة, هاي دنستي
ldpe, lldpe, low density polyethylene, low density, linear low density, منخفض الكثافة, منخفضة الكثافة, لو دنستي
bopp, biaxially oriented polypropylene, opp, بوب, بي او بي بي, بوبب, أو بي بي
plastic, plastics, polymer, polymers, بلاستيك, بلاستيكي, بلاستيكية, بلاستك, لدائن, بوليمر, بوليمرات
resin, raffia, granule, granules, pellet, pellets, raw material, raw materials, راتنج, راتنجات, حبيبات, حبيبة, مادة خام, مواد خام, المادة الخام, المواد الخام, خامات, رافيا, polymer granules, plastic granules, pp granules, خرز بلاستيك, حبيبات بلاستيك, ريزن, رزن, مواد اولية, المواد الأولية
virgin, pure resin, بكر, خام بكر, نقي
masterbatch, additive, additives, ماستر باتش, ماسترباتش, مركزات لونية, إضافات, مضافات
recycled, recycling, recycle, recyclable, pcr, regranulate, regrind, reclaimed, إعادة تدوير, إعادة التدوير, معاد تدويره, معاد تدويرها, معاد التدوير, تدوير, مدور, مدورة, تدويرها, تدويره, مواد معادة, ريسايكل, recycler, recyclability, reprocessed, second life, post consumer, pir, post industrial, circular economy, إعادة استخدام البلاستيك, اعاده تدوير, مسترجع, رسكلة, اقتصاد دائري, recyclage, wiederverwertung, recycelt, recyclé, recyclés, recycelbar, geri dönüşüm, take back, e3adet tadweer, tadweer, يعاد تدويره, يعاد تدويرها, recyclinganteil, rezyklat, rezyklatanteil, recyclat, recycelte, recycelter
sustainable, sustainability, استدامة, مستدام, مستدامة, nachhaltigkeit, nachhaltig, nachhaltige, développement durable
environment, environmental, eco friendly, ecological, environmentally, بيئة, بيئي, بيئية, صديق للبيئة, صديقة للبيئة, البيئه, environment friendly, go green, carbon footprint, co2, emissions, انبعاثات, البصمة الكربونية, بيئيا
biodegradable, degradable, compostable, قابل للتحلل, قابلة للتحلل, متحلل
lamination, laminated, laminate, laminating, تصفيح, مصفح, مصفحة, لامينيشن, لامنيشن, مغلف بفيلم, تلبيس, ملمن, ملبس, laminiert, laminierte, laminé, laminés, stratifié, laminesh, laminasyon
coated, coating, coat, extrusion coating, مطلي, مطلية, طلاء, تغطية, كوتنج, كوتينج, مصفح, مصفحة, طلي, beschichtet, beschichtete, beschichtung, enduit
uncoated, unlaminated, غير مصفح, غير مطلي, بدون تصفيح, من دون طلاء
uv, ultraviolet, ultra violet, uv stabilised, uv stabilisation, uv protection, uv resistant, uvb, uv b, sun resistant, sunlight, sun, sunshine, يو في, يوفي, فوق بنفسجية, فوق البنفسجية, الأشعة فوق البنفسجية, بنفسجية, مقاومة الشمس, مقاوم للشمس, ضد الشمس, أشعة الشمس, شمس, حماية من الشمس, معالج ضد الشمس, sun damage, sun exposure, sunproof, weathering, weatherproof, weather resistant, fading, حرارة الشمس, عوامل جوية, العوامل الجوية, مقاومة العوامل الجوية, يو فى, معامل الشمس, شموس, uv beständigkeit, uv beständig, uv schutz, uv stabilisiert, sonnenlicht, anti uv
outdoor, outdoors, open air, outside storage, خارجي, في العراء, عراء, مكشوف, تخزين خارجي, هواء طلق, في الخارج, بره
stabiliser, stabilised, stabilisation, مثبت, تثبيت, مثبتات, مثبتة
moisture, humidity, damp, wet, water, waterproof, water proof, rain, moisture proof, رطوبة, رطب, ماء, مياه, مطر, ضد الماء, مقاوم للماء, مانع للرطوبة, عازل للرطوبة, واتر بروف, الرطوبه, بلل, humid, condensation, desiccant, silica gel, ندى, يبلل, مبلول, مضادة للماء, مضاد للماء, مقاومة للماء, عازلة للماء, عازل للماء, water resistant, rainproof, lump, lumps, caking, clumping, تكتل, تكتّل, يتكتل, تحجر, ضد الرطوبة, moisture resistant, damp proof, عازل رطوبة, wasserdicht, wasserfest, feuchtigkeit, feuchtigkeitsschutz, feuchteschutz, étanche, humidité
dust, dusting, dustproof, dust proof, dusty, leak, leaking, leakage, sift, sifting, غبار, تغبير, تسرب, تسريب, ينفض, مانع للغبار, تسربات, dustfree, spillage, spill, يسرب, يهرب, غبرة, غبره
antistatic, anti static, static, static electricity, earthed, earthing, grounding, grounded, conductive, dissipative, type c, type d, electrostatic, كهرباء ساكنة, الكهرباء الساكنة, ساكنة, ضد الكهرباء الساكنة, تأريض, مؤرض, مؤرضة, موصل, استاتيك, كهروستاتيكية, أنتي ستاتيك, esd, spark, sparks, sparking, electrostatics, شرارة, شرر, نوع c, النوع c, النوع d, كهروستاتيك, ايرث, ableitfähig, leitfähig, antistatisch, erdung, antistatique
fire, flame, ignition, explosion, حريق, اشتعال, لهب, انفجار, نار
printing, print, printed, printer, طباعة, مطبوع, مطبوعة, طبع, يطبع, تطبع, برنت, طباعه, تطبعون, تطبعوا, طبعات, مطبوعات, printable, imprint, print on bags, مطبعة, مطابع, طبعة, برنتنج, طباعته, نطبع, offset, offset printing, أوفست, اوفست, teba3a, tiba3a, 6iba3a, tba3a, teba3et, tiba3at, matboo3, matbou3, matboo3a, matbu3, tibaa, tebaa, druck, bedruckt, bedruckte, bedrucken, impression, imprimé, imprimés, baskı, baskılı, taba3a, 6eba3a
flexo, flexographic, flexography, فلكسو, فليكسو, فلكسوغراف, فلكسوجراف, فليكسوجراف, flexographic print, فليكسوغرافي, فلكسوغرافي
gravure, rotogravure, roto, roto gravure, روتوغرافور, روتوجرافور, روتوغرافيور, روتو, جرافيور, غرافيور
ink, inks, حبر, أحبار, احبار
colour, colors, coloured, color, shade, لون, ألوان, ملون, ملونة, تلوين, لونا, الوان, colours, cmyk, ألواننا, لونين, كم لون, alwan, farbe, farben, couleur, couleurs, renk, farbige, mehrfarbig
logo, brand, branding, branded, trademark, شعار, شعارات, لوغو, لوجو, علامة تجارية, ماركة, ماركات, براند, علامتنا, العلامة المطبوعة, logos, our name, company name on bag, لوقو, لوجوهات, شعارنا, اسم الشركة على الكيس, اسمنا, company logo, our logo, your logo, private label, private labels, own brand, شعار الشركة, شعار شركتنا, لوغو الشركة, sho3ar, shi3ar, she3ar, logo el sharika, اسمي, اسم شركتي, اسم شركتنا, my name, my logo, my brand, our brand, firmenlogo
artwork, design, designs, designer, designers, graphic, graphics, file, files, illustrator, pdf, تصميم, تصاميم, تصميمات, رسومات, ملف, ملفات, ديزاين, ملف التصميم, آرت وورك, أرتورك, art work, vector, ai file, adobe, layout file, تصميمنا, ملفات التصميم, فكتور, send design, send the design, send our design, send you our design, send artwork, upload artwork, ارسل التصميم, أرسل التصميم, ارسال التصميم, إرسال التصميم, tasmeem, tasmim, ta9meem, tasamim, format, formats, file format, ai, eps, drawing, drawings, sketch, رسم, رسمة, صيغة الملف
plate, plates, cliche, cylinder, cylinders, printing plate, كليشيه, كليشيهات, كليشة, كلايش, أسطوانة, أسطوانات, اسطوانات, سلندر, سلندرات, اكليشيه, printing plates, engraving, clichés, اكلاشيه, كلاشيه, كليشات, كلشة, رولات طباعة, سلندر طباعة
colour approval, colour proof, proof, proofing, approve, approval, approved, colour matching, اعتماد اللون, اعتماد, موافقة, مطابقة اللون, مطابقة الألوان, بروفة, تجربة لون, يعتمد, المصادقة, pantone matching, pantone match, color match, colour match, color matching, shade matching, match the colour, match our colour
bar code, barcode, qr, qr code, باركود, رمز شريطي, رمز, الرمز, كيو ار
gloss, glossy, shiny, لامع, لامعة, لماع, براق, glossiness, لمعة, جلوسي, قلوسي
matt, matte, mat, مطفأ, مط, مات, غير لامع, مطفي, ماط
white, أبيض, بيضاء, ابيض, بيض
black, أسود, سوداء, سود
metal detection, metal detector, كشف المعادن, كاشف معادن, كاشف المعادن
needle, needles, إبرة, إبر
food grade, food safe, food contact, food safety, safe for food, food approved, foodgrade, غذائي, غذائية, صالح للغذاء, صالح للأكل, صالحة للأكل, صالحة للطعام, آمن للأكل, آمنة للأكل, safe to eat from, آمن للغذاء, آمنة للأغذية, ملامسة الغذاء, ملامسة الأغذية, ملامس للغذاء, سلامة الغذاء, سلامة غذائية, درجة غذائية, فود جريد, فود غريد, سلامة الأغذية, مواد غذائية, fit for food, safe food, أكياس غذائية, صالحة للغذاء, صالحة للأغذية, صالح للأغذية, صلاحية الغذاء, امن غذائي, سلامه الغذا, سلامة الغذا, lebensmittelecht, lebensmittelgeeignet, contact alimentaire, lebensmittelkonformität, lebensmittelkontakt, lebensmittelsicher, non toxic, toxic, غير سام, سام
migration, migration test, migration limit, هجرة, فحص الهجرة, اختبار الهجرة, bpa, bisphenol, bisphenol a, phthalate, phthalates, plasticiser, plasticisers, heavy metals, معادن ثقيلة, بيسفينول, فثالات, migrationsprüfung
contamination, contaminated, hygiene, hygienic, clean, تلوث, ملوث, نظافة, صحي, صحية, نظيف, نظيفة
spec, specs, specification, specifications, data sheet, datasheet, technical data, tds, مواصفة, مواصفات, مواصفه, داتا شيت, بطاقة فنية, البيانات الفنية, خصائص, المواصفات الفنية, spec sheet, spec sheets, specification sheet, specification sheets, fiche technique, datenblatt, spezifikation, spezifikationen, technische daten, spécification
tolerance, tolerances, deviation, variation, differ, allowance, تفاوت, تفاوتات, سماحية, سماحيات, انحراف, حدود السماح, فرق الوزن, اختلاف, width tolerance, size tolerance, weight tolerance, length tolerance, سماحية العرض, سماحية الوزن, تفاوت المقاس, تفاوت الوزن, aql, acceptance quality limit, iso 2859, sampling plan, مستوى القبول, حد الجودة المقبول, toleranz, toleranzen, abweichung, tolérance
label, labels, labelling, sticker, بطاقة, بطاقات, ملصق, ملصقات, ليبل, لاصق, ستيكر
jute, burlap, hessian, جوت, خيش, قنب, gunny, gunny bag, خيشة, يوت, كنفة
paper, kraft, kraft paper, paper bag, ورق, ورقي, ورقية, كرافت, كرتون, multiwall, paper sack, ورقيات, كيس ورق
cotton, قطن, قطني, قطنية
green, أخضر, خضراء
red, أحمر, حمراء
blue, أزرق, ازرق
yellow, أصفر, صفراء
violet, purple, بنفسجي, موف
brown, beige, sand colour, بيج, بني اللون, لون بني
melt flow, mfi, mfr, melt flow index, melt index, معدل انسياب, معدل الانسياب, معامل الانسياب
density, bulk density, كثافة, كثافة ظاهرية, الكثافة الظاهرية
odour, smell, رائحة, روائح
fda, food and drug administration, fda approved, fda approval, fda certified, fda certificate, الغذاء والدواء, مؤسسة الغذاء والدواء
type a, type b, النوع a, النوع b, نوع a, نوع b
pantone, ral, pms, بانتون
grey, gray, رمادي, رمادية
`;
