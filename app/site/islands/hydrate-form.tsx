import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { overwriteGetLocale } from '#messages/runtime';
import { toLanguage } from '#shared/language.ts';

/** Brings a form alive with the props that came with the page; what was typed before stays. */
export function hydrateForm<Props extends object>(element: HTMLElement, Form: ComponentType<Props>): void {
  // Another language is another document, so the page's language never changes.
  const language = toLanguage(document.documentElement.lang) ?? 'en';
  overwriteGetLocale(() => language);
  const props = JSON.parse(element.dataset.props ?? '{}') as Props;
  flushSync(() => hydrateRoot(element, <Form {...props} />));
}
