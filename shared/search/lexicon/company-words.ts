/** Certificates that buyers ask for and makers of bags may not have: one family a line. */
export const askedCertificates = `
halal, halaal, halal certificate, halal certified, حلال, شهادة حلال, شهادة الحلال
kosher, kosher certificate, كوشر, شهادة كوشر
brcgs, brc, brc certificate, brc packaging, شهادة brc
fssc 22000, fssc, fssc certificate, شهادة fssc
sedex, smeta, bsci, social audit, سيدكس
fsc, fsc certificate, forest stewardship, pefc
oeko tex, oekotex, اويكو تكس
global recycled standard, grs, recycled claim standard, rcs
gmp, good manufacturing practice, ممارسات التصنيع الجيد
iso 50001, energy management system, ايزو 50001
iso 17025, ايزو 17025
saber, saso, saso certificate, سابر, ساسو, شهادة سابر, شهادة ساسو
soncap, pvoc, coc certificate
ce marking, ce mark, ce certificate
`;

/** What applicants are, one occupation a line. Without those that are mostly the names of people: حداد, نجار, خياط. */
export const occupations = `
accountant, bookkeeper, محاسب, محاسبة
cleaner, عامل نظافة
driver, سائق, سواق, شوفير
electrician, كهربائي, كهربجي
engineer, مهندس, مهندسة
foreman, supervisor, مشرف, مشرفة
forklift, رافعة شوكية
human resources, hr, موارد بشرية, الموارد البشرية
intern, internship, trainee, متدرب, متدربة
labourer, laborer, worker, عامل, عمال
manager, مدير, مديرة
mechanic, ميكانيكي
operator, مشغل
sales representative, مندوب مبيعات
secretary, سكرتير, سكرتيرة
security guard, watchman, حارس
storekeeper, warehouse keeper, أمين مستودع
technician, فني, فنية
welder, لحام
`;

/** The company, its plant, quality, people and services: one family a line. */
export const companyWords = `
certificate, certificates, certification, certified, accreditation, accredited, شهادة, شهادات, معتمد, معتمدة, اعتماد, اعتمادات, شهاده, سيرتفيكيت, zertifikat, zertifikate, certificat, certificats, sertifika, msds, sds, safety data sheet, material safety data sheet, certificate of analysis, coa, shahada, shahadat, shehada, shehadat, shahadet
iso, ايزو, آيزو, إيزو, أيزو, الايزو, iso certificate, iso certified, ايزوهات, شهادة ايزو, شهادات ايزو, شهادة الايزو
iso 9001, quality management, quality management system, qms, إدارة الجودة, نظام الجودة, ايزو 9001, ادارة جودة, الايزو 9001, ايزو الجودة, شهادة الجودة, شهادة جودة, quality certificate
iso 14001, environmental management, ems, الإدارة البيئية, ادارة بيئية, ايزو 14001, نظام بيئي, environmental certificate, ايزو البيئة, ايزو بيئة, شهادة بيئية, شهادة البيئة
iso 22000, food safety management, haccp, هاسب, الهاسب, إدارة سلامة الغذاء, ايزو 22000, سلامة الغذاء, food safety, هسب, food safety certificate, ايزو الغذاء, ايزو غذاء, شهادة سلامة الغذاء, شهادة غذائية, clean room, cleanroom, clean rooms, hygienic production, غرفة نظيفة
iso 45001, occupational health, occupational safety, health and safety, work safety, labour safety, workplace safety, worker safety, ohs, hse, السلامة المهنية, الصحة المهنية, سلامة مهنية, ايزو 45001, السلامة والصحة المهنية, سلامة العمال, ايزو السلامة, شهادة السلامة, سلامة العاملين, حوادث العمل, iso 18001, ohsas
iso 21898, fibc type test, type test, lift test, فحص الطراز, اختبار الطراز, ايزو 21898, فحص الرفع, فحص الجامبو
jordan quality mark, quality mark, علامة الجودة, علامة الجودة الأردنية, jqm
quality, qualities, qc, qa, quality control, quality assurance, جودة, الجوده, كواليتي, ضبط الجودة, مراقبة الجودة, توكيد الجودة, نوعية, جوده, jawda, jawde, jawdeh, joodeh, jawdah, gawda, jowda, qualité, qualität, kalite, qualitätssicherung, qualitätskontrolle
test, tests, testing, tested, inspection, inspect, check, trial, report, test report, فحص, فحوص, فحوصات, اختبار, اختبارات, تجربة, معاينة, تفتيش, تقرير, تقارير, مفحوص, تست, تيست
laboratory, lab, labs, laboratories, مختبر, مختبرات, معمل, مخبر, مخابر, لاب, lims, lab software, lab system, lab records, مختبرات الجودة, سجلات المختبر, نظام مختبر, لابات
standard, standards, regulation, regulations, norm, law, rules, compliance, conformity, معيار, معايير, مواصفة قياسية, لائحة, لوائح, قانون, مطابقة, امتثال, أنظمة, تشريعات, قياسي, konformität, konformitätserklärung, konformitätserklärungen, conformité, déclaration de conformité
audit, audits, auditor, تدقيق, مراجعة, مدقق, تدقيقات
traceability, tracing, trace, tracking, track, lot, batch, lots, lot number, تتبع, تتبّع, تعقب, تشغيلة, تشغيلات, دفعة إنتاج, رقم التشغيلة, باتش, recall, trace back, product recall, سحب المنتج, استدعاء المنتج, تتبع المنتج, rückverfolgbarkeit, traçabilité
safety, safe, secure, security, سلامة, أمان, آمن, آمنة, سيفتي, امان, مأمون
health, medical, صحة, صحي, صحية, طبي
company, firm, business, corporation, enterprise, شركة, شركات, مؤسسة, مؤسسات, منشأة, شركتكم, كومباني, sharika, sherka, sherkeh, sharikeh, sharkeh, sharket, sharikat, unternehmen, firma, entreprise, société, şirket
mansooj, mansuj, mansouj, mansoj, mansoog, منسوج الرقمية
about us, our story, story, history, who we are, who are you, about, founded, established, since when, background, company profile, profile, قصتنا, من نحن, عن الشركة, من انتم, مين انتو, مين انتم, نبذة, تاريخ الشركة, تأسست, تأسيس, نشأة, حكايتنا, قصة, مسيرة, مسيرتنا, عنا, تعريف الشركة, متى تأسست, your company, company history, how old, founder, founders, owner of the company, مؤسس, مؤسسين, مؤسسو, تاريخكم, عن شركتكم, عن المصنع, من متى, من اسس, مين صاحب الشركة, صاحب المصنع, قصتكم, bag manufacturer, bags manufacturer, bag factory, bags factory, sack manufacturer, sacks manufacturer, woven bag manufacturer, woven bags manufacturer, woven sack manufacturer, bag supplier, مصنع أكياس, مصنع اكياس, مصنع شوالات, ceo message, message from the ceo, كلمة المدير العام, كلمة رئيس مجلس الإدارة, meen entu, min entu, meen entum, man antom, meen ento, 3an el sharika, 3an el sherka
vision, mission, values, our values, purpose, goal, goals, principles, رؤية, رسالة, قيم, قيمنا, رؤيتنا, رسالتنا, مبادئ, أهداف, هدف, مبادئنا, social responsibility, csr, ethics, code of conduct, community, corporate responsibility, مسؤولية اجتماعية, المسؤولية الاجتماعية, أخلاقيات
contact, contact us, reach, call, get in touch, write to us, اتصل, اتصال, تواصل, اتصل بنا, تواصل معنا, اتصلوا بنا, راسلنا, كيف اتواصل, اكلمكم, تواصلوا, مراسلة, كلمونا, contact details, contact info, how to reach, contacts, كيف اتصل, معلومات الاتصال, بيانات الاتصال, التواصل معكم, احكي معكم, نحكي معكم, كيف نتواصل, للتواصل, للاتصال, press contact, press office, journalist, journalists, media enquiries, kontakt, iletişim, coordonnées, صحافة, صحفي, investor, investors, investor relations, shareholder, shareholders, مستثمر, مستثمرين, علاقات المستثمرين, call me back, call me, call back, callback, اتصلوا بي, اتصل بي, كلموني, رنوا علي, tawasol, tawasul, twasol, lil tawasol, ettisal, itisal, ittisal, etesal, ettesal, etasel, etasil, ittasil, kif atwasal, atwasal, natwasal, atwasal ma3kom, natwasal ma3kom, atwasal ma3ak, contact person, contact name, contact form, contact sales, contact team, contact page, contact department, press enquiry, press enquiries, press inquiry, media enquiry, media inquiry, media contact, reporter, interview request, صحفية, صحافي, مقابلة صحفية, احكي, اتكلم, أتكلم, talk to, speak to, speak with, talk with, ansprechpartner, kontaktdaten, kontaktieren
phone, telephone, mobile, phone number, tel, hotline, هاتف, تلفون, تليفون, جوال, موبايل, رقم الهاتف, رقم التلفون, خلوي, رقم الهاتف, محمول, هواتف, phones, cell, landline, نمرة, نمره, رقمكم, تلفونات, تليفونات, هاتفكم, تلفونكم, رقم تليفون, رقم موبايل, ارقامكم, ارقام التلفونات, ارقام الهاتف, ارقام التواصل, رقم التواصل, رقم جوال, رقم الشركة, رقم المصنع, رقم المبيعات, رقم قسم المبيعات, رقم المحاسبة, رقم قسم المحاسبة, رقم الإدارة, رقم الموارد البشرية, رقم المدير, رقم واتس, sales number, your number, hatef, hatif, raqm, raqam, rakam, raqem, ra2m, ra2am, ra8am, arqam, ar2am, telefon, tilifon, telephon, tilfon, jawwal, jawal, mobayl, khalawi, nemra, nimra, raqm el hatef, raqam el hatef, raqm al hatif, raqam al hatef, raqam el telephone, raqam el telefon, raqm el telefon, ra2m el telefon, ra2am el telefon, raqam jawwal, raqam el mobile, raqam el whatsapp, raqam el sharika, raqam el masna3, رقم الاتصال, raqamkom, raqmkom, ra2mkom, raqamkum, telefonkom, hatefkom, contact number, contact no, contact nos, phone no, tel no, mobile no, telephone no, whatsapp no, telefonnummer, telefon numarası, numéro de téléphone, rufnummer, talefon, teléfono
whatsapp, whats app, واتساب, واتس, وتساب, واتس اب, وتس
email, e mail, mail, mailbox, بريد, إيميل, ايميل, بريد إلكتروني, البريد الإلكتروني, الايميل, ميل, emails, e mails, email address, ايميلكم, بريدكم, الميل, el email, bareed, barid, imeil, contact email, contact mail
fax, فاكس
address, location, where are you, where are you located, where is your, where is your factory, where is the factory, where is the plant, where is the company, where is your office, located, factory location, plant location, company location, موقع المصنع, عنوان المصنع, موقع الشركة, عنوان الشركة, أين أنتم, أين المصنع, أين الشركة, أين يقع المصنع, أين تقع الشركة, أين تقع, أين يقع, أين مقركم, directions, map, place, عنوان, موقع, موقعكم, وين موقعكم, مكان, مكانكم, خريطة, خارطة, لوكيشن, عنوانكم, العنوان, وين انتم, أماكن, وين محلكم, فين موقعكم, addresses, headquarters, hq, head office, branch, branches, gps, google maps, فرع, فروع, مقر, المقر, مقركم, وين المصنع, فين المصنع, وين مكانكم, وين صايرين, 3onwan, 3inwan, 3enwan, 3unwan, 3nwan, onwan, unwan, enwan, inwan, 3onwankom, 3enwankom, 3onwan el masna3, 3enwan el masna3, 3onwan el sharika, 3enwan el sharika, unwan al masna, mawqe3, maw2e3, maw8e3, mawke3, mawqi3, mawqe3kom, maw2e3kom, makankom, wein el masna3, wen el masna3, ween el masna3, wayn el masna3, wein entu, wen entu, wein makankom, wen makankom, wein mawqe3kom, wein maw2e3kom, wein el sharika, wen el sharika, كيف اوصل, كيف اصل اليكم, contact address, adresse, anschrift, adres, postadresse, standort, adresse usine, emplacement, el ma7al, ma7al, dirección, direccion, anfahrt, wegbeschreibung
working hours, opening hours, open hours, office hours, business hours, opening times, office times, when open, دوام, أوقات العمل, ساعات العمل, أوقات الدوام, ساعات الدوام, مواعيد العمل, متى تفتحون, وقت الدوام, اوقات, open on friday, open on saturday, closed on friday, ايام الدوام, ساعات الدوام الرسمي, متى تفتح, متى بتفتحو, متى تسكرون, امتى بتفتحوا, الدوام الرسمي, public holidays, holiday hours, ramadan hours, closed on, öffnungszeiten, عطلة رسمية, العطل الرسمية, دوام رمضان, are you open, are you closed, when do you open, when do you close, time do you open, time do you close, closing time, closing times, closing hours, opening time, opening day, opening days, holiday schedule, holiday calendar, weekend hours, saturday hours, friday hours, timings, office timings, working time, working times, ramadan timing, ramadan times, eid hours, دوامكم, دوامكو, بتداوموا, بتداومو, تداومون, تداوموا, نداوم, فاتحين, مسكرين, قافلين, مقفلين, مفتوحين, ساعة الإغلاق, ساعات الإغلاق, وقت الإغلاق, موعد الإغلاق, وقت الفتح, ساعة الفتح, أوقات الفتح, ساعات الفتح, متى تغلقون, متى يفتح, متى يغلق, عطلتكم, عطلكم, dawam, dawaam, dawamkom, dawamkum, sa3at el dawam, sa3at al dawam, awqat el dawam, aw2at el dawam, fat7een, fate7een, fat7in, msakreen, msakrin, maftoo7een, business days and hours, days and hours, horaires, horaires d’ouverture, heures d’ouverture, geschäftszeiten, çalışma saatleri
department, departments, division, divisions, team, قسم, أقسام, اقسام, إدارة, دائرة, دوائر, فريق, الاقسام, ادارات, sections, الأقسام, شعبة
management, manager, director, head, ceo, general manager, chairman, إدارة, مدير, مدراء, المدير العام, مدير عام, رئيس, مديرة, الإدارة العليا, الاداره, managing director, owners, board, bosses, المدراء, ادارة المصنع, مجلس الإدارة
marketing, marketing and sales, تسويق, التسويق والمبيعات, ماركتنج, مسوق
human resources, hr, personnel, staff department, موارد بشرية, الموارد البشرية, شؤون الموظفين, اتش ار, شؤون موظفين, hr department, hr officer, hr manager, ادارة الموارد البشرية, اتش آر, إتش آر, موظف موارد بشرية
finance, accounting, accountant, accounts, مالية, محاسبة, محاسب, حسابات, مالي
production, produce goods, manufacture, manufacturing, manufactured, make, made, making, بينعمل, بتنعمل, ينعمل, تنعمل, انعمل, بينصنع, بتنصنع, إنتاج, انتاج, تصنيع, صنع, صناعة, مصنوع, تصنعون, نصنع, انتاجية, الصنع, تصنع, ينتج, تنتجون, produktion, herstellung, fertigung
plant, factory, factories, facility, مصنع, مصانع, معمل, منشأة, منشآت, فاكتوري, مصنعكم, فابريكة, masna3, masnaa, masana3, masna3kom, masna3na, ma3mal, usine, fabrik, werk, fabrika, fábrica
machine, machines, machinery, equipment, آلة, آلات, ماكينة, ماكينات, مكينة, مكائن, مكن, معدات, ماكنة, ماكنات, معدة, makina, makana, makinat, makanat, makineh
line, lines, production line, خط, خطوط, خط إنتاج, خطوط الإنتاج, خط الانتاج
visit, visits, tour, visiting, plant tour, factory tour, see the factory, زيارة, زيارات, أزور, نزور, جولة, ازوركم, زياره, زيارتكم, نزوركم, زائر, زوار, see your plant, see your factory, come and see, visitor, visitors, guided tour, اجي, نجي, اشوف المصنع, نشوف المصنع, زيارة ميدانية, جوله, ziyara, zyara, ziyarat, zyarat, ziyaret, ziyarat el masna3, zyarat el masna3, ziyaret el masna3, besuch, besichtigung, werksbesichtigung, visite, rundgang
job, jobs, vacancy, vacancies, career, careers, employment, hiring, position, positions, job opening, job openings, openings, recruitment, job application, employ, hire, وظيفة, وظائف, شغل, شاغر, شواغر, توظيف, مهنة, مهن, تعيين, فرصة عمل, فرص عمل, وظايف, شاغرة, اشتغل, اتوظف, وظائف شاغرة, وظيفة شاغرة, شغلة, شغل عندكم, اشتغل عندكم, work for you, work here, join us, join your team, fresh graduate, graduate, graduates, recruiting, خريج, خريجين, حديث التخرج, وظايفكم, تعيينات, اشتغل معكم, بدي شغل, ابي وظيفة, ادور شغل, فرصه عمل, توظف, خدمة عمل, مناصب شغل, خدامة, وظيفه, wazifa, wazifeh, wazefa, wazeefa, wadifa, wathifa, wazife, wazayef, wazayif, wazaef, wazaif, waza2ef, waza2if, wadayef, wathaef, wadhaef, shoghol, shoghl, shughl, shughul, shogol, shogl, sho8l, sho8ol, shu8l, foras 3amal, fors 3amal, forsat 3amal, furas amal, tawzeef, tawzif, tawtheef, tawdif, shawagher, shaghir, ta3yin, ta3yeen, ashteghel, ashtaghel, ashteghil, ashtghel, ishteghel, n2adem 3ala wazifa, iş ilanı, iş ilanları, stellenangebot, stellenangebote, offre d'emploi, offres d'emploi, emploi, emplois, recrutement, arbeit, arbeitsplatz, empleo, wazeefe, wazeefeh, benefits, employee benefits, job interview, interview process, work from home, remote work, working remotely, hiring process, recruitment process, health insurance, social security, تأمين صحي, مقابلة عمل, مقابلة وظيفية, ضمان اجتماعي, عمل عن بعد, شغل من البيت, stelle, stellen, karriere, jobangebote
apply, application, applicant, applicants, أتقدم, تقدم, التقديم, التقدم, تقديم طلب, طلب توظيف, applying, send cv, send my cv, submit, ابعت سيرتي, ارسل سيرتي, اقدم, كيف اقدم, taqdeem, taqdim, t2deem, kif aqaddem, bewerbung, bewerben, candidature, postuler
cv, resume, curriculum vitae, سيرة ذاتية, سيرة, سي في, السيره الذاتيه, سيفي, sira thatiya, seera thatiyya, sirah, sira zatiya, sira zatiyeh, sira dhatiya, lebenslauf, özgeçmiş
training, trainee, internship, intern, interns, student, students, apprentice, summer training, course, صيفي, صيفية, تدريب, متدرب, متدربين, طالب, طلاب, طلبة, تدريب صيفي, متدربة, كورس, طلبه, summer job, work placement, placement, co op, university, universities, field training, تدريب عملي, تدريب جامعي, جامعة, جامعات, جامعيين, تلاميذ, ستاج, متدربات, تدريب ميداني, tadreeb, tadrib, mutadarreb, motadareb, stage, stages, praktikum, praktika, staj, ausbildung
engineer, engineers, engineering, مهندس, مهندسين, مهندسة, هندسة, مهندسون, هندسي, مهندسات, engineeer, مهندسه, هندسية, mohandes, muhandis, mohandis, mhandes, muhandes
technician, technicians, mechanic, operator, operators, فني, فنيين, تقني, فنية, مشغل, ميكانيكي, عامل, عمال, مشغلين, فنيون, fitter, maintenance man, mechanics, electrician, weavers, نساج, نساجين, كهربائي صيانة, حرفي, معلم نول, فنيي
worker, workers, employee, employees, staff, labour, موظف, موظفين, عامل, عمال, موظفة, عاملين, كادر, كوادر, موظفون, أيدي عاملة, storekeeper, labourer, laborer, أمين مستودع, شغيلة, عمالة, ايدي عاملة, 3amel, 3omal, 3ummal, mowazaf, mowathaf, muwazzaf, mwazaf
officer, مدير مبيعات, مدير المبيعات, clerk, executive, representative, sales representative, مسؤول, مسؤولة, موظف, مندوب, مندوبين, مندوب مبيعات, ممثل, مسوول, salesman, salesperson, saleswoman, sales rep, sales job, sales executive, sales manager, مبيعات خارجية, سيلز, بائعين, رجل مبيعات, مسؤول مبيعات, موظف مبيعات, مسوق, supervisor, supervisors, foreman, team leader, مشرف, مشرفين, مشرفة, مراقب إنتاج
occupation, occupations, driver, drivers, truck driver, forklift driver, accountant, accountants, bookkeeper, welder, welders, carpenter, cleaner, cleaners, security guard, watchman, secretary, receptionist, cook, سائق, سائقين, سواق, شوفير, محاسب, محاسبين, حارس, حراس, عامل نظافة, عمال نظافة, سكرتير, سكرتيرة, طباخ, لحام, نجار, مراسل, production worker, production workers, factory worker, factory workers, line worker, warehouse worker, packing worker, عامل إنتاج, عمال إنتاج, عاملة إنتاج, عامل مصنع, عامل تعبئة, عامل مستودع, كهربائي, كهربجي, حداد
salary, salaries, wage, wages, pay slip, راتب, رواتب, أجر, أجور, معاش, pay grade, remuneration, bonus, عمولة, رواتبكم, مكافأة, rateb, ratib, rawateb, ma3ash
full time, fulltime, دوام كامل, كامل الدوام
part time, parttime, دوام جزئي, جزئي
shift, shifts, night shift, وردية, ورديات, شفت, شفتات, مناوبة, shifts work, night work, دوام ليلي, نوبات, نوبة, شيفت, شيفتات
experience, خبرة, خبرات
degree, bachelor, diploma, qualification, بكالوريوس, دبلوم, شهادة جامعية, مؤهل, مؤهلات
service, services, خدمة, خدمات, سيرفس, الخدمه, what do you do, خدماتكم, الخدمات
project, projects, reference project, references, projects done, completed projects, finished projects, past projects, previous projects, previous work, past work, work done, مشاريع منفذة, مشاريع منجزة, مشاريع سابقة, أعمال سابقة, أعمالكم, case study, case studies, مشروع, مشاريع, مشروعات, أعمالنا, إنجازات, سابقة أعمال, success story, success stories, our work, قصة نجاح, قصص نجاح, انجازاتكم, اعمالكم, مشاريعكم
automation, automate, automatic, automated, robot, robots, أتمتة, أتمته, أوتوماتيك, اوتوماتيكي, أوتوماتيكي, روبوت, مؤتمت, مؤتمتة, automatize, mechanise, palletising robot, palletizer, palletiser, palletising, packing line, روبوتات, أوتوميشن, اوتوميشن, الة رص, خط تعبئة
control, controls, control system, تحكم, أنظمة التحكم, نظام تحكم, كنترول
plc, programmable logic controller, controller, controllers, متحكم منطقي, متحكم, متحكمات, بي ال سي, plcs, siemens, بي إل سي, متحكمات منطقية, وحدة تحكم
software, program, programming, digital, app, erp, برنامج, برامج, برمجيات, برمجة, سوفتوير, رقمي, رقمية, تطبيق, ديجيتال, erp system, mes, scada, it system, programme, programs, application software, سكادا, نظام معلومات, سوفت وير
system, systems, نظام, أنظمة, سيستم
development, develop, developing, تطوير
network, networks, شبكة صناعية, شبكات, شبكة المصنع, الشبكه, wifi, wi fi, wireless, ethernet, lan, cable, cables, cabling, fibre optic, fiber optic, fibre, واي فاي, لاسلكي, لاسلكية, كوابل, كبل, كابل, ألياف ضوئية, فايبر, نتورك, انترنت, إنترنت
infrastructure, it infrastructure, server, servers, بنية تحتية, البنية التحتية, سيرفر
energy, power, electricity, electric, electrical, طاقة, كهرباء, كهربائي, كهربائية, تغذية كهربائية, الطاقه, كهربا, power saving, energy saving, save energy, kwh, electricity bill, ترشيد, ترشيد الطاقة, توفير الطاقة, توفير الكهرباء, فاتورة الكهرباء, كهرب
compressed air, compressor, compressors, air leak, air leaks, air compressor, هواء مضغوط, ضاغط هواء, ضواغط, تسرب هواء, druckluft, air comprimé
solar, solar energy, solar power, photovoltaic, pv, renewable, solar panels, شمسي, شمسية, طاقة شمسية, سقف شمسي, ألواح شمسية, خلايا شمسية, متجددة, الواح, sun power, solar roof, rooftop solar, pv system, لوح شمسي, خلايا, سولار, طاقه شمسيه, الشمسية
retrofit, upgrade, modernise, modernisation, renovation, update, تحديث, ترقية, تجديد, تأهيل, revamp, refurbish, refurbishment, overhaul, old machine, old machines, تجديد المكائن, تحديث المكائن, مكائن قديمة, ماكينات قديمة, عمرة
maintenance, repair, spare parts, spares, صيانة, إصلاح, تصليح, قطع غيار, صيانه, عطل, أعطال
planning, plan, layout, تخطيط, خطة, مخطط, خطط, مخططات, feasibility, feasibility study, turnkey, new factory, new plant, start a factory, set up a factory, build a factory, دراسة جدوى, جدوى, جدوى اقتصادية, انشاء مصنع, إنشاء مصنع, فتح مصنع, افتح مصنع, مصنع جديد, تأسيس مصنع, plant design, factory design, تصميم مصنع, تصميم مصانع, factory layout, plant layout, layout design
weighing, scale, scales, weigh, ميزان, موازين, قبان, weighbridge, overfill, overfilling, giveaway, weight check, وزان, ميزان الكتروني
checkweigher, checkweighing, check weigher, ميزان فحص, ميزان تدقيق
warehouse system, wms, dispatch, logistics, logistic, supply chain, لوجستي, لوجستية, خدمات لوجستية, سلسلة التوريد, لوجستيات, إرسال, امدادات, stock control, inventory, inventory management, racks, racking, picking, جرد, إدارة المخزون, ادارة المستودعات, ستاندات
changeover, set up, setup, smed, تبديل, تغيير المقاس, تبديل المقاسات, ضبط
monitoring, monitor, dashboard, sensor, sensors, رصد, مراقبة, حساس, حساسات, متابعة, شاشة, downtime, stoppage, stoppages, standstill, oee, توقفات, أعطال الخط, رصد التوقفات
efficiency, productivity, output, كفاءة, فعالية, انتاجية, إنتاجية
blog, article, articles, post, posts, news, guide, read, مقال, مقالات, مدونة, أخبار, دليل, مقالة, بلوج, اخبار, المدونه, tips, how to guide, مدونات, نصائح مفيدة, مقالاتكم, neuigkeiten, nachrichten, actualités
faq, faqs, question, questions, frequently asked questions, سؤال, أسئلة, الأسئلة الشائعة, أسئلة متكررة, اسئلة شائعة, استفسار, استفسارات
video, videos, clip, movie, فيديو, فيديوهات, مقطع, مرئي
image, images, photo, photos, picture, pictures, gallery, صورة, صور, معرض الصور, صوره, البوم, البوم صور, fotos, bilder, foto, bild
privacy, privacy policy, my information, my details, personal information, معلوماتي, معلوماتي الشخصية, معلومات شخصية, المعلومات الشخصية, data protection, cookies, خصوصية, سياسة الخصوصية, حماية البيانات, الخصوصيه, my data, personal data, gdpr, بياناتي, البيانات الشخصية, بيانات شخصية, datenschutz, confidentialité
website, site, web, موقع, الموقع الإلكتروني, ويب, سايت
social media, facebook, linkedin, instagram, فيسبوك, لينكدان, انستغرام, لينكد ان, سوشال ميديا
market share, local market, local, محلي, محلية, السوق المحلي, السوق المحلية
year, years, سنة, سنوات, عام, أعوام, سنين, سنوي
month, months, شهر, أشهر, شهور, شهري
week, weeks, أسبوع, أسابيع, اسبوع, اسبوعين
day, days, يوم, أيام, ايام, يومين, يومان
hour, hours, ساعة, ساعات, ساعه
industry 4.0, iot, digital transformation, smart factory, digitalisation, digitalization, تحول رقمي, التحول الرقمي, مصنع ذكي, انترنت الأشياء, رقمنة
scanner, scanners, handheld, barcode scanner, ماسح, ماسحات, سكانر, قارئ باركود
finder, bag finder, which bag do i need, find my bag, مساعد الاختيار, دليل الاختيار
po box, p o box, post box, صندوق بريد, ص ب
office, offices, sales office, مكتب, مكاتب
exhibition, exhibitions, trade fair, trade show, expo, معرض, معارض, اكسبو
minute, minutes, دقيقة, دقائق
holiday, holidays, weekend, weekends, عطلة, عطل نهاية الأسبوع, إجازة, إجازات, eid, public holiday, أعياد, عطل
method, methods, طريقة, طرائق
signature, signed, signatures, توقيع, تواقيع, موقعة
source code, شيفرة, الشيفرة المصدرية, مصدرية
protruding, upright, بارزة, بارز
comes from, تأتي, يأتي
meaning, mean, definition, معنى, يعني, تعني, ما معنى, شو يعني, المقصود
molecule, molecules, جزيء, جزيئات
how bags are made, how are bags made, how a bag is made, how is a bag made, how are sacks made, how sacks are made, how do you make bags, how do you make sacks, how you make bags, how is it made, bag making, sack making, bag production process, manufacturing process, production process, making process, weaving process, production steps, production stages, manufacturing steps, manufacturing stages, stages of production, steps of production, from resin to bag, how a circular loom weaves, كيف يصنع الكيس, كيف تصنع الأكياس, كيف تصنع, كيف تصنعون, كيف يصنع, كيف تصنعون الأكياس, كيف يتم تصنيع, كيف يتم صنع, كيف يتم إنتاج, كيف تنتج, كيف تنتجون, كيف ينتج, طريقة التصنيع, طريقة تصنيع, طريقة صنع, طريقة صناعة, طريقة الإنتاج, مراحل التصنيع, مراحل تصنيع, مراحل الإنتاج, مراحل إنتاج, مراحل صناعة, مراحل صنع, خطوات التصنيع, خطوات تصنيع, خطوات الإنتاج, خطوات صناعة, خطوات صنع, عملية التصنيع, عملية الإنتاج, عمليات التصنيع, من الحبيبات إلى الكيس, كيف ينسج النول, how is woven fabric made, how is fabric made, how are woven bags made, how are woven sacks made, how woven bags are made, how is fabric woven, how are bags woven, how do you weave, comment sont fabriqués, wie werden säcke hergestellt
company figures, how many employees, number of employees, how many people, how many workers, number of workers, how many staff, staff size, headcount, company size, size of the company, how big, turnover, annual turnover, revenue, annual revenue, production capacity, monthly capacity, annual capacity, plant capacity, factory capacity, monthly production, annual production, monthly output, annual output, output per month, output per year, how many looms, number of looms, how much do you produce, كم موظف, كم عامل, كم عدد الموظفين, كم عدد العمال, عدد الموظفين, عدد العمال, طاقة انتاجية, الطاقة الإنتاجية, الطاقة الانتاجية, كم تنتجون, كم تنتج, كم تنتجوا, كم طن تنتجون, كم نول, عدد الأنوال, حجم الشركة, how many production lines, how many lines, كم خط إنتاج, كم خط انتاج, كم خط, how big is your factory, كم ماكينة, كم ماكنة
${askedCertificates.trim()}
`;
