import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { categoryWords } from '#app/ui/i18n/category-label.ts';
import { m } from '#messages';

const form: KindForm<'project'> = {
  name: 'project',
  fields: {
    title: { label: m.admin_field_title },
    client: { label: m.admin_field_client },
    category: { label: m.admin_field_category, choices: categoryWords },
    year: { label: m.admin_field_year },
    summary: { label: m.admin_field_summary, rows: 3 },
    description: { label: m.admin_description, rows: 6 },
    image: { label: m.admin_field_image },
  },
  sentences: {},
  columns: ['client', 'category', 'year'],
  filters: { category: { all: m.admin_filter_all_categories } },
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
