import type { Database } from '#server/db/database.ts';
import { markSetupStep, setupOutcome, setupTime } from '#server/db/setup-steps.ts';
import type { DemoContent } from './demo-files.ts';
import { demoQueries, type TitleSearch } from './demo-queries.ts';

const step = 'demo-marks';

/** Records that demo records carry marks; they do when loaded from now on. */
export async function rememberMarks(transaction: Database): Promise<void> {
  await markSetupStep(transaction, step, 'done');
}

/**
 * Marks demo content loaded by an earlier version, once: records with an unchanged title that are not newer than the
 * load. Renamed ones count as staff content.
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
