import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { m } from '#messages';

const form: KindForm<'landing_page'> = {
  name: 'landing_page',
  fields: {
    title: { label: m.admin_field_title },
    summary: { label: m.admin_field_summary, rows: 3 },
    description: { label: m.admin_description, rows: 8 },
    questions: { label: m.bags_questions },
    products: { label: m.nav_products },
  },
  sentences: {},
  columns: ['position'],
  pageWords: ({ title, summary }) => ({ title, description: summary }),
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
