import type { ListAddress } from '#app/office/components/list/use-list-address.ts';
import { m } from '#messages';
import type { DeskList, DeskTab } from '#shared/leads/desk.ts';
import { type LeadKind, leadKinds } from '#shared/leads/lead.ts';
import { spellCountry } from '#shared/search/named-region.ts';
import { fromKeys } from '#shared/typed-entries.ts';
import { type Narrowing, narrowings } from './desk-data.ts';

export const tabLabels: Record<DeskTab, () => string> = {
  us: m.desk_tab_us,
  them: m.desk_tab_them,
  done: m.desk_tab_done,
  suspicious: m.desk_tab_suspicious,
};

export const leadKindLabels: Record<LeadKind, () => string> = {
  contact: m.outbox_kind_contact,
  consultation: m.outbox_kind_consultation,
  career: m.outbox_kind_career,
  quote: m.outbox_kind_quote,
};

export const narrowingLabels: Record<Narrowing, () => string> = {
  due: m.desk_due_label,
  kind: m.desk_kind,
  product: m.admin_column_product,
  vacancy: m.admin_column_opening,
  country: m.quote_country,
  source: m.admin_came_from,
  tag: m.desk_tag,
};

type Choice = { value: string; label: string };

/** The choices of each narrowing, and what is chosen also where no lead has it any more; ids say nothing to anybody. */
export function narrowingChoices(
  list: DeskList | undefined,
  address: Pick<ListAddress, 'filter'>,
): Record<Narrowing, Choice[]> {
  const kinds = leadKinds.map((kind) => ({ value: kind as string, label: leadKindLabels[kind]() }));
  const none = { product: [], vacancy: [], country: [], source: [], tag: [] };
  const due = [
    { value: 'late', label: m.dashboard_late() },
    { value: 'step', label: m.desk_steps_due() },
  ];
  const choices = list?.choices ?? none;
  // An address may have a country as somebody wrote it.
  const written = address.filter('country');
  const country = choices.country.map((choice) =>
    choice.value === spellCountry(written) ? { ...choice, value: written } : choice,
  );
  const known = { due, kind: kinds, ...choices, country };
  const withChosen = (name: Narrowing): Choice[] => {
    const value = address.filter(name);
    if (!value || known[name].some((choice) => choice.value === value)) return known[name];
    const isId = name === 'product' || name === 'vacancy';
    return [...known[name], { value, label: isId ? narrowingLabels[name]() : value }];
  };
  return fromKeys(narrowings, withChosen);
}
