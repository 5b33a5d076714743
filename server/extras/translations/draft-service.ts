import { isDeepStrictEqual } from 'node:util';
import { companyContent } from '#server/content/company/company-content.ts';
import { contentKinds, deletableKinds } from '#server/content/kinds/stored-kinds.ts';
import type { EditedKind } from '#server/content/records/content-record.ts';
import { valuesAfter } from '#server/content/records/content-values.ts';
import type {
  AnyContent,
  ChangeTerms,
  ContentWriteService,
  StoredPaths,
} from '#server/content/records/content-write-service.ts';
import { otherThan } from '#server/content/records/stale-texts/mark-stale-texts.ts';
import { staleTextQueries } from '#server/content/records/stale-texts/stale-text-queries.ts';
import { textDraftQueries } from '#server/content/records/stale-texts/text-draft-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import { AppError } from '#shared/errors.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import {
  type FieldText,
  listTextFields,
  missingTexts,
  readFieldTexts,
  type TextFields,
} from '#shared/kinds/text-fields.ts';
import { type Language, languages } from '#shared/language.ts';
import type { TextDraft } from '#shared/terms/text-draft.ts';
import { isRecord } from '#shared/typed-entries.ts';
import type { DraftProvider } from './draft-provider.ts';
import { type MarkedRecord, readMarkedRecord } from './translation-records.ts';

type Parts = {
  db: Database;
  contents: ContentWriteService;
  /** undefined: no drafts, and no request leaves the server. */
  provider: DraftProvider | undefined;
  logger: { error(details: object, message: string): void };
};

/** The most characters that one call sends to the provider. */
const mostCharacters = 20_000;

export type DraftService = ReturnType<typeof createDraftService>;

/** Suggestions of a machine for texts that are missing or out of date; each waits until somebody accepts it. */
export function createDraftService({ db, contents, provider, logger }: Parts) {
  async function translate(using: DraftProvider, wanted: Wanted[], language: Language): Promise<TextDraft[]> {
    const sent = wanted.flatMap(({ texts }) => texts.flatMap(({ isSent, text }) => (isSent ? [text] : [])));
    const back = await using.translate(sent, otherThan(language), language).catch((error: unknown) => {
      logger.error({ err: error }, 'the translation server made no drafts');
      throw new AppError('unavailable', 'translation_draft_failed');
    });
    const answers = back.values();
    const madeAt = new Date().toISOString();
    return wanted.map(({ field, texts }) => ({
      field,
      language,
      texts: texts.map(({ part, own, isSent }) => ({ part, text: isSent ? (answers.next().value ?? '').trim() : own })),
      madeAt,
      madeWith: using.name,
    }));
  }

  return {
    isOn: provider !== undefined,

    /**
     * Makes drafts of what a language of a record lacks or is behind in, as many as one request may hold.
     * @returns how many were made
     * @throws AppError `not_found`; `unavailable` without a provider, or when it fails
     */
    async make(entity: ContentEntity, id: string, language: Language, { by }: ChangeTerms): Promise<number> {
      if (!provider) throw new AppError('unavailable', 'translation_drafts_off');
      const marked = await required(db, entity, id);
      const wanted = upTo(mostCharacters, listWanted(marked, language));
      if (wanted.length === 0) return 0;
      const drafts = await translate(provider, wanted, language);
      return db.transaction().execute(async (transaction) => {
        await contentKinds[entity].queries.lock(transaction, id);
        await by?.confirm(transaction);
        // What was changed while the provider worked gets no draft.
        const now = new Map(
          listWanted(await required(transaction, entity, id), language).map((one) => [one.field, one]),
        );
        const current = drafts.filter((draft, place) => isSame(now.get(draft.field), wanted[place]));
        for (const draft of current) await textDraftQueries.put(transaction, { entity, id }, draft);
        return current.length;
      });
    },

    /**
     * Gives the record the texts of drafts, as an edit by their reader.
     * @throws AppError `not_found`; `conflict` when a draft is no longer the one that was read; as every change of content
     */
    async accept(entity: ContentEntity, id: string, read: readonly ReadDraft[], terms: ChangeTerms): Promise<void> {
      const marked = await required(db, entity, id);
      const drafts = read.map((one) => findDraft(marked, one));
      const kind = entity === 'company' ? companyContent : deletableKinds[entity];
      const edits = contents.editsOf<AnyContent>(kind as unknown as EditedKind<AnyContent>);
      const values = (known: AnyContent, stored: StoredPaths) => {
        // Its texts were changed since the draft was read.
        if (drafts.some(({ field }) => !hasSameTexts(field, { entity, one: known, other: marked.record })))
          throw new AppError('conflict', 'translation_draft_gone');
        const fields = fieldsWith(known, drafts, listTextFields(entity));
        return valuesAfter(kind as unknown as EditedKind<AnyContent>, { change: { fields, files: {} }, known, stored });
      };
      const fields = drafts.map(({ field }) => field);
      // In the same transaction: a change that follows at once may mark these fields again.
      const afterWrite = async (transaction: Database) => {
        await terms.by?.confirm(transaction);
        await textDraftQueries.remove(transaction, { entity, id }, fields);
        await staleTextQueries.remove(transaction, { entity, id }, fields);
      };
      await edits.edit(id, { terms, values, afterWrite });
    },

    /** Removes drafts; the texts stay as they are. @throws AppError `not_found` */
    async discard(entity: ContentEntity, id: string, read: readonly ReadDraft[], { by }: ChangeTerms): Promise<void> {
      await required(db, entity, id);
      const fields = read.map(({ field }) => field);
      await db.transaction().execute(async (transaction) => {
        await textDraftQueries.remove(transaction, { entity, id }, fields);
        await by?.confirm(transaction);
      });
    },
  };
}

type Compared = { entity: ContentEntity; one: object; other: object };

function hasSameTexts(field: string, { entity, one, other }: Compared): boolean {
  const parts = listTextFields(entity)[field] ?? null;
  const readTexts = (record: object) => languages.map((language) => readFieldTexts(record, { field, parts, language }));
  return isDeepStrictEqual(readTexts(one), readTexts(other));
}

/** A draft as it was read. */
type ReadDraft = { field: string; madeAt: string };

/** @throws AppError `conflict` */
function findDraft({ drafts }: MarkedRecord, { field, madeAt }: ReadDraft): TextDraft {
  const draft = drafts.find((one) => one.field === field && Date.parse(one.madeAt) === Date.parse(madeAt));
  if (!draft) throw new AppError('conflict', 'translation_draft_gone');
  return draft;
}

/** @throws AppError `not_found` */
async function required(db: Database, entity: ContentEntity, id: string): Promise<MarkedRecord> {
  const marked = await readMarkedRecord(db, entity, id);
  if (!marked) throw new AppError('not_found', contentKinds[entity].notFound);
  return marked;
}

/** A field to translate: `text` in the other language, `own` in this one, and whether a draft replaces it. */
type Wanted = { field: string; texts: (FieldText & { own: string; isSent: boolean })[] };

function listWanted({ entity, record, marks }: MarkedRecord, language: Language): Wanted[] {
  return Object.entries(listTextFields(entity)).flatMap(([field, parts]) => {
    const isStale = marks.some((mark) => mark.field === field && mark.language === language);
    if (!isStale && missingTexts(entity, record, { field, parts, language }).length === 0) return [];
    const own = readFieldTexts(record, { field, parts, language });
    const texts = readFieldTexts(record, { field, parts, language: otherThan(language) }).map((one, place) => {
      const known = own[place]?.text ?? '';
      return { ...one, own: known, isSent: one.text !== '' && (isStale || known === '') };
    });
    return [{ field, texts }];
  });
}

const isSame = (one: Wanted | undefined, other: Wanted | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function upTo(most: number, wanted: Wanted[]): Wanted[] {
  let left = most;
  return wanted.filter(({ texts }) => {
    const size = texts.reduce((sum, { text, isSent }) => sum + (isSent ? text.length : 0), 0);
    if (size > left) return false;
    left -= size;
    return true;
  });
}

type Fields = Record<string, unknown>;

/** A record as it is sent with the texts of drafts in place of its own. */
function fieldsWith(record: object, drafts: readonly TextDraft[], parts: TextFields): Fields {
  const fields: Fields = { ...record };
  const { translations } = fields;
  const arabic: Fields = isRecord(translations) && isRecord(translations.ar) ? { ...translations.ar } : {};
  for (const { field, language, texts } of drafts) {
    const target = language === 'ar' ? arabic : fields;
    const like = Array.isArray(fields[field]) || Array.isArray(target[field]);
    target[field] = valueOfTexts(texts, { parts: parts[field] ?? null, isList: like });
  }
  return { ...fields, translations: { ar: arabic } };
}

function valueOfTexts(
  texts: FieldText[],
  { parts, isList }: { parts: readonly string[] | null; isList: boolean },
): unknown {
  if (parts === null) return isList ? texts.map(({ text }) => text) : (texts[0]?.text ?? '');
  const entries = Array.from({ length: Math.ceil(texts.length / parts.length) }, (_, entry) =>
    texts.slice(entry * parts.length, (entry + 1) * parts.length),
  );
  return entries.map((entry) => Object.fromEntries(entry.map(({ part, text }) => [part, text])));
}
