import { callApi, requestApi } from '#app/components/back-office/api-client.ts';
import { type Outcome, outcomeOf } from '#app/components/back-office/outcome.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { BlogPost } from '#shared/blog.ts';
import type { Partner } from '#shared/partner.ts';
import type { Product } from '#shared/product.ts';

/** Something that waits for staff: how many there are and the first few of them. */
export type Waiting = { count: number; entries: { id: string; title: string; note: string }[] };
export type WaitingWork = Record<
  'contacts' | 'careers' | 'consultations' | 'drafts' | 'arabic',
  Promise<Outcome<Waiting>>
>;

const shown = 5;
const noteTime = (iso: string) => formatDateTime(iso, currentLanguage());

type Sent = { _id: string; fullName: string; createdAt: string };

/** The newest of what visitors sent; `list` names it in the answer. */
async function readSent(path: string, list: string): Promise<Waiting> {
  const response = await requestApi(path);
  const reply = (await response.json()) as { data: Record<string, Sent[]> };
  const sent = reply.data[list] ?? [];
  return {
    count: Number(response.headers.get('x-total-count') ?? sent.length),
    entries: sent.map(({ _id, fullName, createdAt }) => ({ id: _id, title: fullName, note: noteTime(createdAt) })),
  };
}

function firstOf(entries: Waiting['entries']): Waiting {
  return { count: entries.length, entries: entries.slice(0, shown) };
}

function draftsOf(posts: BlogPost[]): Waiting {
  const drafts = posts.filter(({ status }) => status === 'draft');
  return firstOf(drafts.map(({ _id, title, createdAt }) => ({ id: _id, title, note: noteTime(createdAt) })));
}

type Named = { _id: string; title: string; arabic: string | undefined };

function missingArabic(kinds: { kind: string; records: Named[] }[]): Waiting {
  const entries = kinds.flatMap(({ kind, records }) =>
    records.filter(({ arabic }) => !arabic).map(({ _id, title }) => ({ id: _id, title, note: kind })),
  );
  return firstOf(entries);
}

const named = ({ _id, name, translations }: Partner | Product): Named => ({
  _id,
  title: name,
  arabic: translations.ar.name,
});
const titled = ({ _id, title, translations }: BlogPost): Named => ({ _id, title, arabic: translations.ar.title });

async function readMissingArabic(posts: Promise<BlogPost[]>): Promise<Waiting> {
  const [partners, products, blogs] = await Promise.all([
    callApi<Partner[]>('/partners'),
    callApi<Product[]>('/products'),
    posts,
  ]);
  return missingArabic([
    { kind: m.admin_nav_partners(), records: partners.map(named) },
    { kind: m.admin_nav_products(), records: products.map(named) },
    { kind: m.admin_nav_blogs(), records: blogs.map(titled) },
  ]);
}

/** Asks for everything that waits, each apart: one list that fails does not take the others along. */
export function readWaitingWork(): WaitingWork {
  const failed = m.admin_dashboard_error();
  const posts = callApi<BlogPost[]>('/blogs/admin/all');
  const waiting = (status: string) => `?${new URLSearchParams({ ...(status && { status }), limit: String(shown) })}`;
  return {
    contacts: outcomeOf(readSent(`/contacts${waiting('pending')}`, 'contacts'), failed),
    careers: outcomeOf(readSent(`/careers${waiting('pending')}`, 'careers'), failed),
    consultations: outcomeOf(readSent(`/consultations${waiting('')}`, 'consultations'), failed),
    drafts: outcomeOf(posts.then(draftsOf), failed),
    arabic: outcomeOf(readMissingArabic(posts), failed),
  };
}
