import { copyFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { companyContent } from '#server/content/company/company-content.ts';
import { companyQueries } from '#server/content/company/company-queries.ts';
import { createMediaService } from '#server/content/media/media-service.ts';
import { listFilePaths } from '#server/content/records/content-record.ts';
import { analyze, type Database } from '#server/core/db/database.ts';
import { renewSearchTexts } from '#server/core/db/search/renew-search-texts.ts';
import { markSetupStep, setupOutcome } from '#server/core/db/setup-steps.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { errorMessage } from '#shared/caught.ts';
import type { Company } from '#shared/content/company.ts';
import { second } from '#shared/units.ts';
import { type DemoMedia, storeDemoFiles } from './demo-files.ts';
import { insertDemoRecords, toCompany } from './demo-records.ts';

const step = 'demo-content';

type DemoSource = {
  db: Database;
  /** undefined: only into a new database; true: also later, but at most once. */
  wanted: boolean | undefined;
  fill(): Promise<void>;
};

/** Gives a new database the company's profile and, unless disabled, the demo content. Existing rows never change. */
export async function loadDemoContent({ db, wanted, fill }: DemoSource): Promise<void> {
  const outcome = await setupOutcome(db, step);
  if (outcome === 'done' || (outcome === 'declined' && !wanted)) return;
  if (wanted === false) return keepProfileAlone(db);
  // Of a new database, which has none: what is stored now need not be read a second time.
  await renewSearchTexts(db, { signal: AbortSignal.timeout(second) });
  await fill().catch((error: unknown) => {
    throw new Error(`The demo content could not be stored: ${errorMessage(error)}`, { cause: error });
  });
  await analyze(db);
}

/**
 * Stores the demo content. Rows and the marker are one transaction: an interrupted start is repeated, and of several
 * processes one stores it.
 */
export async function fillWithDemo({ db, media, logger }: { db: Database; media: DemoMedia; logger: Logger }) {
  const content = await import('#content/index.ts');
  const files = await storeDemoFiles(content, media, logger);
  await db.transaction().execute(async (transaction) => {
    if (!(await markSetupStep(transaction, step, 'done'))) return;
    await insertDemoRecords(content, { db: transaction, files, setUses: media.setUses });
    const company = toCompany(content.company, files);
    if (await putMissingCompany(transaction, company)) {
      const uses = [...new Set(listFilePaths<Company>(company, companyContent))].map((path) => ({
        path,
        isPublic: true,
      }));
      await media.setUses(transaction, 'company', 'company', uses);
    }
  });
}

/**
 * Stores the files that came with the program: they are not inspected in a process of their own, and the pictures, each
 * of which a test has decoded (`content/picture-files.test.ts`), are copied. Decoding a hundred takes a second of a start.
 */
export async function openDemoMedia(parts: { db: Database; files: FileStore; logger: Logger }): Promise<DemoMedia> {
  const { inspections } = await import('#server/core/files/inspection/inspections.ts');
  const inspector = { ...inspections, normaliseImage: (file: string, target: string) => copyFile(file, target) };
  return createMediaService({ ...parts, inspector });
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
