import { type AuditService, createAuditService } from '#server/accounts/audit-service.ts';
import type { AuthService } from '#server/accounts/auth-service.ts';
import type { RecoveryService } from '#server/accounts/recovery-service.ts';
import type { SecondFactorService } from '#server/accounts/second-factor-service.ts';
import type { UserService } from '#server/accounts/user-service.ts';
import { createRedirectService, type RedirectService } from '#server/addresses/redirect-service.ts';
import { createShortLinkService, type ShortLinkService } from '#server/addresses/short-link-service.ts';
import { type BackupService, createBackupService } from '#server/backup/backup-service.ts';
import { type CompanyService, createCompanyService } from '#server/company/company-service.ts';
import type { Config } from '#server/config/config.ts';
import { createHistoryService, type HistoryService } from '#server/content/content-history.ts';
import { createTrashService, type TrashService } from '#server/content/content-trash.ts';
import { type ContentWriteService, createContentWriteService } from '#server/content/content-write-service.ts';
import { createDashboardService, type DashboardService } from '#server/dashboard/dashboard-service.ts';
import { createFinderService, type FinderService } from '#server/dashboard/finder-service.ts';
import type { ChangeSignal } from '#server/db/change-signal.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { createDemoService, type DemoService } from '#server/demo/demo-service.ts';
import { createDiscoveryService, type DiscoveryService } from '#server/discovery/discovery-service.ts';
import { sitePages } from '#server/discovery/site-pages.ts';
import type { FileInspector } from '#server/files/file-inspector.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { createUploadRoom, type UploadRoom } from '#server/files/upload-room.ts';
import { createVirusScanner } from '#server/files/virus-scanner.ts';
import { createSiteHealth, type SiteHealth } from '#server/health/site-health.ts';
import { toPhoneNumber } from '#server/i18n/phone-number.ts';
import { say } from '#server/i18n/say.ts';
import { createStalledJobsService, type StalledJobsService } from '#server/jobs/stalled-jobs-service.ts';
import { createKindServices, type KindServices } from '#server/kinds/kind-services.ts';
import { contentKinds, deletableKinds } from '#server/kinds/stored-kinds.ts';
import { createIdempotency } from '#server/leads/idempotency-service.ts';
import { createLeadErasure } from '#server/leads/lead-erasure.ts';
import { createLeadMail, type LeadMail } from '#server/leads/lead-mail.ts';
import { createLeadService, type LeadService } from '#server/leads/lead-service.ts';
import { createPageForms, type Explain } from '#server/leads/page-forms.ts';
import { createUploads } from '#server/leads/upload-service.ts';
import { createMailService, type MailService } from '#server/mail/mail-service.ts';
import { createMediaService, type MediaService } from '#server/media/media-service.ts';
import type { MediaLogger } from '#server/media/variant-job.ts';
import { createPrivacyService, type PrivacyService } from '#server/privacy/privacy-service.ts';
import { createSearchService, type SearchService } from '#server/search/search-service.ts';
import { createSpamService, type SpamService } from '#server/spam/spam-service.ts';
import { createVisitService, type VisitService } from '#server/visits/visit-service.ts';
import { createAccountServices } from './account-services.ts';

/** Everything the HTTP layer and the pages may call. */
export type Services = {
  audit: AuditService;
  auth: AuthService;
  backups: BackupService;
  company: CompanyService;
  contents: ContentWriteService;
  demo: DemoService;
  dashboard: DashboardService;
  discovery: DiscoveryService;
  files: FileStore;
  finder: FinderService;
  health: SiteHealth;
  history: HistoryService;
  kinds: KindServices;
  leadMail: LeadMail;
  leads: LeadService;
  mail: MailService;
  media: MediaService;
  privacy: PrivacyService;
  recovery: RecoveryService;
  redirects: RedirectService;
  search: SearchService;
  secondFactor: SecondFactorService;
  spam: SpamService;
  shortLinks: ShortLinkService;
  trash: TrashService;
  uploadRoom: UploadRoom;
  users: UserService;
  visits: VisitService;
  work: StalledJobsService;
};

export type ServiceParts = {
  db: OpenDatabase['db'];
  engine: OpenDatabase['engine'];
  files: FileStore;
  inspector: FileInspector;
  logger: MediaLogger;
  changes: ChangeSignal;
  config: Config;
  /** Tells a refusal in the words of a page. */
  explain: Explain;
};

export function createServices(parts: ServiceParts): Services {
  const { db, engine, files, inspector, logger, changes, config, explain } = parts;
  const { rateLimitFactor, siteUrl } = config;
  const audit = createAuditService({ db });
  const pageForms = createPageForms({ explain });
  const scanner = createVirusScanner(config.clamavSocket);
  const uploads = createUploads({ db, files, inspector, scanner, rateLimitFactor });
  const uploadRoom = createUploadRoom({ rateLimitFactor, workers: config.workers });
  const spam = createSpamService({ db, rateLimitFactor });
  const privacy = createPrivacyService({
    db,
    files,
    leads: createLeadErasure({ db, uploads }),
    audit,
    toPhoneNumber,
    onChange: () => changes.changed('setting'),
  });
  const media = createMediaService({
    ...{ db, files, inspector, logger, scanner },
    onChange: () => changes.changed('media'),
  });
  const content = { db, media, logger, onChange: changes.changed };
  const contents = createContentWriteService(content);
  const company = createCompanyService({ db, contents });
  const leadMail = createLeadMail({ ...config, db, say });
  const mail = createMailService({
    ...config,
    db,
    company,
    say,
    from: config.mailFrom,
    writeAbout: leadMail.writeAbout,
  });
  const accounts = createAccountServices({ db, audit, mail, rateLimitFactor, siteUrl, logger });
  const idempotency = createIdempotency({ db, onStored: leadMail.announceLead });
  const services = {
    audit,
    ...accounts,
    backups: createBackupService({ db, everyMilliseconds: config.backup.everyMilliseconds }),
    company,
    contents,
    demo: createDemoService(content),
    discovery: createDiscoveryService({ db, siteUrl }),
    files,
    health: createSiteHealth({ db, engine, files }),
    history: createHistoryService({ ...content, kinds: contentKinds }),
    kinds: createKindServices({ db, contents }),
    leadMail,
    leads: createLeadService({ db, idempotency, pageForms, spam, uploads, uploadRoom, inspector }),
    mail,
    media,
    privacy,
    redirects: createRedirectService({ db }),
    search: createSearchService({ db }),
    spam,
    shortLinks: createShortLinkService({ db, logger }),
    trash: createTrashService({ ...content, kinds: deletableKinds }),
    uploadRoom,
    visits: createVisitService({
      ...{ db, logger, rateLimitFactor },
      months: config.statisticsMonths,
      fixedPaths: [...sitePages.map(({ path }) => path), '/search'],
    }),
    work: createStalledJobsService({ db, mail, media }),
  };
  return { ...services, dashboard: createDashboardService({ db, ...services }), finder: createFinderService(services) };
}
