import type { Logger } from 'pino';
import { companyContent } from '#server/company/company-content.ts';
import { companyQueries } from '#server/company/company-queries.ts';
import { pathsOf } from '#server/content/content-record.ts';
import { analyze, type Database } from '#server/db/database.ts';
import { markSetupStep, setupOutcome } from '#server/db/setup-steps.ts';
import type { Company } from '#shared/company.ts';
import { type DemoMedia, storeDemoFiles } from './demo-files.ts';
import { insertDemoRecords, toCompany } from './demo-records.ts';

const step = 'demo-content';

export type DemoLoading = {
  db: Database;
  media: DemoMedia;
  logger: Logger;
  /** undefined: only into a new database; true: also later, but at most once. */
  wanted: boolean | undefined;
};

/**
 * Fills a new database with the company's profile and, unless disabled, the demo content. Rows and the marker are one
 * transaction: an interrupted start is repeated. Existing rows never change.
 */
export async function loadDemoContent({ db, media, logger, wanted }: DemoLoading): Promise<void> {
  const outcome = await setupOutcome(db, step);
  if (outcome === 'done' || (outcome === 'declined' && !wanted)) return;
  if (wanted === false) return keepProfileAlone(db);
  const content = await import('#content/index.ts');
  const files = await storeDemoFiles(content, media, logger);
  const isLoaded = await db.transaction().execute(async (transaction) => {
    if (!(await markSetupStep(transaction, step, 'done'))) return false;
    await insertDemoRecords(content, { db: transaction, files, setUses: media.setUses });
    const company = toCompany(content.company, files);
    if (await putMissingCompany(transaction, company)) {
      const uses = [...new Set(pathsOf<Company>(company, companyContent))].map((path) => ({ path, isPublic: true }));
      await media.setUses(transaction, 'company', 'company', uses);
    }
    return true;
  });
  if (isLoaded) await analyze(db);
}

/** The site needs a profile even without demo content; its owner replaces it. */
async function keepProfileAlone(db: Database): Promise<void> {
  const { company } = await import('#content/company.ts');
  await db.transaction().execute(async (transaction) => {
    if (await markSetupStep(transaction, step, 'declined')) await putMissingCompany(transaction, toCompany(company));
  });
}

async function putMissingCompany(db: Database, company: Company): Promise<boolean> {
  if (await companyQueries.find(db)) return false;
  await companyQueries.put(db, company);
  return true;
}
