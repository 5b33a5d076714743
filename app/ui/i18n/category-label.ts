import { m } from '#messages';
import { type ServiceCategory, serviceCategories } from '#shared/content/service-categories.ts';

/** What each service category is called. */
export const categoryWords: Record<ServiceCategory, () => string> = {
  Automation: m.category_automation,
  Development: m.category_development,
  Infrastructure: m.category_infrastructure,
  Manufacturing: m.category_manufacturing,
  Sustainability: m.category_sustainability,
};

/** A service category in the reader's language; URLs and forms contain its English name. */
export function categoryLabel(category: ServiceCategory): string {
  return categoryWords[category]();
}

/** The categories as choices of a filter or a select. */
export function categoryChoices(): { value: ServiceCategory; label: string }[] {
  return serviceCategories.map((category) => ({ value: category, label: categoryLabel(category) }));
}

/** A category out of an address; undefined when it names none. */
export function toCategory(value: string | undefined): ServiceCategory | undefined {
  return serviceCategories.find((category) => category === value);
}
