import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Logger } from 'pino';
import type { MediaService } from '#server/content/media/media-service.ts';
import { type KindField, listFieldNames } from '#shared/kinds/fields.ts';
import { kindList } from '#shared/kinds/kinds.ts';

export type DemoContent = typeof import('#content/index.ts');

export type DemoMedia = Pick<MediaService, 'storeImage' | 'storeVideo' | 'storeDocument' | 'setUses'>;

/** Storage paths by picture key and file name; '' for a missing file. */
export type DemoFiles = { picture(key: string): string; file(name: string): string };

const storedAtOnce = 4;

/** Stores every picture, video and document of the records once. */
export async function storeDemoFiles(content: DemoContent, media: DemoMedia, logger: Logger): Promise<DemoFiles> {
  const pictures = await storeEach(
    usedPictures(content),
    await filesByName(content.picturesFolder),
    async (key, file) => {
      const { alt = { en: '', ar: '' }, isRender = true } = content.pictures[key] ?? {};
      const printed = Object.values(content.printedFacts[key] ?? {}).join(' · ');
      return media.storeImage({ file }, { alt, isRender, printed });
    },
  );
  const files = await storeEach(
    [...new Set([...collectNames(content.records, 'video', 'pdf'), content.company.factoryFilm.video])],
    await filesByName(content.filesFolder),
    async (name, file) => (name.endsWith('.pdf') ? media.storeDocument(file, name) : media.storeVideo({ file })),
  );
  const missing = [...pictures.missing, ...files.missing];
  if (missing.length > 0) logger.warn({ missing }, 'files of the demo content are missing');
  return {
    picture: (key) => pictures.paths.get(key) ?? '',
    file: (name) => files.paths.get(name) ?? '',
  };
}

function usedPictures({ company, records }: DemoContent): string[] {
  const { process, values, factoryPictures, heroImage, heroImageRtl, bandImage, storyImage, factoryFilm } = company;
  const single = [heroImage, heroImageRtl, bandImage, storyImage, factoryFilm.poster];
  const inLists = [...process, ...values, ...factoryPictures].map(({ image }) => image);
  return [...new Set([...collectNames(records, 'image', 'gallery'), ...single, ...inLists])].filter(Boolean);
}

/** What the records have in fields of these types. */
function collectNames(records: DemoContent['records'], ...types: KindField['type'][]): string[] {
  const names = kindList.flatMap((kind) => {
    const fields = listFieldNames(kind.fields, ...types);
    return records[kind.name].flatMap((record) =>
      Object.entries(record).flatMap(([name, value]) => (fields.includes(name) ? value : [])),
    );
  });
  return names.filter((name) => typeof name === 'string');
}

/** URLs of a folder's files by name, with and without the ending. */
async function filesByName(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.ts'));
  return new Map(
    names.flatMap(
      (name) =>
        [
          [name, join(folder, name)],
          [parse(name).name, join(folder, name)],
        ] as const,
    ),
  );
}

type Store = (name: string, file: string) => Promise<{ path: string }>;

async function storeEach(names: string[], files: Map<string, string>, store: Store) {
  const paths = new Map<string, string>();
  const missing: string[] = [];
  const storeOne = async (name: string): Promise<void> => {
    const file = files.get(name);
    if (file) paths.set(name, (await store(name, file)).path);
    else missing.push(name);
  };
  for (let first = 0; first < names.length; first += storedAtOnce) {
    await Promise.all(names.slice(first, first + storedAtOnce).map(storeOne));
  }
  return { paths, missing };
}
