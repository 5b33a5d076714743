import type { ReactNode } from 'react';
import { Isolate } from '#app/components/isolate.tsx';
import { localised } from '#app/i18n/localised.ts';
import { localPath } from '#app/i18n/paths.ts';
import { m } from '#messages';
import { otherValues, type VisitedPage } from '#shared/visit.ts';

// Labels are inside `dir="auto"`, which ignores <bdi>: an Arabic title would be cut at its beginning.

/** A value as it was counted. */
export function valueLabel(value: string): ReactNode {
  return value === otherValues ? m.admin_visits_others() : value;
}

/** The host that visits came from. */
export function referrerLabel(host: string): ReactNode {
  return host === '' ? m.admin_visits_direct() : valueLabel(host);
}

/** What the record of a page is called, in the reader's language. */
export function titleOf({ title = '', translations = { ar: {} } }: VisitedPage): string {
  return localised({ title, translations }).title;
}

/** A page of the site, by its title where it has one, as a link to it. */
export function pageLabel(path: string, title: string | undefined): ReactNode {
  if (path === otherValues) return m.admin_visits_others();
  return <a href={localPath(path)}>{title || <Isolate>{path}</Isolate>}</a>;
}

/** A language of the site. */
export function languageLabel(language: string): ReactNode {
  return language === 'ar' ? m.admin_text_arabic() : m.admin_text_english();
}
