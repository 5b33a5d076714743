/** What goes into the bags, and who buys them: one family a line. */
export const goods = `
flour, wheat flour, دقيق, طحين, طحين القمح, دقيق القمح, طحينا, الدكيك, زيرو
semolina, سميد, سميدة, سمولينا
bran, wheat bran, نخالة, نخاله, ردة, رده
mill, milling, mills, flour mill, miller, مطحنة, مطاحن, طاحونة, طواحين, طحن
wheat, قمح, حنطة, بر
grain, grains, cereal, cereals, corn, maize, barley, حبوب, حب, غلال, ذرة, شعير, غلة, الحبوب
rice, ارز, رز, أرز, الرز, تمن, عيش, روز
sugar, sugars, سكر, السكر, سكاكر, شكر, السكّر
salt, salts, ملح, أملاح, ملحي
pulses, lentil, lentils, bean, beans, chickpea, chickpeas, legumes, بقول, بقوليات, عدس, فول, حمص, فاصوليا
starch, نشا, نشاء
milk powder, powdered milk, milk, dairy, حليب, حليب مجفف, حليب بودرة, بودرة حليب, ألبان, لبن
powder, powders, powdered, fine powder, بودرة, بودره, مسحوق, مساحيق, باودر, ناعم
coffee, قهوة, بن, قهوه
tea, شاي
nuts, almonds, peanuts, مكسرات, لوز, فستق, فول سوداني
spice, spices, بهارات, توابل
dates, تمر, تمور
flakes, oats, شوفان, رقائق
pasta, noodles, معكرونة, مكرونة, باستا
bread, bakery, خبز, مخبز, مخابز, أفران
onion, onions, بصل, بصلة, البصل
potato, potatoes, بطاطا, بطاطس, بطاط, البطاطا
garlic, ثوم
orange, oranges, citrus, lemon, برتقال, حمضيات, ليمون, موالح
vegetable, vegetables, produce, veg, veggies, خضار, خضروات, خضراوات, خضره, خضار وفواكه
fruit, fruits, فواكه, فاكهة, ثمار
seed, seeds, بذور, بذر, بذار, تقاوي, بزور
crop, crops, harvest, season, seasonal, محصول, محاصيل, حاصلات, موسم, مواسم, موسمي, حصاد
feed, feeds, animal feed, fodder, cattle feed, poultry feed, feedstuff, livestock feed, chicken feed, علف, أعلاف, علفي, عليقة, علائق, أعلاف حيوانية, أعلاف دواجن, العلف, علف حيواني, تبن
poultry, chicken, chickens, دواجن, دجاج, فراخ
cattle, livestock, sheep, cow, cows, animal, animals, مواشي, أبقار, أغنام, ماشية, حيوان, حيوانات, بهائم
pet, pet food, dog food, cat food, طعام القطط, طعام الكلاب, حيوانات أليفة
fertiliser, fertilisers, fertilizer, manure, npk, urea, compost, nitrogen, سماد, أسمدة, سمادات, يوريا, كيماوي زراعي, تسميد, السماد
potash, potassium, بوتاس, بوتاسيوم
phosphate, phosphates, فوسفات, فسفات
soil, peat, تربة, تراب, بيتموس
agriculture, agricultural, farm, farming, farmer, farmers, agri, agro, زراعة, زراعي, زراعية, مزرعة, مزارع, مزارعين, فلاح, فلاحين
cement, portland, إسمنت, أسمنت, اسمنت, سمنت, أسمنتي, إسمنتي, اسمنتي, السمنت
concrete, mortar, plaster, gypsum, putty, خرسانة, باطون, مونة, جبس, جبص, قصارة, معجونة, جص
lime, calcium, carbonate, calcium carbonate, كلس, جير, كربونات, كالسيوم, نورة, شيد
sand, gravel, aggregate, رمل, رمال, حصى, حصمة, بحص, رملي, زلط
flood, floods, flooding, فيضان, فيضانات, سيول, سيل
construction, building, buildings, builder, contractor, contractors, site, إنشاءات, بناء, إنشائي, مقاولات, مقاول, مقاولين, ورشة بناء, مباني, تشييد, عمار
tile adhesive, adhesive, glue, لاصق بلاط, غراء, لاصق, صمغ
chemical, chemicals, chemistry, كيماوي, كيماويات, كيميائي, كيميائية, مواد كيماوية, مواد كيميائية, كيمياوي, الكيماويه
mineral, minerals, ore, mining, mine, معدن, معادن, خامات معدنية, تعدين, منجم, مناجم, خام
detergent, detergents, soap, washing powder, منظف, منظفات, صابون, مسحوق غسيل
pigment, pigments, titanium dioxide, صبغة, أصباغ, دهان, دهانات
carbon black, carbon, charcoal, coal, كربون, فحم
hazardous, dangerous, dangerous goods, un bag, un certified, خطرة, خطر, مواد خطرة, بضائع خطرة
industry, industries, industrial, sector, sectors, factory, صناعة, صناعات, صناعي, صناعية, قطاع, قطاعات, مجال, مجالات
food, foods, foodstuff, foodstuffs, edible, غذاء, أغذية, اغذية, طعام, أطعمة, مأكولات, مواد غذائية, غذائي, غذائية, الأكل
packaging, packing, packed, package, packer, packers, تغليف, تعبئة, تعبيه, عبوة, عبوات, تغليفات, مغلف, مغلفة, باكنج, تعبأة, تعبى
filling, fill, filled, filler, refill, تعبئة, تعبى, يعبأ, معبأ, ملء, حشو, تعبيه, تعبئه
discharge, emptying, empty, unload, unloading, تفريغ, إفراغ, فارغ, فارغة, تنزيل, افراغ
construction waste, rubble, debris, waste, scrap, trim, trims, نفايات, مخلفات, هالك, قصاصات, أنقاض, طمم, كسر, توالف, سكراب
market, markets, supermarket, hypermarket, shop, shops, store, stores, grocery, retail, retailer, retailers, سوق, أسواق, سوبرماركت, متجر, متاجر, محل, محلات, بقالة, دكان, تجزئة, قطاعي, مفرق, هايبر, ماركت
wholesale, bulk, جملة, بالجملة, سائب, فرط, دوكما
tonne, metric ton, طن متري, أطنان
`;
