import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { kindNames, kinds } from '#shared/kinds/kinds.ts';
import { publicPages } from '#shared/site/fixed-pages.ts';

/** The public screens; each exists twice, in English without prefix and in Arabic under /ar. */
function publicScreens(language: 'en' | 'ar'): RouteConfigEntry[] {
  const screen = (path: string, file: string) => route(path, `site/pages/${file}.tsx`, { id: `${language}/${file}` });
  return [
    index('site/pages/home.tsx', { id: `${language}/home` }),
    ...publicPages.filter(({ path }) => path !== '/').map(({ path, file }) => screen(path.slice(1), file)),
    screen('products/:id', 'product-page'),
    screen('partners/:id', 'partner-page'),
    screen('blog/:id', 'blog-post-page'),
    screen('markets/:id', 'market-page'),
    screen('bags/:id', 'landing-page'),
    screen('projects/:id', 'project-page'),
    screen('services/:id', 'service-page'),
    screen('careers/:id', 'opening-page'),
    screen('requests/:token', 'request'),
    // In the same file, so that Home has a single script.
    route('*', 'site/pages/home.tsx', { id: `${language}/unknown-path` }),
  ];
}

/** The back office; `/admin` itself leads to its first screen. */
const adminScreens: RouteConfigEntry[] = [
  index('office/screens/admin-index.ts'),
  route('dashboard', 'office/screens/dashboard.tsx'),
  ...kindNames.map((name) =>
    route(kinds[name].path.slice(1), `office/screens/${name.replaceAll('_', '-')}-management.tsx`),
  ),
  route('blogs/:id/preview', 'office/screens/draft-preview.tsx'),
  route('contacts', 'office/screens/contact-management.tsx'),
  route('consultations', 'office/screens/consultation-management.tsx'),
  route('careers', 'office/screens/career-management.tsx'),
  route('quotes', 'office/screens/quote-management.tsx'),
  route('leads/:reference?', 'office/screens/lead-desk.tsx'),
  route('company', 'office/screens/company-management.tsx'),
  route('replies', 'office/screens/reply-templates.tsx'),
  route('redirects', 'office/screens/redirect-management.tsx'),
  route('searches', 'office/screens/asked-searches.tsx'),
  route('text-checks', 'office/screens/text-check-management.tsx'),
  route('terms', 'office/screens/term-management.tsx'),
  route('translations', 'office/screens/translation-management.tsx'),
  route('trash', 'office/screens/trash-management.tsx'),
  route('demo-content', 'office/screens/demo-content-management.tsx'),
  route('users', 'office/screens/user-management.tsx'),
  route('privacy', 'office/screens/privacy-management.tsx'),
  route('working-hours', 'office/screens/working-hours-management.tsx'),
  route('outbox', 'office/screens/outbox-management.tsx'),
  route('audit', 'office/screens/audit-log.tsx'),
  route('system/:part?', 'office/screens/system-management.tsx'),
  route('account', 'office/screens/own-account.tsx'),
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

const siteLayout = 'site/layout/site-layout.tsx';

export default [
  ...componentGallery,
  route('login', 'office/screens/login.tsx'),
  route('login/forgot', 'office/screens/forgotten-password.tsx'),
  route('login/reset', 'office/screens/password-recovery.tsx'),
  route('login/invitation', 'office/screens/invitation.tsx'),
  route('admin', 'office/screens/admin-layout.tsx', adminScreens),
  route('ar', siteLayout, { id: 'ar' }, publicScreens('ar')),
  layout(siteLayout, { id: 'en' }, publicScreens('en')),
] satisfies RouteConfig;
