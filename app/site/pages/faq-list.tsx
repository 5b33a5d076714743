import { useId } from 'react';
import { pageContext } from '#app/bridge/context.ts';
import { readListAddress } from '#app/bridge/loader-bridge.ts';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { ButtonLink } from '#app/site/components/site-link.tsx';
import { FilterChips } from '#app/site/filters/filter-chips.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { SearchForm } from '#app/site/search/search-form.tsx';
import { faqData } from '#app/site/structured-data/faq-data.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { findLanguages, localise } from '#shared/content/content.ts';
import { countTerms, termChoice } from '#shared/terms/term.ts';
import type { Route } from './+types/faq-list';
import groupStyles from './faq-group.module.css';
import styles from './faq-list.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { category, q } = readListAddress(request.url);
  const [all, found] = await Promise.all([
    services.kinds.faq.list(),
    services.kinds.faq.list({ ...(q && { q }) }, { group: category }),
  ]);
  const subjects = countTerms(
    all.items.map((faq) => ({
      name: faq.group,
      arabic: faq.arabicInPreparation ? undefined : faq.translations.ar.group,
    })),
  );
  const groups = subjects.map((subject) => {
    const faqs = found.items.filter(({ group }) => group === subject.name);
    return { ...termChoice(subject, language), faqs: faqs.map(toEntry) };
  });

  function toEntry(faq: (typeof found.items)[number]) {
    const { _id, question, answer } = localise(faq, language);
    return { _id, question, answer, languages: findLanguages(faq, language, ['question', 'answer']) };
  }

  return {
    groups: groups.filter(({ faqs }) => faqs.length > 0),
    subjects: groups.map(({ faqs: _, ...subject }) => subject),
    category,
    q,
    total: found.total,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const isPartial = Boolean(loaderData?.q) || loaderData?.total === 0;
  return pageMeta({
    matches,
    noindex: isPartial,
    data: import.meta.env.SSR && (() => [faqData(loaderData?.groups.flatMap(({ faqs }) => faqs) ?? [])]),
  });
}

function AskUs() {
  return (
    <section className={`row apart gap-5 ${styles.ask}`}>
      <div>
        <h2>{m.faqs_not_found_title()}</h2>
        <p className="muted">{m.faqs_not_found_text()}</p>
      </div>
      <ButtonLink to="/contact-us">{m.nav_contact()}</ButtonLink>
    </section>
  );
}

type Group = Route.ComponentProps['loaderData']['groups'][number];

/** The questions of one subject; opening one closes its neighbour, without JavaScript too. */
function FaqGroup({ group: { label, language, faqs } }: { group: Group }) {
  const name = useId();
  return (
    <section className={groupStyles.group}>
      <h2 {...foreignText(language)}>{label}</h2>
      <div>
        {faqs.map(({ _id, question, answer, languages }) => (
          <details key={_id} name={name} className={groupStyles.entry}>
            <summary className="unmarked">
              <span {...foreignText(languages.question)}>{question}</span>
              <Icon name="chevron" />
            </summary>
            {/* An address of an inner element: browsers open the surrounding entry. */}
            <div id={`faq-${_id}`} className={groupStyles.answer}>
              <Paragraphs text={answer} language={languages.answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

export default function FaqListPage({ loaderData: { groups, subjects, category, q, total } }: Route.ComponentProps) {
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
            isShort
          />
        </div>
      </PageHeading>
      <div className={`container stack gap-7 ${styles.list}`} data-island="addressed">
        <FilterChips label={m.faqs_filter()} path="/faqs" choices={subjects} current={category} query={q} />
        <p role="status" className={q ? 'muted' : 'visually-hidden'}>
          {q && m.faqs_found({ count: total })}
        </p>
        {groups.length === 0 && (
          <EmptyState title={m.faqs_empty()} text={m.faqs_empty_text()} link={{ to: '/faqs', label: m.faqs_all() }} />
        )}
        {groups.map((group) => (
          <FaqGroup key={group.value} group={group} />
        ))}
        <AskUs />
      </div>
    </>
  );
}
