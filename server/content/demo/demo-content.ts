import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { companyContent } from '#server/content/company/company-content.ts';
import { companyQueries } from '#server/content/company/company-queries.ts';
import { listFilePaths } from '#server/content/records/content-record.ts';
import { environmentWith } from '#server/core/config/config.ts';
import { analyze, type Database } from '#server/core/db/database.ts';
import { markSetupStep, setupOutcome } from '#server/core/db/setup-steps.ts';
import type { Company } from '#shared/content/company.ts';
import { type DemoMedia, storeDemoFiles } from './demo-files.ts';
import { insertDemoRecords, toCompany } from './demo-records.ts';

const step = 'demo-content';

type DemoSource = {
  db: Database;
  /** undefined: only into a new database; true: also later, but at most once. */
  wanted: boolean | undefined;
  /** Does what `fillWithDemo` does, in this process or another. */
  fill(): Promise<void>;
};

/** Gives a new database the company's profile and, unless disabled, the demo content. Existing rows never change. */
export async function loadDemoContent({ db, wanted, fill }: DemoSource): Promise<void> {
  const outcome = await setupOutcome(db, step);
  if (outcome === 'done' || (outcome === 'declined' && !wanted)) return;
  if (wanted === false) return keepProfileAlone(db);
  await fill();
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

const program = fileURLToPath(new URL('./demo-process.ts', import.meta.url));

/** The message of the process that stores the demo content, when it has ended its work. */
export type DemoOutcome = { isOver: true; error?: string };

/**
 * Does `fillWithDemo` in a process with the settings of this one, whose memory the system has back afterwards
 * (docs/decisions/0041).
 * @throws Error with the reason when it fails
 */
export async function fillInOwnProcess(): Promise<void> {
  const cache = getCompileCacheDir();
  const env = environmentWith(cache ? { NODE_COMPILE_CACHE: cache } : {});
  const child = fork(program, { execArgv: [], env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const reason = await new Promise<string | undefined>((resolve) => {
    // `node --watch` has other messages sent.
    child.on('message', ({ isOver, error }: Partial<DemoOutcome>) => isOver && resolve(error));
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve('the process ended early.'));
  });
  if (reason !== undefined) throw new Error(`The demo content could not be stored: ${reason}`);
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
