import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { type ExpectedVersions, requireVersion } from '#server/core/db/record-version.ts';
import { isIndexed, readTermbase } from '#server/core/db/search/lexicon.ts';
import { renewSearchTexts } from '#server/core/db/search/renew-search-texts.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { changesTo, isOwn, shippedTerm } from '#shared/terms/term-changes.ts';
import type { Concept } from '#shared/terms/termbase.ts';
import { type StaffTerm, type TermInput, termLimits } from '#shared/terms/trade-term.ts';
import { isTooBroad, searchedWords } from '#shared/terms/word-rules.ts';
import { listTerms, staffTerm, staffTerms, type TermFilter } from './term-list.ts';
import { termQueries } from './term-queries.ts';

/** Who changes a term; `confirm` runs in the transaction. @throws AppError 401, 403 */
export type TermAuthor = {
  username: string;
  confirm(transaction: Database): Promise<void>;
  expected?: ExpectedVersions;
};

type Logger = { error(details: object, message: string): void };
type Parts = { db: Database; logger: Logger; onChange?: () => void };
export type TermService = ReturnType<typeof createTermService>;

// Enough for the texts of a usual site; the job does the rest.
const renewedInCallMilliseconds = 1_000;

/** The words of search and the termbase: the shipped ones with the changes of staff. */
export function createTermService({ db, logger, onChange = () => {} }: Parts) {
  /** The texts of records name the new words when this returns, or soon after where there are many. */
  async function takeEffect(): Promise<void> {
    onChange();
    const signal = AbortSignal.timeout(renewedInCallMilliseconds);
    await renewSearchTexts(db, { signal }).catch((error: unknown) =>
      logger.error({ err: error }, 'the texts could not be indexed by the new words'),
    );
  }

  /** Changes a stored or shipped term in a transaction that has locked it. */
  async function edit<Result>(
    id: string,
    { confirm, expected }: TermAuthor,
    change: (transaction: Database, known: StaffTerm) => Promise<Result>,
  ): Promise<Result> {
    const result = await db.transaction().execute(async (transaction) => {
      const isShipped = shippedTerm(id) !== undefined;
      const stored = await termQueries.lock(transaction, id, isShipped);
      if (!stored || !(isShipped || isOwn(stored))) throw notFound();
      const known = staffTerm(id, stored.changedBy === '' ? undefined : stored);
      await confirm(transaction);
      requireVersion(versioned(known), expected);
      return change(transaction, known);
    });
    await takeEffect();
    return result;
  }

  return {
    /** One page of all terms. @throws AppError `malformed` for an unknown sort field */
    list: async (query: ListQuery = {}, filter: TermFilter = {}): Promise<Page<StaffTerm>> =>
      listTerms(staffTerms(await termQueries.list(db)), query, filter),

    /** @throws AppError `not_found` */
    async get(id: string): Promise<StaffTerm> {
      const stored = await termQueries.find(db, id);
      if (!shippedTerm(id) && !(stored && isOwn(stored))) throw notFound();
      return staffTerm(id, stored);
    },

    /** The agreed words as they are now; the same list until they change. */
    getTermbase: (): Promise<readonly Concept[]> => readTermbase(db),

    /** @throws AppError `invalid` for a word that finds too much, `conflict` when there are too many terms */
    async add(input: TermInput, { username, confirm }: TermAuthor): Promise<StaffTerm> {
      requireUsable(input);
      const id = randomUUIDv7();
      const term = await db.transaction().execute(async (transaction) => {
        await termQueries.insert(transaction, {
          id,
          changes: changesTo(id, input),
          isRemoved: false,
          changedBy: username,
        });
        await confirm(transaction);
        await requireRoom(transaction);
        return staffTerm(id, await termQueries.find(transaction, id));
      });
      await takeEffect();
      return term;
    },

    /**
     * Replaces the words of a term; one that was taken out is back.
     * @throws AppError `not_found`, `changed` (412), `invalid`, `conflict`
     */
    change: (id: string, input: TermInput, author: TermAuthor): Promise<StaffTerm> =>
      edit(id, author, async (transaction, known) => {
        requireUsable(input, known);
        const changes = changesTo(id, input);
        if (shippedTerm(id) && Object.keys(changes).length === 0) await termQueries.remove(transaction, id);
        else await termQueries.update(transaction, { id, changes, isRemoved: false, changedBy: author.username });
        await requireRoom(transaction);
        return staffTerm(id, await termQueries.find(transaction, id));
      }),

    /** Takes a term out; a shipped one can be brought back. @throws AppError `not_found`, `changed` (412) */
    remove: (id: string, author: TermAuthor): Promise<void> =>
      edit(id, author, async (transaction) => {
        const stored = await termQueries.find(transaction, id);
        if (!shippedTerm(id) || !stored) return termQueries.remove(transaction, id);
        await termQueries.update(transaction, { ...stored, isRemoved: true, changedBy: author.username });
        return requireRoom(transaction);
      }),

    /** The shipped words again. @throws AppError `not_found`, also for a term that was not shipped */
    async takeBack(id: string, author: TermAuthor): Promise<StaffTerm> {
      if (!shippedTerm(id)) throw notFound();
      return edit(id, author, async (transaction) => {
        await termQueries.remove(transaction, id);
        return staffTerm(id, undefined);
      });
    },

    /** Whether texts name other words than the current ones. */
    isRenewalDue: async (): Promise<boolean> => !(await isIndexed(db)),

    /** Adds the current words to all texts, until `signal` stops it. */
    renew: (signal: AbortSignal): Promise<boolean> => renewSearchTexts(db, { signal }),
  };
}

const notFound = (): AppError => new AppError('not_found', 'terms_not_found');

/** What a term's version depends on: two saves of equal words do not conflict. */
export const versioned = ({ changedBy: _by, ...term }: StaffTerm): object => term;

/** @throws AppError `invalid` at the field of a new word that finds too much */
function requireUsable(input: TermInput, known?: StaffTerm): void {
  if (!input.isSearched) return;
  const before = new Set(known ? searchedWords(known).map(({ word }) => word) : []);
  const wrong = searchedWords(input).find(({ word }) => !before.has(word) && isTooBroad(word));
  if (wrong) throw fieldRefused(wrong.field, 'terms_word_too_broad', 'invalid', { word: wrong.word });
}

/** @throws AppError `conflict` when the transaction made too many */
async function requireRoom(transaction: Database): Promise<void> {
  if ((await termQueries.count(transaction)) <= termLimits.terms) return;
  throw new AppError('conflict', 'terms_too_many');
}
