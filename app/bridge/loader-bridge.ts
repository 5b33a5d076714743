import { data } from 'react-router';
import { isAppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import type { PageContext } from './context.ts';

/** The record, or null on `not_found`; the page then shows its not-found state with 404. */
export async function orNull<Found>(search: Promise<Found>): Promise<Found | null> {
  try {
    return await search;
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

/** `?category=`, `?q=` and `?page=` of a list's address; invalid values count as absent. */
export function readListAddress(url: string): { category?: string; q?: string; page: number } {
  const parameters = new URL(url).searchParams;
  const category = cutText(parameters.get('category') ?? '', limits.search);
  const q = cutText((parameters.get('q') ?? '').trim(), limits.search);
  const page = Number(parameters.get('page'));
  return {
    ...(category && { category }),
    ...(q && { q }),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The result of a small form: done, or refused with a message and its status. */
export async function answerForm(work: () => Promise<void>, { services, language }: PageContext) {
  try {
    await work();
    return data({ isDone: true, problem: undefined });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { status, message, errors } = services.explain(error, language);
    return data({ isDone: false, problem: Object.values(errors)[0] ?? message }, { status });
  }
}
