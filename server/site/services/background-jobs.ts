import type { Logger } from 'pino';
import type { Database } from '#server/core/db/database.ts';
import type { JobKind } from '#server/core/jobs/job-kind.ts';
import { createJobRunner, type JobRunner } from '#server/core/jobs/job-runner.ts';
import type { PeriodicJob } from '#shared/operations/stalled-jobs.ts';
import { hour, minute, second } from '#shared/units.ts';
import type { Services } from './services.ts';

/** Periodic jobs; across all processes each runs once at a time. */
function repeated(kind: PeriodicJob, repeatAfterMilliseconds: number, run: () => Promise<unknown>): JobKind {
  return {
    kind,
    lookEveryMilliseconds: minute,
    repeatAfterMilliseconds,
    retry: { first: minute, longest: hour, attempts: Number.POSITIVE_INFINITY },
    async run() {
      await run();
    },
  };
}

function makeKinds({
  askedSearches,
  audit,
  auth,
  cvTexts,
  deadlineMail,
  desk,
  kinds,
  leadMail,
  leads,
  mail,
  mailIntake,
  media,
  privacy,
  recovery,
  invitations,
  terms,
  trash,
  visits,
  weekLetter,
}: Services): JobKind[] {
  return [
    {
      ...repeated('publish-posts', second, kinds.blog_post.publishDuePosts),
      lookEveryMilliseconds: 10 * second,
      isNeeded: kinds.blog_post.hasDuePosts,
    },
    { ...repeated('gather-digests', minute, leadMail.digest.gather), isNeeded: () => leadMail.digest.isDue() },
    // The reminder about a lead that is to be answered within an hour is due for a quarter of it.
    repeated('tell-of-deadlines', 10 * minute, () => deadlineMail.send()),
    repeated('send-week', 10 * minute, () => weekLetter.send()),
    mail.delivery(),
    ...mailIntake.jobs(),
    media.variantJob,
    {
      ...repeated('renew-search-texts', second, async () => {}),
      lookEveryMilliseconds: 10 * second,
      isNeeded: async () => (await terms.isRenewalDue()) || leads.areSubjectsRenamed(),
      stopsAtOnce: true,
      async run(_job, signal) {
        await terms.renew(signal);
        await leads.indexRenamedSubjects(signal);
      },
    },
    { ...repeated('read-cvs', minute, cvTexts.read), isNeeded: async () => !(await cvTexts.isComplete()) },
    { ...repeated('complete-desk', minute, desk.complete), isNeeded: async () => !(await desk.isComplete()) },
    repeated('sweep-submissions', 10 * minute, async () => {
      await leads.sweep();
      await privacy.applyRetention();
    }),
    repeated('sweep-outbox', 10 * minute, () => mail.sweep()),
    repeated('sweep-trash', hour, trash.sweep),
    repeated('sweep-sessions', hour, auth.sweep),
    repeated('sweep-password-links', hour, async () => {
      await recovery.sweep();
      await invitations.sweep();
    }),
    repeated('sweep-audit-log', hour, () => audit.sweep()),
    repeated('sweep-visits', hour, async () => {
      await visits.sweep();
      await askedSearches.sweep();
    }),
    repeated('sweep-media', hour, () => media.sweep()),
    repeated('sweep-files', hour, () => media.removeOrphans()),
  ];
}

/** Background jobs whose state is in the database. */
export function createBackgroundJobs(services: Services, { db, logger }: { db: Database; logger: Logger }): JobRunner {
  return createJobRunner({ db, logger, kinds: makeKinds(services) });
}
