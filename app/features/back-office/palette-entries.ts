import { m } from '#messages';
import type { DashboardRecord } from '#shared/dashboard.ts';
import { foldForSearch, searchWords } from '#shared/search-words.ts';
import { ownSections, placeOfSection } from './sections.ts';

/** A destination: a section, or a record with its section as `note`. */
export type PaletteEntry = { id: string; to: string; label: string; note: string };

/** Sections whose name contains every word of `text` (all for an empty text), and the found records. */
export function paletteEntries(text: string, records: DashboardRecord[]): PaletteEntry[] {
  const words = searchWords(text);
  const named = ownSections().filter(({ label }) => words.every((word) => foldForSearch(label()).includes(word)));
  const toSections = named.map(({ to, label }) => ({ id: to, to, label: label(), note: m.admin_palette_sections() }));
  const toRecords = records.flatMap(({ _id, section, title }) => {
    const place = placeOfSection(section, _id);
    return place ? [{ id: section + _id, to: place.to, label: title, note: place.label }] : [];
  });
  return [...toSections, ...toRecords];
}
