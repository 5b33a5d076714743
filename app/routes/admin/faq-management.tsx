import { faqKind } from '#app/features/site-content/faq-kind.ts';
import { readSiteContent } from '#app/features/site-content/read-site-content.ts';
import { SiteContentManagement } from '#app/features/site-content/site-content-management.tsx';
import { useFaqKind } from '#app/features/site-content/use-faq-kind.ts';
import { m } from '#messages';
import type { Route } from './+types/faq-management';

export const handle = { title: m.admin_nav_faqs };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { records: readSiteContent(request, faqKind, ['group']) };
}

export default function FaqManagement({ loaderData: { records } }: Route.ComponentProps) {
  return <SiteContentManagement kind={useFaqKind(records)} records={records} />;
}
