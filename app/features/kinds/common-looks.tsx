import { Chip } from '#app/components/back-office/chip.tsx';
import { type ListColumn, sortable } from '#app/components/back-office/list/list-column.ts';
import { categoryChoices, categoryLabel } from '#app/i18n/category-label.ts';
import { formatDate } from '#app/i18n/format.ts';
import { m } from '#messages';
import { dayInAmman } from '#shared/day-in-amman.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import type { Opening } from '#shared/kinds/opening.ts';
import type { ServiceCategory } from '#shared/service-categories.ts';
import type { KindFilter } from './kind-form.ts';

/** A calendar day in the reader's manner. */
export function dayCell(day: string): string {
  return formatDate(`${day}T12:00:00Z`);
}

/** Whether a certificate holds today. */
export function validityChip({ validFrom, validUntil }: Pick<Certificate, 'validFrom' | 'validUntil'>) {
  const today = dayInAmman(new Date());
  if (validUntil < today) return <Chip colour="red">{m.admin_certificate_ended()}</Chip>;
  if (validFrom > today) return <Chip colour="yellow">{m.admin_certificate_not_yet()}</Chip>;
  return <Chip colour="green">{m.admin_certificate_valid()}</Chip>;
}

/** Whether visitors can apply: staff closed it, or its last day is over. */
export function statusChip({ status, closesOn }: Pick<Opening, 'status' | 'closesOn'>) {
  if (status === 'closed') return <Chip colour="gray">{m.admin_opening_closed()}</Chip>;
  if (closesOn && closesOn < dayInAmman(new Date())) return <Chip colour="yellow">{m.admin_opening_day_over()}</Chip>;
  return <Chip colour="green">{m.admin_opening_open()}</Chip>;
}

/** Records that lack some Arabic text. */
export const arabicFilter: KindFilter = {
  name: 'arabic',
  label: m.admin_filter_arabic,
  all: m.admin_filter_any_language,
  choices: () => [{ value: 'missing', label: m.admin_arabic_missing() }],
};

export const categoryFilter: KindFilter = {
  name: 'category',
  label: m.admin_field_category,
  all: m.admin_filter_all_categories,
  choices: categoryChoices,
};

export const categoryColumn = (): ListColumn<{ category: ServiceCategory }> =>
  sortable('category', m.admin_field_category(), ({ category }) => categoryLabel(category));

/** The place in the order of staff. */
export const placeColumn = (): ListColumn<{ position: number }> =>
  sortable('position', m.admin_field_position(), ({ position }) => position);
