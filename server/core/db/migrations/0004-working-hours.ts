import type { Kysely } from 'kysely';

type Earlier = { company: { profile: string }; setting: { name: string; value: string; updated_at: string } };

const day = '08:00-16:00';
const dayHours = 8;

/**
 * Until now the company profile held the number of working days for answering a quote request. Where it was not two, the
 * installation gets working hours that lead to the same promise.
 */
export const workingHours = {
  async up(untyped: Kysely<unknown>): Promise<void> {
    const db = untyped as Kysely<Earlier>;
    const row = await db.selectFrom('company').select('profile').executeTakeFirst();
    const { answerDays = 2 } = row ? (JSON.parse(row.profile) as { answerDays?: number }) : {};
    if (answerDays === 2) return;
    const quote = answerDays > 2 ? (answerDays - 1) * dayHours : dayHours - 1;
    const value = JSON.stringify({
      week: { sun: day, mon: day, tue: day, wed: day, thu: day, fri: '', sat: '' },
      ramadan: null,
      holidays: [],
      answerHours: { contact: dayHours, consultation: 2 * dayHours, career: dayHours, quote },
    });
    const updated_at = new Date().toISOString();
    await db.insertInto('setting').values({ name: 'working_hours', value, updated_at }).execute();
  },
};
