import { data, redirect } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { CopyLink } from '#app/site/components/copy-link.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { Gallery } from '#app/site/components/gallery.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { shareOnWhatsapp, whatsappAddress } from '#app/site/components/whatsapp-address.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { cardFigures } from '#app/site/products/card-figures.ts';
import { compareAddress } from '#app/site/products/compare-address.ts';
import { DimensionDrawing } from '#app/site/products/dimension-drawing.tsx';
import {
  FoodContactLink,
  foodContactOf,
  ProductCertificates,
  shownCertificates,
} from '#app/site/products/product-certificates.tsx';
import { type LineRequest, QuoteLink } from '#app/site/products/quote-link.tsx';
import { addressWith, requestProduct } from '#app/site/server/line-request.ts';
import { cookieWith } from '#app/site/server/added-lines.ts';
import { followMoved } from '#app/site/server/moved-address.ts';
import { requireOwnAddress } from '#app/site/server/own-address.ts';
import { memoPerRecord } from '#app/site/server/record-memo.ts';
import { sayingIn } from '#app/site/server/trade-saying.ts';
import { productData } from '#app/site/structured-data/product-data.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { languagesOf, localise, onlyLanguageOf } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { ownHeadOf } from '#shared/site/search-texts.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { calculatorAnswers } from '#shared/trade/calculation.ts';
import { drawingOf } from '#shared/trade/drawing/product-drawing.ts';
import { keyFigures } from '#shared/trade/first-figures.ts';
import type { Route } from './+types/product-page';
import sheetStyles from './datasheet-actions.module.css';
import styles from './detail-page.module.css';
import firstStyles from './product-first.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language, siteUrl } = context.get(pageContext);
  const found = await orNull(services.kinds.product.get(params.id));
  if (!found) {
    const status = await followMoved(context.get(pageContext), url);
    return data({ product: null }, { status });
  }
  requireOwnAddress(url, '/products', found);
  const [related, certificates, short, company] = await Promise.all([
    services.kinds.product.listRelated(found),
    services.kinds.product.listCertificates(found),
    services.shortLinks.addressOf(`/products/${found._id}`),
    services.company.getCompany(),
  ]);
  const paths = [found.mainImage, ...found.galleryImages, ...related.map((other) => other.mainImage)];
  const pictures = await services.media.pictures(paths, language);
  const { _id, name, industry, description, specifications, updatedAt } = localise(found, language);
  const own = ownHeadOf(found, language);
  const gallery = [...new Set([found.mainImage, ...found.galleryImages])].flatMap((path) => pictures[path] ?? []);
  const shown = shownCertificates(certificates, found, sayingIn(language));
  return {
    aboutProduct: name,
    calculator: addressWith('/calculator', calculatorAnswers(found.attributes)),
    certificates: shown,
    foodContact: foodContactOf(found, shown),
    figures: memoPerRecord(found, `figures ${language}`, () =>
      keyFigures(found.attributes, { language, most: 5, say: sayTrade }),
    ),
    drawing: memoPerRecord(found, `drawing ${language}`, () => drawingOf(found.attributes, sayingIn(language))),
    whatsapp: whatsappAddress(company.whatsapp, m.whatsapp_about_product({ product: name }, { locale: language })),
    onlyIn: onlyLanguageOf(found, 'name'),
    languages: languagesOf(found, language, ['name', 'industry', 'description', 'specifications']),
    product: { _id, address: addressedBy(found), name, industry, description, specifications, updatedAt, gallery, own },
    request: requestProduct(found, sayingIn(language)),
    date: formatDate(updatedAt, language),
    share: shareOnWhatsapp(name, siteUrl + pathIn(language, `/products/${addressedBy(found)}`)),
    shortLink: short && siteUrl + short,
    related: related.map((other) => {
      const { _id: id, name: title, industry: kicker } = localise(other, language);
      const languages = languagesOf(other, language, ['name', 'industry']);
      const ofCard = { title: languages.name, kicker: languages.industry };
      const figures = cardFigures(other.attributes, { language, most: 2 });
      const picture = pictures[other.mainImage];
      return { id, address: addressedBy(other), languages: ofCard, title, kicker, figures, picture };
    }),
  };
}

/** Adds the product to the request of a browser without JavaScript, and leads back to its page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, posted, siteUrl } = context.get(pageContext);
  const product = await orNull(services.kinds.product.get(params.id));
  if (!product || !posted) return undefined;
  const { quantity = '' } = posted.fields;
  const headers = { 'set-cookie': cookieWith(request, { id: product._id, quantity }, siteUrl) };
  return redirect(`${localPath(`/products/${addressedBy(product)}`)}#added`, { status: 303, headers });
}

/** The breadcrumbs. */
const crumbs = () => [{ to: '/products', label: m.products_title() }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.product) return pageMeta({ title: m.product_not_found(), matches, noindex: true });
  const { product, certificates } = loaderData;
  return pageMeta({
    title: product.name,
    description: product.description,
    own: product.own,
    matches,
    type: 'product',
    changedAt: product.updatedAt,
    crumbs: crumbs(),
    data:
      import.meta.env.SSR &&
      ((page) => [productData(page, { ...product, ...product.own, name: product.name, certificates })]),
  });
}

type Found = Extract<Route.ComponentProps['loaderData'], { date: string }>;

type AskProps = { request: LineRequest; whatsapp: string | undefined };

/** The ways to ask about a product; on a phone a bar at the bottom of the screen. */
function Ask({ request, whatsapp }: AskProps) {
  return (
    <div className={firstStyles.ask} data-ask-bar>
      <QuoteLink request={request} className="button">
        {m.quote_add_product()}
      </QuoteLink>
      {whatsapp && (
        <a
          href={whatsapp}
          className="button quiet"
          target="_blank"
          rel="noopener noreferrer"
          data-whatsapp
          aria-label={`${m.product_whatsapp()} (${m.opens_in_new_tab()})`}
        >
          {m.product_whatsapp()}
        </a>
      )}
    </div>
  );
}

/** The figures that buyers ask for first. */
function KeyFigures({ figures }: Pick<Found, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <ul className={firstStyles.figures} aria-label={m.product_key_figures()}>
      {figures.map(({ name, value }) => (
        <li key={name}>
          <span className={firstStyles.name}>{name}</span>
          <bdi className={firstStyles.value}>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}

type SheetProps = Pick<Found, 'date' | 'shortLink' | 'share'> & { datasheet: string };

/** The datasheet as a PDF, the page on paper, and ways to share its address. */
function DatasheetActions({ datasheet, share, shortLink, date }: SheetProps) {
  return (
    <div className={sheetStyles.acts}>
      <div className={sheetStyles.buttons}>
        <a href={datasheet} type="application/pdf" className="button quiet" data-visit="datasheet">
          <Icon name="download" size={18} />
          {m.datasheet_download()}
        </a>
        <a href={share} className="button quiet" rel="noopener" data-visit="share">
          <Icon name="chat" size={18} />
          {m.product_share_whatsapp()}
        </a>
        <button type="button" className={`button quiet ${sheetStyles.needsScript}`} data-island="print">
          {m.datasheet_print()}
        </button>
        {shortLink && <CopyLink address={shortLink} className={`button quiet ${sheetStyles.needsScript}`} />}
      </div>
      {shortLink && (
        <p className={sheetStyles.line}>
          {m.datasheet_short_link()}{' '}
          <a href={shortLink}>
            <Isolate>{shortLink.replace(/^https?:\/\//, '')}</Isolate>
          </a>
        </p>
      )}
      <p className={`${sheetStyles.line} ${sheetStyles.onPaper}`}>{m.datasheet_date({ date })}</p>
    </div>
  );
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.product) {
    return (
      <EmptyState
        asPage
        title={m.product_not_found()}
        text={m.product_not_found_text()}
        link={{ to: '/products', label: m.product_all() }}
      />
    );
  }
  const { product, languages, related, certificates, calculator, foodContact, figures, drawing } = loaderData;
  const { request, date, shortLink, whatsapp, share } = loaderData;
  const path = localPath(`/products/${product.address}`);
  return (
    <>
      <PageHeading
        title={product.name}
        lead={product.industry}
        languages={{ title: languages.name, lead: languages.industry }}
        crumbs={crumbs()}
      >
        {foodContact && <FoodContactLink {...foodContact} at="underName" />}
      </PageHeading>
      <div className={`container ${styles.detail}`}>
        <Gallery pictures={product.gallery} label={m.product_gallery({ product: product.name })} />
        <div className={styles.facts}>
          <KeyFigures figures={figures} />
          {foodContact && <FoodContactLink {...foodContact} at="besideFigures" />}
          <Ask request={request} whatsapp={whatsapp} />
          <h2>{m.product_specifications()}</h2>
          <div {...foreignText(languages.specifications)}>
            <FactTable facts={product.specifications} />
          </div>
          {certificates.length > 0 && <ProductCertificates certificates={certificates} />}
          <p className={firstStyles.further}>
            <SiteLink to={`/contact-us?product=${product.address}`}>{m.product_ask()}</SiteLink>
            <SiteLink to={calculator}>{m.calculator_link()}</SiteLink>
            {related.length > 0 && (
              <SiteLink
                to={compareAddress([product.address, ...related.map(({ address }) => address)])}
                rel="nofollow"
                data-needs-server
              >
                {m.compare_link()}
              </SiteLink>
            )}
          </p>
          <DatasheetActions datasheet={`${path}/datasheet.pdf`} share={share} shortLink={shortLink} date={date} />
        </div>
        <div className={styles.text}>
          <h2>{m.product_description()}</h2>
          <Paragraphs text={product.description} language={languages.description} />
          {drawing && <DimensionDrawing drawing={drawing} />}
        </div>
      </div>
      {related.length > 0 && (
        <div className={styles.further}>
          <Section title={m.product_related()}>
            <CardGrid>
              {related.map(({ id, address, ...card }) => (
                <Card key={id} to={`/products/${address}`} level={3} {...card} />
              ))}
            </CardGrid>
          </Section>
        </div>
      )}
    </>
  );
}
