/** The company, its plant, quality, people and services: one family a line. */
export const companyWords = `
certificate, certificates, certification, certified, accreditation, accredited, شهادة, شهادات, معتمد, معتمدة, اعتماد, اعتمادات, شهاده, سيرتفيكيت
iso, ايزو, آيزو, إيزو, أيزو, الايزو
iso 9001, quality management, quality management system, qms, إدارة الجودة, نظام الجودة, ايزو 9001, ادارة جودة, الايزو 9001
iso 14001, environmental management, ems, الإدارة البيئية, ادارة بيئية, ايزو 14001, نظام بيئي
iso 22000, food safety management, haccp, هاسب, الهاسب, إدارة سلامة الغذاء, ايزو 22000, سلامة الغذاء, food safety, fssc, هسب
iso 45001, occupational health, occupational safety, health and safety, work safety, labour safety, workplace safety, worker safety, ohs, hse, السلامة المهنية, الصحة المهنية, سلامة مهنية, ايزو 45001, السلامة والصحة المهنية, سلامة العمال
iso 21898, fibc type test, type test, lift test, فحص الطراز, اختبار الطراز, ايزو 21898, فحص الرفع, فحص الجامبو
jordan quality mark, quality mark, علامة الجودة, علامة الجودة الأردنية, jqm
halal, حلال, kosher, كوشر
quality, qualities, qc, qa, quality control, quality assurance, جودة, الجوده, كواليتي, ضبط الجودة, مراقبة الجودة, توكيد الجودة, نوعية, جوده
test, tests, testing, tested, inspection, inspect, drop test, check, trial, report, test report, فحص, فحوص, فحوصات, اختبار, اختبارات, تجربة, معاينة, تفتيش, تقرير, تقارير, مفحوص, تست, تيست
laboratory, lab, labs, laboratories, مختبر, مختبرات, معمل, مخبر, مخابر, لاب
standard, standards, regulation, regulations, norm, law, rules, compliance, conformity, معيار, معايير, مواصفة قياسية, لائحة, لوائح, قانون, مطابقة, امتثال, أنظمة, تشريعات, قياسي
audit, audits, auditor, تدقيق, مراجعة, مدقق, تدقيقات
traceability, tracing, trace, tracking, track, lot, batch, lots, lot number, تتبع, تتبّع, تعقب, تشغيلة, تشغيلات, دفعة إنتاج, رقم التشغيلة, باتش
safety, safe, secure, security, سلامة, أمان, آمن, آمنة, سيفتي, امان, مأمون
health, medical, صحة, صحي, صحية, طبي
company, firm, business, corporation, enterprise, شركة, شركات, مؤسسة, مؤسسات, منشأة, شركتكم, كومباني
about us, our story, story, history, who we are, about, founded, established, since when, background, company profile, profile, قصتنا, من نحن, عن الشركة, من انتم, مين انتو, مين انتم, نبذة, تاريخ الشركة, تأسست, تأسيس, نشأة, حكايتنا, قصة, مسيرة, مسيرتنا, عنا, تعريف الشركة, متى تأسست
vision, mission, values, our values, purpose, goal, goals, principles, رؤية, رسالة, قيم, قيمنا, رؤيتنا, رسالتنا, مبادئ, أهداف, هدف, مبادئنا
contact, contact us, reach, call, get in touch, write to us, اتصل, اتصال, تواصل, اتصل بنا, تواصل معنا, اتصلوا بنا, راسلنا, كيف اتواصل, اكلمكم, تواصلوا, مراسلة, كلمونا
phone, telephone, mobile, phone number, tel, hotline, هاتف, تلفون, تليفون, جوال, موبايل, رقم الهاتف, رقم التلفون, ارقام, خلوي, رقم الهاتف, محمول, هواتف
whatsapp, whats app, واتساب, واتس, وتساب, واتس اب, وتس
email, e mail, mail, mailbox, بريد, إيميل, ايميل, بريد إلكتروني, البريد الإلكتروني, الايميل, ميل
fax, فاكس
address, location, located, where are you, directions, map, place, عنوان, موقع, موقعكم, وين موقعكم, مكان, مكانكم, خريطة, خارطة, لوكيشن, عنوانكم, العنوان, وين انتم, أماكن, وين محلكم, فين موقعكم
working hours, opening hours, open hours, office hours, business hours, opening times, office times, when open, دوام, أوقات العمل, ساعات العمل, أوقات الدوام, ساعات الدوام, مواعيد العمل, متى تفتحون, وقت الدوام, اوقات
department, departments, division, divisions, team, قسم, أقسام, اقسام, إدارة, دائرة, دوائر, فريق, الاقسام, ادارات
management, manager, director, head, ceo, general manager, chairman, إدارة, مدير, مدراء, المدير العام, مدير عام, رئيس, مديرة, الإدارة العليا, الاداره
marketing, marketing and sales, تسويق, التسويق والمبيعات, ماركتنج, مسوق
human resources, hr, personnel, staff department, موارد بشرية, الموارد البشرية, شؤون الموظفين, اتش ار, شؤون موظفين
finance, accounting, accountant, accounts, مالية, محاسبة, محاسب, حسابات, مالي
production, produce goods, manufacture, manufacturing, manufactured, make, made, making, إنتاج, انتاج, تصنيع, صنع, صناعة, مصنوع, تصنعون, نصنع, انتاجية, الصنع, تصنع, ينتج, تنتجون
plant, factory, factories, facility, مصنع, مصانع, معمل, منشأة, منشآت, فاكتوري, مصنعكم, فابريكة
machine, machines, machinery, equipment, آلة, آلات, ماكينة, ماكينات, مكينة, مكائن, مكن, معدات, ماكنة, ماكنات, معدة
line, lines, production line, خط, خطوط, خط إنتاج, خطوط الإنتاج, خط الانتاج
visit, visits, tour, visiting, plant tour, factory tour, see the factory, زيارة, زيارات, أزور, نزور, جولة, ازوركم, زياره, زيارتكم, نزوركم, زائر, زوار
job, jobs, vacancy, vacancies, career, careers, employment, hiring, position, positions, job opening, job openings, openings, recruitment, job application, employ, hire, وظيفة, وظائف, شغل, شاغر, شواغر, توظيف, مهنة, مهن, تعيين, فرصة عمل, فرص عمل, وظايف, شاغرة, اشتغل, اتوظف, وظائف شاغرة, وظيفة شاغرة, شغلة, شغل عندكم, اشتغل عندكم
apply, application, applicant, applicants, أتقدم, تقدم, التقديم, التقدم, تقديم طلب, طلب توظيف
cv, resume, curriculum vitae, سيرة ذاتية, سيرة, سي في, السيره الذاتيه, سيفي
training, trainee, internship, intern, interns, student, students, apprentice, summer training, course, تدريب, متدرب, متدربين, طالب, طلاب, طلبة, تدريب صيفي, متدربة, كورس, طلبه
engineer, engineers, engineering, مهندس, مهندسين, مهندسة, هندسة, مهندسون, هندسي, مهندسات
technician, technicians, mechanic, operator, operators, فني, فنيين, تقني, فنية, مشغل, ميكانيكي, عامل, عمال, مشغلين, فنيون
worker, workers, employee, employees, staff, labour, موظف, موظفين, عامل, عمال, موظفة, عاملين, كادر, كوادر, موظفون, أيدي عاملة
officer, clerk, executive, representative, sales representative, مسؤول, مسؤولة, موظف, مندوب, مندوبين, مندوب مبيعات, ممثل, مسوول
salary, salaries, wage, wages, pay slip, راتب, رواتب, أجر, أجور, معاش
full time, fulltime, دوام كامل, كامل الدوام
part time, parttime, دوام جزئي, جزئي
shift, shifts, night shift, وردية, ورديات, شفت, شفتات, مناوبة
experience, خبرة, خبرات
degree, bachelor, diploma, qualification, بكالوريوس, دبلوم, شهادة جامعية, مؤهل, مؤهلات
service, services, خدمة, خدمات, سيرفس, الخدمه
project, projects, reference project, case study, case studies, مشروع, مشاريع, مشروعات, أعمالنا, إنجازات, سابقة أعمال
automation, automate, automatic, automated, robot, robots, أتمتة, أتمته, أوتوماتيك, اوتوماتيكي, أوتوماتيكي, روبوت, مؤتمت, مؤتمتة
control, controls, control system, تحكم, أنظمة التحكم, نظام تحكم, كنترول
plc, programmable logic controller, controller, controllers, متحكم منطقي, متحكم, متحكمات, بي ال سي
software, program, programming, digital, app, erp, برنامج, برامج, برمجيات, برمجة, سوفتوير, رقمي, رقمية, تطبيق, ديجيتال
system, systems, نظام, أنظمة, سيستم
development, develop, developing, تطوير
network, networks, شبكة صناعية, شبكات, شبكة المصنع, الشبكه
infrastructure, it infrastructure, server, servers, بنية تحتية, البنية التحتية, سيرفر
energy, power, electricity, electric, electrical, طاقة, كهرباء, كهربائي, كهربائية, تغذية كهربائية, الطاقه, كهربا
solar, solar energy, solar power, photovoltaic, pv, renewable, solar panels, شمسي, شمسية, طاقة شمسية, سقف شمسي, ألواح شمسية, خلايا شمسية, متجددة, الواح
retrofit, upgrade, modernise, modernisation, renovation, update, تحديث, ترقية, تجديد, تأهيل
maintenance, repair, spare parts, spares, صيانة, إصلاح, تصليح, قطع غيار, صيانه, عطل, أعطال
planning, plan, layout, تخطيط, خطة, مخطط, خطط, مخططات
weighing, scale, scales, weigh, ميزان, موازين, قبان
checkweigher, checkweighing, check weigher, ميزان فحص, ميزان تدقيق
warehouse system, wms, dispatch, logistics, logistic, supply chain, لوجستي, لوجستية, خدمات لوجستية, سلسلة التوريد, لوجستيات, إرسال, امدادات
changeover, set up, setup, smed, تبديل, تغيير المقاس, تبديل المقاسات, ضبط
monitoring, monitor, dashboard, sensor, sensors, رصد, مراقبة, حساس, حساسات, متابعة, شاشة
efficiency, productivity, output, كفاءة, فعالية, انتاجية, إنتاجية
blog, article, articles, post, posts, news, guide, read, مقال, مقالات, مدونة, أخبار, دليل, مقالة, بلوج, اخبار, المدونه
faq, faqs, question, questions, frequently asked questions, سؤال, أسئلة, الأسئلة الشائعة, أسئلة متكررة, اسئلة شائعة, استفسار, استفسارات
video, videos, clip, movie, فيديو, فيديوهات, مقطع, مرئي
image, images, photo, photos, picture, pictures, gallery, صورة, صور, معرض الصور, صوره, البوم
privacy, privacy policy, data protection, cookies, خصوصية, سياسة الخصوصية, حماية البيانات, الخصوصيه
website, site, web, موقع, الموقع الإلكتروني, ويب, سايت
social media, facebook, linkedin, instagram, فيسبوك, لينكدان, انستغرام, لينكد ان, سوشال ميديا
market share, local market, local, محلي, محلية, السوق المحلي, السوق المحلية
year, years, سنة, سنوات, عام, أعوام, سنين, سنوي
month, months, شهر, أشهر, شهور, شهري
week, weeks, أسبوع, أسابيع, اسبوع, اسبوعين
day, days, يوم, أيام, ايام, يومين, يومان
hour, hours, ساعة, ساعات, ساعه
`;
