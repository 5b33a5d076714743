import { Outlet } from 'react-router';
import { useDiscoveryOnFirstInteraction } from '#app/components/route-discovery.ts';
import { pageContext } from '#app/context.ts';
import { SearchTool } from '#app/features/search/search-tool.tsx';
import { PageSpinner } from '#app/features/site/page-spinner.tsx';
import { RouteAnnouncer } from '#app/features/site/route-announcer.tsx';
import { SharePage } from '#app/features/site/share-page.tsx';
import { siteCompany } from '#app/features/site/site-company.ts';
import { SiteFooter } from '#app/features/site/site-footer.tsx';
import { SiteHeader } from '#app/features/site/site-header.tsx';
import { WhatsappButton } from '#app/features/site/whatsapp-button.tsx';
import { m } from '#messages';
import type { Route } from './+types/site-layout';
import styles from './site-layout.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  return { company: siteCompany(await services.company.getCompany(), language) };
}

// The profile is equal on every page; it is loaded with the document, not on navigation.
export function shouldRevalidate() {
  return false;
}

/** The layout of public pages: header, footer and floating buttons. */
export default function SiteLayout({ loaderData: { company } }: Route.ComponentProps) {
  useDiscoveryOnFirstInteraction();
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.skip_to_content()}
      </a>
      <SiteHeader
        companyName={company.name}
        hasNotice={company.underDevelopment}
        search={(className) => <SearchTool className={className} />}
      />
      <main id="content" className={styles.main} data-notice={company.underDevelopment || undefined}>
        <Outlet />
        <SharePage />
      </main>
      <SiteFooter company={company} />
      <WhatsappButton company={company} />
      <PageSpinner />
      <RouteAnnouncer />
    </>
  );
}
