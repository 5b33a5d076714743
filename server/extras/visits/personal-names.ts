import { foldForSearch } from '#shared/search/search-words.ts';

// Common given and family names, in Arabic and as they are written in Latin letters. Ordinary words that are also names
// are among them on purpose: a lost count is better than a kept name. Words of the lexicon are not looked up here.
const arabic = `محمد أحمد محمود مصطفى علي عمر عثمان حسن حسين خالد وليد طارق زياد يزيد يوسف إبراهيم إسماعيل إسحاق يعقوب موسى
عيسى داود سليمان يحيى زكريا هارون صالح شعيب لقمان كريم كمال جمال جلال بلال هلال طلال نضال نوال سامي سمير سامر سمر سعد سعيد
سعود مسعود فهد فيصل فارس فراس قيس قصي لؤي مؤيد معاذ معتز مازن ماهر منير منذر مهند مراد مروان مالك مأمون ناصر نصر نادر نبيل
نزار هاني هشام هيثم هادي وائل وسام ياسر ياسين يونس أيمن أنس أسامة أشرف أكرم أمجد أمين أنور إياد إيهاب باسم باسل بدر بسام بشار
تامر تيسير ثامر جابر جاسم جعفر جواد حاتم حازم حمد حمدان حمزة حميد حيدر خليل خليفة راشد رامي رائد ربيع رشيد رضا رياض زيد
زين سالم سلمان سلطان سيف شادي شاكر شريف صابر صادق صخر صفوان ضياء طه ظافر عادل عاصم عامر عباس عبيد عدنان عدي عرفات عصام عطا عقل
عماد عمار عمرو عوض غازي غسان فادي فاروق فؤاد فايز فتحي فواز قاسم كاظم لطفي مجدي محسن مشعل مشاري معن مفيد ممدوح منصور نايف
نواف فاطمة عائشة خديجة مريم زينب سارة ليلى سلمى هند هدى هبة هناء هيفاء نور نورا نورة رنا رانيا ريم رغد رهف روان لينا لمى لانا
دانا ديما دعاء دلال سناء سهام سوسن سميرة سعاد شيماء شهد صفاء عبير علياء غادة فرح فداء كوثر لبنى مها منى منال مي ميساء نادية نجوى
نسرين نهى هالة وفاء ياسمين يسرا آلاء آية أسماء إيمان إسراء أمل أمينة بسمة بثينة تمارا جميلة حنان حنين رحاب رشا جورج حنا إلياس بطرس
الخطيب العبادي الزعبي المجالي الحديد العدوان الطراونة القضاة الخوالدة الشوابكة العمري الرفاعي النجار الحداد حداد خوري الخوري
النابلسي الخليلي الحسيني الهاشمي القاسم الشريف المصري التميمي الدباس الفايز الرواشدة العجارمة المومني بني عبدالله عبدالرحمن
عبدالعزيز عبدالكريم عبدالرحيم عبدالقادر`;

const latin = `mohammed mohammad muhammad mohamed mohamad ahmad ahmed mahmoud mustafa mostafa ali omar othman osman hassan hasan
hussein hussain khaled khalid waleed walid tareq tariq ziad yazid yousef yusuf youssef ibrahim ismail musa issa dawood sulaiman
suleiman yahya saleh salih kareem karim kamal jamal jalal bilal talal nidal sami samir samer saad saeed said saud fahad faisal fares
firas qais qusai louay muath mazen maher munir mohannad murad marwan malik malek nasser naser nader nabil nizar hani hisham haitham
hadi wael wissam yasser yaseen younis ayman anas osama usama ashraf akram amjad ameen amin anwar eyad iyad ehab bassem basel badr
bassam bashar jaber jassim jafar hatem hazem hamad hamdan hamza hameed haidar khalil khalifa rashid rashed rami raed rabee riyad zaid
zayd zain salem salim salman sultan saif shadi shaker sharif sherif adel asem amer abbas adnan odai essam imad emad ammar amr ghassan
fadi farouk fouad fayez fathi fawaz qasem majdi mansour nayef nawaf fatima fatma aisha khadija mariam maryam zainab sara sarah layla
leila salma hind huda hiba hanaa noor nour noura rana rania reem raghad rahaf rawan lina lama lana dana dima doaa sanaa suha shahd
abeer alia ghada farah lubna maha mona muna manal nadia najwa nisreen noha hala wafa yasmin yasmeen alaa aya asma iman esraa amal
amina basma jameela hanan haneen rasha khatib alkhatib zoubi alzoubi majali tarawneh haddad khoury khouri nabulsi husseini hashemi
masri almasri tamimi abdullah abdallah abdulrahman abdulaziz john james robert michael william david richard joseph thomas charles
christopher daniel matthew anthony donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey
ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick frank raymond
jack dennis jerry tyler aaron jose adam nathan henry peter mary patricia jennifer linda elizabeth barbara susan jessica karen lisa
nancy betty margaret sandra ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia
kathleen amy angela anna emma nicole helen samantha katherine christine rachel carolyn janet catherine maria heather diane julie
joyce victoria kelly christina joan evelyn lauren judith olivia martha cheryl hans klaus jurgen wolfgang peter stefan andreas ursula
smith johnson williams jones garcia miller davis rodriguez martinez hernandez lopez wilson anderson taylor moore jackson martin
thompson harris clark lewis robinson walker schmidt schneider fischer weber meyer wagner becker schulz hoffmann kumar singh sharma
patel gupta khan chen wang zhang liu ivanov petrov okafor adeyemi mensah`;

/** Normalised names. */
export const personalNames: ReadonlySet<string> = new Set(`${arabic} ${latin}`.split(/\s+/).map(foldForSearch));

/** What stands before a name: a title, or a word of kinship. */
export const beforeNames: ReadonlySet<string> = new Set(
  `mr mrs ms miss dr eng engr prof sir abu bin ibn bint umm al السيد السيدة الآنسة الأستاذ الأستاذة أستاذ المهندس المهندسة
الدكتور الدكتورة دكتور الحاج الحاجة الشيخ أبو ابن بن بنت ام آل`
    .split(/\s+/)
    .map(foldForSearch),
);
