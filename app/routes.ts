import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { kindNames, kinds } from '#shared/kinds/kinds.ts';

/** The public screens; each exists twice, in English without prefix and in Arabic under /ar. */
function publicScreens(language: 'en' | 'ar'): RouteConfigEntry[] {
  const screen = (path: string, file: string) =>
    route(path, `routes/public/${file}.tsx`, { id: `${language}/${file}` });
  return [
    index('routes/public/home.tsx', { id: `${language}/home` }),
    screen('our-story', 'our-story'),
    screen('our-values', 'our-values'),
    screen('products', 'product-list'),
    screen('products/:id', 'product-page'),
    screen('partners', 'partner-list'),
    screen('partners/:id', 'partner-page'),
    screen('services', 'service-list'),
    screen('projects', 'project-list'),
    screen('blog', 'blog-list'),
    screen('blog/:id', 'blog-post-page'),
    screen('faqs', 'faq-list'),
    screen('certificates', 'certificate-list'),
    screen('careers', 'careers'),
    screen('consultation', 'consultation'),
    screen('contact-us', 'contact-us'),
    screen('privacy', 'privacy'),
    screen('search', 'search'),
    // In the same file, so that Home has a single script.
    route('*', 'routes/public/home.tsx', { id: `${language}/unknown-path` }),
  ];
}

/** The back office; `/admin` itself leads to its first screen. */
const adminScreens: RouteConfigEntry[] = [
  index('routes/admin/admin-index.ts'),
  route('dashboard', 'routes/admin/dashboard.tsx'),
  ...kindNames.map((name) =>
    route(kinds[name].path.slice(1), `routes/admin/${name.replaceAll('_', '-')}-management.tsx`),
  ),
  route('blogs/:id/preview', 'routes/admin/draft-preview.tsx'),
  route('contacts', 'routes/admin/contact-management.tsx'),
  route('consultations', 'routes/admin/consultation-management.tsx'),
  route('careers', 'routes/admin/career-management.tsx'),
  route('company', 'routes/admin/company-management.tsx'),
  route('redirects', 'routes/admin/redirect-management.tsx'),
  route('trash', 'routes/admin/trash-management.tsx'),
  route('demo-content', 'routes/admin/demo-content-management.tsx'),
  route('users', 'routes/admin/user-management.tsx'),
  route('privacy', 'routes/admin/privacy-management.tsx'),
  route('outbox', 'routes/admin/outbox-management.tsx'),
  route('audit', 'routes/admin/audit-log.tsx'),
  route('account', 'routes/admin/own-account.tsx'),
];

/** The component gallery, while developing and in its own test: the build has no such page. */
const componentGallery: RouteConfigEntry[] = import.meta.env?.DEV
  ? [
      route('component-gallery', '../tests/component-gallery/site-gallery.tsx', { id: 'en/component-gallery' }),
      route('ar/component-gallery', '../tests/component-gallery/site-gallery.tsx', { id: 'ar/component-gallery' }),
      // Below /admin for the policy and the language of the back office; outside its layout, which requires sign-in.
      route('admin/component-gallery', '../tests/component-gallery/office-gallery.tsx'),
    ]
  : [];

const siteLayout = 'routes/public/site-layout.tsx';

export default [
  ...componentGallery,
  route('login', 'routes/admin/login.tsx'),
  route('login/forgot', 'routes/admin/forgotten-password.tsx'),
  route('login/reset', 'routes/admin/password-recovery.tsx'),
  route('admin', 'routes/admin/admin-layout.tsx', adminScreens),
  route('ar', siteLayout, { id: 'ar' }, publicScreens('ar')),
  layout(siteLayout, { id: 'en' }, publicScreens('en')),
] satisfies RouteConfig;
