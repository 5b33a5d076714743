import { createLexicon, type Lexicon } from '#shared/search/families.ts';
import { type StoredTerm, type TermChanges, termsAfter } from '#shared/terms/term-changes.ts';
import { buildTermbase, type Concept, listWordFamilies } from '#shared/terms/termbase.ts';
import type { TradeTerm } from '#shared/terms/trade-term.ts';
import type { Database } from '../database.ts';
import { jsonColumn } from '../json-column.ts';
import { cachedReads, type TableReads } from '../read-cache.ts';
import { readSetting } from '../settings.ts';

/** The tables that an answer depends on when words were searched in it. */
const lexiconTables = ['setting', 'term'];
/** The setting with the version of the lexicon by which all texts are indexed. */
export const indexedVersion = 'search_lexicon';

/** The cache for what is searched, and not only read. */
export const searchReads = ({ tables, cached }: TableReads): TableReads => ({ tables: searchTables(tables), cached });

/** The tables that a search in some depends on. */
export const searchTables = (tables: readonly string[]): readonly string[] =>
  tables.length > 0 ? [...tables, ...lexiconTables] : tables;

/** Terms, and the lexicons made of them. */
type Known = {
  terms: readonly TradeTerm[];
  termbase: readonly Concept[];
  lexicon: Lexicon;
  /** The ids of those that staff changed or added. */
  changed: ReadonlySet<string>;
};

/** What stored terms amount to, since making it takes milliseconds: by their rows, and by what these contain. */
const knownOfRows = new WeakMap<readonly Row[], Known>();
const known = new Map<string, Known>();
const mostKnown = 4;

type Row = { id: string; changes: string; is_removed: number };

const ofTransactions = new WeakMap<Database, Promise<readonly Row[]>>();

/** A transaction reads them once: it may write many texts. */
async function readRows(db: Database): Promise<readonly Row[]> {
  const read = () =>
    db.selectFrom('term').select(['id', 'changes', 'is_removed']).orderBy('created_at').orderBy('id').execute();
  if (!db.isTransaction) return (await cachedReads(db))({ tables: ['term'], key: ['terms'] }, read);
  const rows = ofTransactions.get(db) ?? read();
  ofTransactions.set(db, rows);
  return rows;
}

const fromRow = ({ id, changes, is_removed }: Row): StoredTerm => ({
  id,
  changes: jsonColumn<TermChanges>(changes),
  isRemoved: is_removed === 1,
});

async function readKnown(db: Database): Promise<Known> {
  const rows = await readRows(db);
  const remembered = knownOfRows.get(rows);
  if (remembered) return remembered;
  const key = JSON.stringify(rows.map(({ id, changes, is_removed }) => [id, changes, is_removed]));
  const found = known.get(key) ?? make(rows.map(fromRow));
  knownOfRows.set(rows, found);
  // The newest stays longest.
  known.delete(key);
  known.set(key, found);
  for (const oldest of [...known.keys()].slice(0, -mostKnown)) known.delete(oldest);
  return found;
}

function make(stored: readonly StoredTerm[]): Known {
  const terms = termsAfter(stored);
  return {
    terms,
    termbase: buildTermbase(terms),
    lexicon: createLexicon(listWordFamilies(terms)),
    changed: new Set(stored.map(({ id }) => id)),
  };
}

/** The terms as staff have them now. */
export const readTerms = async (db: Database): Promise<readonly TradeTerm[]> => (await readKnown(db)).terms;

/** The agreed words now; the same list until they change. */
export const readTermbase = async (db: Database): Promise<readonly Concept[]> => (await readKnown(db)).termbase;

/** The lexicon by which texts are to be indexed. */
export const readLexicon = async (db: Database): Promise<Lexicon> => (await readKnown(db)).lexicon;

const asking = new WeakMap<Lexicon, Lexicon>();

/**
 * The lexicon by which searches are understood. Until all texts are indexed by it, changed families are also searched by
 * their words.
 */
export async function lexiconForSearch(db: Database): Promise<Lexicon> {
  const { terms, lexicon, changed } = await readKnown(db);
  if (changed.size === 0 || (await readIndexedVersion(db)) === lexicon.version) return lexicon;
  const made = asking.get(lexicon) ?? createLexicon(listWordFamilies(terms, ({ _id }) => changed.has(_id)));
  asking.set(lexicon, made);
  return made;
}

/** Whether all texts are indexed by the current lexicon. */
export async function isIndexed(db: Database): Promise<boolean> {
  return (await readIndexedVersion(db)) === (await readLexicon(db)).version;
}

async function readIndexedVersion(db: Database): Promise<unknown> {
  const cached = await cachedReads(db);
  const { version } = await cached({ tables: ['setting'], key: ['indexed by'] }, async () => ({
    version: await readSetting(db, indexedVersion),
  }));
  return version;
}
