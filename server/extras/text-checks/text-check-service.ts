import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { ContentEntity, ContentName } from '#shared/kinds/kinds.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { isTextField } from '#shared/text-checks/record-texts.ts';
import { type CheckedTerm, checksVersion } from '#shared/text-checks/text-check.ts';
import type { CheckState, Dismissal, DismissalInput, TextFinding } from '#shared/text-checks/text-findings.ts';
import { textHash } from '#shared/text-checks/text-hash.ts';
import { type CheckParts, type CheckRules, checkSome } from './check-records.ts';
import { dismissalQueries } from './dismissal-queries.ts';
import { type FindingFilter, findingQueries } from './finding-queries.ts';

export type TextCheckService = ReturnType<typeof createTextCheckService>;

type Parts = CheckParts & { readTerms: () => Promise<readonly CheckedTerm[]> };

/** The report on the texts of all content, and what staff dismissed of it. */
export function createTextCheckService({ readTerms, ...parts }: Parts) {
  const { db } = parts;

  async function rules(): Promise<CheckRules> {
    const terms = await readTerms();
    return { terms, name: `${checksVersion}.${textHash({ en: JSON.stringify(terms), ar: '' })}` };
  }

  async function requireRecord({ entity, id }: ContentName): Promise<void> {
    const query = byTableName(db).selectFrom(entity).select('id').where('id', '=', id);
    if (id.includes('\0') || !(await query.executeTakeFirst())) throw new AppError('not_found', 'record_not_found');
  }

  return {
    /** Checks what changed, a part at a time, and counts what was found in these entities. */
    async getState(entities: readonly ContentEntity[]): Promise<CheckState> {
      const pending = await checkSome(parts, await rules());
      return { pending, findings: await findingQueries.count(db, entities) };
    },

    /** Checks what changed; of very much, as much as takes about so many milliseconds. */
    async checkFor(milliseconds: number): Promise<void> {
      const known = await rules();
      const until = Date.now() + milliseconds;
      while ((await checkSome(parts, known)) > 0 && Date.now() < until);
    },

    /** The findings as of the last check. @throws AppError `malformed` for an unknown sort field */
    listFindings: (query: ListQuery, filter: FindingFilter): Promise<Page<TextFinding>> =>
      findingQueries.list(db, query, filter),

    /** What was dismissed of a record. @throws AppError `not_found` */
    async listDismissals(name: ContentName): Promise<Dismissal[]> {
      await requireRecord(name);
      return dismissalQueries.list(db, name);
    },

    /**
     * Dismisses a finding until one of both texts changes, or takes that back. There is one dismissal for each check of
     * a field, so their number is bounded. @returns whether that changed anything
     * @throws AppError `not_found`, `invalid` for a field without a text
     */
    async dismiss(name: ContentName, input: DismissalInput): Promise<boolean> {
      await requireRecord(name);
      if (!isTextField(name.entity, input.field)) throw fieldRefused('field', 'error_invalid_choice');
      return db
        .transaction()
        .execute((transaction) =>
          input.isDismissed
            ? dismissalQueries.put(transaction, name, input)
            : dismissalQueries.remove(transaction, name, input),
        );
    },
  };
}
