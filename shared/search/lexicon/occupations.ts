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
