import { doneAnswer } from '#shared/answer-parts.ts';
import { contentNameOf } from '#shared/kinds/kinds.ts';
import { callApi, readApi } from './api-client.ts';

/** Restores deleted records; `paths` are their old addresses, for example `/faqs/0192…`. @throws ApiError */
export async function restoreDeleted(paths: readonly string[]): Promise<void> {
  const [only, ...others] = paths.flatMap((path) => contentNameOf(path) ?? []);
  if (!only) return;
  if (others.length === 0) await callApi(`/trash/${only.entity}/${only.id}/restore`, { method: 'POST' });
  else await restoreAll([only, ...others].map(({ entity, id }) => ({ entity, _id: id })));
}

/** Restores several records in one call; those not in the Trash are skipped. @throws ApiError */
export function restoreAll(records: readonly { entity: string; _id: string }[]): Promise<{ message: string }> {
  const named = records.map(({ entity, _id }) => ({ entity, _id }));
  return readApi('/trash/restore', doneAnswer, { method: 'POST', body: { records: named } });
}
