import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { m } from '#messages';

const form: KindForm<'market'> = {
  name: 'market',
  fields: {
    name: { label: m.admin_field_name },
    summary: { label: m.admin_field_summary, rows: 3 },
    countries: {
      label: m.admin_markets_countries,
      entry: m.admin_markets_country_number,
      add: m.admin_markets_country_add,
    },
    route: { label: m.admin_markets_route, rows: 5 },
    ports: { label: m.admin_markets_ports },
    documents: {
      label: m.admin_markets_documents,
      entry: m.admin_markets_document_number,
      add: m.admin_markets_document_add,
    },
    terms: { label: m.admin_markets_terms, entry: m.admin_markets_term_number, add: m.admin_markets_term_add },
    languages: { label: m.admin_markets_languages },
    description: { label: m.admin_description, rows: 6 },
    image: { label: m.admin_field_image },
  },
  sentences: {},
  columns: ['position'],
  pageWords: ({ name, summary }) => ({ title: name, description: summary }),
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
