import { randomUUIDv7 } from 'node:crypto';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { insertMessage } from '#server/leads/thread/thread-queries.ts';
import { storedKinds } from '../server/content/kinds/stored-kinds.ts';
import { replaceUses } from '../server/content/media/media-queries.ts';
import { listFilePaths } from '../server/content/records/content-record.ts';
import { writeVersion } from '../server/content/records/content-versions.ts';
import type { Database } from '../server/core/db/database.ts';
import { kindTables } from '../server/core/db/tables/kind-tables.ts';
import { addressFrom, numberedAddress } from '../shared/content/made-address.ts';
import type { Post } from '../shared/kinds/post.ts';
import type { Product } from '../shared/kinds/product.ts';
import { answeredStatuses, careerStatuses } from '../shared/leads/lead.ts';
import { commonWord, makeDice, makeWords, rareWord } from './generated-words.ts';

export type Kind = 'contacts' | 'consultations' | 'careers' | 'products' | 'posts';

const firstDay = Date.UTC(2016, 0, 1);
const origin = { language: 'en', noticeVersion: '1', source: 'api' } as const;
const dice = makeDice(2005);
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(dice() * values.length)]!;
const english = (count: number) => makeWords(dice, count, 'en');
const arabic = (count: number) => makeWords(dice, count, 'ar');

/** Writes records through the program's own queries into `target`; their contents and names come from those in `db`. */
export async function createRecordWriter(db: Database, target: Database) {
  const products = (await kindTables.product.list(db)).items;
  const posts = (await kindTables.blog_post.list(db)).items;
  const setUses = (
    transaction: Database,
    entity: string,
    recordId: string,
    uses: { path: string; isPublic: boolean }[],
  ) => replaceUses(transaction, { entity, recordId, uses });

  async function keep(entity: 'product' | 'blog_post', content: Product | Post, paths: string[]): Promise<void> {
    const uses = paths.map((path) => ({ path, isPublic: !('status' in content) || content.status === 'published' }));
    await setUses(target, entity, content._id, uses);
    const created = { name: { entity, id: content._id }, act: 'created', by: null, after: { content, paths } } as const;
    await writeVersion(target, created, { setUses });
  }

  const add: Record<Kind, (i: number) => Promise<void>> = {
    contacts: async (i) => {
      const fields = { ...personOf(i), message: messageOf(i), product: null, status: oneOf(answeredStatuses) };
      const terms = termsOf('MSG', i);
      await leadTables.contact.insert(target, fields, terms);
      for (const message of threadOf(i)) await insertMessage(target, terms.stamp._id, message);
    },
    consultations: async (i) => {
      const fields = { ...personOf(i), typeOfInquiry: 'Manufacturing' as const, message: messageOf(i) };
      await leadTables.consultation.insert(target, fields, termsOf('CON', i));
    },
    careers: async (i) => {
      const phone = `079${String(i).padStart(7, '0')}`;
      const cv = { cvOriginalName: `${commonWord} ${rareWord(i)}.pdf`, cvSize: 20_000 + (i % 5_000) };
      const fields = {
        ...personOf(i),
        phone,
        phoneNumber: `+962${phone}`,
        opening: null,
        status: oneOf(careerStatuses),
        ...cv,
      };
      await leadTables.career.insert(target, fields, { ...termsOf('JOB', i), internal: { cv_path: `cvs/${i}.pdf` } });
    },
    products: async (i) => {
      const product = await kindTables.product.insert(target, productLike(oneOf(products), i), stampOf(i));
      await keep('product', product, listFilePaths(product, storedKinds.product));
    },
    posts: async (i) => {
      const post = await kindTables.blog_post.insert(target, postLike(oneOf(posts), i), stampOf(i));
      await keep('blog_post', post, listFilePaths(post, storedKinds.blog_post));
    },
  };
  const lists = {
    contacts: leadTables.contact,
    consultations: leadTables.consultation,
    careers: leadTables.career,
    products: kindTables.product,
    posts: kindTables.blog_post,
  };
  return {
    /** How many there are already. */
    async count(): Promise<Record<Kind, number>> {
      const counted = Object.entries(lists).map(async ([kind, list]) => [
        kind,
        (await list.list(db, { limit: 1 })).total,
      ]);
      return Object.fromEntries(await Promise.all(counted));
    },
    /** Writes the record of this number. */
    add: (kind: Kind, i: number): Promise<void> => add[kind](i),
  };
}

function stampOf(i: number) {
  const createdAt = new Date(firstDay + i * 3_000_000).toISOString();
  return { _id: randomUUIDv7(), createdAt, updatedAt: createdAt };
}

function termsOf(prefix: string, i: number) {
  const nextReference = () => `${prefix}-${String(i).padStart(9, '0')}`;
  const suspicion = i % 20 === 0 ? (['too_fast'] as const) : [];
  const { _id, createdAt } = stampOf(i);
  return { origin, stamp: { _id, createdAt }, suspicion, nextReference };
}

/** What was said after a message: an answer to every second one, and a word in reply to every fourth. */
function threadOf(i: number) {
  const said = i % 2 === 0 ? (['staff', 'visitor'] as const).slice(0, i % 4 === 0 ? 2 : 1) : [];
  return said.map((author, at) => {
    const text = `${english(25)} ${rareWord(i)}`;
    return { _id: randomUUIDv7(), author, kind: 'answer' as const, text, createdAt: stampOf(i + at + 1).createdAt };
  });
}

const personOf = (i: number) => ({
  fullName: dice() < 0.5 ? `${english(2)} ${i}` : `${arabic(2)} ${i}`,
  email: `buyer${i}@example.com`,
  company: english(2),
});

const messageOf = (i: number): string => `${dice() < 0.5 ? english(25) : arabic(25)} ${commonWord} ${rareWord(i)}.`;

function productLike(product: Product, i: number): Omit<Product, '_id' | 'createdAt' | 'updatedAt'> {
  const name = english(3);
  return {
    ...product,
    name: `${name} ${i}`,
    address: numberedAddress(addressFrom(name, 'product'), i),
    description: `${english(40)} ${commonWord} ${rareWord(i)}.`,
    translations: {
      ar: { ...product.translations.ar, name: `${arabic(3)} ${i}`, ...(dice() < 0.8 && { description: arabic(35) }) },
    },
  };
}

function postLike(post: Post, i: number): Omit<Post, '_id' | 'createdAt' | 'updatedAt'> {
  const title = english(5);
  return {
    ...post,
    title: `${title} ${i}`,
    address: numberedAddress(addressFrom(title, 'post'), i),
    summary: english(20),
    content: `## ${english(3)}\n\n${english(70)} ${commonWord} ${rareWord(i)}.\n\n- ${english(6)}\n- ${english(6)}\n`,
    status: i % 20 === 0 ? 'draft' : 'published',
    translations: { ar: { ...post.translations.ar, title: `${arabic(5)} ${i}`, content: arabic(60) } },
  };
}
