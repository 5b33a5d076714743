import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../server/core/db/database.ts';
import { kindTables } from '../server/core/db/tables/kind-tables.ts';
import { commonWord } from './generated-words.ts';

export type Change = 'a new message' | 'a changed product' | 'a changed post';

export type Changer = { change(what: Change): Promise<void>; close(): Promise<void> };

/** Writes like staff and visitors, as another process of the site would. */
export async function openChanger(settings: DatabaseSettings): Promise<Changer> {
  const { db, close } = await openDatabase(settings);
  const idOf = async (table: 'product' | 'blog_post') =>
    (await db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
  const product = await idOf('product');
  const post = await idOf('blog_post');
  let made = 0;
  const changes: Record<Change, (transaction: Database) => Promise<unknown>> = {
    'a new message': (transaction) => {
      const person = { fullName: 'Lina Haddad', email: 'lina@example.com', company: 'Haddad Feed' };
      const message = `How much ${commonWord} is in a sack of 50 kg?`;
      const origin = { language: 'en', noticeVersion: '1', source: 'api' } as const;
      return leadTables.contact.insert(
        transaction,
        { ...person, message, product: null, status: 'pending' },
        { origin },
      );
    },
    'a changed product': async (transaction) => {
      const known = (await kindTables.product.lock(transaction, product))!;
      return kindTables.product.update(transaction, known, { ...known, name: `Sack ${made++}` });
    },
    'a changed post': async (transaction) => {
      const known = (await kindTables.blog_post.lock(transaction, post))!;
      return kindTables.blog_post.update(transaction, known, { ...known, title: `News ${made++}` });
    },
  };
  const change = async (what: Change) => void (await db.transaction().execute(changes[what]));
  return { change, close };
}
