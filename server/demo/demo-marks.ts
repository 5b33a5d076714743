import type { Database } from '#server/db/database.ts';
import { markSetupStep, setupOutcome, setupTime } from '#server/db/setup-steps.ts';
import type { DemoContent } from './demo-files.ts';
import { demoQueries, type TitleSearch } from './demo-queries.ts';

const step = 'demo-marks';

/** Says that the records of the demo content are marked, as they are from now on when they are loaded. */
export async function rememberMarks(transaction: Database): Promise<void> {
  await markSetupStep(transaction, step, 'done');
}

/**
 * Marks demo content that an earlier version of the program loaded, once: what is still called as it was and is no
 * younger than the loading. What staff renamed meanwhile counts as theirs.
 */
export async function markOldDemoRecords(db: Database, loading: string): Promise<void> {
  if (await setupOutcome(db, step)) return;
  const time = await setupTime(db, loading);
  const content = await import('#content/index.ts');
  await db.transaction().execute(async (transaction) => {
    if (!(await markSetupStep(transaction, step, 'done')) || !time) return;
    for (const search of searches(content, time)) {
      await demoQueries.mark(transaction, await demoQueries.findByTitle(transaction, search));
    }
  });
}

function searches(content: DemoContent, time: string): TitleSearch[] {
  const { products, partners, projects, services, faqs, certificates, openings, blogPosts } = content;
  const names = (records: { name: { en: string } }[]) => records.map(({ name }) => name.en);
  const titles = (records: { title: { en: string } }[]) => records.map(({ title }) => title.en);
  return [
    { table: 'product', column: 'name', titles: names(products), time },
    { table: 'partner', column: 'name', titles: names(partners), time },
    { table: 'service', column: 'name', titles: names(services), time },
    { table: 'certificate', column: 'name', titles: names(certificates), time },
    { table: 'project', column: 'title', titles: titles(projects), time },
    { table: 'opening', column: 'title', titles: titles(openings), time },
    { table: 'blog_post', column: 'title', titles: titles(blogPosts), time },
    { table: 'faq', column: 'question', titles: faqs.map(({ question }) => question.en), time },
  ];
}
