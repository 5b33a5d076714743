import { m } from '#messages';
import type { RepeatedWork } from '#shared/stalled-work.ts';

const labels: Record<RepeatedWork, () => string> = {
  'publish-posts': m.work_publish_posts,
  'sweep-submissions': m.work_sweep_submissions,
  'gather-digests': m.work_gather_digests,
  'sweep-outbox': m.work_sweep_outbox,
  'sweep-trash': m.work_sweep_trash,
  'sweep-sessions': m.work_sweep_sessions,
  'sweep-password-links': m.work_sweep_password_links,
  'sweep-audit-log': m.work_sweep_audit_log,
  'sweep-visits': m.work_sweep_visits,
  'sweep-media': m.work_sweep_media,
  'sweep-files': m.work_sweep_files,
};

/** The label of a periodic job. */
export const workLabel = (kind: RepeatedWork): string => labels[kind]();
