import type { KindServices } from '#server/content/kinds/kind-services.ts';
import type { AnyContent } from '#server/content/records/content-kind.ts';
import type { LeadService } from '#server/leads/lead-service.ts';
import { nameSection } from '#shared/kinds/kind.ts';
import { type ContentSection, kindList } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { DashboardRecord } from '#shared/leads/dashboard.ts';
import type { LeadSection } from '#shared/leads/lead.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';

/** The services behind the staff lists. */
export type ListServices = { kinds: KindServices; leads: LeadService };

export type Content = AnyContent & { _id: string; createdAt: string; updatedAt: string };
export type Lead = {
  _id: string;
  reference: string;
  fullName: string;
  company?: string;
  createdAt: string;
  wordAt: string | null;
};
export type StaffList<Item> = (query: ListQuery) => Promise<Page<Item>>;
export type ContentLists = Record<ContentSection, StaffList<Content>>;

/** The lists of every content kind, including closed openings and drafts. */
export function contentLists({ kinds }: ListServices): ContentLists {
  const lists = kindList.map(({ name, path }) => [
    nameSection({ path }),
    (query: ListQuery) => kinds[name].listAll(query),
  ]);
  return Object.fromEntries(lists);
}

/** The lists of leads without suspicious ones, newest first. */
export function leadLists(services: ListServices): Record<LeadSection, StaffList<Lead>> {
  return {
    contacts: (query) => services.leads.contact.list(query, { isOrdinary: true }),
    consultations: (query) => services.leads.consultation.list(query, { isOrdinary: true }),
    quotes: (query) => services.leads.quote.list(query, { isOrdinary: true }),
    careers: (query) => services.leads.career.list(query, { isOrdinary: true }),
  };
}

/** The title of a record in `language`, or in English where it is missing. */
export function listedTitle(section: ContentSection | 'company', content: AnyContent, language: Language): string {
  // The company's profile, which is no kind, is called by its name.
  const title = kindList.find(({ path }) => path === `/${section}`)?.title ?? 'name';
  const { [title]: english, translations } = content as AnyContent & Record<string, unknown>;
  const { [title]: arabic } = translations.ar as Record<string, unknown>;
  return String((language === 'ar' && arabic) || english || '');
}

export function contentRecord(section: ContentSection, content: Content, language: Language): DashboardRecord {
  return { _id: content._id, section, title: listedTitle(section, content, language), at: content.updatedAt };
}

/** A lead, titled by the visitor's name, with the time of their last word that waits. */
export function leadRecord(section: LeadSection, lead: Lead): DashboardRecord {
  const { _id, reference, fullName, company, createdAt, wordAt } = lead;
  return { _id, section, title: fullName, at: wordAt ?? createdAt, reference, ...(company && { company }) };
}
