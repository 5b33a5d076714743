import type { ComponentType } from 'react';

/** A form of React as an island: its code and that of React come at the same time. */
export async function hydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ start: (element: HTMLElement) => void }> {
  const [{ hydrateForm }, Form] = await Promise.all([import('./hydrate-form.tsx'), load()]);
  return { start: (element) => hydrateForm(element, Form) };
}
