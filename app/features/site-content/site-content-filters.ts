import { categoryChoices } from '#app/i18n/category-label.ts';
import { m } from '#messages';
import type { SiteContentFilter } from './site-content-kind.ts';

/** Records that lack some Arabic text. */
export const arabicFilter: SiteContentFilter = {
  name: 'arabic',
  label: m.admin_filter_arabic,
  all: m.admin_filter_any_language,
  choices: () => [{ value: 'missing', label: m.admin_arabic_missing() }],
};

export const categoryFilter: SiteContentFilter = {
  name: 'category',
  label: m.admin_field_category,
  all: m.admin_filter_all_categories,
  choices: categoryChoices,
};
