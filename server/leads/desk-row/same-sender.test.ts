import { expect, test } from 'vitest';
import { readPhone } from '#server/core/i18n/phone-number.ts';
import { companyKey } from './same-company.ts';
import { type ComparedSender, companyDomain, compareSenders, mailboxKey, nameKey } from './same-person.ts';

/**
 * Senders as forms have them, two a line: name;e-mail;telephone as it was typed;company. The letter in front says what
 * they are: P one person, C two people of one company, N neither. They were written before the rules, which follow them.
 */
const same = `
# name + company, the name in two spellings or scripts, other mails
P|Sulaiman Al-Majali;s.majali@gmail.com;;Karak Flour Mills|سليمان المجالي;;0791234501;مطاحن الكرك
P|Thaer Obeidat;thaer@obeidat-feed.com;;Obeidat Feed|ثائر عبيدات;thaer.ob@hotmail.com;;عبيدات للأعلاف
P|Mutasem Khreisat;;0795551102;Khreisat Trading Est.|معتصم خريسات;m.khr@yahoo.com;;مؤسسة خريسات التجارية
P|Haitham Abu Rumman;haitham.ar@gmail.com;;Abu Rumman Packaging|هيثم أبو رمان;;0780011223;أبو رمان للتغليف
P|Raed Al Qudah;raedq@outlook.com;;Ajloun Olive Oil Co.|رائد القضاة;raed.qudah@yahoo.com;;شركة عجلون لزيت الزيتون
P|Ra'ed Qudah;raed1@gmail.com;;Ajloun Olive Oil|Raed Al-Qodah;raedq@outlook.com;;Ajloun Olive Oil Company
P|Eng. Moayad Tarawneh;moayad@gmail.com;;Mu'tah Fertilizers|مؤيد الطراونة;;0777788990;مؤتة للأسمدة
P|Nidal Shawabkeh;n.shawabkeh@gmail.com;;Madaba Mills|نضال الشوابكة;;;مطاحن مأدبا
P|Ghaith Al-Fayez;gfayez@gmail.com;;Al Fayez Group|غيث الفايز;;0790001112;مجموعة الفايز
P|Aya Hammoudeh;aya.h@gmail.com;;Petra Sugar|آية حمودة;aya_hamoudeh@yahoo.com;;البتراء للسكر
P|Jihad Abu Zaid;j.abuzaid@gmail.com;;Jerash Farms|Jehad Abuzeid;;0799988771;Jerash Farms Ltd
P|Dr. Lubna Al-Saket;lubna@saket.jo;;Saket Laboratories|لبنى الساكت;lsaket@gmail.com;;مختبرات الساكت
P|Ashraf Zoubi;ashraf.z@gmail.com;;Ramtha Textile|أشرف الزعبي;;0785554433;الرمثا للنسيج
P|Muath Shdeifat;muath@gmail.com;;Mafraq Onion Export|معاذ شديفات;;;المفرق لتصدير البصل
P|Hazem Nsour;hazem@nsour.com;;Salt Grain Stores|حازم النسور;hazem.nsour@gmail.com;;السلط لمخازن الحبوب
P|Ruba Halaseh;ruba@gmail.com;;Fuheis Cement Bags|ربى هلسة;ruba.h@outlook.com;;الفحيص لأكياس الإسمنت
P|Elias Khoury;elias@gmail.com;;Zahle Potato Growers|إلياس خوري;;+96170123456;زحلة لمزارعي البطاطا
P|Georges Abi Nader;g.abinader@gmail.com;;Bekaa Agro|جورج أبي نادر;;;البقاع أغرو
P|Toufic Chamoun;toufic@gmail.com;;Chamoun Frères|توفيق شمعون;;+9613123456;شمعون إخوان
P|Joumana Saade;joumana@gmail.com;;Tripoli Sugar Refinery|جمانة سعادة;;;مصفاة طرابلس للسكر
P|Charbel Gemayel;charbel@gmail.com;;Metn Mills|شربل الجميل;;+96171555666;مطاحن المتن
P|Ayman Qabbani;ayman@gmail.com;;Damascus Weaving|أيمن قباني;;+963944123456;دمشق للنسيج
P|Mouhannad Al Atassi;m.atassi@gmail.com;;Homs Flour|مهند الأتاسي;;;حمص للطحين
P|Yaser Tlass;yasser@gmail.com;;Aleppo Jute|ياسر طلاس;;;حلب للخيش
P|Shadi Abu Ghazaleh;shadi@gmail.com;;Nablus Soap|شادي أبو غزالة;;+970599123456;نابلس للصابون
P|Iyad Tibi;iyad@gmail.com;;Tulkarem Feed|إياد الطيبي;;;طولكرم للأعلاف
P|Fahd Al-Dosari;fahd@gmail.com;;Najd Dates|فهد الدوسري;;+966501234567;نجد للتمور
P|Abdulaziz Al Ghamdi;aziz@gmail.com;;Al Baha Honey|عبدالعزيز الغامدي;;;الباحة للعسل
P|Turki Alshammari;turki@gmail.com;;Hail Wheat|تركي الشمري;;+966551112223;حائل للقمح
P|Bandar Al-Qahtani;bandar@gmail.com;;Asir Fertiliser|بندر القحطاني;;;عسير للأسمدة
P|Nouf Al Mutairi;nouf@gmail.com;;Qassim Poultry|نوف المطيري;;+966533334444;القصيم للدواجن
P|Sultan bin Khalifa;sultan@gmail.com;;Khalifa Cement|سلطان بن خليفة;;;خليفة للإسمنت
P|Saif Al Mazrouei;saif@gmail.com;;Liwa Packaging LLC|سيف المزروعي;;+971501234567;ليوا للتغليف ذ.م.م
P|Hamdan Al Ketbi;hamdan@gmail.com;;Al Ain Feed|حمدان الكتبي;;;العين للأعلاف
P|Jassim Al-Thani;jassim@gmail.com;;Doha Salt|جاسم آل ثاني;;+97433123456;الدوحة للملح
P|Bader Al Rashidi;bader@gmail.com;;Kuwait Rice Mills|بدر الرشيدي;;;مطاحن الأرز الكويتية
P|Mostafa El Sayed;mostafa@gmail.com;;Delta Sugar Packing|مصطفى السيد;;+201001234567;دلتا لتعبئة السكر
P|Hesham Abdel Fattah;hesham@gmail.com;;Tanta Flax|هشام عبد الفتاح;;;طنطا للكتان
P|Gamal Abdelnasser Morsi;gamal@gmail.com;;Suez Fertilizers|جمال عبد الناصر مرسي;;;السويس للأسمدة
P|Sherif Ghoneim;sherif@gmail.com;;Mansoura Starch|شريف غنيم;;+201112345678;المنصورة للنشا
P|Magdy Boutros;magdy@gmail.com;;Minya Onion|مجدي بطرس;;;المنيا للبصل
P|Yasmine Fawzi;yasmine@gmail.com;;Port Said Rice|ياسمين فوزي;;;بورسعيد للأرز
P|Abdelkader Benali;abdelkader@gmail.com;;Oran Minoterie|عبد القادر بن علي;;+213550123456;مطاحن وهران
P|Rachid Boudjemaa;rachid@gmail.com;;Boudjemaa Frères|رشيد بوجمعة;;;بوجمعة إخوان
P|Noureddine Cherkaoui;nour@gmail.com;;Fès Textile|نور الدين الشرقاوي;;+212612345678;فاس للنسيج
P|Khadija Ouazzani;khadija@gmail.com;;Meknes Olives|خديجة الوزاني;;;مكناس للزيتون
P|Moncef Trabelsi;moncef@gmail.com;;Sfax Phosphates|منصف الطرابلسي;;+21620123456;صفاقس للفوسفات
P|Hichem Ben Youssef;hichem@gmail.com;;Sousse Sel|هشام بن يوسف;;;سوسة للملح
P|Haidar Al-Jubouri;haidar@gmail.com;;Basra Dates|حيدر الجبوري;;+9647701234567;البصرة للتمور
P|Zainab Al Saadi;zainab@gmail.com;;Najaf Rice|زينب السعدي;;;النجف للأرز
P|Karrar Hussain;karrar@gmail.com;;Kufa Cement|كرار حسين;;+9647801234567;الكوفة للإسمنت
P|Osama Al Hashimi;osama@gmail.com;;Sanaa Coffee|أسامة الهاشمي;;;صنعاء للقهوة
P|Bushra Osman;bushra@gmail.com;;Khartoum Gum Arabic|بشرى عثمان;;+249912345678;الخرطوم للصمغ العربي
P|Jürgen Müller;jm@gmail.com;;Müller Säcke GmbH|Juergen Mueller;j.mueller@web.de;;Mueller Saecke
P|Björn Weiß;bw@gmx.de;;Weiss Agrar GmbH & Co. KG|Bjoern Weiss;;+491701234567;Weiß Agrar
P|Hélène Lefèvre;helene@orange.fr;;Sucrerie Lefèvre SARL|Helene Lefevre;;+33612345678;Sucrerie Lefevre
P|François Béranger;fb@gmail.com;;Minoterie Béranger|Francois Beranger;;;Minoterie Beranger S.A.
P|Gökhan Şahin;gokhan@gmail.com;;Şahin Çuval San. Tic. Ltd. Şti.|Gokhan Sahin;;+905321234567;Sahin Cuval
P|İbrahim Yıldırım;iy@gmail.com;;Yıldırım Gübre A.Ş.|Ibrahim Yildirim;;;Yildirim Gubre
P|Oluwaseun Adeyemi;seun@gmail.com;;Adeyemi Rice Mills Ltd|Oluwaseun ADEYEMI;;+2348031234567;Adeyemi Rice Mills
P|Chukwuemeka Okonkwo;emeka@gmail.com;;Okonkwo & Sons|Mr. Chukwuemeka Okonkwo;;;Okonkwo and Sons Nigeria Limited
P|Venkatesh Subramanian;venkat@gmail.com;;Chennai Jute Pvt Ltd|Venkatesh Subramanian;;+919812345678;Chennai Jute Private Limited
P|Rajesh Kumar Gupta;rajesh@gmail.com;;Gupta Polymers|Rajesh Gupta;;;Gupta Polymers Pvt. Ltd.
P|Maria-José Fernández;mj@gmail.com;;Azúcares del Sur|Maria Jose Fernandez;;+34612345678;Azucares del Sur S.L.
P|Giovanni D'Angelo;gda@gmail.com;;Molino D'Angelo|Giovanni Dangelo;;;Molino D'Angelo SRL
P|HADDAD, Ghassan;gh@gmail.com;;Levant Foods|Ghassan Haddad;;+96265001001;Levant Foods Co.
P|Al-Masri Tamer;tamer@gmail.com;;Nablus Halva|Tamer Al Masri;;;Nablus Halva Company
P|Wesam Al-Hmoud;wesam@gmail.com;;Irbid Plastic Sacks|وسام الحمود;;0798887776;إربد للأكياس البلاستيكية
P|Duha Khasawneh;duha@gmail.com;;North Valley Citrus|ضحى الخصاونة;;;الوادي الشمالي للحمضيات
P|Qusai Al-Adwan;qusai@gmail.com;;Shouneh Farms|قصي العدوان;;0776665554;مزارع الشونة
P|Laith Bani Hani;laith@gmail.com;;Bani Hani Mills|ليث بني هاني;;;مطاحن بني هاني
# name + phone
P|Suha Kayyali;suha@gmail.com;079 611 2233;|سهى الكيالي;;00962796112233;
P|Firas Nabulsi;firas@work-co.jo;+962 7 9611 2244;|Feras Al Nabulsi;firas.n@gmail.com;0796112244;
P|Eyad Rabadi;;06 5001234 ext. 12;Aqaba Salt|إياد ربضي;e.rabadi@gmail.com;+962 6 500 1234;
P|Mays Qaqish;mays@gmail.com;(079) 611-2255;|ميس قاقيش;m.qaqish@gmail.com;+962796112255;
P|Abu Bakr Saeed;ab@gmail.com;00962 79 611 2266;|أبو بكر سعيد;;0796112266;
P|Tamara Sweiss;t.s@gmail.com;٠٧٩٦١١٢٢٧٧;|تمارا سويس;;0796112277;
P|Nawras Dahabreh;n@gmail.com;079.611.2288;|نورس دحابرة;;+962-79-611-2288;
P|Abdel Karim Obeid;ak@gmail.com;0796112299;|Abdulkareem Obaid;;+962796112299;
P|Hatim Jarrah;hatim@gmail.com;tel: 0796112300;|حاتم الجراح;hatem.j@yahoo.com;962796112300;
P|Mounir Haddadin;mh@gmail.com;079 6112311 (WhatsApp);|منير حدادين;;0796112311;
P|Saif Al Kaabi;s@gmail.com;00971 50 222 3344;|سيف الكعبي;;+971-50-2223344;
P|Mona El Shafei;mona@gmail.com;+20 100 222 3344;|منى الشافعي;;00201002223344;
P|Youssef Bennani;yb@gmail.com;+212 6 12 34 56 99;|يوسف بناني;;00212612345699;
P|Klaus Schröder;ks@gmx.de;+49 (0)170 9876543;|Klaus Schroeder;;0049 170 9876543;
P|Mehmet Öztürk;mo@gmail.com;+90 532 765 43 21;|Mehmet Ozturk;;00905327654321;
P|Ngozi Eze;ng@gmail.com;+234 803 765 4321;|Ngozi Eze;eze.ngozi@yahoo.com;002348037654321;
P|S. Haddad;samir@mills.jo;0796113311;Haddad Mills|Samir Haddad;;+962 79 611 3311;
P|Samir;sam@gmail.com;0796113322;|Samir Qasem;;00962796113322;
P|م. خالد عواد;k@gmail.com;0796113333;|Khaled Awwad;;+962796113333;
P|Amal;amal@gmail.com;0796113344;|أمل;;00962796113344;
P|Abu Ahmad;aa@gmail.com;0796113355;|أبو أحمد;;+962796113355;
P|Basil Omari;b@gmail.com;0796113366;Omari Est|باسل العمري;b2@gmail.com;0796113366;
P|Priya Nair;priya@gmail.com;+91 98123 99999;|Priya R. Nair;;00919812399999;
P|Marwa Issa;m@gmail.com;0796113377;|مروة عيسى;;+962 (79) 6113377;
P|Zaid Al Tall;z@gmail.com;0796113388;|زيد التل;;079-611-3388;
P|Omaima Sharaf;o@gmail.com;0796113399;|أميمة شرف;;0796113399;
P|Bilal Hijazi;b@gmail.com;0796113400;|بلال حجازي;;+962 7 96113400;
# mail alone, or spelt otherwise
P|;samir.haddad@example.com;;|Samir Haddad;Samir.Haddad@Example.com;;
P|Samir;samir.haddad@gmail.com;;|سمير;samirhaddad@gmail.com;;
P|Rima;rima.saad@googlemail.com;;|ريما سعد;rimasaad@gmail.com;;
P|Rima Saad;rima.saad+quotes@gmail.com;;|Rima S.;RimaSaad@googlemail.com;;
P|Procurement;buyer+bags@levantfoods.com;;Levant Foods|Hani Odeh;buyer@levantfoods.com;;
P|Fuad Jabr;fuad@jabr.jo;;|فؤاد جبر;FUAD@JABR.JO;;
P|Fouad;fuad.jabr+mansooj@jabr.jo;;|Fuad Jabr;fuad.jabr@jabr.jo;;
P|Jabr Fuad;fuad.jabr@jabr.jo;;|;fuad.jabr@jabr.jo;;Jabr Trading
P|Hana;hana_99@hotmail.com;;|هناء;Hana_99@hotmail.com;;
P|A. Weber;a.weber@agrarhandel.de;;|Anna Weber;a.weber@agrarhandel.de;;Agrarhandel Weber
P|Tunde Bakare;tunde@bakaremills.ng;;|Babatunde Bakare;tunde@bakaremills.ng;;
P|Selin;selin.kaya@cuval.com.tr;;|Selin Kaya;selin.kaya@cuval.com.tr;;
P|Samer A.;s.a.m.e.r@gmail.com;;|سامر;samer@gmail.com;;
P|مجدي;magdy.b@yahoo.com;;|Magdy Boutros;magdy.b@yahoo.com;;
P|Yara;yara.x@icloud.com;;|يارا;yara.x@icloud.com;;Yara Design
P|Noor;noor.f@outlook.com;;|Nour Fares;noor.f@outlook.com;;
P|Dina Rizk;dina.rizk@live.com;0799990001;|دينا رزق;dina.rizk@live.com;0799990002;
P|Karim Aoun;karim@aoun.com.lb;;Aoun Trading|كريم عون;karim@aoun.com.lb;;
P|Nader Sabri;nader.sabri@gmail.com;;|Nader Sabri;nadersabri+jo@gmail.com;;
P|Rana;rana+a@sacks.com;;|رنا;rana+b@sacks.com;;
# name with the domain or the company beside
P|Wajdi Amarin;wajdi@karakmills.com;;|وجدي عمارين;w.amarin@karakmills.com;;
P|Fadi Bathish;fadi@bathish.jo;;|فادي بطحيش;sales@bathish.jo;;
P|Mariam Dajani;mariam@dajani.com;;Dajani Pharma|مريم الدجاني;info@dajani.com;;
P|Hisham Kurdi;hisham@kurdifeed.com;;|هشام الكردي;hkurdi@kurdifeed.com;;
P|Arwa Masoud;arwa@balqamills.jo;;|أروى مسعود;a.masoud@balqamills.jo;;
P|Stefan Köhler;s.koehler@nordzucker-test.de;;|Stefan Koehler;stefan.koehler@nordzucker-test.de;;
P|Amélie Dubois;amelie@sacsdefrance.fr;;|Amelie Dubois;a.dubois@sacsdefrance.fr;;
P|Emre Çelik;emre@celikun.com.tr;;|Emre Celik;e.celik@celikun.com.tr;;
P|Ganiyu Balogun;ganiyu@balogun.ng;;|Balogun Ganiyu;g.balogun@balogun.ng;;
P|Anil Deshmukh;anil@deshmukhagro.in;;|Mr Anil Deshmukh;purchase@deshmukhagro.in;;
P|Omar Al Farouq Nimr;omar@nimr.ae;;|عمر الفاروق نمر;nimr@nimr.ae;;
P|Sawsan Abdul Hadi;sawsan@gulfbags.ae;;|سوسن عبد الهادي;sawsan.ah@gulfbags.ae;;
P|Murad Quteishat;murad@saltfoods.jo;;|مراد قطيشات;m.q@saltfoods.jo;;
P|Layan Ajlouni;layan@irbidbags.jo;;|ليان العجلوني;layan.aj@irbidbags.jo;;
P|Ihab Dmour;ihab@karakfeed.jo;;|إيهاب الضمور;ehab@karakfeed.jo;;
P|Kholoud Daibes;kholoud@holyland.ps;;|خلود دعيبس;k.daibes@holyland.ps;;
# three part names
P|Mohammad Ali Al Smadi;ma@gmail.com;;Ajloun Honey|محمد الصمادي;;;عجلون للعسل
P|Yazan Ahmad Odeh Al Khatib;yz@gmail.com;;Zarqa Sacks|يزن الخطيب;;;الزرقاء للأكياس
P|عبدالله محمود عبدالله الرواشدة;ar@gmail.com;;Shobak Apples|Abdallah Rawashdeh;;;الشوبك للتفاح
P|Rami Jamil Haddad;rj@gmail.com;;Fuheis Wine|رامي حداد;;;Fuheis Wines
P|Salem M. Batarseh;sb@gmail.com;;Madaba Olive|سالم بطارسة;;;مأدبا للزيتون
# companies in both scripts, other people
C|Hani;;;Arab Potash Company|Rula Said;;;شركة البوتاس العربية
C|Hani Odeh;;;Jordan Phosphate Mines|Rula Said;;;مناجم الفوسفات الأردنية
C|Hani Odeh;;;Al Ghurair Foods LLC|رلى سعيد;;;الغرير للأغذية ش.ذ.م.م
C|Hani Odeh;;;Almarai|رلى سعيد;;;المراعي
C|Hani Odeh;;;Savola Group|رلى سعيد;;;مجموعة صافولا
C|Hani Odeh;;;Nuqul Group|رلى سعيد;;;مجموعة نقل
C|Hani Odeh;;;Modern Flour Mills|رلى سعيد;;;شركة المطاحن الحديثة
C|Hani Odeh;;;United Sugar Company|رلى سعيد;;;الشركة المتحدة للسكر
C|Hani Odeh;;;Al-Rajhi Cement|رلى سعيد;;;اسمنت الراجحي
C|Hani Odeh;;;Juma Trading Establishment|رلى سعيد;;;مؤسسة جمعة التجارية
C|Hani Odeh;;;Sons of Khalil Haddad Co.|رلى سعيد;;;شركة أبناء خليل حداد
C|Hani Odeh;;;Haddad Brothers|رلى سعيد;;;حداد إخوان
C|Hani Odeh;;;Tahina Al Karawan|رلى سعيد;;;طحينة الكروان
C|Hani Odeh;;;Al Durra Foods|رلى سعيد;;;الدرة للأغذية
C|Hani Odeh;;;Middle East Fertilizers W.L.L.|رلى سعيد;;;الشرق الأوسط للأسمدة
C|Hani Odeh;;;National Poultry PLC|رلى سعيد;;;الوطنية للدواجن م.ع.م
C|Hani Odeh;;;Al Kbous Tea|رلى سعيد;;;شاي الكبوس
C|Hani Odeh;;;Edita Food Industries S.A.E.|رلى سعيد;;;ايديتا للصناعات الغذائية ش.م.م
C|Hani Odeh;;;Cosumar SA|رلى سعيد;;;Cosumar
C|Hani Odeh;;;Cevital SPA|رلى سعيد;;;سيفيتال
C|Hani Odeh;;;Südzucker AG|Erika Braun;;;Suedzucker
C|Hani Odeh;;;Dangote Sugar Refinery PLC|Erika Braun;;;Dangote Sugar Refinery
C|Hani Odeh;;;Tata Chemicals Ltd.|Erika Braun;;;TATA CHEMICALS LIMITED
C|Hani Odeh;;;Ülker Bisküvi Sanayi A.Ş.|Erika Braun;;;Ulker Biskuvi San. AS
C|Hani Odeh;;;Grands Moulins de Paris|Erika Braun;;;GRANDS MOULINS DE PARIS S.A.
C|Hani Odeh;;;The Jordan Cement Factories|رلى سعيد;;;مصانع الإسمنت الأردنية
C|Hani Odeh;;;Al Manaseer Group|رلى سعيد;;;مجموعة المناصير
C|Hani Odeh;;;Hikma Pharma|رلى سعيد;;;الحكمة فارما
C|Hani Odeh;;;Siniora Food Industries|رلى سعيد;;;سنيورة للصناعات الغذائية
C|Hani Odeh;hani@sukhtian.com;;|رلى سعيد;rula@sukhtian.com;;
C|Hani Odeh;hani@kemapco.com;;Kemapco|Tareq Assaf;tareq@kemapco.com;;
C|Hani Odeh;h.odeh@zain-mills.jo;;|منى عساف;muna@zain-mills.jo;;
# full leads
P|Nisreen Al Bitar;nisreen@gmail.com;0797001001;Bitar Sweets|نسرين البيطار;nisreen.b@bitar.jo;+962797001001;حلويات البيطار
P|Malek Zuraikat;malek@gmail.com;0797001002;Karak Dairy|مالك زريقات;;;ألبان الكرك
P|Wafa' Nimri;wafa@gmail.com;;Husn Grapes|وفاء النمري;;0797001004;الحصن للعنب
P|Ayoub Masa'deh;ayoub@gmail.com;;Aqaba Fish|أيوب مساعدة;;;العقبة للأسماك
P|Sabah Hindawi;sabah@gmail.com;;Hindawi Coffee|صباح الهنداوي;;;قهوة الهنداوي
P|Thamer Al Harbi;th@gmail.com;;Tabuk Agriculture|ثامر الحربي;;;تبوك للزراعة
P|Muhannad Abdel Jalil;mj@gmail.com;0797001008;|مهند عبد الجليل;;0797001008;
P|Dhia' Al-Din Qasim;dq@gmail.com;;Wadi Rum Water|ضياء الدين قاسم;;;وادي رم للمياه
P|Eng. Anas Al Khalaileh;anas@gmail.com;;Zarqa Steel|م. أنس الخلايلة;;;الزرقاء للحديد
P|Yahya Al Rifai;yahya@gmail.com;;Rifai Nuts|يحيى الرفاعي;;;مكسرات الرفاعي
P|Taher Masri;taher@gmail.com;;Masri Halawa|طاهر المصري;;;حلاوة المصري
P|Mr. Sameh Habib;sameh@gmail.com;0797002001;|سامح حبيب;;0797002001;
P|Ghada Sha'ban;ghada@gmail.com;;Shaban Foods|غادة شعبان;;;أغذية شعبان
P|Lu'ay Qassem;luay@gmail.com;0797002003;|لؤي قاسم;;+962797002003;
P|Thuraya Al Jazi;thuraya@gmail.com;;Ma'an Salt|ثريا الجازي;;;معان للملح
P|Shaker Al Fakhouri;sh@gmail.com;;Fakhouri Press|شاكر الفاخوري;;;مطبعة الفاخوري
P|Rafat Hamdan;rafat@gmail.com;;Hamdan Sugar|رأفت حمدان;;;سكر حمدان
P|Maysoon Abu Hilal;maysoon@gmail.com;0797002007;|ميسون أبو هلال;;00962797002007;
P|Sa'id Dweik;said@gmail.com;;Hebron Glass|سعيد دويك;;;الخليل للزجاج
P|Abdel Rahim Zeidan;ar@gmail.com;;Zeidan Spices|عبد الرحيم زيدان;;;بهارات زيدان
P|Tariq Mahmood;tm@gmail.com;;Lahore Salt Works|Tarik Mahmoud;;;Lahore Salt Works
P|Mohammed Iqbal;mi@gmail.com;;Karachi Rice|Muhammad Iqbal;;;Karachi Rice Pvt Ltd
P|Wolfgang Grünwald;wg@gmx.de;;Grünwald Chemie|W. Gruenwald;wolfgang@gruenwald-chemie.de;;Gruenwald Chemie GmbH
P|Ömer Doğan;od@gmail.com;;Doğan Un Fabrikası|Omer Dogan;;;Dogan Un Fabrikasi
C|Hani Odeh;;;Qatar Flour Mills Company Q.P.S.C.|رلى سعيد;;;شركة مطاحن الدقيق القطرية
C|Hani Odeh;;;Oman Flour Mills|رلى سعيد;;;المطاحن العمانية
C|Hani Odeh;;;Fine Hygienic Holding|رلى سعيد;;;فاين الصحية القابضة
C|Hani Odeh;;;Al-Baraka Agricultural Est.|رلى سعيد;;;مؤسسة البركة الزراعية
C|Hani Odeh;;;Jarir Trading & Contracting Co.|رلى سعيد;;;شركة جرير للتجارة والمقاولات
`;

const alike = `
# brothers, relatives, one company
C|Samer Haddad;samer@haddadmills.jo;;Haddad Mills|Samir Haddad;samir@haddadmills.jo;;Haddad Mills
C|Ahmad Khreisat;;;Khreisat Trading|Hamad Khreisat;;;Khreisat Trading
C|أحمد خريسات;;;خريسات للتجارة|محمد خريسات;;;خريسات للتجارة
C|Mahmoud Obeidat;;;Obeidat Feed|محمد عبيدات;;;عبيدات للأعلاف
C|Hasan Tarawneh;;;Tarawneh Sacks|Hussein Tarawneh;;;Tarawneh Sacks
C|Hassan Tarawneh;;;Tarawneh Sacks|حسين الطراونة;;;الطراونة للأكياس
C|عمر النسور;;;Salt Grain|عمرو النسور;;;Salt Grain
C|Omar Nsour;;;Salt Grain|Amro Nsour;;;Salt Grain
C|Jamal Odeh;;;Odeh Group|Jamil Odeh;;;Odeh Group
C|Kamal Odeh;;;Odeh Group|كامل عودة;;;مجموعة عودة
C|سالم البطارسة;;;البطارسة|سليم البطارسة;;;البطارسة
C|راشد الغامدي;;;الغامدي|رشيد الغامدي;;;الغامدي
C|ماجد قعوار;;;Kawar|مجيد قعوار;;;Kawar
C|Ziad Tal;;;Tal Foods|Zaid Tal;;;Tal Foods
C|زياد التل;;;التل للأغذية|زيد التل;;;التل للأغذية
C|Walid Saad;;;Saad Est|Khalid Saad;;;Saad Est
C|Nour Fares;;;Fares Co|Noura Fares;;;Fares Co
C|Amir Zein;;;Zein Co|Amira Zein;;;Zein Co
C|Samir Jaber;;;Jaber Mills|Samira Jaber;;;Jaber Mills
C|أمين جبر;;;جبر|أمينة جبر;;;جبر
C|Karim Aoun;karim@aoun.com.lb;;|Karima Aoun;karima@aoun.com.lb;;
C|Hani Sweiss;;;Sweiss|Hana Sweiss;;;Sweiss
C|Rami Halaseh;;;Halaseh|Rima Halaseh;;;Halaseh
C|علي العدوان;;;مزارع العدوان|علاء العدوان;;;مزارع العدوان
C|Ali Adwan;;;Adwan Farms|Alia Adwan;;;Adwan Farms
C|Said Masri;;;Masri|Saad Masri;;;Masri
C|سعد المصري;;;المصري للحلويات|سعيد المصري;;;المصري للحلويات
C|Fadi Khoury;;;Khoury SARL|Fadia Khoury;;;Khoury SARL
C|Adel Hijazi;;;Hijazi|Adnan Hijazi;;;Hijazi
C|Hamid Zoubi;;;Zoubi|Hamad Zoubi;;;Zoubi
C|Abdullah Shami;;;Shami|Abdulrahman Shami;;;Shami
C|عبد الكريم الشامي;;;الشامي|عبد الرحيم الشامي;;;الشامي
C|Abdel Karim Shami;;;Shami|Abdel Halim Shami;;;Shami
C|Ayman Dajani;;;Dajani|Iman Dajani;;;Dajani
C|أيمن الدجاني;;;الدجاني|إيمان الدجاني;;;الدجاني
C|Wael Atiyeh;;;Atiyeh|Wafa Atiyeh;;;Atiyeh
C|Marwan Qasem;;;Qasem Bros|Marwa Qasem;;;Qasem Bros
C|Bassam Nimr;;;Nimr|Basma Nimr;;;Nimr
C|Peter Schmidt;;;Schmidt Säcke GmbH|Petra Schmidt;;;Schmidt Säcke
C|Mehmet Yilmaz;;;Yilmaz Gıda|Ahmet Yilmaz;;;Yilmaz Gıda
C|Ifeanyi Okeke;;;Okeke Farms|Ifeoma Okeke;;;Okeke Farms
C|Rajesh Gupta;;;Gupta Polymers|Rakesh Gupta;;;Gupta Polymers
C|Jean Martin;;;Sucrerie Martin|Jeanne Martin;;;Sucrerie Martin
C|Michel Aoun;;;Aoun Trading|Michèle Aoun;;;Aoun Trading
C|Pierre Gemayel;;;Metn Mills|Bechir Gemayel;;;Metn Mills
# father and son
C|Khalil Haddad;;;Haddad & Sons|Ahmad Khalil Haddad;;;Haddad & Sons
C|خليل حداد;;;حداد وأولاده|أحمد خليل حداد;;;حداد وأولاده
C|Sami Rashid Odeh;;;Odeh Group|Rashid Sami Odeh;;;Odeh Group
C|Rashid Odeh;;;Odeh Group|Sami Rashid Odeh;;;Odeh Group
C|يوسف عيسى قعوار;;;قعوار|عيسى قعوار;;;قعوار
C|Abdullah bin Salem;;;Salem Trading|Salem bin Abdullah;;;Salem Trading
C|Mahmoud Ali Jaber;;;Jaber|Ali Mahmoud Jaber;;;Jaber
# colleagues at one switchboard
C|Lina Farah;lina@kemapco.com;06 5002000 ext. 11;Kemapco|Tareq Assaf;tareq@kemapco.com;06 5002000 ext. 14;Kemapco
C|Lina Farah;;06 5002000;Kemapco|طارق عساف;;+96265002000;كيمابكو
C|Hadi Saleh;;06 5002001;|Dalia Omar;;00962 6 5002001;
C|Hadi Saleh;;06 5002001;|Hadi Mansour;;06 5002001;
C|هادي صالح;;06 5002002;|صالح هادي الخطيب;;06 5002002;
C|Maha Zaki;;06 5002003;Zaki Foods|Muhannad Zaki;;06 5002003;Zaki Foods
C|Anna Weber;;+49 40 1234567;Agrar Nord|Anja Weber;;+49 40 1234567;Agrar Nord
C|Anna Weber;a.weber@agrar-nord.de;+49 40 1234567;|Jonas Klein;j.klein@agrar-nord.de;+49 40 1234567;
C|Reema Taha;;06 5002004;|Hiba Taha;;06 5002004;
C|Nabil Taha;;06 5002005;|نبيلة طه;;06 5002005;
C|Rana Haddad;rana.h@gmail.com;0796004001;|Sami Haddad;sami.h@gmail.com;0796004001;
C|Ola Saeed;;0796004002;|Ali Saeed;;0796004002;
C|علا سعيد;;0796004003;|علي سعيد;;0796004003;
C|Basel Azar;;06 5002006;Azar|Bassel Nahas;;06 5002006;Azar
C|Suresh Menon;;+91 22 22345678;Mumbai Jute|Sunil Menon;;+91 22 22345678;Mumbai Jute
C|Leila Ben Ali;;+216 71 234 567;Sfax Sel|Leila Trabelsi;;+216 71 234 567;Sfax Sel
C|Murat Kaya;;+90 212 345 67 89;Kaya|Mert Kaya;;+90 212 345 67 89;Kaya
# shared mailboxes
C|Lina Farah;info@zarqasacks.jo;;|Tareq Assaf;info@zarqasacks.jo;;
C|Lina Farah;sales@zarqasacks.jo;;|طارق عساف;sales@zarqasacks.jo;;
C|Lina Farah;purchasing@zarqasacks.jo;;Zarqa Sacks|Dalia Omar;purchasing@zarqasacks.jo;;Zarqa Sacks
C|Samer Haddad;info@haddadmills.jo;;|Samir Haddad;info@haddadmills.jo;;
C|عمر النسور;office@saltgrain.jo;;|عمرو النسور;office@saltgrain.jo;;
C|Jonas Klein;einkauf@agrar-nord.de;;|Anna Weber;einkauf@agrar-nord.de;;
C|Marie Petit;achats@sucrerie.fr;;|Luc Moreau;achats@sucrerie.fr;;
C|Ali Kaya;satinalma@kaya.com.tr;;|Can Demir;satinalma@kaya.com.tr;;
C|Hadi Saleh;procurement@gulfbags.ae;;|Mansour Rida;procurement@gulfbags.ae;;
C|Hadi Saleh;contact@delta.eg;;|Mona Fathi;contact@delta.eg;;
C|Emeka Obi;admin@lagosmills.ng;;|Ada Nwosu;admin@lagosmills.ng;;
C|Hadi Saleh;export@basradates.iq;;|Zaid Karim;export@basradates.iq;;
C|Rami Odeh;orders@odeh.jo;;|Rana Odeh;orders@odeh.jo;;
C|هادي صالح;hr@kemapco.com;;|Hadi Salameh;hr@kemapco.com;;
# same common name, other companies or countries
N|Mohammad Ahmad;mo1@gmail.com;0796005001;Karak Mills|Mohammad Ahmad;ma7@yahoo.com;+966501239999;Najd Dates
N|محمد أحمد;;0796005002;مطاحن الكرك|محمد أحمد;;0785005002;الرمثا للنسيج
N|Ahmad Ali;a.ali@karakmills.com;;|أحمد علي;a.ali@najddates.sa;;
N|Mohamed Ibrahim;m.i@deltasugar.eg;;Delta Sugar|Mohammad Ibrahim;m.ibrahim@ramthatex.jo;;Ramtha Textile
N|Ali Hassan;ali@x-cement.iq;+9647701112223;Kufa Cement|Ali Hassan;ah@y-mills.jo;0796005003;Madaba Mills
N|Omar Khaled;omar@a-foods.jo;;A1 Foods|Omar Khaled;omar@b-salt.qa;;Doha Salt
N|Fatima Ali;fatima@gulfbags.ae;;Gulf Bags|فاطمة علي;;+212612000111;مكناس للزيتون
N|Khaled Mohammad;;;Husn Grapes|خالد محمد;;;القصيم للدواجن
N|Mahmoud Hassan;;+201001110000;Tanta Flax|محمود حسن;;0796005004;عجلون للعسل
N|Sara Ahmed;sara@sudan-gum.sd;;Sudan Gum|Sara Ahmad;sara@ajlounoil.jo;;Ajloun Oil
N|Yousef Ali;yousef@nablussoap.ps;;Nablus Soap|Yusuf Ali;yusuf@chittagongjute.bd;;Chittagong Jute
N|Abdullah Mohammed;;;Al Baha Honey|عبد الله محمد;;;صنعاء للقهوة
N|Hussein Ali;;;Basra Dates|حسين علي;;;بعلبك للبطاطا
N|Thomas Müller;t@muellersaecke.de;;Nord Agrar|Thomas Müller;tm@bayernzucker.de;;Bayern Zucker
N|Michael Weber;mw@agrar-nord.de;;|Michael Weber;m.weber@chemie-sued.de;;
N|Mehmet Yılmaz;my@cuval.com.tr;;Çuval|Mehmet Yilmaz;mehmet@gubre.com.tr;;Gübre A.Ş.
N|Pierre Martin;pm@sacs.fr;;Sacs de France|Pierre Martin;p.martin@minoterie.fr;;Minoterie du Nord
N|Musa Ibrahim;musa@kanogroundnuts.ng;;Kano Groundnuts|Musa Ibrahim;mi@lagosmills.ng;;Lagos Mills
N|Amit Kumar;amit@mumbaijute.in;;Mumbai Jute|Amit Kumar;ak@delhisalt.in;;Delhi Salt
N|Rajesh Kumar;rk@delhisalt.in;+919811111111;|Rajesh Kumar;rajesh@gujpoly.in;+919822222222;
N|John Smith;js@uksugar.co.uk;;UK Sugar|John Smith;john@aussiewheat.com.au;;Aussie Wheat
N|Ahmed Mohamed;;+201001110001;Minya Onion|Ahmad Mohammad;;0796005005;Jerash Farms
N|Mustafa Mahmoud;;;Mansoura Starch|مصطفى محمود;;;حلب للخيش
N|Hassan Ibrahim;h@tripolisugar.lb;;|Hasan Ebrahim;hasan@khartoumgum.sd;;
N|Salem Ali;s@hailwheat.sa;;Hail Wheat|سالم علي;;;الشونة للحمضيات
N|Mona Ahmed;mona@portsaidrice.eg;;|منى أحمد;muna@balqafoods.jo;;
N|Ibrahim Khalil;;;Homs Flour|إبراهيم خليل;;;طولكرم للأعلاف
N|Nour Ahmad;;;Damascus Weaving|نور أحمد;;;العين للأعلاف
N|Jose Garcia;;;Azúcares del Sur|José García;;;Harinas del Norte
N|Maria Rossi;mr@molino.it;;|Maria Rossi;maria@risosud.it;;
# near-equal companies
N|Lina Farah;;;Al Noor Mills|Tareq Assaf;;;Al Noor Plastics
N|Lina Farah;;;Al Noor Mills|Tareq Assaf;;;النور للبلاستيك
N|Lina Farah;;;Al Amal Trading|Tareq Assaf;;;Al Amal Transport
N|Lina Farah;;;Jordan Cement|Tareq Assaf;;;Jordan Ceramics
N|Lina Farah;;;Arab Potash|Tareq Assaf;;;Arab Bank
N|Lina Farah;;;Amman Chamber of Industry|Tareq Assaf;;;Irbid Chamber of Industry
N|Lina Farah;;;Riyadh Cement|Tareq Assaf;;;Jeddah Cement
N|Lina Farah;;;Zarqa Municipality|طارق عساف;;;بلدية إربد
N|Lina Farah;;;United Sugar Company|Tareq Assaf;;;United Feed Company
N|Lina Farah;;;Modern Flour Mills|Tareq Assaf;;;Modern Rice Mills
N|Lina Farah;;;National Poultry|Tareq Assaf;;;National Plastics
N|Lina Farah;;;Delta Sugar|Tareq Assaf;;;Delta Salt
N|Lina Farah;;;Nile Cotton|Tareq Assaf;;;Nile Cement
N|Lina Farah;;;Gulf Bags|Tareq Assaf;;;Gulf Foods
N|Lina Farah;;;Haddad Mills|Tareq Assaf;;;Haddad Furniture
N|Lina Farah;;;Al Haddad Trading|Tareq Assaf;;;Al Hadid Trading
N|Lina Farah;;;مطاحن الشمال|Tareq Assaf;;;مطاحن الجنوب
N|Lina Farah;;;North Mills|Tareq Assaf;;;South Mills
N|Lina Farah;;;East Sacks|Tareq Assaf;;;West Sacks
N|Lina Farah;;;شركة السلام للأعلاف|Tareq Assaf;;;شركة السلام للنقل
N|Lina Farah;;;Al Salam Feed|Tareq Assaf;;;السلام للمقاولات
N|Lina Farah;;;Al Wadi Fertilizer|Tareq Assaf;;;Al Wadi Restaurant
N|Lina Farah;;;Petra Sugar|Tareq Assaf;;;Petra Tours
N|Lina Farah;;;Petra Sugar|Tareq Assaf;;;البتراء للهندسة
N|Lina Farah;;;Aqaba Fish|Tareq Assaf;;;Aqaba Salt
N|Lina Farah;;;Basra Dates|Tareq Assaf;;;البصرة للنفط
N|Lina Farah;;;Najd Dates|Tareq Assaf;;;Najd Feed
N|Lina Farah;;;First Food Company|Tareq Assaf;;;First Feed Company
N|Lina Farah;;;Golden Wheat Mills|Tareq Assaf;;;Golden Rice Mills
N|Lina Farah;;;Green Valley Farms|Tareq Assaf;;;Green Land Farms
N|Lina Farah;;;Al Rayan Foods|Tareq Assaf;;;Al Rawan Foods
N|Lina Farah;;;الريان للأغذية|Tareq Assaf;;;الراية للأغذية
N|Lina Farah;;;Al Safa Sacks|Tareq Assaf;;;Al Safwa Sacks
N|Lina Farah;;;Al Majd Feed|Tareq Assaf;;;Al Majed Feed
N|Lina Farah;;;Nordzucker Handel GmbH|Jonas Klein;;;Südzucker Handel GmbH
N|Lina Farah;;;Weber Agrar GmbH|Jonas Klein;;;Weber Maschinenbau GmbH
N|Lina Farah;;;Moulins du Nord|Luc Moreau;;;Moulins du Sud
N|Lina Farah;;;Sucrerie Martin|Luc Moreau;;;Boulangerie Martin
N|Lina Farah;;;Lagos Rice Mills Ltd|Ada Nwosu;;;Kano Rice Mills Ltd
N|Lina Farah;;;Okeke & Sons|Ada Nwosu;;;Okoye & Sons
N|Lina Farah;;;Tata Chemicals|Amit Rao;;;Tata Steel
N|Lina Farah;;;Mumbai Jute Pvt Ltd|Amit Rao;;;Chennai Jute Pvt Ltd
N|Lina Farah;;;Yıldız Gıda A.Ş.|Can Demir;;;Yıldız Tekstil A.Ş.
N|Lina Farah;;;Egyptian Sugar & Integrated Industries|Mona Fathi;;;Egyptian Starch & Glucose
N|Lina Farah;;;مصانع الإسمنت الأردنية|Mona Fathi;;;مصانع الورق الأردنية
# mails alike
N|Ahmad Saleh;ahmad.saleh1@gmail.com;;|Ayman Saleh;ahmad.saleh2@gmail.com;;
N|Rami;rami@gmail.com;;|Rana;rami@hotmail.com;;
N|Sami Odeh;s.odeh@gmail.com;;|Salma Odeh;s.odeh@yahoo.com;;
N|Lina;lina_f@hotmail.com;;|Leen;linaf@hotmail.com;;
N|Hadi Karam;hadi.k@yahoo.com;;|Hala Karam;hadik@yahoo.com;;
N|Info;info@karakmills.com;;|Info;info@najddates.sa;;
N|Sales;sales@karakmills.com;;|Sales Team;sales@balqafoods.jo;;
N|Omar N;omar@gmail.com;;|Amr N;amr@gmail.com;;
N|Jonas Klein;j.klein@gmx.de;;|Julia Klein;j.klein@web.de;;
N|Marie Petit;mpetit@orange.fr;;|Marc Petit;mpetit@free.fr;;
N|Tunde;tunde1@yahoo.com;;|Temi;tunde2@yahoo.com;;
N|Dina Fares;dina@zarqasacks.jo;;|Rula Omar;rula@zarqa-sacks.com.sa;;
# phones one digit apart
N|Lina Farah;;0796006001;|Tareq Assaf;;0796006002;
N|Lina Farah;;0796006001;|رنا عودة;;0796006011;
N|Lina Farah;;06 5006001;|Rana Odeh;;06 5006002;
N|Lina Farah;;0796006003;|Lina Odeh;;0796006004;
N|Sami Farah;;0786006005;|Sami Odeh;;0796006005;
N|Lina Farah;;+962796006006;|Amal Zaki;;+971506006006;
N|هادي صالح;;0796006007;|هدى صالح;;0796006008;
N|Jonas Klein;;+49 170 6006001;|Julia Klein;;+49 170 6006002;
# a generic word in common
N|Lina Farah;;;Trading Company|Tareq Assaf;;;General Trading Company
N|Lina Farah;;;شركة تجارية|Tareq Assaf;;;مؤسسة تجارية
N|Lina Farah;;;Import Export|Tareq Assaf;;;Al Amal Import Export
N|Lina Farah;;;Farm|Tareq Assaf;;;Farm
N|Lina Farah;;;Self employed|Tareq Assaf;;;Self-employed
N|Lina Farah;;;Freelancer|Tareq Assaf;;;Freelance
N|Lina Farah;;;N/A|Tareq Assaf;;;N/A
N|Lina Farah;;;none|Tareq Assaf;;;None
N|Lina Farah;;;لا يوجد|Tareq Assaf;;;لا يوجد
N|Lina Farah;;;Company|Tareq Assaf;;;company
N|Lina Farah;;;Private|Tareq Assaf;;;private
N|Lina Farah;;;Student|Tareq Assaf;;;Student
N|Lina Farah;;;شخصي|Tareq Assaf;;;شخصي
N|Lina Farah;;;Sacks Factory|Tareq Assaf;;;مصنع أكياس
N|Lina Farah;;;Mohammad Ahmad Est.|Tareq Assaf;;;Mohammad Ali Est.
N|Lina Farah;;;Abdullah Trading|Tareq Assaf;;;Abdulaziz Trading
N|Lina Farah;;;-|Tareq Assaf;;;-
C|Najib Nimr;;;Nimr|Najiba Nimr;;;Nimr
C|Salma Abu Zaid;;;Jerash Farms|Salman Abu Zaid;;;Jerash Farms
N|Huda Rabadi;huda.r@gmail.com;;|Hadi Rabadi;hadi.r@gmail.com;;
N|Lina Farah;;;Sun Trading FZE|Tareq Assaf;;;Moon Trading FZE
`;

/** Each of a kind of its own, and each is to be right. */
const kinds = `
# countries, places, trades and forms of companies
P|Salim Bafaqih;sb@gmail.com;;Yemeni Fish Company|سالم بافقيه;;;شركة الأسماك اليمنية
P|Nahla Babiker;nb@gmail.com;;Sudanese Leather Exporters|نهلة بابكر;;;السودانية لتصدير الجلود
P|Rami Sankari;rs@gmail.com;;Latakia Tiles|رامي السنكري;;;اللاذقية للبلاط
C|Rula Amin;;;Groupe Kettani SA|Driss Alami;;;Kettani Group
C|Rula Amin;;;Tamween Silos|هشام عزت;;;صوامع تموين
C|Rula Amin;;;Mukhtar Investment Agency|هشام عزت;;;وكالة المختار للاستثمار
P|Hala Mikdad;hm@gmail.com;;Luxor Corn Starch|هالة مقداد;;;الأقصر للنشا
P|Adham Saqqa;adham@gmail.com;;Saqqa Plastics|أدهم السقا;adham@saqqaplastics.ps;;
P|Rula Amin;rula@gmail.com;;Baraka Foods Co. Ltd|رلى أمين;sales@baraka-foods.jo;;
N|Rula Amin;rula@gmail.com;;Baraka Foods Co. Ltd|رلى أمين;sales@baraka-steel.jo;;
N|Nahla Babiker;nb@gmail.com;;Sudanese Leather|نهلة بابكر;;;اليمنية للجلود
N|Hala Mikdad;hm@gmail.com;;Luxor Corn Starch|هالة مقداد;;;الأقصر للجلود
N|Rula Amin;;;Mukhtar Investment|هشام عزت;;;المختار للبلاط
N|Rula Amin;;;Jalal Trading|هشام عزت;;;كلال للتجارة
N|Rula Amin;;;Personal use|Driss Alami;;;Personal use
# letters that are said otherwise in other countries, articles, openings, titles
P|Tarig Algurashi;tg@gmail.com;;Atbara Cement|طارق القرشي;;;عطبرة للإسمنت
P|Elmahdi Sadig;em@gmail.com;;Atbara Cement|المهدي صادق;;;عطبرة للإسمنت
P|Abed Al-Salam Hijjawi;as@gmail.com;;Jenin Farms|عبد السلام الحجاوي;;;مزارع جنين
P|Ghada Ez-Zeben;gz@gmail.com;;Jenin Farms|غادة الزبن;;;مزارع جنين
P|Mamdouh Um Ali;ma@gmail.com;;Jenin Farms|المهندس ممدوح أم علي;;;مزارع جنين
P|Nirmeen Tell (Purchasing Manager);nt@gmail.com;;Jenin Farms|الأستاذة نيرمين التل;;;مزارع جنين
C|Gamil Odeh;;;Odeh Group|Kamil Odeh;;;Odeh Group
C|Gamal Odeh;;;Odeh Group|كمال عودة;;;مجموعة عودة
C|Saad Odeh;;;Odeh Group|Saud Odeh;;;Odeh Group
C|Abed Al-Salam Odeh;;;Odeh Group|Abed Al-Kareem Odeh;;;Odeh Group
# numbers that all of a country call an office by, and one of a mobile telephone
C|Huda Bawazir;;+966 9200 01234;|هدى باعشن;;+966920001234;
P|Huda Bawazir;;+966 9200 01234;|هدى;;+966920001234;
P|Huda Bawazir;;+966 50 120 1234;|هدى باعشن;;+966501201234;
`;

function readSender(text = ''): ComparedSender {
  const [fullName = '', email = '', typed = '', company = ''] = text.split(';');
  const read = typed ? readPhone(typed, 'JO') : { number: '' };
  return { fullName, email, company, phoneNumber: 'number' in read ? read.number : '' };
}

const splitLines = (lines: string) =>
  lines
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|'));
const compared = (lines: string) =>
  splitLines(lines).map(([is, one, other]) => {
    const found = compareSenders(readSender(one), readSender(other));
    return { line: [is, one, other].join('|'), is, found };
  });
const isPerson = (found?: string) => found === 'person' || found === 'likely';

test('of two hundred pairs of senders who are the same at least 95 % are found', () => {
  const all = compared(same);
  expect(all.length).toBeGreaterThan(190);
  const missed = all.filter(({ is, found }) => (is === 'P' ? !isPerson(found) : found !== 'company'));
  expect(missed.length, missed.map(({ line }) => line).join('\n')).toBeLessThanOrEqual(all.length * 0.05);
});

test('of two hundred pairs of senders who only look alike at most 1 % are taken for one person', () => {
  const all = compared(alike);
  expect(all.length).toBeGreaterThan(190);
  const wrong = all.filter(({ found }) => isPerson(found));
  expect(wrong.length, wrong.map(({ line }) => line).join('\n')).toBeLessThanOrEqual(all.length * 0.01);
});

test.each(compared(kinds))('$line', ({ is, found }) => {
  expect(isPerson(found) ? 'P' : found === 'company' ? 'C' : 'N').toBe(is);
});

test('those who are found by comparing are among those whom their keys bring', () => {
  const senders = splitLines(kinds)
    .filter(([is]) => is !== 'N')
    .map(([, one, other]) => [readSender(one), readSender(other)] as const);
  const keys: ((sender: ComparedSender) => string)[] = [
    ({ email }) => email && mailboxKey(email),
    ({ email }) => companyDomain(email),
    ({ phoneNumber }) => phoneNumber,
    ({ fullName }) => nameKey(fullName),
    ({ company }) => companyKey(company),
  ];
  const missed = senders.filter(([one, other]) => !keys.some((key) => key(one) !== '' && key(one) === key(other)));
  expect(missed).toEqual([]);
});

test('of a name of very many words no more are compared than a long one has', () => {
  const words = ['ka', 'mi', 'ru', 'sa', 'ti', 'nu', 'la', 'di'];
  const [one, other] = [0, 1].map((from): ComparedSender => {
    const name = Array.from({ length: 66 }, (_, at) => words[(at + from) % words.length]).join(' ');
    return { fullName: name, company: name, email: '', phoneNumber: '' };
  }) as [ComparedSender, ComparedSender];
  const short = (sender: ComparedSender): ComparedSender => {
    const name = sender.fullName.split(' ').slice(0, 12).join(' ');
    return { ...sender, fullName: name, company: name };
  };
  const measure = (left: ComparedSender, right: ComparedSender): number => {
    const times = Array.from({ length: 15 }, () => {
      const begun = performance.now();
      compareSenders(left, right);
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  measure(one, other);
  expect(measure(one, other)).toBeLessThan(4 * measure(short(one), short(other)));
});
