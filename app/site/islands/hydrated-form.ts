import type { ComponentType } from 'react';
import { isTyped } from '#app/site/forms/form-content.ts';
import { readDraft } from '#app/site/forms/form-draft.ts';
import { attended } from './when-to-load.ts';

/**
 * A form of React as an island: its code and that of React come at the same time. It works as without scripts until
 * somebody uses the page: to bring a long form alive keeps a slow phone busy for half a second.
 */
export async function hydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Fetches what a form needs that has something to show or keep; without it, that would vanish for a moment. */
  loadMore?: () => Promise<unknown>,
): Promise<{ start: (element: HTMLElement) => Promise<void> }> {
  const [{ hydrateForm }, Form] = await Promise.all([import('./hydrate-form.tsx'), load()]);
  return {
    async start(element) {
      await (canWait(element) ? attended : loadMore?.());
      hydrateForm(element, Form);
    },
  };
}

/** Whether the form has nothing to show or keep: it came empty, has no draft, and nothing was typed into it. */
function canWait(element: HTMLElement): boolean {
  const form = element.querySelector<HTMLFormElement>('form[data-draft]');
  return 'empty' in element.dataset && form !== null && !readDraft(form.dataset.draft ?? '') && !isTyped(form);
}
