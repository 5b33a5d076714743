import { Outlet } from 'react-router';
import { pageContext } from '#app/context.ts';
import { SearchTool } from '#app/features/search/search-tool.tsx';
import { SiteSpinner } from '#app/features/site/page-spinner.tsx';
import { SharePage } from '#app/features/site/share-page.tsx';
import { siteCompany } from '#app/features/site/site-company.ts';
import { SiteFooter } from '#app/features/site/site-footer.tsx';
import { SiteHeader } from '#app/features/site/site-header.tsx';
import { WhatsappButton } from '#app/features/site/whatsapp-button.tsx';
import { placeScript } from '#app/site/place-script.ts';
import { m } from '#messages';
import type { Route } from './+types/site-layout';
import '#app/site/site.css';
import styles from './site-layout.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  return { company: siteCompany(await services.company.getCompany(), language) };
}

/** The layout of public pages: header, footer and floating buttons. */
export default function SiteLayout({ loaderData: { company } }: Route.ComponentProps) {
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
      <SiteSpinner />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: placeScript }} />
    </>
  );
}
