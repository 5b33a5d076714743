import { kindLabels } from '#app/ui/i18n/kind-labels.ts';
import { m } from '#messages';
import { type HitGroupName, hitGroupNames, searchGroups } from '#shared/search/search-groups.ts';

/** What each kind of results is called. */
export const searchLabel = (group: HitGroupName): string =>
  group === 'pages' ? m.search_pages() : kindLabels[searchGroups[group].kind].many();

/** What one result of each kind is called. */
export const hitLabel = (group: HitGroupName): string =>
  group === 'pages' ? m.search_page() : kindLabels[searchGroups[group].kind].one();

/** A kind of results out of an address; undefined when it names none. */
export function toSearchGroup(value: string | undefined): HitGroupName | undefined {
  return hitGroupNames.find((group) => group === value);
}
