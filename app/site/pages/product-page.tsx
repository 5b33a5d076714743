import { Fragment } from 'react';
import { data, redirect } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { Breadcrumbs } from '#app/site/components/breadcrumbs.tsx';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { whatsappAddress } from '#app/site/components/whatsapp-address.ts';
import { Gallery } from '#app/site/gallery/gallery.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { AddToRequest, fullId } from '#app/site/products/add-to-request.tsx';
import { cardFigures } from '#app/site/products/card-figures.ts';
import { compareAddress } from '#app/site/products/compare-address.ts';
import { DimensionDrawing } from '#app/site/products/dimension-drawing.tsx';
import {
  FoodContactLink,
  findFoodContact,
  ProductCertificates,
  shownCertificates,
} from '#app/site/products/product-certificates.tsx';
import { ShareMenu } from '#app/site/products/share-menu.tsx';
import { cookieWithProduct } from '#app/site/server/added-lines.server.ts';
import { drawnSack, ownDrawing } from '#app/site/server/drawn-product.ts';
import { addressWith, describeAddition } from '#app/site/server/line-request.ts';
import { followMoved } from '#app/site/server/moved-address.ts';
import { requireOwnAddress } from '#app/site/server/own-address.ts';
import { productFacts } from '#app/site/server/product-facts.ts';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { productData } from '#app/site/structured-data/product-data.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { findLanguages, findOnlyLanguage, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { readOwnHead } from '#shared/site/search-texts.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { calculatorAnswers } from '#shared/trade/calculation.ts';
import type { Route } from './+types/product-page';
import styles from './product-page.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language, siteUrl } = context.get(pageContext);
  const found = await orNull(services.kinds.product.get(params.id));
  if (!found) {
    const status = await followMoved(context.get(pageContext), url);
    return data({ product: null }, { status });
  }
  requireOwnAddress(url, '/products', found);
  const [related, certificates, company] = await Promise.all([
    services.kinds.product.listRelated(found),
    services.kinds.product.listCertificates(found),
    services.company.getCompany(),
  ]);
  const paths = [found.mainImage, ...found.galleryImages, ...related.map((other) => other.mainImage)];
  const pictures = await services.media.pictures(paths, language);
  const saying = makeSaying(language);
  const { _id, name, industry, description, specifications, updatedAt } = localise(found, language);
  const own = readOwnHead(found, language);
  const gallery = [...new Set([found.mainImage, ...found.galleryImages])].flatMap((path) => pictures[path] ?? []);
  const shown = shownCertificates(certificates, found, saying);
  const addition = describeAddition(found, saying);
  const { containerPayload, roadLimit } = company;
  const limits = { containerPayload, roadLimit };
  const address = addressedBy(found);
  return {
    aboutProduct: name,
    calculator: addressWith('/calculator', calculatorAnswers(found.attributes)),
    certificates: shown,
    foodContact: findFoodContact(found, shown),
    ...productFacts(found, specifications, saying),
    drawing: ownDrawing(found.attributes, saying),
    sack: drawnSack(found.attributes, { ...{ name, line: addition.line, limits }, asked: url.searchParams }, saying),
    addition,
    limits,
    whatsapp: whatsappAddress(company.whatsapp, m.whatsapp_about_product({ product: name }, { locale: language })),
    onlyIn: findOnlyLanguage(found, 'name'),
    languages: findLanguages(found, language, ['name', 'industry', 'description', 'specifications']),
    product: { _id, address, name, industry, description, updatedAt, gallery, own },
    date: formatDate(updatedAt, language),
    share: { title: name, address: siteUrl + pathIn(language, `/products/${address}`) },
    related: related.map((other) => {
      const { _id: id, name: title, industry: kicker } = localise(other, language);
      const languages = findLanguages(other, language, ['name', 'industry']);
      const ofCard = { title: languages.name, kicker: languages.industry };
      const picture = pictures[other.mainImage];
      const cards = cardFigures(other.attributes, { language, most: 2 });
      return { id, address: addressedBy(other), languages: ofCard, title, kicker, figures: cards, picture };
    }),
  };
}

/** Adds the product to the request of a browser without JavaScript, and leads back to its page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, language, posted, siteUrl } = context.get(pageContext);
  const product = await orNull(services.kinds.product.get(params.id));
  if (!product || !posted) return undefined;
  const { quantity = '' } = posted.fields;
  const cookie = cookieWithProduct(product, quantity, { request, siteUrl, saying: makeSaying(language) });
  const to = localPath(`/products/${addressedBy(product)}`);
  return redirect(`${to}#${cookie ? 'added' : fullId}`, {
    status: 303,
    headers: cookie ? { 'set-cookie': cookie } : {},
  });
}

/** The breadcrumbs. */
const crumbs = () => [{ to: '/products', label: m.products_title() }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.product) return pageMeta({ title: m.product_not_found(), matches, noindex: true });
  const { product, certificates, specifications } = loaderData;
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
      ((page) => [productData(page, { ...product, ...product.own, specifications, name: product.name, certificates })]),
  });
}

type Found = Extract<Route.ComponentProps['loaderData'], { date: string }>;

/** Between parts of a figure, where it may break; no part such as `90 × 90 × 110 cm` does. */
const betweenParts = / (?<!× )(?!(?<=\d )[×\p{L}])/u;

/** The four figures that buyers ask for first. */
function FirstFigures({ figures }: Pick<Found, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <dl className={`${styles.figures} no-print`}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>
              {value.split(betweenParts).map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
                <Fragment key={place}>
                  {place > 0 && ' '}
                  {part.includes(' ') ? <span className={styles.whole}>{part}</span> : part}
                </Fragment>
              ))}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The chat, and the datasheet as a PDF. */
function Ask({ whatsapp, datasheet }: { whatsapp: string | undefined; datasheet: string }) {
  return (
    <div className={`${styles.ask} no-print`}>
      {whatsapp && (
        <a
          href={whatsapp}
          className="button quiet"
          target="_blank"
          rel="noopener noreferrer"
          data-whatsapp
          aria-label={`${m.product_whatsapp()} (${m.opens_in_new_tab()})`}
        >
          <Icon name="chat" />
          {m.bar_whatsapp()}
        </a>
      )}
      <a href={datasheet} type="application/pdf" className="button quiet" data-visit="datasheet">
        <Icon name="download" />
        {m.datasheet_download()}
      </a>
    </div>
  );
}

/** Further ways from the product on, in one row; what it has no room for is behind the last. */
function QuietActions({ found: { product, related, calculator, foodContact, share, sack } }: { found: Found }) {
  return (
    <div className={`row-links ${styles.quiet} no-print`}>
      <SiteLink to={`/contact-us?product=${product.address}`}>{m.product_ask()}</SiteLink>
      {related.length > 0 && (
        <SiteLink
          to={compareAddress([product.address, ...related.map(({ address }) => address)])}
          rel="nofollow"
          data-needs-server
        >
          {m.compare_link()}
        </SiteLink>
      )}
      <ShareMenu {...share}>
        {foodContact && <FoodContactLink {...foodContact} />}
        {sack && <SiteLink to={calculator}>{m.calculator_link()}</SiteLink>}
      </ShareMenu>
    </div>
  );
}

/** Picture, name, what it holds, four figures, and what can be done: all of it on the first screen. */
function FirstScreen({ found }: { found: Found }) {
  const { product, languages, holds, addition, unit, limits, whatsapp } = found;
  return (
    <div className={`container ${styles.first}`}>
      <Breadcrumbs crumbs={crumbs()} group={{ label: product.industry, language: languages.industry }} />
      <Gallery
        pictures={product.gallery}
        label={m.product_gallery({ product: product.name })}
        className={styles.gallery}
        sizes="(min-width: 900px) 660px, (min-width: 600px) 50vw, 100vw"
      />
      <div className={styles.about}>
        <div>
          <h1 {...foreignText(languages.name)}>{product.name}</h1>
          {holds && <p className={styles.holds}>{holds}</p>}
          {foreignText(languages.name).lang && <p>{m.page_only_in_english()}</p>}
        </div>
        <FirstFigures figures={found.figures} />
        <AddToRequest addition={addition} nameIn={languages.name} unit={unit} limits={limits} />
        <Ask whatsapp={whatsapp} datasheet={`${localPath(`/products/${product.address}`)}/datasheet.pdf`} />
        <QuietActions found={found} />
      </div>
      <div className={styles.why}>
        <h2 className="visually-hidden">{m.product_description()}</h2>
        <Paragraphs text={product.description} language={languages.description} />
      </div>
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
  const { product, languages, related, certificates, specifications, drawing, sack, date } = loaderData;
  return (
    <>
      <FirstScreen found={loaderData} />
      {drawing && <DimensionDrawing drawing={drawing} sack={sack} action={localPath(`/products/${product.address}`)} />}
      <div className={`container ${styles.made}`}>
        <div>
          <h2>{m.product_specifications()}</h2>
          <div {...foreignText(languages.specifications)}>
            <FactTable facts={specifications} />
          </div>
          <p className={styles.onPaper}>{m.datasheet_date({ date })}</p>
        </div>
        {certificates.length > 0 && <ProductCertificates certificates={certificates} />}
      </div>
      {related.length > 0 && (
        <div className="no-print">
          <Section title={m.product_related()}>
            <CardGrid isCompact>
              {related.map(({ id, address, ...card }) => (
                <Card key={id} to={`/products/${address}`} level={3} isCompact {...card} />
              ))}
            </CardGrid>
          </Section>
        </div>
      )}
    </>
  );
}
