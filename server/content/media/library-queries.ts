import type { SelectQueryBuilder } from 'kysely';
import { countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import { chooseOrder } from '#server/core/db/list-order.ts';
import { lexiconForSearch } from '#server/core/db/search/lexicon.ts';
import { containsAny } from '#server/core/db/search/search-conditions.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { LibraryImage } from '#shared/kinds/content-answers.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { type SearchTerm, understand } from '#shared/search/search-terms.ts';
import { imageTexts } from './media-queries.ts';

/** Fields that `?sort=` may name. */
export const librarySortable = ['createdAt'] as const;

const columns = ['path', 'alt', 'alt_ar', 'width', 'height', 'widths', 'bytes', 'created_at'] as const;
type Row = Pick<Tables['media'], (typeof columns)[number]>;
type Images = SelectQueryBuilder<Tables, 'media', object>;

/** One page of the images, newest first, or all of them. @throws AppError `malformed` for an unknown sort field */
export async function listLibraryImages(db: Database, query: ListQuery): Promise<Page<LibraryImage>> {
  const images = findImages(db, await readTerms(db, query.q));
  const { way } = chooseOrder(query.sort || '-createdAt', { columns: { createdAt: 'created_at' } });
  const sorted = images.select(columns).orderBy('created_at', way).orderBy('path');
  if (query.page === undefined && query.limit === undefined) {
    const items = (await sorted.execute()).map(toLibraryImage);
    return { items, total: items.length };
  }
  const { page = 1, limit = 20 } = query;
  const from = (page - 1) * limit;
  const rows = await sorted.limit(limit).offset(from).execute();
  return { items: rows.map(toLibraryImage), total: await countSelected(db, images), page, limit };
}

export async function findLibraryImage(db: Database, path: string): Promise<LibraryImage | undefined> {
  const row = await findImages(db, []).select(columns).where('path', '=', path).executeTakeFirst();
  return row && toLibraryImage(row);
}

async function readTerms(db: Database, q: string | undefined): Promise<readonly SearchTerm[]> {
  return q ? understand(q, await lexiconForSearch(db), { parts: true, keepsAll: true }).terms : [];
}

/** The images of which all that is searched for is in their own texts, or in those of a record that uses them. */
function findImages(db: Database, terms: readonly SearchTerm[]): Images {
  const images = db.selectFrom('media').where('kind', '=', 'image');
  return terms.reduce<Images>((found, { anyOf }) => {
    const holdsWord = containsAny(db, anyOf, 'search_doc.text');
    return found.where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('search_doc')
            .select('doc_id')
            .where('entity', '=', imageTexts)
            .whereRef('record_id', '=', 'media.path')
            .where(holdsWord),
        ),
        exists(
          selectFrom('media_use')
            .innerJoin('search_doc', (join) =>
              join
                .onRef('search_doc.entity', '=', 'media_use.entity')
                .onRef('search_doc.record_id', '=', 'media_use.record_id'),
            )
            .select('media_use.path')
            .whereRef('media_use.path', '=', 'media.path')
            .where(holdsWord),
        ),
      ]),
    );
  }, images);
}

function toLibraryImage({ path, alt, alt_ar, width, height, widths, bytes, created_at }: Row): LibraryImage {
  return {
    path,
    alt,
    translations: { ar: alt_ar ? { alt: alt_ar } : {} },
    width: width ?? 0,
    height: height ?? 0,
    widths: jsonColumn<number[]>(widths),
    bytes,
    createdAt: created_at,
  };
}
