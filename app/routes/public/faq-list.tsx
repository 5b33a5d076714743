import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import { FilterChips } from '#app/components/filter-chips.tsx';
import { PageHeading } from '#app/components/page-heading.tsx';
import { SearchForm } from '#app/components/search-form.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { pageContext } from '#app/context.ts';
import { FaqGroup } from '#app/features/faqs/faq-group.tsx';
import { readListAddress } from '#app/loader-bridge.ts';
import { pageMeta } from '#app/page-meta.ts';
import { faqData } from '#app/structured-data/faq-data.ts';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import { countTerms } from '#shared/term.ts';
import type { Route } from './+types/faq-list';
import styles from './faq-list.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { category, q } = readListAddress(request.url);
  const [all, found] = await Promise.all([
    services.kinds.faq.list(),
    services.kinds.faq.list({ ...(q && { q }) }, { group: category }),
  ]);
  const subjects = countTerms(
    all.items.map(({ group, translations }) => ({ name: group, arabic: translations.ar.group })),
  );
  const groups = subjects.map((subject) => {
    const faqs = found.items.filter(({ group }) => group === subject.name);
    return { value: subject.name, label: localise(subject, language).name, faqs: faqs.map(toEntry) };
  });

  function toEntry(faq: (typeof found.items)[number]) {
    const { _id, question, answer } = localise(faq, language);
    return { _id, question, answer };
  }

  return {
    groups: groups.filter(({ faqs }) => faqs.length > 0),
    subjects: groups.map(({ value, label }) => ({ value, label })),
    category,
    q,
    total: found.total,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const isPartial = Boolean(loaderData?.q) || loaderData?.total === 0;
  return pageMeta({
    title: m.faqs_title(),
    description: m.faqs_lead(),
    matches,
    noindex: isPartial,
    data: import.meta.env.SSR && (() => [faqData(loaderData?.groups.flatMap(({ faqs }) => faqs) ?? [])]),
  });
}

function NoQuestions() {
  return (
    <EmptyState title={m.faqs_empty()} text={m.faqs_empty_text()}>
      <SiteLink to="/faqs" className="button">
        {m.faqs_all()}
      </SiteLink>
    </EmptyState>
  );
}

function AskUs() {
  return (
    <section className={styles.ask}>
      <div>
        <h2>{m.faqs_not_found_title()}</h2>
        <p className="muted">{m.faqs_not_found_text()}</p>
      </div>
      <SiteLink to="/contact-us" className="button">
        {m.nav_contact()}
      </SiteLink>
    </section>
  );
}

export default function FaqListPage({ loaderData: { groups, subjects, category, q, total } }: Route.ComponentProps) {
  useAddressedFaq();
  return (
    <>
      <PageHeading title={m.faqs_title()} lead={m.faqs_lead()}>
        <div className={styles.search}>
          <SearchForm
            path="/faqs"
            label={m.faqs_search()}
            buttonLabel={m.faqs_search_button()}
            query={q}
            category={category}
          />
        </div>
      </PageHeading>
      <div className={`container ${styles.list}`}>
        <FilterChips label={m.faqs_filter()} path="/faqs" choices={subjects} current={category} query={q} />
        <p role="status" className={q ? 'muted' : 'visually-hidden'}>
          {q && m.faqs_found({ count: total })}
        </p>
        {groups.length === 0 && <NoQuestions />}
        {groups.map(({ value, label, faqs }) => (
          <FaqGroup key={value} label={label} faqs={faqs} />
        ))}
        <AskUs />
      </div>
    </>
  );
}

/** Opens the question named by `#faq-…`, also after navigation within the site. */
function useAddressedFaq(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same address again opens it again
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null;
    const entry = answer?.closest('details');
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView();
  }, [hash, key]);
}
