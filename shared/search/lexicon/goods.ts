/** What goes into the bags, and who buys them: one family a line. */
export const goods = `
flour, wheat flour, دقيق, طحين, طحين القمح, دقيق القمح, طحينا, الدكيك, زيرو, farina, atta, maida, فرينة, فارينة, دقيق فاخر, طحين زيرو, دقيق ابيض, فورس, mehl, mehlsack, mehlsäcke, farine, sac de farine, sacs de farine, un çuvalı, un cuvali, un torbası, un torbasi, t7een, taheen, tahin, tahen, daqeeq, 6a7een, 6a7in
semolina, سميد, سميدة, سمولينا, smeed, smid
bran, wheat bran, نخالة, نخاله, ردة, رده
mill, milling, mills, flour mill, miller, مطحنة, مطاحن, طاحونة, طواحين, طحن
wheat, قمح, حنطة, بر, weizen, blé, buğday, qameh, gamh, 2ameh, 2amh, 2ame7, qamh, qam7, 2am7, gameh
grain, grains, cereal, cereals, corn, maize, barley, حبوب, حب, غلال, ذرة, شعير, غلة, الحبوب, getreide, getreidesack, getreidesäcke, céréales, céréale, tahıl, hubub, 7boob, sha3eer, sha3ir, dora
rice, ارز, رز, أرز, الرز, تمن, عيش, روز, basmati, jasmine rice, paddy, parboiled, long grain, بسمتي, بسمتى, مزة, رز ابيض, رزات, رزه, reis, reissack, reissäcke, riz, sac de riz, sacs de riz, pirinç, pirinc, ruz, rozz, arroz, roz, aroz
sugar, sugars, سكر, السكر, سكاكر, شكر, السكّر, sugar refinery, refined sugar, icing sugar, سكر ابيض, سكر ناعم, zucker, zuckersack, zuckersäcke, sucre, sac de sucre, sacs de sucre, şeker, seker, sukkar, sukar, sokkar, azúcar
salt, salts, ملح, أملاح, ملحي, rock salt, table salt, sea salt, ملح الطعام, ملح صخري, ملح بحري, salz, sel, tuz, mel7, meleh, malh
road salt, deicing, de icing, salt for roads, salt for road, salt for the road, salt for winter, winter salt, gritting, gritting salt, grit salt, de icing salt, deicing salt, ice melt, snow melt, melting ice, streusalz, sel de déneigement, ملح الطرق, ملح للطرق, ملح طرق, ملح الشوارع, ملح إذابة الثلج, ملح صناعي
pulses, lentil, lentils, bean, beans, chickpea, chickpeas, legumes, بقول, بقوليات, عدس, فول, حمص, فاصوليا, 3adas, 7ommos, 7omos, fool
starch, نشا, نشاء
milk powder, powdered milk, milk, dairy, حليب, حليب مجفف, حليب بودرة, بودرة حليب, ألبان, لبن
powder, powders, powdered, fine powder, بودرة, بودره, مسحوق, مساحيق, باودر, ناعم
coffee, قهوة, بن, قهوه, kaffee, café
tea, شاي
nuts, almonds, peanuts, مكسرات, لوز, فستق, فول سوداني, cashew, pistachio, groundnut, groundnuts, كاجو, جوز, بندق
spice, spices, cumin, pepper, black pepper, بهارات, توابل, كمون, فلفل, كزبرة
dates, تمر, تمور, date fruit, medjool, بلح, عجوة, tamr, tamer
flakes, oats, شوفان, رقائق
pasta, noodles, معكرونة, مكرونة, باستا
bread, bakery, خبز, مخبز, مخابز, أفران
onion, onions, بصل, بصلة, البصل, onions net, shallot, بصليات, بصول, zwiebel, zwiebeln, zwiebelsack, zwiebelsäcke, oignon, oignons, soğan, sogan, basal
potato, potatoes, بطاطا, بطاطس, بطاط, البطاطا, kartoffel, kartoffeln, kartoffelsack, kartoffelsäcke, pomme de terre, pommes de terre, patates, batata, ba6a6a
garlic, ثوم, توم, toom, thoom, knoblauch
orange, oranges, citrus, lemon, برتقال, حمضيات, ليمون, موالح
vegetable, vegetables, produce, veg, veggies, خضار, خضروات, خضراوات, خضره, خضار وفواكه, tomato, tomatoes, cucumber, cucumbers, carrot, carrots, cabbage, طماطم, بندورة, ملفوف, كرنب, خضرة, خضروات طازجة, pepper bell, eggplant, aubergine, okra, zucchini, courgette, beetroot, turnip, cauliflower, باذنجان, بامية, كوسا, قرنبيط, شمندر, جزر, gemüse, légumes
fruit, fruits, فواكه, فاكهة, ثمار, apple, apples, grapes, banana, bananas, تفاح, عنب, موز, رمان, watermelon, watermelons, melon, melons, mango, mangoes, pomegranate, pomegranates, بطيخ, شمام, مانجا, مانجو, جوافة, خوخ, مشمش, دراق
seed, seeds, بذور, بذر, بذار, تقاوي, بزور, saatgut, semences, tohum
crop, crops, harvest, season, seasonal, محصول, محاصيل, حاصلات, موسم, مواسم, موسمي, حصاد
feed, feeds, animal feed, fodder, cattle feed, poultry feed, feedstuff, livestock feed, chicken feed, علف, أعلاف, علفي, عليقة, علائق, أعلاف حيوانية, أعلاف دواجن, العلف, علف حيواني, تبن, broiler feed, layer feed, bird feed, fish feed, horse feed, pellet feed, premix, عليق, علف بقر, علف أغنام, علف مواشي, علوفة, علوف, مركزات علفية, خلطة علف, futter, tierfutter, futtermittel, futtersack, futtersäcke, aliment bétail, aliments bétail, aliment pour bétail, yem, yem çuvalı, yem cuvali, 3alaf, alaf, bird seed, birdseed, طعام طيور
poultry, chicken, chickens, دواجن, دجاج, فراخ, hen, hens, broiler, broilers, جاج, دجاجات, فروج, طيور
cattle, livestock, sheep, cow, cows, animal, animals, مواشي, أبقار, أغنام, ماشية, حيوان, حيوانات, بهائم, camel, camels, goat, goats, horse, horses, dairy cows, ابل, ماعز, خيول, حلال المواشي, بقر, غنم, خراف, جاموس
pet, pet food, dog food, cat food, طعام القطط, طعام الكلاب, حيوانات أليفة
fertiliser, fertilisers, fertilizer, manure, npk, urea, compost, nitrogen, سماد, أسمدة, سمادات, يوريا, كيماوي زراعي, تسميد, السماد, ammonium nitrate, ammonium, nitrate, nitrates, ammonium sulphate, fert, نترات, نشادر, سلفات, كبريتات, زبل, دبال, سماد عضوي, مخصب, مخصبات, dünger, düngersack, düngersäcke, düngemittel, engrais, sac d'engrais, gübre, gubre, samad, abono, smad, asmida
potash, potassium, بوتاس, بوتاسيوم
phosphate, phosphates, فوسفات, فسفات, dicalcium phosphate, mcp, فوسفاط, فوسفاتي
soil, peat, تربة, تراب, بيتموس, peat moss, potting soil, potting mix, topsoil, top soil, mulch, bark, growing medium, بتموس, بيت موس, تربة زراعية
agriculture, agricultural, farm, farming, farmer, farmers, agri, agro, زراعة, زراعي, زراعية, مزرعة, مزارع, مزارعين, فلاح, فلاحين, landwirtschaft, landwirt, agricole
cement, portland, إسمنت, أسمنت, اسمنت, سمنت, أسمنتي, إسمنتي, اسمنتي, السمنت, clinker, white cement, ciment, ترابة, ترابه, شمينتو, شمنتو, سيمان, سيما, اسمنت ابيض, سيمنت, zement, zementsack, zementsäcke, çimento, cimento, isment, esment, asmant, ismant, cemento
concrete, mortar, plaster, gypsum, plaster of paris, putty, خرسانة, باطون, مونة, جبس, جبص, قصارة, معجونة, جص, grout, drymix, dry mix, render, روبة, ترويبة, مونه جافة, جبصين, جفصين
lime, calcium, carbonate, calcium carbonate, كلس, جير, كربونات, كالسيوم, نورة, شيد
sand, gravel, aggregate, رمل, رمال, حصى, حصمة, بحص, رملي, زلط, fine sand, silica, بحصة, رملة, تراب ناعم, سيليكا, سليكا, grit, crushed stone, stone chips, pebbles, حجر مكسر, raml, ramel
flood, floods, flooding, فيضان, فيضانات, سيول, سيل, inundation, فيضان النهر, طوفان, hochwasser, hochwasserschutz, inondations
construction, building, buildings, builder, contractor, contractors, site, إنشاءات, بناء, إنشائي, مقاولات, مقاول, مقاولين, ورشة بناء, مباني, تشييد, عمار, بنينا, نبني
tile adhesive, adhesive, glue, لاصق بلاط, غراء, لاصق, صمغ
chemical, chemicals, chemistry, كيماوي, كيماويات, كيميائي, كيميائية, مواد كيماوية, مواد كيميائية, كيمياوي, الكيماويه
mineral, minerals, ore, mining, mine, معدن, معادن, خامات معدنية, تعدين, منجم, مناجم, خام
detergent, detergents, soap, washing powder, منظف, منظفات, صابون, مسحوق غسيل
pigment, pigments, titanium dioxide, صبغة, أصباغ, دهان, دهانات, tio2, paint, paints, تيتانيوم, ثاني أكسيد التيتانيوم
carbon black, carbon, charcoal, coal, كربون, فحم
hazardous, dangerous, dangerous goods, un bag, un certified, خطرة, خطر, مواد خطرة, بضائع خطرة, un 13h, un 13h1, un 13h2, un 13h3, un 13h4, 13h, 13h1, 13h2, 13h3, 13h4
industry, industries, industrial, sector, sectors, factory, صناعة, صناعات, صناعي, صناعية, قطاع, قطاعات, مجال, مجالات
food, foods, foodstuff, foodstuffs, edible, غذاء, أغذية, اغذية, طعام, أطعمة, مأكولات, مواد غذائية, غذائي, غذائية, الأكل, human consumption, grub, اكل, غذا, طعامية, alimentaire, alimentaires, lebensmittel, gıda, nahrungsmittel
packaging, packing, packed, package, packer, packers, تغليف, تعبئة, تعبيه, عبوة, عبوات, تغليفات, مغلف, مغلفة, باكنج, تعبأة, تعبى, emballage, emballages, verpackung, ambalaj
filling, fill, filled, filler, refill, تعبئة, تعبى, يعبأ, معبأ, ملء, حشو, تعبيه, تعبئه
discharge, emptying, empty, unload, unloading, تفريغ, إفراغ, فارغ, فارغة, تنزيل, افراغ
construction waste, rubble, debris, waste, scrap, trim, trims, نفايات, مخلفات, هالك, قصاصات, أنقاض, طمم, كسر, توالف, سكراب, garbage, trash, rubbish, قمامة, زبالة, ردم, ردميات
market, markets, supermarket, hypermarket, shop, shops, store, stores, grocery, retail, retailer, retailers, سوق, أسواق, سوبرماركت, متجر, متاجر, محل, محلات, بقالة, دكان, تجزئة, قطاعي, مفرق, هايبر, ماركت, mall, malls, مول, مولات, بقالات, اسواق كبيرة, ماركتات, سوبر ماركت
wholesale, bulk, جملة, بالجملة, سائب, فرط, دوكما, دوغما, كميات كبيرة
tonne, metric ton, طن متري, أطنان
cocoa, cacao, cocoa beans, كاكاو, كاكو, kakao
sesame, tahini, سمسم, طحينة, طحينية
bulgur, burghul, freekeh, couscous, برغل, فريكة, جريش, كسكس, كسكسي
soya, soybean, soybeans, soy, soybean meal, صويا, كسبة, كسبة صويا
hay, straw, alfalfa, برسيم, دريس, قش, wool, fleece, صوف
wood pellets, firewood, wood, biomass, حطب, خشب, نشارة, sawdust, wood shavings, shavings, animal bedding, bedding, litter, نشارة خشب, فرشة, holzpellets, brennholz, pellets bois
egg, eggs, بيض دجاج
pvc, polyvinyl chloride, بي في سي, بولي فينيل كلوريد, بولي فينيل
sulphur, sulfur, كبريت
army, military, civil defence, civil defense, emergency, جيش, عسكري, دفاع مدني, الدفاع المدني, طوارئ
cassava, garri, gari, tapioca, yam, yams, كسافا, تابيوكا, يام
millet, sorghum, teff, fonio, دخن, سرغوم, ذرة رفيعة
ginger, turmeric, hibiscus, زنجبيل, كركم, كركديه
palm kernel, copra, shea, shea nuts, coconut, coconuts, جوز الهند, شيا, نوى النخيل
tobacco, تبغ, تنباك
rubber, latex, مطاط
oilseed, oilseeds, sunflower seeds, cottonseed, بذور زيتية, بذور دوار الشمس, عباد الشمس
dried fruit, raisins, figs, زبيب, فواكه مجففة, تين مجفف
gum arabic, resin gum, صمغ عربي
ash, fly ash, slag, رماد, رماد متطاير, خبث
bentonite, perlite, zeolite, diatomite, kaolin, clay, بنتونيت, زيوليت, بيرلايت, طين, كاولين, vermiculite, barite, diatomaceous earth, فيرموكولايت, فيرميكوليت, باريت
scrap metal, steel, metal parts, aluminium, خردة, حديد, ألمنيوم
olive, olives, olive pomace, olive cake, olive pits, zaytoon, zaytun, zeitoun, zeitun, زيتون, جفت زيتون
thyme, basil, zaatar, zatar, za3tar, zaater, oregano, sage, mint, herb, herbs, dried herbs, sumac, chamomile, rosemary, زعتر, ميرمية, سماق, أعشاب, نعنع, بابونج, إكليل الجبل, يانسون, sage leaves, mint leaves, thyme leaves, dried leaves, bay leaves, moringa, lavender
carob, carobs, molokhia, mulukhiyah, خروب, ملوخية, ملوخيه ناشفة
`;
