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
  sentences: {
    partner_detail_name_required: m.partner_detail_name_required,
    partner_detail_value_required: m.partner_detail_value_required,
  },
  columns: ['position'],
  pageWords: ({ name, summary }) => ({ title: name, description: summary }),
  words: {
    heading: m.admin_markets_heading,
    add: m.admin_markets_add,
    edit: m.admin_markets_edit,
    empty: m.admin_markets_empty,
    confirmDelete: m.admin_markets_confirm_delete,
    fetchError: m.admin_markets_error_fetching,
    createError: m.admin_markets_error_creating,
    updateError: m.admin_markets_error_updating,
    deleteError: m.admin_markets_error_deleting,
    created: m.admin_markets_created,
    updated: m.admin_markets_updated,
    deleted: m.market_deleted,
  },
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
