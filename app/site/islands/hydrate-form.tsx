import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { overwriteGetLocale } from '#messages/runtime';
import { toLanguage } from '#shared/language.ts';

/**
 * Brings a form alive with the props that came with the page; what was typed before stays. React works in slices of a few
 * milliseconds, so that the page answers meanwhile, and finishes at once when the form is touched.
 * @returns when the form is alive.
 */
export function hydrateForm<Props extends object>(element: HTMLElement, Form: ComponentType<Props>): Promise<void> {
  // Another language is another document, so the page's language never changes.
  const language = toLanguage(document.documentElement.lang) ?? 'en';
  overwriteGetLocale(() => language);
  const props = JSON.parse(element.dataset.props ?? '{}') as Props;
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <Hydrated onAlive={resolve}>
          <Form {...props} />
        </Hydrated>,
      );
    });
  });
}

function Hydrated({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
