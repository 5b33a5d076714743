import type { BlogService } from '#server/blog/blog-service.ts';
import type { CertificateService } from '#server/kinds/certificate-service.ts';
import type { FaqService } from '#server/kinds/faq-service.ts';
import type { OfferingService } from '#server/kinds/offering-service.ts';
import type { OpeningService } from '#server/kinds/opening-service.ts';
import type { PartnerService } from '#server/kinds/partner-service.ts';
import type { ProjectService } from '#server/kinds/project-service.ts';
import type { LeadService } from '#server/leads/lead-service.ts';
import type { ProductService } from '#server/products/product-service.ts';
import type { DashboardRecord } from '#shared/dashboard.ts';
import type { ContentSection } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { LeadSection } from '#shared/lead.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';

/** The services behind the staff lists. */
export type ListServices = {
  blog: BlogService;
  certificates: CertificateService;
  faqs: FaqService;
  leads: LeadService;
  offerings: OfferingService;
  openings: OpeningService;
  partners: PartnerService;
  products: ProductService;
  projects: ProjectService;
};

/** The common fields of content records; the title field depends on the kind. */
type Titles = { title?: string; name?: string; question?: string };
export type Content = Titles & { _id: string; createdAt: string; updatedAt: string; translations: { ar: Titles } };
export type Lead = { _id: string; fullName: string; createdAt: string };
export type List<Item> = (query: ListQuery) => Promise<Page<Item>>;
export type ContentLists = Record<ContentSection, List<Content>>;

/** The lists of every content kind, including closed openings and drafts. */
export function contentLists(services: ListServices): ContentLists {
  return {
    partners: (query) => services.partners.listPartners(query),
    products: (query) => services.products.listProducts(query),
    blogs: (query) => services.blog.listAllPosts(query),
    projects: (query) => services.projects.listProjects(query),
    faqs: (query) => services.faqs.listFaqs(query),
    certificates: (query) => services.certificates.listCertificates(query),
    openings: (query) => services.openings.listAllOpenings(query),
    services: (query) => services.offerings.listServices(query),
  };
}

/** The lists of leads, newest first. */
export function leadLists(services: ListServices): Record<LeadSection, List<Lead>> {
  return {
    contacts: (query) => services.leads.contact.list(query),
    consultations: (query) => services.leads.consultation.list(query),
    careers: (query) => services.leads.career.list(query),
  };
}

const nameOf = ({ title, name, question }: Titles): string | undefined => title || name || question;

/** A content record's title in `language`, or in English where it is missing. */
export function titleOf(content: Titles & { translations?: { ar?: Titles } }, language: Language): string {
  const arabic = language === 'ar' ? nameOf(content.translations?.ar ?? {}) : undefined;
  return arabic ?? nameOf(content) ?? '';
}

export function contentRecord(section: ContentSection, content: Content, language: Language): DashboardRecord {
  return { _id: content._id, section, title: titleOf(content, language), at: content.updatedAt };
}

/** A lead, titled by the visitor's name. */
export function leadRecord(section: LeadSection, { _id, fullName, createdAt }: Lead): DashboardRecord {
  return { _id, section, title: fullName, at: createdAt };
}
