import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { partChangeWords } from '#app/office/kinds/part-changes.ts';
import { validityChip } from '#app/office/products/validity-chip.tsx';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { m } from '#messages';

// Loaded with the dialog, so that the list loads faster.
const FiguresInput = lazyPart(() => import('#app/office/products/figures-field.tsx'), 'FiguresInput');
const FilledPairsField = lazyPart(() => import('#app/office/products/figures-field.tsx'), 'FilledPairsField');

const form: KindForm<'product'> = {
  name: 'product',
  fields: {
    name: { label: m.admin_products_name, labelInArabic: m.admin_products_name_arabic },
    industry: { label: m.admin_industry, labelInArabic: m.admin_industry_arabic },
    description: { label: m.admin_description, labelInArabic: m.admin_description_arabic, rows: 5 },
    mainImage: { label: m.admin_main_image, missing: m.partner_main_image_required },
    galleryImages: { label: m.admin_gallery_images, missing: m.admin_gallery_required },
    attributes: { label: m.admin_figures, draw: FiguresInput, drawRows: FilledPairsField },
    specifications: { label: m.admin_details },
    certificates: { label: m.product_certificates, help: m.admin_products_certificates_help, note: validityChip },
    relatedProducts: { label: m.product_related, help: m.admin_products_related_help },
  },
  sentences: {
    product_name_required: m.product_name_required,
    product_industry_required: m.product_industry_required,
    product_description_required: m.product_description_required,
    product_specification_required: m.product_specification_required,
    product_specification_duplicate: m.product_specification_duplicate,
    trade_error_measure: m.trade_error_measure,
    trade_error_range: m.trade_error_range,
    trade_error_family: m.trade_error_family,
  },
  columns: [],
  cards: { image: 'mainImage', second: 'industry' },
  pageWords: ({ name, description }) => ({ title: name, description }),
  doneWords: partChangeWords,
  words: {
    heading: m.admin_products_heading,
    add: m.admin_products_add,
    edit: m.admin_products_edit,
    isQuestionAlone: true,
  },
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
