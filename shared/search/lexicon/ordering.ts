/** Asking, ordering, paying, delivering, complaining: one family a line. */
export const ordering = `
minimum order, moq, minimum, minimum order quantity, min order, minimum quantity, smallest order, least order, lowest quantity, order minimum, small order, small quantity, small quantities, how few, fewest, حد أدنى, الحد الأدنى, أقل كمية, اقل طلب, أدنى كمية, أصغر طلبية, الحد الادني للطلب, اقل عدد, أقل طلبية, كمية قليلة, كميات قليلة, كمية صغيرة, كميات صغيرة, ام او كيو, الحد الأدنى للطلبية
order, orders, ordering, purchase, buy, buying, purchasing, procurement, طلب, طلبية, طلبيات, طلبات, شراء, اشتري, نشتري, أوردر, أطلب, طلبه, مشتريات, بطلب, طلبيه
quote, quotation, quotations, price quote, rfq, offer, estimate, proposal, عرض سعر, عروض أسعار, عرض أسعار, تسعيرة, تسعير, عرض, كوتيشن, عرض السعر
price, prices, cost, costs, pricing, how much is, how much does, how much for, how much cost, rate, rates, price list, pricelist, expensive, cheap, سعر, أسعار, اسعار, ثمن, تكلفة, كلفة, بكم, بكام, بقديش, قديش سعر, كم سعر, قائمة أسعار, قائمة الأسعار, لائحة الأسعار, تكاليف, رخيص, غالي
discount, discounts, خصم, خصومات, تنزيلات, حسم
pay, payment, payments, paying, payment terms, invoice, deposit, down payment, bank transfer, letter of credit, lc, l c, credit, cash, instalment, installments, دفع, سداد, دفعة, دفعات, دفعة مقدمة, عربون, تحويل بنكي, اعتماد مستندي, اعتمادات مستندية, كاش, نقدا, ندفع, أدفع, شروط الدفع, طرق الدفع, طريقة الدفع, تقسيط, أقساط, الحساب, فاتورة, مدفوعات
sample, samples, free sample, trial bag, specimen, عينة, عينات, نموذج, نماذج, سامبل, عينه مجانية, العينة, عيّنات, سمبل
quantity, quantities, amount, how many, number of, كمية, كميات, عدد, كم عدد, كم كيس
piece, pieces, pcs, قطعة, قطع, حبة, حبات
lead time, lead times, delivery time, production time, delivery date, turnaround, how long does an order take, how long does it take, how long until delivery, how fast, when ready, when will, how soon, order take, how many days, days to deliver, مدة التوريد, مدة التسليم, مدة الإنتاج, مدة التوصيل, موعد التسليم, موعد التوصيل, وقت التسليم, وقت التوصيل, كم تستغرق, كم يستغرق, كم تحتاج, كم ياخذ, كم تاخذ, متى تجهز, متى يجهز, متى توصل, متى يوصل, متى بوصل, متى توصلون, متى يصل, متى تصل, كم يوم, متى الاستلام, مواعيد التسليم, مدد التوريد, تاخذ وقت, قديش بتاخد, قديش بدها, مدة تنفيذ
urgent, rush, express, fast, quick, quickly, مستعجل, عاجل, سريع, بسرعة, مستعجلة
deliver, delivery, delivered, deliveries, supply, supplied, توصيل, تسليم, توريد, إيصال, ايصال, توصلون, توصلوا, نوصل, دليفري, التوصيل, بتوصلوا, توريدة, توريدات
ship, shipping, shipment, shipments, freight, cargo, sea freight, شحن, شحنة, شحنات, شحنه, نقل بحري, شحن بحري, بضاعة, بضائع
container, containers, fcl, lcl, forty foot, 40 foot, 20 foot, 40ft, 20ft, 40hc, high cube, حاوية, حاويات, كونتينر, كونتينرات, كونتنر, كونتنرات, كنتينر, ٤٠ قدم, 20 قدم
truck, lorry, trucks, transport, haulage, trailer, شاحنة, شاحنات, نقل, مواصلات, تريلا, تريلات, برادات, قلاب, نقليات
incoterms, delivery terms, fob, cif, cfr, exw, dap, ddp, cpt, fca, ex works, terms of delivery, shipping terms, شروط التسليم, شروط التوصيل, إنكوترمز, انكوترمز, شروط الشحن, فوب, سيف, تسليم المصنع, تسليم ظهر السفينة
export, exports, exported, exporting, exporter, overseas, abroad, international, صادرات, تصدير, تصديري, مصدر, مصدرون, خارج الأردن, نصدر, تصدرون, تصدروا, للخارج, خارج البلاد, دولي
import, imports, importer, imported, استيراد, مستورد, واردات, مستوردين
customs, duty, clearance, customs clearance, hs code, tariff, customs code, tariff code, جمارك, جمرك, جمركي, تخليص, تخليص جمركي, بند جمركي, تعرفة جمركية, رمز جمركي, البند الجمركي
document, documents, paperwork, papers, bill of lading, packing list, certificate of origin, origin, eur 1, وثيقة, وثائق, مستند, مستندات, أوراق, بوليصة, بوليصة شحن, شهادة منشأ, قائمة تعبئة, منشأ, اوراق التصدير
port, ports, harbour, seaport, ميناء, موانئ, مرفأ, مواني, بورت, الموانيء
country, countries, nation, where do you export, where do you sell, بلد, بلدان, دولة, دول, بلاد, الدول
sell, sells, sales, selling, sold, seller, بيع, مبيعات, تبيعون, نبيع, تبيع, يباع, بائع, تبيعوا, بتبيعوا, المبيعات
customer, customers, client, clients, buyer, buyers, زبون, زبائن, عميل, عملاء, مشتري, مشترين, زبونة
supplier, suppliers, vendor, vendors, manufacturer, manufacturers, maker, producer, مورد, موردين, موردون, مصنع أكياس, مصنع اكياس, منتج, شركة مصنعة, مجهز, موردي
partner, partners, partnership, cooperation, شريك, شركاء, شراكة, شراكات, تعاون, شركائنا
complaint, complaints, defect, defects, defective, fails, fail, failed, failure, broken, torn, tear, damaged, damage, faulty, burst, problem, problems, bad bag, wrong, شكوى, شكاوى, عيب, عيوب, معيوب, خلل, تلف, تالف, تالفة, تمزق, ممزق, مشكلة, مشاكل, مخزوق, انشق, تمزقت, مكسور, فاسد, أضرار, خربان, شكاوي
return, returns, returned, replace, replaced, replacement, refund, credited, exchange, warranty, guarantee, إرجاع, ارجاع, مرتجع, مرتجعات, استبدال, استرجاع, تعويض, ضمان, كفالة, استرداد, مستردة
stock, in stock, available, availability, ready made, ready stock, مخزون, متوفر, متوفرة, جاهز, جاهزة, متاح, ستوك, موجود, المتوفر
storage, store goods, warehouse, warehouses, warehousing, depot, تخزين, خزن, مستودع, مستودعات, مخزن, مخازن, حفظ
shelf life, expiry, lifetime, life, lifespan, durability, how long last, how long do bags last, عمر, صلاحية, عمر الكيس, مدة الصلاحية, تدوم, يصمد, تصمد, تتحمل, يتحمل, يدوم, تعيش, تعمر
reuse, reusable, reused, multi trip, multitrip, multi use, returnable, قابل لإعادة الاستخدام, متعدد الاستعمال, متعدد الاستخدام, إعادة استخدام, إعادة استعمال, استعمال متكرر, اكثر من مرة, يعاد استخدامه
single trip, single use, one way, one trip, disposable, استعمال واحد, لمرة واحدة, رحلة واحدة, استخدام واحد, مرة واحدة
custom, customised, custom made, made to order, bespoke, tailor made, special, حسب الطلب, تفصيل, خاص, خاصة, مفصل, مخصص, مخصصة
product, products, catalogue, catalog, range, brochure, منتج, منتجات, بضاعتكم, كتالوج, كاتالوج, منتوجات, كتلوج, المنتوج, بروشور, أصناف, صنف, تشكيلة
information, info, details, what do you need, معلومات, تفاصيل, بيانات, المعلومات
consultation, consulting, consultant, consultancy, advice, advise, help, support, استشارة, استشارات, مستشار, استشاري, نصيحة, مساعدة, دعم, نصائح
choose, choosing, select, selection, which bag, suitable, recommend, اختيار, اختار, تختارون, نختار, مناسب, مناسبة, أنسب, الأفضل, انسب
compare, comparison, difference, versus, vs, مقارنة, فرق, الفرق, مقابل, الفرق بين
own, ownership, owner, owns, belong, belongs, ملكية, مالك, تعود, لمن, يملك, ملك
`;
