import type { BlogService } from '#server/blog/blog-service.ts';
import type { CareerService } from '#server/careers/career-service.ts';
import type { CertificateService } from '#server/certificates/certificate-service.ts';
import type { ConsultationService } from '#server/consultations/consultation-service.ts';
import type { ContactService } from '#server/contacts/contact-service.ts';
import type { Database } from '#server/db/database.ts';
import type { FaqService } from '#server/faqs/faq-service.ts';
import type { OfferingService } from '#server/offerings/offering-service.ts';
import type { OpeningService } from '#server/openings/opening-service.ts';
import type { PartnerService } from '#server/partners/partner-service.ts';
import type { ProductService } from '#server/products/product-service.ts';
import type { ProjectService } from '#server/projects/project-service.ts';
import {
  type ContentSection,
  contentSections,
  type Dashboard,
  type DashboardRecord,
  type Waiting,
} from '#shared/dashboard.ts';
import type { Language } from '#shared/language.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { weeksInAmman } from './amman-weeks.ts';
import { dashboardQueries } from './dashboard-queries.ts';

export type DashboardService = ReturnType<typeof createDashboardService>;

/** Where the parts of the dashboard come from. */
type Sources = {
  db: Database;
  blog: BlogService;
  careers: CareerService;
  certificates: CertificateService;
  consultations: ConsultationService;
  contacts: ContactService;
  faqs: FaqService;
  offerings: OfferingService;
  openings: OpeningService;
  partners: PartnerService;
  products: ProductService;
  projects: ProjectService;
};

/** What every content record has; what it is called depends on its kind. */
type Titles = { title?: string; name?: string; question?: string };
type Content = Titles & { _id: string; createdAt: string; updatedAt: string; translations: { ar: Titles } };
type Lead = { _id: string; fullName: string; createdAt: string };
type List<Item> = (query: ListQuery) => Promise<Page<Item>>;

const shown = 5;
const shownChanges = 8;
const shownWeeks = 12;
const newest = { page: 1, limit: shown };

/** What waits, what changed and how much comes in, in one answer. */
export function createDashboardService(sources: Sources) {
  const lists = contentLists(sources);
  return {
    async getDashboard(language: Language): Promise<Dashboard> {
      const { contacts, careers, consultations, blog, db } = sources;
      const content = (section: ContentSection, list: List<Content>) => contentWaiting(section, list, language);
      return {
        waiting: {
          contacts: await leadsWaiting('contacts', contacts.listContacts(newest, { status: 'pending' })),
          careers: await leadsWaiting('careers', careers.listApplications(newest, { status: 'pending' })),
          consultations: await leadsWaiting('consultations', consultations.listConsultations(newest)),
          drafts: await content('blogs', (query) => blog.listAllPosts(query, { status: 'draft' })),
          arabic: await arabicMissing(lists, language),
        },
        changes: await changesOf(lists, language),
        messagesPerWeek: await messagesPerWeek(db),
        applicationsPerStatus: await dashboardQueries.countPerStatus(db),
      };
    },
  };
}

/** Every kind of content, closed openings and drafts too. */
function contentLists(sources: Sources): Record<ContentSection, List<Content>> {
  return {
    partners: (query) => sources.partners.listPartners(query),
    products: (query) => sources.products.listProducts(query),
    blogs: (query) => sources.blog.listAllPosts(query),
    projects: (query) => sources.projects.listProjects(query),
    faqs: (query) => sources.faqs.listFaqs(query),
    certificates: (query) => sources.certificates.listCertificates(query),
    openings: (query) => sources.openings.listAllOpenings(query),
    services: (query) => sources.offerings.listServices(query),
  };
}

const nameOf = ({ title, name, question }: Titles): string | undefined => title || name || question;

function toRecord(section: ContentSection, content: Content, language: Language): DashboardRecord {
  const arabic = language === 'ar' ? nameOf(content.translations.ar) : undefined;
  return { _id: content._id, section, title: arabic ?? nameOf(content) ?? '', at: content.updatedAt };
}

async function leadsWaiting(section: DashboardRecord['section'], leads: Promise<Page<Lead>>): Promise<Waiting> {
  const { items, total } = await leads;
  const entries = items.map(({ _id, fullName, createdAt }) => ({ _id, section, title: fullName, at: createdAt }));
  return { count: total, entries };
}

async function contentWaiting(section: ContentSection, list: List<Content>, language: Language): Promise<Waiting> {
  const { items, total } = await list({ ...newest, sort: '-updatedAt' });
  return { count: total, entries: items.map((content) => toRecord(section, content, language)) };
}

const newestFirst = (one: DashboardRecord, other: DashboardRecord): number =>
  Number(one.at < other.at) - Number(one.at > other.at);

async function arabicMissing(lists: Record<ContentSection, List<Content>>, language: Language): Promise<Waiting> {
  const lacking =
    (list: List<Content>): List<Content> =>
    (query) =>
      list({ ...query, arabic: 'missing' });
  const kinds = await Promise.all(
    contentSections.map((section) => contentWaiting(section, lacking(lists[section]), language)),
  );
  const entries = kinds.flatMap((kind) => kind.entries).sort(newestFirst);
  return { count: kinds.reduce((sum, { count }) => sum + count, 0), entries: entries.slice(0, shown) };
}

async function changesOf(lists: Record<ContentSection, List<Content>>, language: Language): Promise<DashboardRecord[]> {
  const query = { page: 1, limit: shownChanges, sort: '-updatedAt' };
  const pages = await Promise.all(
    contentSections.map(async (section) =>
      (await lists[section](query)).items.map((content) => toRecord(section, content, language)),
    ),
  );
  return pages.flat().sort(newestFirst).slice(0, shownChanges);
}

async function messagesPerWeek(db: Database): Promise<Dashboard['messagesPerWeek']> {
  const weeks = weeksInAmman(new Date(), shownWeeks);
  const contacts = await dashboardQueries.countPerWeek(db, 'contact', weeks);
  const consultations = await dashboardQueries.countPerWeek(db, 'consultation', weeks);
  return weeks.map(({ from }, i) => ({ from, contacts: contacts[i] ?? 0, consultations: consultations[i] ?? 0 }));
}
