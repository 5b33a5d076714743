import { randomUUIDv7 } from 'node:crypto';
import { blogQueries } from '../server/blog/blog-queries.ts';
import { careerQueries } from '../server/careers/career-queries.ts';
import { consultationQueries } from '../server/consultations/consultation-queries.ts';
import { contactQueries } from '../server/contacts/contact-queries.ts';
import { type Database, openDatabase } from '../server/db/database.ts';
import { productQueries } from '../server/products/product-queries.ts';
import { startSite } from './site-process.ts';

/** How many rows each list is to have. */
export type RowCounts = { leads: number; products: number; posts: number };

/** Occurs in every row that this adds. */
export const commonWord = 'polypropylene';
/** Occurs in one row of each list. */
export const rareWord = 'zarqawool';

const firstDay = Date.UTC(2025, 0, 1);
const origin = { language: 'en', noticeVersion: '1', source: 'api' } as const;
const statuses = ['pending', 'read', 'replied'] as const;

/** A site with the demo content in `dataDir`, each list of which is filled up to `counts`. */
export async function growFolder(dataDir: string, counts: RowCounts): Promise<void> {
  await (await startSite(dataDir)).stop();
  const { db, close } = await openDatabase({ dataDir });
  try {
    await db.transaction().execute((transaction) => fill(transaction, counts));
  } finally {
    await close();
  }
}

async function fill(db: Database, { leads, products, posts }: RowCounts): Promise<void> {
  for (let i = 0; i < leads; i++) await addLeads(db, i);
  const [product] = (await productQueries.list(db)).items;
  const missingProducts = products - (await productQueries.list(db, { limit: 1 })).total;
  for (let i = 0; i < missingProducts; i++)
    await productQueries.insert(db, { ...product!, name: `Sack ${i}`, description: wordsOf(i) }, stampOf(i));
  const [post] = (await blogQueries.list(db)).items;
  const missingPosts = posts - (await blogQueries.list(db, { limit: 1 })).total;
  for (let i = 0; i < missingPosts; i++)
    await blogQueries.insert(db, { ...post!, title: `Post ${i}`, content: wordsOf(i) }, stampOf(i));
}

async function addLeads(db: Database, i: number): Promise<void> {
  const stamp = stampOf(i);
  const person = { fullName: `Buyer ${i}`, email: `buyer${i}@example.com`, company: `Mill ${i % 97}` };
  const status = statuses[i % statuses.length]!;
  const more = { origin, stamp, suspicion: i % 5 === 0 ? (['too_fast'] as const) : [] };
  await contactQueries.insert(db, { ...person, message: wordsOf(i), product: null, status }, more);
  await consultationQueries.insert(db, { ...person, typeOfInquiry: 'Manufacturing', message: wordsOf(i) }, more);
  const cv = { cvOriginalName: `${commonWord} ${i === 0 ? rareWord : ''}.pdf`, cvSize: 20_000 };
  const application = {
    ...person,
    phone: '0790000000',
    phoneNumber: '+962790000000',
    opening: null,
    status: 'pending' as const,
  };
  await careerQueries.insert(db, { ...application, ...cv }, { ...more, internal: { cv_path: `cvs/${i}.pdf` } });
}

function stampOf(i: number) {
  const time = new Date(firstDay + i * 60_000).toISOString();
  return { _id: randomUUIDv7(), createdAt: time, updatedAt: time };
}

function wordsOf(i: number): string {
  return `Woven ${commonWord} sacks of ${50 + (i % 40)} kg for mill ${i}. ${i === 0 ? rareWord : ''}`;
}
