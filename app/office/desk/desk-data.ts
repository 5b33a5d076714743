import { type ApiRequest, readApi, type Send } from '#app/office/components/api-client.ts';
import { useRead } from '#app/office/components/use-read.ts';
import type { AnyLead } from '#app/office/leads/lead-screen.ts';
import { tryLocalStorage } from '#app/ui/browser-storage.ts';
import { doneAnswer } from '#shared/answer-parts.ts';
import {
  type Desk,
  type DeskList,
  type DeskTab,
  deskAnswer,
  deskListAnswer,
  deskTabs,
  leadsChangedAnswer,
} from '#shared/leads/desk.ts';
import { careerStatuses, type LeadKind, sectionOfLead } from '#shared/leads/lead.ts';
import { leadAnswers } from '#shared/leads/lead-answers.ts';
import { quoteAnswers } from '#shared/leads/quote-answers.ts';

/** A lead as it is shown: what was sent, and what the desk knows of it. */
export type OpenLead = { lead: AnyLead; desk: Desk };

const pageSize = 50;
/** How many pages a list has, at least one. */
export const countPages = (list: DeskList | undefined): number => Math.max(1, Math.ceil((list?.total ?? 0) / pageSize));
/** What the list can be narrowed by, beside tab, owner and search. */
export const narrowings = ['due', 'vacancy', 'kind', 'product', 'country', 'source', 'tag'] as const;
export type Narrowing = (typeof narrowings)[number];

const readDeskTab = (asked: URLSearchParams): DeskTab => deskTabs.find((tab) => tab === asked.get('tab')) ?? 'us';

/** The tab of an address that names none; next steps are shown from all of them (''). */
export const usualTab = (asked: URLSearchParams): 'us' | '' => (asked.get('due') === 'step' ? '' : 'us');

export const shownTab = (asked: URLSearchParams): DeskTab | '' =>
  asked.get('tab') ? readDeskTab(asked) : usualTab(asked);

/** Whether an address shows applications alone, by their stages. */
export const isHiring = (asked: URLSearchParams): boolean =>
  Boolean(asked.get('vacancy')) || asked.get('kind') === 'career';

export const hiringViews = ['list', 'board'] as const;
type HiringView = (typeof hiringViews)[number];
const viewKey = 'hiring-view';

/** How an address shows applications: as it says, else as they were last shown in this browser. */
export function readHiringView(asked: URLSearchParams): HiringView {
  const view = asked.get('view') ?? tryLocalStorage((storage) => storage.getItem(viewKey));
  return isHiring(asked) && view === 'board' ? 'board' : 'list';
}

export const keepView = (view: HiringView): unknown => tryLocalStorage((storage) => storage.setItem(viewKey, view));

/** The query of the list for an address; a product or a vacancy is its subject. */
export function readDeskFilters(asked: URLSearchParams): Record<string, string> {
  const values = {
    tab: isHiring(asked) ? '' : shownTab(asked),
    status: isHiring(asked) ? asked.get('status') : '',
    owner: asked.get('owner'),
    due: asked.get('due'),
    // Nothing is about both.
    kind: asked.get('kind') || (asked.get('vacancy') && 'career'),
    subject: asked.get('product') || asked.get('vacancy'),
    country: asked.get('country'),
    source: asked.get('source'),
    tag: asked.get('tag'),
    q: asked.get('q'),
  };
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

export const pathOfLead = (kind: LeadKind, id: string): string => `/${sectionOfLead(kind)}/${id}`;

async function readLead(reference: string, signal: AbortSignal): Promise<OpenLead> {
  const path = `/leads/${encodeURIComponent(reference)}`;
  const sent = await readApi(path, { parse: (answer: unknown) => answer }, { signal });
  const desk = deskAnswer.parse(sent);
  return { desk, lead: { ...leadAnswers, quote: quoteAnswers }[desk.kind].one.parse(sent) };
}

/** Is sent even while the page is closed. */
export const sendWhileLeaving: Send = (address, request) => fetch(address, { ...request, keepalive: true });

/** Changes something, without a reply that is shown. @throws ApiError */
export const callDesk = (path: string, request: ApiRequest) => readApi(path, doneAnswer, request);

/** Does something with several leads. @returns which it closed or opened */
export const changeLeads = (body: object) => readApi('/leads/bulk', leadsChangedAnswer, { method: 'POST', body });

/** A page of the list; its last page if the asked one lies beyond it. */
async function readList(query: string, signal: AbortSignal): Promise<DeskList> {
  const list = await readApi(`/leads?${query}`, deskListAnswer, { signal });
  const asked = new URLSearchParams(query);
  const last = countPages(list);
  if (Number(asked.get('page')) <= last) return list;
  asked.set('page', `${last}`);
  return readApi(`/leads?${asked}`, deskListAnswer, { signal });
}

export const pageNumber = (search: string): number => Number(new URLSearchParams(search).get('page')) || 1;

function writeQuery(search: string, page: number): string {
  const filters = readDeskFilters(new URLSearchParams(search));
  return `${new URLSearchParams({ ...filters, page: `${page}`, limit: `${pageSize}`, with: 'parts' })}`;
}

/** The leads on another page of the list of an address. */
export const readDeskPage = async (search: string, page: number) =>
  (await readList(writeQuery(search, page), new AbortController().signal)).leads;

/** The list of an address; none for undefined. */
export function useDeskList(search: string | undefined, failed: () => string) {
  return useRead(search === undefined ? '' : writeQuery(search, pageNumber(search)), readList, { failed });
}

/** The list of each stage of the applications of an address; none for undefined. */
export function useBoardLists(search: string | undefined, failed: () => string) {
  const { status: _, ...filters } = readDeskFilters(new URLSearchParams(search));
  const query = new URLSearchParams({ ...filters, limit: `${pageSize}` });
  return useRead(
    search === undefined ? '' : `${query}`,
    (asked, signal) =>
      Promise.all(
        careerStatuses.map((status) => readApi(`/leads?${asked}&status=${status}`, deskListAnswer, { signal })),
      ),
    { failed },
  );
}

/** What the lists of the stages say together: whose the applications are in all of them; the rest is the same in each. */
export function joinStages(lists: readonly DeskList[] | undefined): DeskList | undefined {
  const [first] = lists ?? [];
  if (!first || !lists) return undefined;
  const count = (owner: keyof DeskList['owners']) => lists.reduce((all, { owners }) => all + owners[owner], 0);
  return { ...first, owners: { all: count('all'), mine: count('mine'), nobody: count('nobody') } };
}

/** The lead with a reference; none for ''. */
export const useOpenLead = (reference: string, failed: () => string) => useRead(reference, readLead, { failed });
