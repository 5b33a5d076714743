import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { callApi } from '#app/office/components/api-client.ts';
import { type ListColumn, sortable, whole } from '#app/office/components/list/list-column.ts';
import { readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { RowAction } from '#app/office/components/row-action.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { placeOfSection } from '#app/office/shell/sections.ts';
import { formatMonth } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answer-parts.ts';
import type { Language } from '#shared/language.ts';
import { type AskedSearch, askedSearchAnswer } from '#shared/search/asked-search.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import type { Route } from './+types/asked-searches';

export const handle = { title: m.admin_nav_searches };

const source = {
  path: '/searches',
  schema: arrayOf(askedSearchAnswer),
  order: '-empty',
  failed: m.asked_error_fetching,
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { asked: readList(request, source) };
}

const languageNames: Record<Language, () => string> = { en: m.mail_language_en, ar: m.mail_language_ar };

function columns(): ListColumn<AskedSearch>[] {
  return [
    sortable('query', m.asked_query(), ({ query }) => <bdi>{query}</bdi>),
    sortable('language', m.asked_language(), ({ language }) => languageNames[language]()),
    whole(sortable('empty', m.asked_empty(), ({ empty }) => empty)),
    whole(sortable('unclicked', m.asked_unclicked(), ({ unclicked }) => unclicked)),
    whole(sortable('lastMonth', m.asked_last_month(), ({ lastMonth }) => formatMonth(lastMonth))),
  ];
}

/** To the site's search, and to a new family of words that begins with what was asked. */
function AskedLinks({ asked: { query, language } }: { asked: AskedSearch }) {
  const words = placeOfSection('terms');
  const ways = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <>
      {words && (
        <Button component={Link} to={`${words.to}?${new URLSearchParams({ words: query })}`} {...ways}>
          {m.asked_add_family()}
        </Button>
      )}
      <Button
        component="a"
        href={pathIn(language, `/search?${new URLSearchParams({ q: query })}`)}
        target="_blank"
        rel="noopener"
        aria-label={m.asked_try_named({ query })}
        {...ways}
      >
        {m.asked_try()}
      </Button>
    </>
  );
}

/** The searches of visitors that did not help, to be answered by a family of words, or dismissed. */
export default function AskedSearches({ loaderData }: Route.ComponentProps) {
  const { failure, act } = useActions();
  const dismiss = ({ _id }: AskedSearch) =>
    act({
      call: () => callApi(`/searches/${_id}`, { method: 'DELETE' }),
      done: m.asked_dismissed(),
      failed: m.asked_error_dismissing(),
    });
  return (
    <RecordListScreen
      title={m.admin_nav_searches()}
      subtitle={m.asked_subtitle()}
      failure={failure}
      source={source}
      outcome={loaderData.asked}
      columns={columns()}
      nameOf={({ query }) => query}
      empty={m.asked_empty_list()}
      rowActions={(asked) => (
        <>
          <AskedLinks asked={asked} />
          <RowAction
            icon="cleared"
            title={m.asked_dismiss()}
            label={m.asked_dismiss_named({ query: asked.query })}
            onClick={() => dismiss(asked)}
          />
        </>
      )}
    />
  );
}
