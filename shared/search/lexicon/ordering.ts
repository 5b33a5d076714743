/** Asking, ordering, paying, delivering, complaining: one family a line. */
export const ordering = `
minimum order, moq, minimum, minimum order quantity, min order, minimum quantity, smallest order, least order, lowest quantity, order minimum, small order, small quantity, small quantities, how few, fewest, حد أدنى, الحد الأدنى, أقل كمية, اقل طلب, أدنى كمية, أصغر طلبية, الحد الادني للطلب, اقل عدد, أقل طلبية, كمية قليلة, كميات قليلة, كمية صغيرة, كميات صغيرة, ام او كيو, الحد الأدنى للطلبية, minimum qty, min qty, least quantity, minimum purchase, min quantity, few bags, lowest order, اقل شي, اقل شيء, اقل حاجة, ادنى طلب, ادني كميه, اقل كميه اطلب, حد ادنى للشراء, الحد الأدنى للشراء, اقل طلبيه, كم اقل كمية
order, orders, ordering, purchase, buy, buying, purchasing, procurement, طلب, طلبية, طلبيات, طلبات, شراء, اشتري, نشتري, أوردر, أطلب, طلبه, مشتريات, بطلب, طلبيه
quote, quotation, quotations, price quote, rfq, offer, estimate, proposal, عرض سعر, عروض أسعار, عرض أسعار, تسعيرة, تسعير, عرض, كوتيشن, عرض السعر, pro forma, proforma, quoting, quoted, برايس ليست, اوفر, عرض اسعار, عروض سعر, سعرولي
price, prices, cost, costs, pricing, how much is, how much does, how much for, how much cost, rate, rates, price list, pricelist, expensive, cheap, سعر, أسعار, اسعار, ثمن, تكلفة, كلفة, بكم, بكام, بقديش, قديش سعر, كم سعر, قائمة أسعار, قائمة الأسعار, لائحة الأسعار, تكاليف, رخيص, غالي, unit price, affordable, budget, برايس, سعرها, سعره, سعركم, أسعاركم, بقداش, قداش, بشحال, شحال, شكد سعر, اشكد سعر, بيش, اديش, ارخص, كم ثمن, كام سعر, كم حق, اثمان, سوم, كم يكلف, كم تكلف
discount, discounts, خصم, خصومات, تنزيلات, حسم
pay, payment, payments, paying, payment terms, invoice, deposit, down payment, bank transfer, letter of credit, lc, l c, credit, cash, instalment, installments, دفع, سداد, دفعة, دفعات, دفعة مقدمة, عربون, تحويل بنكي, اعتماد مستندي, اعتمادات مستندية, كاش, نقدا, ندفع, أدفع, شروط الدفع, طرق الدفع, طريقة الدفع, تقسيط, أقساط, الحساب, فاتورة, مدفوعات, cheque, cheques, credit card, wire transfer, tt, swift, prepayment, advance payment, in advance, currency, currencies, dollar, dollars, usd, euro, euros, dinar, dinars, jod, installment, credit terms, حوالة, حوالات, شيك, شيكات, آجل, بالآجل, مقدم, عملة, عملات, دولار, دينار, يورو, بطاقة ائتمان, تسهيلات, ادفعلكم, فلوس, مصاري, رعبون, تحويلة
sample, samples, free sample, trial bag, specimen, عينة, عينات, نموذج, نماذج, سامبل, عينه مجانية, العينة, عيّنات, سمبل, swatch, swatches, sampling, نمونة, نمونه, نمونات, مسطرة, مساطر, عينتين, عينات مجانية, سامبلات, عيناتكم
quantity, quantities, amount, how many, number of, كمية, كميات, عدد, كم عدد, كم كيس
piece, pieces, pcs, قطعة, قطع, حبة, حبات
lead time, lead times, delivery time, production time, delivery date, turnaround, how long does an order take, how long does it take, how long until delivery, how fast, when ready, when will, how soon, order take, how many days, days to deliver, مدة التوريد, مدة التسليم, مدة الإنتاج, مدة التوصيل, موعد التسليم, موعد التوصيل, وقت التسليم, وقت التوصيل, كم تستغرق, كم يستغرق, كم تحتاج, كم ياخذ, كم تاخذ, متى تجهز, متى يجهز, متى توصل, متى يوصل, متى بوصل, متى توصلون, متى يصل, متى تصل, كم يوم, متى الاستلام, مواعيد التسليم, مدد التوريد, تاخذ وقت, قديش بتاخد, قديش بدها, مدة تنفيذ, production lead time, how many weeks, waiting time, ready date, time to produce, when can you deliver, when do i get, امتى يوصل, امتى توصل, ايمتى بتوصل, ايمتى يوصل, شوكت توصل, شوكت يوصل, متى تسلمون, متى تسلم, كم يوم تاخذ, كم تطول, قديش بتطول, موعد الاستلام, وقت التجهيز, مدة التجهيز, مدة التصنيع, مدة الشحن, وقت التنفيذ, وقت الإنتاج, متى تخلص, موعد
urgent, rush, express, fast, quick, quickly, مستعجل, عاجل, سريع, بسرعة, مستعجلة, immediate, immediately, asap, فوري, فورا, على السريع
deliver, delivery, delivered, deliveries, supply, supplied, توصيل, تسليم, توريد, إيصال, ايصال, توصلون, توصلوا, نوصل, دليفري, التوصيل, بتوصلوا, توريدة, توريدات, door to door, drop off, ship to, توصيلة, توصيلات, توصيل لباب, دلفري, يوصل, بتوصلو, بتوصل, تسليمها
ship, shipping, shipment, shipments, freight, cargo, sea freight, شحن, شحنة, شحنات, شحنه, نقل بحري, شحن بحري, بضاعة, بضائع, by sea, vessel, ocean freight, freight forwarder, forwarder, dhl, air freight, بحرا, جوا, شحن جوي, شحن بري, باخرة, سفينة, شحنها, تشحنون, بتشحنوا, نشحن, كارجو
container, containers, fcl, lcl, forty foot, 40 foot, 20 foot, 40ft, 20ft, 40hc, high cube, حاوية, حاويات, كونتينر, كونتينرات, كونتنر, كونتنرات, كنتينر, ٤٠ قدم, 20 قدم, teu, forty footer, twenty footer, containerload, full container, كونتينار, كنتنر, حاوية 40, حاويات 40
truck, lorry, trucks, transport, haulage, trailer, شاحنة, شاحنات, نقل, مواصلات, تريلا, تريلات, برادات, قلاب, نقليات, pickup, road transport, van, قاطرة, تريلة, بيك اب, لوري, لوريات, كميون, ديانا
incoterms, delivery terms, fob, cif, cfr, exw, dap, ddp, cpt, fca, ex works, terms of delivery, shipping terms, شروط التسليم, شروط التوصيل, إنكوترمز, انكوترمز, شروط الشحن, فوب, سيف, تسليم المصنع, تسليم ظهر السفينة, incoterm, free on board, cost and freight, delivered at place, cnf, c and f, انكوتيرمز, سي اي اف, اف او بي
export, exports, exported, exporting, exporter, overseas, abroad, international, صادرات, تصدير, تصديري, مصدر, مصدرون, خارج الأردن, نصدر, تصدرون, تصدروا, للخارج, خارج البلاد, دولي
import, imports, importer, imported, استيراد, مستورد, واردات, مستوردين
customs, duty, clearance, customs clearance, hs code, tariff, customs code, tariff code, جمارك, جمرك, جمركي, تخليص, تخليص جمركي, بند جمركي, تعرفة جمركية, رمز جمركي, البند الجمركي, customs duties, import duty, duties, hscode, hs, commodity code, جماركها, رسوم جمركية, رسوم, تعريفة جمركية, hs كود, كود جمركي, الرمز الجمركي, مخلص جمركي
document, documents, paperwork, papers, bill of lading, packing list, certificate of origin, origin, eur 1, وثيقة, وثائق, مستند, مستندات, أوراق, بوليصة, بوليصة شحن, شهادة منشأ, قائمة تعبئة, منشأ, اوراق التصدير, certificate of conformity, shipping documents, export documents, export papers, coo, bol, awb, commercial invoice, phytosanitary, مستندات الشحن, اوراق الشحن, وثائق الشحن, شهاده منشا, فاتورة تجارية, بوالص
port, ports, harbour, seaport, ميناء, موانئ, مرفأ, مواني, بورت, الموانيء
country, countries, nation, where do you export, where do you sell, بلد, بلدان, دولة, دول, بلاد, الدول
sell, sells, sales, selling, sold, seller, بيع, مبيعات, تبيعون, نبيع, تبيع, يباع, بائع, تبيعوا, بتبيعوا, المبيعات
customer, customers, client, clients, buyer, buyers, زبون, زبائن, عميل, عملاء, مشتري, مشترين, زبونة, our clients, references, reference, clientele, زباين, زبائنكم, عملائكم, عملاؤكم, مراجع, عملاءنا
supplier, suppliers, vendor, vendors, manufacturer, manufacturers, maker, producer, مورد, موردين, موردون, مصنع أكياس, مصنع اكياس, منتج, شركة مصنعة, مجهز, موردي, factory direct, bag manufacturer, bag supplier, الموردين, مجهزين, مصنعين, مصنع شوالات
partner, partners, partnership, cooperation, شريك, شركاء, شراكة, شراكات, تعاون, شركائنا, agent, agents, distributor, distributors, dealer, dealers, reseller, representative abroad, وكيل, وكلاء, موزع, موزعين, وكالة, متعاونين
complaint, complaints, defect, defects, defective, fails, fail, failed, failure, broken, torn, tear, damaged, damage, faulty, burst, problem, problems, bad bag, wrong, شكوى, شكاوى, عيب, عيوب, معيوب, خلل, تلف, تالف, تالفة, تمزق, ممزق, مشكلة, مشاكل, مخزوق, انشق, تمزقت, مكسور, فاسد, أضرار, خربان, شكاوي, claim, claims, dissatisfied, unhappy, ripped, rip, splitting, rejected, not good, quality problem, خربانة, مقطوع, مقطعة, مفتوق, انفتق, انفزر, فتق, اشتكي, اعتراض, مطالبة, مطالبات, بايظ, تعيب, معيوبة, رديئة, سيئة, نزعت, تشققت, يتمزق, بيتمزق, بتتمزق, تتمزق, بيخزق, مخزق
return, returns, returned, replace, replaced, replacement, refund, credited, exchange, warranty, guarantee, إرجاع, ارجاع, مرتجع, مرتجعات, استبدال, استرجاع, تعويض, ضمان, كفالة, استرداد, مستردة, money back, refunds, فلوسي, ترجيع, رجعها, يرجع, مردودات, تبديل البضاعة
stock, in stock, available, availability, ready made, ready stock, مخزون, متوفر, متوفرة, جاهز, جاهزة, متاح, ستوك, موجود, المتوفر, in warehouse, off the shelf, immediate delivery, availible, جاهزين, متوافر, متوافرة, بالمخزن
storage, store goods, warehouse, warehouses, warehousing, depot, تخزين, خزن, مستودع, مستودعات, مخزن, مخازن, حفظ, shed, store room, هنجر, هناجر, مخزون المستودع, تخزينها
shelf life, expiry, lifetime, life, lifespan, durability, how long last, how long do bags last, عمر, صلاحية, عمر الكيس, مدة الصلاحية, تدوم, يصمد, تصمد, تتحمل, يتحمل, يدوم, تعيش, تعمر
reuse, reusable, reused, multi trip, multitrip, multi use, returnable, قابل لإعادة الاستخدام, متعدد الاستعمال, متعدد الاستخدام, إعادة استخدام, إعادة استعمال, استعمال متكرر, اكثر من مرة, يعاد استخدامه
single trip, single use, one way, one trip, disposable, استعمال واحد, لمرة واحدة, رحلة واحدة, استخدام واحد, مرة واحدة
custom, customised, custom made, made to order, bespoke, tailor made, special, حسب الطلب, تفصيل, خاص, خاصة, مفصل, مخصص, مخصصة, customized, customisation, private label, oem, own size, own design, any size, خصوصي, على المقاس, تفصيلي, مقاس خاص, مقاسات خاصة, حسب المقاس
product, products, catalogue, catalog, range, brochure, منتج, منتجات, بضاعتكم, كتالوج, كاتالوج, منتوجات, كتلوج, المنتوج, بروشور, أصناف, صنف, تشكيلة, items, item, products list, assortment, منتجاتكم, قائمة المنتجات, بضائعكم, انواع الاكياس, تشكيلات
information, info, details, what do you need, معلومات, تفاصيل, بيانات, المعلومات
consultation, consulting, consultant, consultancy, advice, advise, help, support, استشارة, استشارات, مستشار, استشاري, نصيحة, مساعدة, دعم, نصائح, advisory, advisor, adviser, expert, experts, اشيروا, خبير, خبراء, نصحني, استشيركم, استشارية
choose, choosing, select, selection, which bag, suitable, recommend, اختيار, اختار, تختارون, نختار, مناسب, مناسبة, أنسب, الأفضل, انسب, which one, right bag, best bag, what bag, what size, كيس مناسب, شو المناسب, انصحوني, الانسب, ايش المناسب
compare, comparison, difference, versus, vs, مقارنة, فرق, الفرق, مقابل, الفرق بين
own, ownership, owner, owns, belong, belongs, ملكية, مالك, تعود, لمن, يملك, ملك, who owns, لمين, لمن تعود, حق مين, مال من, تبع مين
free, free of charge, gratis, no charge, complimentary, مجاني, مجانا, مجانية, ببلاش, بلاش, بالمجان, فري
tender, tenders, bid, bids, bidding, عطاء, عطاءات, مناقصة, مناقصات
tax, taxes, vat, sales tax, ضريبة, ضرائب, ضريبة المبيعات
contract, contracts, agreement, عقد, عقود, اتفاقية, اتفاق
certificate of origin, coo, origin certificate, شهادة منشأ, شهادة المنشأ
certificate of conformity, coc, saber, شهادة مطابقة, شهادة المطابقة, سابر
certificate of analysis, coa, analysis certificate, شهادة تحليل, شهادة التحليل, شهادات تحليل
third party inspection, pre shipment inspection, psi, sgs, bureau veritas, intertek, cotecna, طرف ثالث, معاينة قبل الشحن, تفتيش قبل الشحن
heat treatment, heat treated, ispm 15, ispm, fumigation, fumigated, معالجة حرارية, المعالجة الحرارية, تبخير
tracking note, cargo tracking note, ectn, besc, bsc, وثيقة تتبع, وثيقة تتبع الشحنة
calculator, calculate, calculation, calculations, formula, حاسبة, احسب, احتساب, معادلة, حساب وزن, حساب الوزن, كيف احسب
track my order, order status, where is my order, my order, وين طلبيتي, طلبيتي, حالة الطلب, تتبع الطلب, فين طلبيتي
repeat order, reorder, repeat orders, second order, طلبية مكررة, طلبيات مكررة, اعادة طلب, تكرار الطلبية
`;
