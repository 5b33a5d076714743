import { setImmediate } from 'node:timers/promises';
import type { CompanyService } from '#server/content/company/company-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { WithTranslations } from '#shared/content/content.ts';
import { arabicOrderKey, orderKey } from '#shared/content/order-key.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { type ContentEntity, type ContentName, contentEntities, kinds } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { checkTexts } from '#shared/text-checks/check-texts.ts';
import { exchangedFindings } from '#shared/text-checks/exchanged-texts.ts';
import { nameSpellingFindings } from '#shared/text-checks/name-spellings.ts';
import { printedFields, type RecordText, recordTexts } from '#shared/text-checks/record-texts.ts';
import { type Print, printedFindings } from '#shared/text-checks/stated-values.ts';
import { type CheckedTerm, type CheckFinding, longestExcerpt } from '#shared/text-checks/text-check.ts';
import { textHash } from '#shared/text-checks/text-hash.ts';
import { longestRepeated, twoTranslations } from '#shared/text-checks/two-translations.ts';
import { checkedRecordQueries, type NewFinding } from './checked-record-queries.ts';
import { dismissalQueries } from './dismissal-queries.ts';
import { listTranslatedTwice, replaceTranslatedTwice } from './two-translations-queries.ts';

type TextRow = Tables['checked_text'];
type CheckedRecord = ContentName & { record: WithTranslations; updatedAt: string };

export type CheckParts = {
  db: Database;
  company: Pick<CompanyService, 'getCompany' | 'getChangedAt'>;
  /** What is printed on the bags in pictures, by their paths. */
  listPrinted: (db: Database, paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

type Read = Pick<CheckParts, 'db' | 'company'>;
type Prints = Pick<CheckParts, 'db' | 'listPrinted'>;

/** By which rules records are checked; `name` changes with them. */
export type CheckRules = { terms: readonly CheckedTerm[]; name: string };
/** What the texts of a record must agree with: the termbase, and the names of the company. */
type Agreed = Pick<CheckRules, 'terms'> & { names: readonly RecordText[] };

// Each is read and checked in a few milliseconds.
const recordsAtOnce = 50;

/** The next records to check, of all kinds. */
async function readUnchecked({ db, company }: Read, rules: string): Promise<CheckedRecord[]> {
  const found: CheckedRecord[] = [];
  for (const entity of contentEntities) {
    const limit = recordsAtOnce - found.length;
    if (limit === 0) break;
    const ids = await checkedRecordQueries.listUnchecked(db, entity, { rules, limit });
    found.push(...(await readRecords({ db, company }, entity, ids)));
  }
  return found;
}

async function readRecords({ db, company }: Read, entity: ContentEntity, ids: string[]): Promise<CheckedRecord[]> {
  if (ids.length === 0) return [];
  if (entity === 'company') {
    const [record, updatedAt] = [await company.getCompany(), await company.getChangedAt()];
    return updatedAt ? [{ entity, id: 'company', record, updatedAt }] : [];
  }
  const records = await kindTables[entity].findMany(db, ids);
  return records.map((record) => ({ entity, id: record._id, record, updatedAt: record.updatedAt }));
}

function readTitles({ entity, record }: CheckedRecord): { title: string; title_ar: string } {
  const field = entity === 'company' ? 'name' : (kinds[entity] as AnyKind).title;
  const named = recordTexts(entity, record).find((text) => text.field === field);
  return { title: named?.en ?? '', title_ar: named?.ar ?? '' };
}

const shortOnly = ({ en }: RecordText): boolean => en !== '' && en.length <= longestRepeated;

/** The rows of a record: its first finding of each check in each text, and its short texts. */
async function makeRows({ db, listPrinted }: Prints, checked: CheckedRecord, { terms, names }: Agreed) {
  const { entity, id, record } = checked;
  const common = { entity, record_id: id, ...readTitles(checked) };
  const texts = recordTexts(entity, record);
  const dismissed = await readDismissed(db, checked);
  const ofRecord = [...exchangedFindings(texts), ...nameSpellingFindings(texts, names)];
  const findings = texts.flatMap((text) => {
    const together = ofRecord.filter(({ field }) => field === text.field).map(({ finding }) => finding);
    const found = firstOfEach([...checkTexts(text, terms), ...together]);
    return found.map((finding) => toRow(common, text, { finding, dismissed }));
  });
  const prints = await listPrints({ db, listPrinted }, checked);
  const all = { en: joinedTexts(texts, 'en'), ar: joinedTexts(texts, 'ar') };
  const printed = printedFindings(prints, all).map(({ field, printed: print, finding }) =>
    toRow(common, { field, en: `${print}\n${all.en}`, ar: all.ar }, { finding, dismissed }),
  );
  const short = texts
    .filter(shortOnly)
    .map(
      ({ field, en, ar }): TextRow => ({ ...common, id: `${entity}:${id}:${field}`, field, english: en, arabic: ar }),
    );
  return { findings: [...findings, ...printed], texts: short };
}

/** What is printed on the bags in a record's pictures, each with its place: `galleryImages.0`. */
async function listPrints({ db, listPrinted }: Prints, { entity, record }: CheckedRecord): Promise<Print[]> {
  const values: Readonly<Record<string, unknown>> = { ...record };
  const pictures = printedFields(entity).flatMap((name) =>
    [values[name] ?? []].flat().map((path, place) => ({ field: `${name}.${place}`, path: String(path) })),
  );
  const paths = pictures.map(({ path }) => path);
  const prints = await listPrinted(db, paths);
  return pictures.flatMap(({ field, path }) => {
    const printed = prints.get(path);
    return printed === undefined ? [] : [{ field, printed }];
  });
}

const joinedTexts = (texts: readonly RecordText[], language: Language): string =>
  texts.map((text) => text[language]).join('\n');

async function readDismissed(db: Database, name: ContentName): Promise<ReadonlySet<string>> {
  const dismissals = await dismissalQueries.list(db, name);
  return new Set(dismissals.map(({ field, check, hash }) => `${field} ${check} ${hash}`));
}

function firstOfEach(findings: CheckFinding[]): CheckFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ check, language }) => {
    const isNew = !seen.has(`${check} ${language}`);
    seen.add(`${check} ${language}`);
    return isNew;
  });
}

type Common = Pick<NewFinding, 'entity' | 'record_id' | 'title' | 'title_ar'>;
type Judged = { finding: CheckFinding; dismissed: ReadonlySet<string> };

function toRow(
  common: Common,
  { field, en, ar }: Omit<RecordText, 'place'>,
  { finding, dismissed }: Judged,
): NewFinding {
  const hash = textHash({ en, ar });
  const { check, language, found, wanted } = finding;
  return {
    ...common,
    title_order: orderKey(common.title),
    title_order_ar: arabicOrderKey(common.title_ar),
    id: `${common.entity}:${common.record_id}:${field}:${check}:${language}`,
    field,
    check_name: check,
    language,
    found,
    wanted,
    text_hash: hash,
    is_dismissed: dismissed.has(`${field} ${check} ${hash}`) ? 1 : 0,
  };
}

/**
 * Checks some of the records that changed since they were checked, and forgets those that are gone. A call takes a
 * fraction of a second however many there are. @returns how many are left
 */
export async function checkSome(parts: CheckParts, { terms, name: rules }: CheckRules): Promise<number> {
  const { db } = parts;
  const isLess = await checkedRecordQueries.removeGone(db);
  const records = await readUnchecked(parts, rules);
  const names = recordTexts('company', await parts.company.getCompany()).filter(({ place }) => place.isName);
  for (const checked of records) {
    await db.transaction().execute(async (transaction) => {
      const rows = await makeRows({ ...parts, db: transaction }, checked, { terms, names });
      await checkedRecordQueries.replace(transaction, { ...checked, rules }, rows);
    });
    // Other requests are answered in between.
    await setImmediate();
  }
  if (records.length > 0 || isLess) await compareTranslations(db);
  return records.length < recordsAtOnce ? 0 : checkedRecordQueries.countUnchecked(db, rules);
}

async function compareTranslations(db: Database): Promise<void> {
  const texts = await listTranslatedTwice(db);
  const twice = twoTranslations(
    texts.map((row) => ({ ...row, en: row.english, ar: row.arabic, changedAt: row.checked_as })),
  );
  const findings: NewFinding[] = [];
  for (const { pair, other } of twice) {
    const { field, entity, record_id: id, title, title_ar, en, ar } = pair;
    const dismissed = await readDismissed(db, { entity, id });
    const words = { found: cutText(ar, longestExcerpt), wanted: cutText(other.ar, longestExcerpt) };
    const finding: CheckFinding = { check: 'two_translations', language: 'ar', ...words };
    findings.push(toRow({ entity, record_id: id, title, title_ar }, { field, en, ar }, { finding, dismissed }));
  }
  await db.transaction().execute((transaction) => replaceTranslatedTwice(transaction, findings));
}
