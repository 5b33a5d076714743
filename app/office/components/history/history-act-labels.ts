import { m } from '#messages';
import type { HistoryAct } from '#shared/content/history.ts';

/** What each act of a history is called. */
export const historyActLabels: Record<HistoryAct, () => string> = {
  found: m.history_act_found,
  created: m.history_act_created,
  changed: m.history_act_changed,
  deleted: m.history_act_deleted,
  restored: m.history_act_restored,
  published: m.history_act_published,
  moved: m.history_act_moved,
};
