import type { Database } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { sayCountry } from '#server/core/i18n/find-region.ts';
import { isOrdinary } from '#server/leads/kinds/lead-filter-queries.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import type { Language } from '#shared/language.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import type { WeekFigures } from '#shared/leads/week.ts';
import { spellCountry } from '#shared/search/named-region.ts';

/** From one instant up to another, ISO 8601; `language`: in which countries are named, else as one of their senders wrote them. */
type Span = { begins: string; ends: string; language?: Language };

const shown = 5;

/** The kinds of leads that a role may see. */
export const kindsOfRole = (role: string): LeadKind[] => leadKinds.filter((kind) => mayUse(role, sectionOfLead(kind)));

type Row = { kind: LeadKind; country: string | null; source: string | null } & {
  isArrived: boolean;
  isAnswered: boolean;
  isInTime: boolean;
  isWaiting: boolean;
  minutes: number;
};

/** What came, was answered and waits of some kinds, without what may be from machines. */
export async function readWeek(
  db: Database,
  kinds: readonly LeadKind[],
  { begins, ends, language }: Span,
): Promise<WeekFigures> {
  const cached = await cachedReads(db);
  return cached({ tables: ['lead_desk'], key: ['week', kinds, begins, ends, language ?? ''] }, async () => {
    const found = await db
      .selectFrom('lead_desk')
      .select(['kind', 'country', 'source', 'tab', 'arrived_at', 'answered_at', 'answer_minutes', 'in_time'])
      .where('kind', 'in', kinds)
      // By its marks: spam that was closed or erased is done.
      .where(({ and, exists, not, selectFrom }) =>
        and(
          kinds.map((kind) => {
            const marked = selectFrom(kind).select(`${kind}.id`).whereRef(`${kind}.id`, '=', 'lead_desk.id');
            return not(exists(marked.where(not(isOrdinary))));
          }),
        ),
      )
      .where(({ or, eb }) =>
        or([eb('tab', '=', 'us'), eb('arrived_at', '>=', begins), eb('answered_at', '>=', begins)]),
      )
      .execute();
    const isWithin = (at: string | null) => at !== null && begins <= at && at < ends;
    const countries = nameCountries(
      found.flatMap(({ country }) => country ?? []),
      language,
    );
    return makeFigures(
      found.map(({ kind, country: written, source, tab, arrived_at, answered_at, answer_minutes, in_time }) => {
        const country = written && (countries.get(written) ?? written);
        const isAnswered = isWithin(answered_at);
        const answer = { isAnswered, isInTime: isAnswered && in_time === 1, minutes: answer_minutes ?? 0 };
        return { kind, country, source, ...answer, isArrived: isWithin(arrived_at), isWaiting: tab === 'us' };
      }),
    );
  });
}

/** What each spelling of a country is called here: one name for all of one country. */
function nameCountries(written: readonly string[], language: Language | undefined): ReadonlyMap<string, string> {
  const spellings = [...new Set(written)].sort();
  if (language) return new Map(spellings.map((spelling) => [spelling, sayCountry(spelling, language)]));
  const keys = new Map(spellings.map((spelling) => [spelling, spellCountry(spelling)]));
  const firsts = new Map([...keys].reverse().map(([spelling, key]) => [key, spelling]));
  return new Map([...keys].map(([spelling, key]) => [spelling, firsts.get(key) ?? spelling]));
}

function countRows(rows: readonly Row[]) {
  const count = (is: 'isArrived' | 'isAnswered' | 'isInTime' | 'isWaiting') => rows.filter((row) => row[is]).length;
  return {
    arrived: count('isArrived'),
    answered: count('isAnswered'),
    inTime: count('isInTime'),
    waiting: count('isWaiting'),
    medianMinutes: findMedian(rows.flatMap((row) => (row.isAnswered ? row.minutes : []))),
  };
}

/** The value in the middle, rounded; null of none. */
function findMedian(values: readonly number[]): number | null {
  const ordered = values.toSorted((one, other) => one - other);
  const middle = ordered.length / 2;
  const [low, high] = [ordered[Math.ceil(middle) - 1], ordered[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

function makeFigures(rows: readonly Row[]): WeekFigures {
  const groups = <Name extends 'kind' | 'country' | 'source'>(name: Name) =>
    [...Map.groupBy(rows, (row) => row[name])]
      .flatMap(([value, some]) => (value ? { value: value as NonNullable<Row[Name]>, ...countRows(some) } : []))
      .filter(({ arrived, answered, waiting }) => arrived + answered + waiting > 0)
      .sort((one, other) => other.arrived - one.arrived || other.waiting - one.waiting);
  return {
    ...countRows(rows),
    kinds: groups('kind'),
    countries: groups('country').slice(0, shown),
    sources: groups('source').slice(0, shown),
  };
}
