import siteScripts from 'virtual:site-script';
import { type ReactNode, useContext, useEffect } from 'react';
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { isBackOfficePath, isPrivatePath, pathIn, pathWithoutLanguage } from '#shared/site/site-paths.ts';
import { pageContext } from './bridge/context.ts';
import headScript from './head-script.ts?inline-script';
import { Styles } from './page-styles.tsx';
import type { ListFacts } from './site/server/canonical-page.ts';
import { loadFixedPage } from './site/server/fixed-page.ts';
import { speculationRules } from './site/speculation-rules.ts';
import { FirstRequests } from './ui/first-requests.ts';
import { currentDirection, currentLanguage } from './ui/i18n/current-language.ts';
import { runInLanguage } from './ui/i18n/page-language.server.ts';
import { isOfficePage } from './ui/i18n/paths.ts';
import { SavesData } from './ui/saves-data.ts';
import './ui/styles/base.css';
import './ui/styles/tokens.css';
import './ui/styles/weave.css';
import './ui/styles/fonts.css';
import './ui/styles/common.css';
import './ui/styles/layout.css';
import type { Route } from './+types/root';
import arabicFont from './ui/styles/fonts/readex-pro-arabic.woff2?url';
import latinFont from './ui/styles/fonts/readex-pro-latin.woff2?url';

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }, next) => runInLanguage(context.get(pageContext).language, next),
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { siteUrl, language, savesData } = page;
  const companyName = isBackOfficePath(url.pathname)
    ? localise(await page.services.company.getCompany(), language).name
    : undefined;
  return { siteUrl, language, savesData, companyName, ...(await loadFixedPage(page, url)) };
}

/** Back-office screens load their lists from the API; the document is not revalidated. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const staysOnScreen = currentUrl.pathname === nextUrl.pathname && isBackOfficePath(nextUrl.pathname);
  return !staysOnScreen && defaultShouldRevalidate;
}

/**
 * The page's own address and its language alternates; screens without a prefix have none. A record that is only in
 * English has its English page as the canonical one, and no Arabic alternate.
 */
function LanguageLinks({ siteUrl }: { siteUrl: string }) {
  const { pathname } = useLocation();
  const shown = useMatches().at(-1)?.loaderData as Partial<ListFacts & { onlyIn: 'en' }> | undefined;
  const page = shown?.canonicalSearch ?? '';
  // The address of a private page is its key: nothing on it names the address for others.
  if (isBackOfficePath(pathname) || isPrivatePath(pathname)) return null;
  const path = pathWithoutLanguage(pathname);
  const english = siteUrl + pathIn('en', path) + page;
  const arabic = siteUrl + pathIn('ar', path) + page;
  const isInArabic = shown?.onlyIn !== 'en';
  return (
    <>
      <link rel="canonical" href={currentLanguage() === 'ar' && isInArabic ? arabic : english} />
      <link rel="alternate" hrefLang="en" href={english} />
      {isInArabic && <link rel="alternate" hrefLang="ar" href={arabic} />}
      <link rel="alternate" hrefLang="x-default" href={english} />
    </>
  );
}

/** Browsers fetch a linked manifest at once: public pages add the link at the first interaction instead. */
function ManifestLink({ href, isLate }: { href: string; isLate: boolean }) {
  const link = <link rel="manifest" href={href} />;
  if (!isLate) return link;
  return (
    <noscript data-island="manifest" data-href={href}>
      {link}
    </noscript>
  );
}

/** The font of the first view; with Save-Data the page shows one of the system. */
function FontLink({ savesData }: { savesData: boolean }) {
  const request = useContext(FirstRequests);
  if (savesData) return null;
  const font = currentLanguage() === 'ar' ? arabicFont : latinFont;
  request?.(`<${font}>;rel=preload;as=font;type="font/woff2";crossorigin`);
  return <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />;
}

/** The back office is an application in the browser; public pages are documents, which a few small scripts help. */
function PageScripts({ isBackOffice, savesData }: { isBackOffice: boolean; savesData: boolean }) {
  if (!isBackOffice) {
    return (
      <>
        {!savesData && (
          <script
            type="speculationrules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, data for the browser
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? speculationRules : '' }}
          />
        )}
        {/* Not run as it stands: the head script loads it after the first paint. */}
        {siteScripts.map((address) => (
          <script key={address} type="text/plain" data-src={address} />
        ))}
      </>
    );
  }
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const language = currentLanguage();
  const isBackOffice = isOfficePage(useLocation().pathname, useMatches().at(-1)?.id);
  return (
    // The head script sets data attributes before React sees the element.
    <html
      lang={language}
      dir={currentDirection()}
      data-save-data={site?.savesData || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript : '' }} suppressHydrationWarning />
        <FontLink savesData={site?.savesData === true} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#fcfbf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d151d" media="(prefers-color-scheme: dark)" />
        <ManifestLink href={pathIn(language, '/manifest.webmanifest')} isLate={!isBackOffice} />
        <link rel="alternate" type="application/atom+xml" title={m.blog_title()} href={pathIn(language, '/feed.xml')} />
        {site && <LanguageLinks siteUrl={site.siteUrl} />}
        <Meta />
        <Styles />
      </head>
      <body>
        {children}
        <PageScripts isBackOffice={isBackOffice} savesData={site?.savesData === true} />
      </body>
    </html>
  );
}

/** A language change in another tab changes loaded data; the document is then reloaded. */
function useOneLanguage(loaded: string): void {
  useEffect(() => {
    if (loaded !== document.documentElement.lang) window.location.reload();
  }, [loaded]);
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useOneLanguage(loaderData.language);
  return (
    <SavesData value={loaderData.savesData}>
      <Outlet />
    </SavesData>
  );
}

/** Whether a screen's data could not be loaded. */
function isOutOfReach(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed|import/i.test(error.message);
}

/** The error page for internal errors, without details, and for lost connections. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isLost = isOutOfReach(error);
  return (
    <main className="error-page">
      <title>{m.error_page_title()}</title>
      <meta name="robots" content="noindex" />
      <h1>{m.error_page_title()}</h1>
      <p role={isLost ? 'alert' : undefined}>{isLost ? m.form_network_error() : m.error_page_text()}</p>
      <p>
        {isLost && (
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {m.retry()}
          </button>
        )}{' '}
        <a className={isLost ? 'button quiet' : 'button'} href={pathIn(currentLanguage(), '/')}>
          {m.error_page_home()}
        </a>
      </p>
    </main>
  );
}
