import { Outlet } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import addScript from '#app/site/islands/add-script.ts?inline-script';
import placeScript from '#app/site/islands/place-script.ts?inline-script';
import { SearchTool } from '#app/site/search/search-tool.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { SiteSpinner } from '#app/ui/page-spinner.tsx';
import { m } from '#messages';
import { awayAttribute } from '#shared/site/away-notice.ts';
import type { Route } from './+types/site-layout';
import { AddedToast } from './basket-link.tsx';
import { ContactBar } from './contact-bar.tsx';
import { DevelopmentNotice } from './development-notice.tsx';
import { SharePage } from './share-page.tsx';
import { siteCompany } from './site-company.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import '#app/site/site.css';
import styles from './site-layout.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, isDatabaseAway } = context.get(pageContext);
  return {
    company: siteCompany(await services.company.getCompany(), language),
    notice: await services.system.getShownNotice(language),
    isDatabaseAway,
  };
}

/** The layout of public pages: header, footer and floating buttons. */
export default function SiteLayout({ loaderData: { company, notice, isDatabaseAway } }: Route.ComponentProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before anything is pressed */}
      <script dangerouslySetInnerHTML={{ __html: addScript }} />
      <a className="skip-link" href="#content">
        {m.skip_to_content()}
      </a>
      {company.underDevelopment && <DevelopmentNotice />}
      <SiteHeader companyName={company.name} search={(className) => <SearchTool className={className} />} />
      <main id="content" className={styles.main} data-notice={company.underDevelopment || undefined}>
        {notice && <p className={styles.away}>{notice}</p>}
        {/* Empty in cached pages: the server fills it while the database is away. */}
        <p className={styles.away} {...{ [awayAttribute]: currentLanguage() }}>
          {isDatabaseAway && m.away_notice()}
        </p>
        <Outlet />
        <SharePage />
      </main>
      <SiteFooter company={company} />
      <ContactBar company={company} />
      <AddedToast />
      <SiteSpinner />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: placeScript }} />
    </>
  );
}
