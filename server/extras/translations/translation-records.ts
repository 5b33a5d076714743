import { companyContent } from '#server/content/company/company-content.ts';
import { companyQueries } from '#server/content/company/company-queries.ts';
import { deletableKinds } from '#server/content/kinds/stored-kinds.ts';
import { titleInBoth } from '#server/content/records/content-record.ts';
import { otherThan } from '#server/content/records/stale-texts/mark-stale-texts.ts';
import { staleTextQueries } from '#server/content/records/stale-texts/stale-text-queries.ts';
import { textDraftQueries } from '#server/content/records/stale-texts/text-draft-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import { listTextFields, missingTexts, readFieldTexts } from '#shared/kinds/text-fields.ts';
import { type Language, languages } from '#shared/language.ts';
import type { StaleText } from '#shared/terms/stale-text.ts';
import type { TextDraft } from '#shared/terms/text-draft.ts';
import type { TextPair, Translation } from '#shared/terms/translations.ts';
import { type OpenFinding, openFindingQueries } from './open-finding-queries.ts';
import type { TranslationName } from './translation-queries.ts';

type ReadRecord = { _id: string; updatedAt: string; translations: { ar: object } };
/** A record and what is marked in it. */
export type MarkedRecord = {
  entity: ContentEntity;
  record: ReadRecord;
  marks: StaleText[];
  drafts: TextDraft[];
  findings: OpenFinding[];
};

async function readRecords(db: Database, entity: ContentEntity, ids: readonly string[]): Promise<ReadRecord[]> {
  if (entity !== 'company') return kindTables[entity].findMany(db, ids);
  const company = await companyQueries.find(db);
  const updatedAt = (await companyQueries.changedAt(db)) ?? '';
  return company ? [{ ...company, _id: 'company', updatedAt }] : [];
}

/** The records of these names that exist, by kind and id. */
export async function readMarkedRecords(
  db: Database,
  names: readonly Pick<TranslationName, 'entity' | 'id'>[],
): Promise<Map<string, MarkedRecord>> {
  const found = new Map<string, MarkedRecord>();
  for (const [entity, named] of Map.groupBy(names, (name) => name.entity)) {
    const ids = [...new Set(named.map(({ id }) => id))];
    const marks = await staleTextQueries.listOf(db, entity, ids);
    const drafts = await textDraftQueries.listOf(db, entity, ids);
    const findings = await openFindingQueries.listOf(db, entity, ids);
    for (const record of await readRecords(db, entity, ids))
      found.set(`${entity}:${record._id}`, {
        ...{ entity, record },
        marks: marks.get(record._id) ?? [],
        drafts: drafts.get(record._id) ?? [],
        findings: findings.get(record._id) ?? [],
      });
  }
  return found;
}

/** One of them; undefined when it does not exist. */
export async function readMarkedRecord(
  db: Database,
  entity: ContentEntity,
  id: string,
): Promise<MarkedRecord | undefined> {
  return (await readMarkedRecords(db, [{ entity, id }])).get(`${entity}:${id}`);
}

/** A record's name in both languages, as lists of several kinds have it. */
export function findTitleAndTexts({ entity, record }: MarkedRecord): Pick<Translation, 'title' | 'translations'> {
  const kind = entity === 'company' ? companyContent : deletableKinds[entity];
  const { en, ar } = titleInBoth({ title: kind.title }, record);
  return { title: en, translations: { ar: ar ? { title: ar } : {} } };
}

/** What is left to do in one language of a record. */
export function describeTranslation(marked: MarkedRecord, language: Language): Translation {
  const { entity, record, marks, drafts } = marked;
  const fields = Object.entries(listTextFields(entity));
  const lacking = fields.map(([field, parts]) => ({
    field,
    texts: missingTexts(entity, record, { field, parts, language }),
  }));
  const missing = lacking.filter(({ texts }) => texts.length > 0);
  const stale = marks.filter((mark) => mark.language === language);
  const behind = stale.flatMap(({ field }) =>
    readFieldTexts(record, { field, parts: listTextFields(entity)[field] ?? null, language: otherThan(language) }),
  );
  const isOwn = (each: { language: Language }): boolean => each.language === language;
  const findings = marked.findings.filter(isOwn);
  const toLookAt = [...drafts.filter(isOwn), ...findings].map(({ field }) => field.split('.')[0] ?? field);
  const isBehind = (field: string): boolean => stale.some((mark) => mark.field === field);
  const unwritten = missing.filter(({ field }) => !isBehind(field)).flatMap(({ texts }) => texts);
  return {
    _id: `${entity}:${record._id}:${language}`,
    entity,
    record: record._id,
    language,
    ...findTitleAndTexts(marked),
    missing: missing.map(({ field }) => field),
    stale: stale.map(({ field, since }) => ({ field, since })),
    look: [...new Set(toLookAt)],
    findings: findings.length,
    words: [...unwritten, ...behind.map(({ text }) => text)].reduce((sum, text) => sum + countWords(text), 0),
    updatedAt: record.updatedAt,
  };
}

const word = /[\p{L}\p{N}]/u;

const countWords = (text: string): number => text.split(/\s+/).filter((part) => word.test(part)).length;

/** The texts of a record side by side; fields without a text in either language are left out. */
export function pairTexts({ entity, record, marks, drafts }: MarkedRecord): TextPair[] {
  return Object.entries(listTextFields(entity)).flatMap(([field, parts]) => {
    const [en = [], ar = []] = languages.map((language) => readFieldTexts(record, { field, parts, language }));
    if (![...en, ...ar].some(({ text }) => text)) return [];
    const missing = languages.filter((language) => missingTexts(entity, record, { field, parts, language }).length > 0);
    const mark = marks.find((each) => each.field === field);
    const stale = mark
      ? { language: mark.language, since: mark.since, changedAt: mark.changedAt, was: mark.was }
      : null;
    const draft = drafts.find((each) => each.field === field) ?? null;
    return [{ field, en, ar, missing, stale, draft }];
  });
}
