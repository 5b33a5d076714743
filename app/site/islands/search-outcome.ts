import type { AskedOutcome } from '#shared/search/asked-search.ts';
import { mayCount, send, whenShown } from './visits.ts';

const clicks = ['click', 'auxclick'] as const;

/**
 * Reports a search that found nothing when it is shown, and one whose results are left without following any of them.
 * Says nothing about the visitor; the server decides what of it may be counted (`server/extras/visits/asked-query.ts`).
 */
export function start(results: HTMLElement): void {
  if (mayCount()) whenShown(() => watch(results));
}

function watch(results: HTMLElement): void {
  const { query = '', empty } = results.dataset;
  const report = (outcome: AskedOutcome): void => send('/api/searches', { query, outcome });
  if (empty === 'true') {
    report('empty');
    return;
  }
  let isAnswered = false;
  const follow = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) isAnswered = true;
  };
  for (const sign of clicks) results.addEventListener(sign, follow);
  addEventListener('pagehide', () => {
    if (!isAnswered) report('unclicked');
    // A page that comes back is not counted again.
    isAnswered = true;
  });
}
