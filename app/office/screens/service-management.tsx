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
  words: {
    heading: m.admin_services_heading,
    add: m.admin_services_add,
    edit: m.admin_services_edit,
    empty: m.admin_services_empty,
    confirmDelete: m.admin_services_confirm_delete,
    fetchError: m.admin_services_error_fetching,
    createError: m.admin_services_error_creating,
    updateError: m.admin_services_error_updating,
    deleteError: m.admin_services_error_deleting,
    created: m.admin_services_created,
    updated: m.admin_services_updated,
    deleted: m.service_deleted,
  },
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
