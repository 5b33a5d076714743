import type { MouseEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import { m } from '#messages';

/** A failed post page; Retry reloads, also without JavaScript. */
export function PostError() {
  const { pathname } = useLocation();
  const { state, revalidate } = useRevalidator();

  async function retry(event: MouseEvent): Promise<void> {
    event.preventDefault();
    await revalidate();
  }

  return (
    <EmptyState asPage title={m.blog_error_fetching()} text={m.blog_error_text()}>
      <a href={pathname} className="button" onClick={retry} aria-busy={state === 'loading'}>
        {m.retry()}
      </a>
    </EmptyState>
  );
}
