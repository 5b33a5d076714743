import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { m } from '#messages';

const form: KindForm<'partner'> = {
  name: 'partner',
  fields: {
    name: { label: m.admin_partners_name, labelInArabic: m.admin_partners_name_arabic },
    industry: { label: m.admin_industry, labelInArabic: m.admin_industry_arabic },
    mainImage: { label: m.admin_main_image, missing: m.partner_main_image_required },
    galleryImages: { label: m.admin_gallery_images },
    specifications: { label: m.admin_details },
  },
  sentences: {
    partner_name_required: m.partner_name_required,
    partner_industry_required: m.partner_industry_required,
  },
  columns: [],
  cards: { image: 'mainImage', second: 'industry' },
  pageWords: ({ name, industry, specifications }) => ({
    title: name,
    description: [
      `${name}: ${industry}`,
      ...specifications.filter((row) => row.name).map((row) => `${row.name}: ${row.value}`),
    ].join(' · '),
  }),
  words: {
    heading: m.admin_partners_heading,
    add: m.admin_partners_add,
    edit: m.admin_partners_edit,
    confirmDelete: m.admin_confirm_delete,
    isQuestionAlone: true,
  },
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
