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
  /** Fetches what a form needs that came with something to show; without it, that would vanish for a moment. */
  loadMore?: () => Promise<unknown>,
): Promise<{ start: (element: HTMLElement) => Promise<void> }> {
  const [{ hydrateForm }, Form] = await Promise.all([import('./hydrate-form.tsx'), load()]);
  return {
    async start(element) {
      if (!('empty' in element.dataset)) await loadMore?.();
      else if (hasNothingToKeep(element)) await attended;
      hydrateForm(element, Form);
    },
  };
}

/** Whether a form that can wait has no draft, nothing was typed into it, and the address names none of its steps. */
function hasNothingToKeep(element: HTMLElement): boolean {
  const form = element.querySelector<HTMLFormElement>('form[data-draft]');
  if (location.hash.startsWith('#step-')) return false;
  return form !== null && !readDraft(form.dataset.draft ?? '') && !isTyped(form);
}
