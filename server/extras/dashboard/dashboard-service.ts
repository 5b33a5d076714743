import type { Database } from '#server/core/db/database.ts';
import { isInfrastructureError } from '#server/core/db/engines/infrastructure-errors.ts';
import type { TextCheckService } from '#server/extras/text-checks/text-check-service.ts';
import type { DeskService, Viewer } from '#server/leads/desk/desk-service.ts';
import { kindsOfRole, readWeek } from '#server/leads/letters/week-figures.ts';
import type { WeekLetter } from '#server/leads/letters/week-letter.ts';
import { mayUse, sectionOfCall } from '#shared/accounts/staff-sections.ts';
import type { HistoryAct } from '#shared/content/history.ts';
import {
  type ContentEntity,
  type ContentSection,
  contentEntities,
  contentSections,
  findKindPath,
} from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { Dashboard, DashboardChange, DashboardRecord, Waiting } from '#shared/leads/dashboard.ts';
import { type LeadSection, leadSections } from '#shared/leads/lead.ts';
import type { Page } from '#shared/list-query.ts';
import type { Translation, TranslationState } from '#shared/terms/translations.ts';
import { weeksInAmman } from '#shared/time/amman-weeks.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { day, hour } from '#shared/units.ts';
import { dashboardQueries } from './dashboard-queries.ts';
import {
  type Content,
  type ContentLists,
  contentLists,
  contentRecord,
  type Lead,
  type ListServices,
  leadRecord,
  listedTitle,
  type StaffList,
} from './staff-lists.ts';

export type DashboardService = ReturnType<typeof createDashboardService>;

const shown = 5;
const shownChanges = 8;
const shownWeeks = 12;
const checkMilliseconds = 500;
const newest = { page: 1, limit: shown };
const first = { page: 1, limit: 1 };
/** By what their senders last wrote. */
const latest = { ...newest, sort: '-wordAt' };

/** Open leads, recent changes and weekly counts in one reply, limited to the role's sections. */
export function createDashboardService(sources: ListServices & Translations & Desk & { db: Database }) {
  const lists = contentLists(sources);
  return {
    async getDashboard(language: Language, viewer: Viewer): Promise<Dashboard> {
      const { db, desk } = sources;
      const may = (section: string) => mayUse(viewer.role, section);
      // So that a text that was just saved counts already; a full disk must not take the numbers away.
      if (contentSections.some(may)) await sources.textChecks.checkFor(checkMilliseconds).catch(passInfrastructure);
      return {
        waiting: {
          ...(await waitingLeads(sources, may)),
          ...(may('blogs') && { drafts: await draftsWaiting(sources, language) }),
          ...(contentSections.some(may) && { arabic: await arabicMissing(lists, { may, language }) }),
        },
        ...(leadSections.some(may) && {
          desk: await desk.countWaiting(viewer),
          week: await readWeek(db, kindsOfRole(viewer.role), { ...lastDays(), language }),
          weekLetter: await sources.weekLetter.getWish(viewer.id),
        }),
        expiring: await expiringRecords(sources, { may, language }),
        expiringCvs: may('careers') ? (await sources.leads.career.list(first, { only: 'expiring' })).total : 0,
        ...(contentSections.some(may) && {
          stale: await countTexts('stale', sources, { may, language }),
          look: await countTexts('look', sources, { may, language }),
        }),
        changes: await listChanges(db, { may, language }),
        messagesPerWeek: may('contacts') && may('consultations') ? await messagesPerWeek(db) : [],
        applicationsPerStatus: may('careers') ? await dashboardQueries.countPerStatus(db) : [],
      };
    },
  };
}

type Desk = {
  desk: Pick<DeskService, 'countWaiting'>;
  weekLetter: Pick<WeekLetter, 'getWish'>;
};

/** The last seven days, to the hour, so that their figures are read once an hour at most. */
function lastDays(): { begins: string; ends: string } {
  const ends = Math.ceil(Date.now() / hour) * hour;
  return { begins: new Date(ends - 7 * day).toISOString(), ends: new Date(ends).toISOString() };
}

/** @throws what is no fault of disk or database */
function passInfrastructure(error: unknown): void {
  if (!isInfrastructureError(error)) throw error;
}

const [certificateDays, openingDays] = [60, 14];

/** Certificates that end soon or have ended, and openings that close soon. */
async function expiringRecords({ kinds }: ListServices, { may, language }: Seen): Promise<Dashboard['expiring']> {
  const today = dayInAmman(new Date());
  const dayFromNow = (days: number): string => dayInAmman(new Date(Date.now() + days * day));
  const named = (section: ContentSection, content: Content, on: string) => {
    const { at: _, ...record } = contentRecord(section, content, language);
    return { ...record, on };
  };
  const certificates = may('certificates') ? (await kinds.certificate.listAll({})).items : [];
  const openings = may('openings') ? (await kinds.opening.listAll({}, { status: 'open' })).items : [];
  const found = [
    ...certificates
      .filter(({ validUntil }) => validUntil <= dayFromNow(certificateDays))
      .map((each) => named('certificates', each, each.validUntil)),
    ...openings.flatMap((each) => {
      const { closesOn } = each;
      return closesOn && today <= closesOn && closesOn <= dayFromNow(openingDays)
        ? named('openings', each, closesOn)
        : [];
    }),
  ];
  // What has ended is known: it must not hide what is to come.
  const hasEnded = ({ on }: { on: string }) => Number(on < today);
  return found.sort((one, other) => hasEnded(one) - hasEnded(other) || (one.on < other.on ? -1 : 1));
}

/** Where texts are listed that are behind the other language or to be looked at. */
type Translations = {
  translations: {
    list(
      filter: { entities: readonly ContentEntity[]; state: TranslationState },
      listing: { page: number; limit: number },
    ): Promise<Page<Translation>>;
  };
  textChecks: Pick<TextCheckService, 'checkFor'>;
};

type May = (section: string) => boolean;

async function waitingLeads({ leads }: ListServices, may: May): Promise<Dashboard['waiting']> {
  const open = { only: 'open' } as const;
  const pending = { ...open, status: 'pending' } as const;
  return {
    ...(may('contacts') && { contacts: await leadsWaiting('contacts', leads.contact.list(latest, pending)) }),
    ...(may('quotes') && { quotes: await leadsWaiting('quotes', leads.quote.list(latest, pending)) }),
    ...(may('careers') && { careers: await leadsWaiting('careers', leads.career.list(latest, pending)) }),
    ...(may('consultations') && {
      consultations: await leadsWaiting('consultations', leads.consultation.list(latest, open)),
    }),
  };
}

function draftsWaiting({ kinds }: ListServices, language: Language): Promise<Waiting> {
  return contentWaiting('blogs', (query) => kinds.blog_post.listAll(query, { status: 'draft' }), language);
}

async function leadsWaiting(section: LeadSection, leads: Promise<Page<Lead>>): Promise<Waiting> {
  const { items, total } = await leads;
  return { count: total, entries: items.map((lead) => leadRecord(section, lead)) };
}

async function contentWaiting(section: ContentSection, list: StaffList<Content>, language: Language): Promise<Waiting> {
  const { items, total } = await list({ ...newest, sort: '-updatedAt' });
  return { count: total, entries: items.map((content) => contentRecord(section, content, language)) };
}

const newestFirst = (one: DashboardRecord, other: DashboardRecord): number =>
  Number(one.at < other.at) - Number(one.at > other.at);

type Seen = { may: May; language: Language };

async function arabicMissing(lists: ContentLists, { may, language }: Seen): Promise<Waiting> {
  const lacking =
    (list: StaffList<Content>): StaffList<Content> =>
    (query) =>
      list({ ...query, arabic: 'missing' });
  const kinds = await Promise.all(
    contentSections.filter(may).map((section) => contentWaiting(section, lacking(lists[section]), language)),
  );
  const entries = kinds.flatMap((kind) => kind.entries).sort(newestFirst);
  return { count: kinds.reduce((sum, { count }) => sum + count, 0), entries: entries.slice(0, shown) };
}

async function countTexts(
  state: TranslationState,
  { translations }: Translations,
  { may, language }: Seen,
): Promise<Waiting> {
  const entities = contentEntities.filter((entity) => may(sectionOfCall(findKindPath(entity))));
  const { items, total } = await translations.list({ entities, state }, newest);
  // A record may be listed once for each language.
  const records = items.filter((item, i) => items.findIndex(({ record }) => record === item.record) === i);
  const entries = records.map(({ entity, record, title, translations: { ar }, updatedAt }) => ({
    _id: record,
    section: findKindPath(entity).slice(1) as ContentSection | 'company',
    title: (language === 'ar' && ar.title) || title,
    at: updatedAt,
  }));
  return { count: total, entries };
}

async function listChanges(db: Database, { may, language }: Seen): Promise<DashboardChange[]> {
  const entities = contentEntities.filter((entity) => may(sectionOfCall(findKindPath(entity))));
  const versions = await dashboardQueries.listChanges(db, entities, shownChanges);
  return versions.map(({ entity, id, act, at, by, record }) => {
    const section = findKindPath(entity as ContentEntity).slice(1) as ContentSection | 'company';
    const title = listedTitle(section, record as Content, language);
    return { _id: id, section, title, at, act: act as HistoryAct, by };
  });
}

async function messagesPerWeek(db: Database): Promise<Dashboard['messagesPerWeek']> {
  const weeks = weeksInAmman(new Date(), shownWeeks);
  const contacts = await dashboardQueries.countPerWeek(db, 'contact', weeks);
  const consultations = await dashboardQueries.countPerWeek(db, 'consultation', weeks);
  const quotes = await dashboardQueries.countPerWeek(db, 'quote', weeks);
  return weeks.map(({ from }, i) => ({
    ...{ from, contacts: contacts[i] ?? 0, consultations: consultations[i] ?? 0, quotes: quotes[i] ?? 0 },
  }));
}
