import type { ReactNode } from 'react';
import { type PageContext, pageContext } from '#app/bridge/context.ts';
import { readListAddress } from '#app/bridge/loader-bridge.ts';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Pagination } from '#app/site/components/pagination.tsx';
import { QuietLink, SiteLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { withNamedSizes } from '#app/site/products/card-figures.ts';
import { searchAddress } from '#app/site/search/search-addresses.ts';
import { SearchForm } from '#app/site/search/search-form.tsx';
import { SearchHitEntry } from '#app/site/search/search-hit-entry.tsx';
import { searchLabel, toSearchGroup } from '#app/site/search/search-labels.ts';
import { SuggestionList } from '#app/site/search/suggestion-list.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import type { Route } from './+types/search';
import styles from './search.module.css';
import helpStyles from './search-help.module.css';
import resultStyles from './search-results.module.css';

const shownOfEach = 6;
const pageSize = 20;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { results, ...found } = await find(services.search, { ...readListAddress(request.url), language });
  const paths = results.flatMap(({ hits }) => hits.map(({ image }) => image).filter(Boolean));
  const pictures = paths.length > 0 ? await services.media.pictures(paths, language) : {};
  const withSizes = await makeSizeNaming(results, context.get(pageContext));
  const withPicture = ({ titleTerms: _, image, ...hit }: SearchHit) => ({
    ...{ ...hit, facts: hit.facts.map((fact) => withSizes(hit._id, fact)) },
    picture: pictures[image],
  });
  return { ...found, results: results.map((result) => ({ ...result, hits: result.hits.map(withPicture) })) };
}

type Results = Awaited<ReturnType<typeof find>>['results'];

/** What names the sizes in a figure of a product that was found: one that has a searched number is marked whole. */
async function makeSizeNaming(results: Results, { services, language }: PageContext) {
  const ids = results.flatMap(({ name, hits }) => (name === 'products' ? hits.map(({ _id }) => _id) : []));
  const products = ids.length > 0 ? await services.kinds.product.listNamed(ids) : [];
  const values = new Map(products.map(({ _id, attributes }) => [_id, attributes]));
  return (id: string, fact: SearchHit['facts'][number]) => {
    const formula = fact.value.map(({ text }) => text).join('');
    const text = withNamedSizes(formula, values.get(id), language);
    return text === formula ? fact : { ...fact, value: [{ text, isMatch: fact.value.some(({ isMatch }) => isMatch) }] };
  };
}

type Asked = ReturnType<typeof readListAddress> & { language: Language };
type SearchService = PageContext['services']['search'];
type SearchHit = Awaited<ReturnType<SearchService['searchGroup']>>['hits'][number];

/** The hits of all kinds, or one page of those of a kind. */
async function find(search: SearchService, { q: query, category, page, language }: Asked) {
  const group = toSearchGroup(category);
  const none = { query, group, page: 1, pages: 1, results: [], categories: [] };
  if (!query) return none;
  if (!group) {
    const results = await search.searchAll({ query, language }, shownOfEach);
    const categories = results.length > 0 ? [] : await search.listPopularCategories(language);
    return { ...none, results, categories };
  }
  const readPage = (wanted: number) =>
    search.searchGroup({ group, query, language }, { page: wanted, limit: pageSize });
  const found = await readPage(page);
  const pages = Math.ceil(found.total / pageSize);
  if (found.total === 0) return { ...none, page, pages };
  // Beyond the last page the last one is shown.
  if (page > pages) return { ...none, page: pages, pages, results: [await readPage(pages)] };
  return { ...none, page, pages, results: [found] };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const searched = loaderData?.query;
  if (loaderData && !searched)
    return pageMeta({ title: m.search_title(), description: m.search_description(), matches });
  // Search results are not indexed.
  if (!searched) return pageMeta({ title: m.search_title(), matches, noindex: true });
  return pageMeta({ title: searched, kind: m.search_title(), matches, noindex: true });
}

type Loaded = Route.ComponentProps['loaderData'];

/** Suggestions for a visitor who has not searched yet, or found nothing. */
function SearchHelp() {
  const ways = [
    { to: '/products', label: m.product_all() },
    { to: '/faqs', label: m.faqs_all() },
    { to: '/contact-us', label: m.nav_contact() },
  ];
  return (
    <nav aria-label={m.search_suggestions()}>
      <ul className={helpStyles.ways}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <QuietLink to={to}>{label}</QuietLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The industries with the most products, for a visitor whose search found nothing. */
function PopularCategories({ categories }: Pick<Loaded, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={m.search_popular()}>
      <p className="muted">{m.search_popular()}</p>
      <ul className={helpStyles.ways}>
        {categories.map(({ value, label, language }) => (
          <li key={value}>
            <SiteLink to={`/products?category=${encodeURIComponent(value)}`} rel="nofollow" {...foreignText(language)}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What was searched for instead, and what no record has. */
function SearchNotes({ results }: Pick<Loaded, 'results'>) {
  const [first] = results;
  if (!first) return null;
  const { corrected, dropped, match } = first;
  return (
    <>
      {corrected && (
        <p>
          {m.search_corrected()} <SiteLink to={searchAddress(corrected)}>{corrected}</SiteLink>
        </p>
      )}
      {match === 'nearest' && <p>{m.search_nearest()}</p>}
      {match !== 'nearest' && dropped.length > 0 && <p>{m.search_dropped({ words: dropped.join(' · ') })}</p>}
    </>
  );
}

/** `query` is for the link to all results of this kind. */
type SearchResultsProps = Loaded['results'][number] & { query: string; children: ReactNode };

/** The hits of one kind, and the way to the rest. */
function SearchResults({ name, total, hits, query, children }: SearchResultsProps) {
  return (
    <section className={resultStyles.group}>
      <div className={resultStyles.head}>
        <h2>{searchLabel(name)}</h2>
        <p className="muted">{total}</p>
      </div>
      <div className={resultStyles.found}>
        <ul className="stack">
          {hits.map(({ _id, address: _, ...hit }) => (
            <SearchHitEntry key={_id} group={name} {...hit} />
          ))}
        </ul>
        {children}
        {!children && total > hits.length && (
          <SiteLink to={searchAddress(query, name)} className={resultStyles.more}>
            {m.search_more({ count: total })}
          </SiteLink>
        )}
      </div>
    </section>
  );
}

/** The kinds whose records only mention what was searched for, and the way to them. */
function SearchMentions({ results, query }: Pick<Loaded, 'results'> & { query: string }) {
  if (results.length === 0) return null;
  return (
    <nav aria-label={m.search_mentions()}>
      <p className="muted">{m.search_mentions()}</p>
      <ul className={helpStyles.ways}>
        {results.map(({ name, total, corrected }) => (
          <li key={name}>
            <SiteLink to={searchAddress(corrected || query, name)}>
              {searchLabel(name)} <bdi>({total})</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What `islands/search-outcome.ts` reports of a search that does not help. */
function askedSearch(query: string, results: Loaded['results']) {
  const isEmpty = results.every(({ match }) => match === 'nearest');
  return { 'data-island': 'asked-search', 'data-query': query, 'data-empty': isEmpty };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, group, page, pages, results, categories } = loaderData;
  const total = results.reduce((sum, result) => sum + result.total, 0);
  const shown = results.filter(({ hits }) => hits.length > 0);
  const mentions = results.filter(({ hits }) => hits.length === 0);
  return (
    <>
      <PageHeading title={m.search_title()}>
        <div className={styles.search}>
          <SearchForm path="/search" label={m.search_label()} buttonLabel={m.search_button()} query={query} isShort>
            <SuggestionList />
          </SearchForm>
        </div>
      </PageHeading>
      <div className={`container ${styles.results}`} {...(query && askedSearch(query, results))}>
        <div className={styles.summary}>
          <p role="status" className={total > 0 ? 'muted' : 'visually-hidden'}>
            {query && (total > 0 ? m.search_found({ count: total }) : m.search_none({ query }))}
          </p>
          {query && group && <SiteLink to={searchAddress(query)}>{m.search_all_groups()}</SiteLink>}
        </div>
        {query && <SearchNotes results={results} />}
        {query && total === 0 && (
          <EmptyState title={m.search_none({ query })} text={m.search_none_text()}>
            <SearchHelp />
            <PopularCategories categories={categories} />
          </EmptyState>
        )}
        {!query && (
          <div className="stack gap-5">
            <p className="muted">{m.search_start_text()}</p>
            <SearchHelp />
          </div>
        )}
        {query &&
          shown.map((result) => (
            <SearchResults key={result.name} {...result} query={result.corrected || query}>
              {group && (
                <Pagination page={page} pages={pages} addressOf={(target) => searchAddress(query, group, target)} />
              )}
            </SearchResults>
          ))}
        {query && <SearchMentions results={mentions} query={query} />}
      </div>
    </>
  );
}
