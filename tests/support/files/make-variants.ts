import { createJobRunner } from '#server/core/jobs/job-runner.ts';
import type { BuiltSite } from '../sites/build-site.ts';

const silent = { error: () => {}, info: () => {} };

/** Makes the variants of all stored images, and nothing else that waits. */
export async function makeVariantsNow({ database, services }: Pick<BuiltSite, 'database' | 'services'>): Promise<void> {
  await createJobRunner({ db: database.db, logger: silent, kinds: [services.media.variantJob] }).runDue();
}
