import { randomUUIDv7 } from 'node:crypto';
import { deletableKinds } from '#server/content/kinds/stored-kinds.ts';
import { listFilePaths } from '#server/content/records/content-record.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Company } from '#shared/content/company.ts';
import type { KindField } from '#shared/kinds/fields.ts';
import { type KindName, kindNames, kinds } from '#shared/kinds/kinds.ts';
import type { DemoContent, DemoFiles, DemoMedia } from './demo-files.ts';
import { demoQueries } from './demo-queries.ts';
import { inBothLanguages } from './demo-texts.ts';

type Loading = { db: Database; files: DemoFiles; setUses: DemoMedia['setUses'] };
type Demo = { key: string; createdOn?: string };
/** The ids of the new records, by kind and key. */
type Ids = ReadonlyMap<string, string>;
const writePlace = (kind: string, key: string): string => `${kind}:${key}`;

/** Inserts all demo records; lists that show the newest first keep their order. */
export async function insertDemoRecords({ records }: DemoContent, loading: Loading): Promise<void> {
  // Given before anything is stored, so that records can name each other.
  const ids: Ids = new Map(
    kindNames.flatMap((name) => records[name].map(({ key }) => [writePlace(name, key), randomUUIDv7()] as const)),
  );
  for (const name of kindNames) {
    for (const [index, demo] of records[name].entries()) await insertRecord(name, { demo, index, ids }, loading);
  }
}

const noFiles: DemoFiles = { picture: () => '', file: () => '' };

/** The company profile; without pictures and film unless they are stored. */
export function toCompany(demo: DemoContent['company'], { picture, file }: DemoFiles = noFiles): Company {
  const { factoryFilm: film, ...texts } = demo;
  const withPicture = <Entry extends { image: string }>(entry: Entry) => ({ ...entry, image: picture(entry.image) });
  return inBothLanguages({
    ...texts,
    process: demo.process.map(withPicture),
    values: demo.values.map(withPicture),
    // A site without the demo content has nothing to show here; captions alone would be left-overs.
    factoryPictures: demo.factoryPictures.map(withPicture).filter(({ image }) => image),
    heroImage: picture(demo.heroImage),
    heroImageRtl: picture(demo.heroImageRtl),
    bandImage: picture(demo.bandImage),
    storyImage: picture(demo.storyImage),
    factoryFilm: file(film.video),
    factoryPoster: picture(film.poster),
    factoryCaption: file(film.video) ? film.caption : { en: '', ar: '' },
  });
}

async function insertRecord(
  entity: KindName,
  { demo, index, ids }: { demo: Demo; index: number; ids: Ids },
  { db, files, setUses }: Loading,
): Promise<void> {
  const kind = deletableKinds[entity];
  const given: Record<string, unknown> = { ...demo };
  const values = Object.entries(kinds[entity].fields).map(([name, field]: [string, KindField]) => {
    return [name, field.type === 'place' ? index + 1 : storedValue(field, given[name], { ...files, ids })] as const;
  });
  const createdAt = demo.createdOn ? `${demo.createdOn}T08:00:00.000Z` : minutesAgo(index + 1);
  const _id = ids.get(writePlace(entity, demo.key)) ?? randomUUIDv7();
  const stamp = { _id, createdAt, updatedAt: createdAt };
  const record = await kind.queries.insert(db, inBothLanguages(Object.fromEntries(values)), stamp);
  await demoQueries.mark(db, [{ entity, id: record._id }]);
  const isPublic = kind.isPublic?.(record) ?? true;
  const uses = [...new Set(listFilePaths(record, kind))].map((path) => ({ path, isPublic }));
  await setUses(db, entity, record._id, uses);
}

/** The value of a field of a new record: storage paths instead of the names of pictures and files, ids instead of keys. */
function storedValue(field: KindField, given: unknown, { picture, file, ids }: DemoFiles & { ids: Ids }): unknown {
  switch (field.type) {
    case 'records':
      return [given ?? []].flat().flatMap((key) => ids.get(writePlace(field.of, String(key))) ?? []);
    case 'gallery':
      return Array.isArray(given) ? given.map(picture).filter(Boolean) : [];
    case 'image':
    case 'video':
    case 'pdf': {
      const path = typeof given === 'string' && (field.type === 'image' ? picture : file)(given);
      return path || (field.orNull ? null : '');
    }
    default:
      return given;
  }
}

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
