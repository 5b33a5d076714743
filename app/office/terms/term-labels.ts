import { kindLabels } from '#app/ui/i18n/kind-labels.ts';
import { m } from '#messages';
import { kindList } from '#shared/kinds/kinds.ts';
import { type Subject, subjects } from '#shared/search/subjects.ts';
import { type TermOrigin, termOrigins } from '#shared/terms/trade-term.ts';

const ofSubjects: Record<Subject, () => string> = {
  bags: m.terms_subject_bags,
  materials: m.terms_subject_materials,
  goods: m.terms_subject_goods,
  ordering: m.terms_subject_ordering,
  company: m.terms_subject_company,
  places: m.terms_subject_places,
};

/** What words may concern, for a choice. */
export const subjectChoices = () => subjects.map((value) => ({ value, label: ofSubjects[value]() }));

/** Where words come from. */
export const originLabels: Record<TermOrigin, () => string> = {
  shipped: m.terms_origin_shipped,
  changed: m.terms_origin_changed,
  added: m.terms_origin_added,
  removed: m.terms_origin_removed,
};

export const originChoices = () => termOrigins.map((value) => ({ value, label: originLabels[value]() }));

/** What visitors call the kind of a group of hits; '' for a group without one. */
export function groupLabel(group: string): string {
  const kind = kindList.find(({ search }) => search?.group === group);
  return kind ? kindLabels[kind.name].one() : '';
}
