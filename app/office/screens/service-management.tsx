import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { categoryWords } from '#app/ui/i18n/category-label.ts';
import { m } from '#messages';

const form: KindForm<'service'> = {
  name: 'service',
  fields: {
    name: { label: m.admin_field_name },
    category: { label: m.admin_field_category, choices: categoryWords },
    summary: { label: m.admin_field_summary, rows: 3 },
    description: { label: m.admin_description, rows: 6 },
    deliverables: {
      label: m.admin_field_deliverables,
      entry: m.admin_deliverable_number,
      add: m.admin_deliverable_add,
    },
    image: { label: m.admin_field_image },
  },
  sentences: {},
  columns: ['category', 'position'],
  filters: { category: { all: m.admin_filter_all_categories } },
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
