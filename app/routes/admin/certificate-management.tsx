import { certificateKind } from '#app/features/site-content/certificate-kind.ts';
import { readSiteContent } from '#app/features/site-content/read-site-content.ts';
import { SiteContentManagement } from '#app/features/site-content/site-content-management.tsx';
import { m } from '#messages';
import type { Route } from './+types/certificate-management';

export const handle = { title: m.admin_nav_certificates };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { records: readSiteContent(request, certificateKind) };
}

export default function CertificateManagement({ loaderData }: Route.ComponentProps) {
  return <SiteContentManagement kind={certificateKind} records={loaderData.records} />;
}
