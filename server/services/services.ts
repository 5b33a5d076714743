import { createAuditService } from '#server/accounts/audit-service.ts';
import { createRedirectService } from '#server/addresses/redirect-service.ts';
import { createShortLinkService } from '#server/addresses/short-link-service.ts';
import { createBackupService } from '#server/backup/backup-service.ts';
import { createCompanyService } from '#server/company/company-service.ts';
import type { Config } from '#server/config/config.ts';
import { createHistoryService } from '#server/content/content-history.ts';
import { createTrashService } from '#server/content/content-trash.ts';
import { createContentWriteService } from '#server/content/content-write-service.ts';
import { createDashboardService } from '#server/dashboard/dashboard-service.ts';
import { createFinderService } from '#server/dashboard/finder-service.ts';
import { createFirstDayService } from '#server/dashboard/first-day-service.ts';
import type { ChangeSignal } from '#server/db/change-signal.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { createDemoService } from '#server/demo/demo-service.ts';
import { createDiscoveryService } from '#server/discovery/discovery-service.ts';
import { createPageTexts } from '#server/discovery/page-texts.ts';
import { sitePages } from '#server/discovery/site-pages.ts';
import type { FileInspector } from '#server/files/file-inspector.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { createUploadRoom } from '#server/files/upload-room.ts';
import { createVirusScanner } from '#server/files/virus-scanner.ts';
import { createSiteHealth } from '#server/health/site-health.ts';
import { toPhoneNumber } from '#server/i18n/phone-number.ts';
import { createStalledJobsService } from '#server/jobs/stalled-jobs-service.ts';
import { createKindServices } from '#server/kinds/kind-services.ts';
import { contentKinds, deletableKinds } from '#server/kinds/stored-kinds.ts';
import { createIdempotency } from '#server/leads/idempotency-service.ts';
import { createLeadErasure } from '#server/leads/lead-erasure.ts';
import { createLeadMail } from '#server/leads/lead-mail.ts';
import { createLeadService } from '#server/leads/lead-service.ts';
import { createPageForms, type Explain } from '#server/leads/page-forms.ts';
import { createQuotePapers, drawnLinesPerMinute } from '#server/leads/quote-paper.ts';
import { createThreadService } from '#server/leads/thread-service.ts';
import { createUploads } from '#server/leads/upload-service.ts';
import { createMailService } from '#server/mail/mail-service.ts';
import { createMediaService } from '#server/media/media-service.ts';
import { listPrinted } from '#server/media/printed-facts-queries.ts';
import type { MediaLogger } from '#server/media/variant-job.ts';
import { createPdfPress } from '#server/pdf/pdf-press.ts';
import { createPrivacyService } from '#server/privacy/privacy-service.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { createTermService } from '#server/search/term-service.ts';
import { createTermTrials } from '#server/search/try-terms.ts';
import { createSpamService } from '#server/spam/spam-service.ts';
import { createTextCheckService } from '#server/text-checks/text-check-service.ts';
import { createDraftService } from '#server/translations/draft-service.ts';
import { libreTranslate } from '#server/translations/libre-translate.ts';
import { createTranslationService } from '#server/translations/translation-service.ts';
import { createAskedSearchService } from '#server/visits/asked-search-service.ts';
import { createVisitLimit } from '#server/visits/visit-limits.ts';
import { createVisitService } from '#server/visits/visit-service.ts';
import { answeringPages } from '#shared/fixed-pages.ts';
import { followLimits } from '#shared/follow.ts';
import { sectionOfLead } from '#shared/lead.ts';
import { createAccountServices } from './account-services.ts';

export type ServiceParts = {
  db: OpenDatabase['db'];
  engine: OpenDatabase['engine'];
  condition: OpenDatabase['condition'];
  files: FileStore;
  inspector: FileInspector;
  logger: MediaLogger;
  changes: ChangeSignal;
  config: Config;
  /** Explains a refusal in the words of a page. */
  explain: Explain;
};

export function createServices(parts: ServiceParts) {
  const { db, engine, condition, files, inspector, logger, changes, config, explain } = parts;
  const { rateLimitFactor, siteUrl } = config;
  const audit = createAuditService({ db });
  const pageForms = createPageForms({ explain });
  const scanner = createVirusScanner(config.clamavSocket);
  const uploads = createUploads({ db, files, inspector, scanner, rateLimitFactor });
  const uploadRoom = createUploadRoom({ rateLimitFactor });
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
  const pageTexts = createPageTexts({ db, company, privacy, months: config.statisticsMonths });
  const leadMail = createLeadMail({ ...config, db });
  const mail = createMailService({
    ...config,
    db,
    company,
    from: config.mailFrom,
    writeAbout: leadMail.writeAbout,
  });
  const accounts = createAccountServices({ db, audit, mail, rateLimitFactor, siteUrl, logger });
  const idempotency = createIdempotency({ db, onStored: leadMail.announceLead });
  const search = createSearchService({ db, readPages: pageTexts.readPages });
  const terms = createTermService({ db, logger, onChange: () => changes.changed('term') });
  const press = createPdfPress({ logger });
  const staffPress = createPdfPress({ logger });
  const services = {
    askedSearches: createAskedSearchService({
      ...{ db, logger, rateLimitFactor },
      months: config.statisticsMonths,
      wordsOf: search.sortWords,
    }),
    audit,
    ...accounts,
    backups: createBackupService({ ...config, ...config.backup, db, engine, condition }),
    company,
    contents,
    demo: createDemoService(content),
    discovery: createDiscoveryService({ db, siteUrl }),
    files,
    health: createSiteHealth({ db, engine, condition, files }),
    history: createHistoryService({ ...content, kinds: contentKinds }),
    kinds: createKindServices({ db, contents }),
    leadMail,
    leads: createLeadService({ db, idempotency, pageForms, spam, uploads, uploadRoom, inspector }),
    mail,
    media,
    pageTexts,
    press,
    staffPress,
    privacy,
    quotePapers: createQuotePapers({
      ...{ press, staffPress, company, siteUrl },
      limit: createVisitLimit({ factor: rateLimitFactor, now: Date.now, perAddress: drawnLinesPerMinute }),
    }),
    redirects: createRedirectService({ db }),
    search,
    terms,
    threads: createThreadService({
      ...{ db, uploads, inspector, spam, pageForms },
      idempotency: createIdempotency({ db }),
      announceAddition: leadMail.announceAddition,
      recordSetBack: (transaction, { kind, id }) =>
        audit.record(
          { action: 'sender_wrote', section: sectionOfLead(kind), record: id, fields: ['status'] },
          transaction,
        ),
      limit: createVisitLimit({ factor: rateLimitFactor, now: Date.now, perAddress: followLimits.perMinute }),
    }),
    termTrials: createTermTrials({ db, search }),
    spam,
    shortLinks: createShortLinkService({ db, logger }),
    textChecks: createTextCheckService({ db, company, listPrinted, readTerms: terms.getTermbase }),
    trash: createTrashService({ ...content, kinds: deletableKinds }),
    translations: createTranslationService({ db, canDraft: config.translator !== undefined }),
    drafts: createDraftService({
      db,
      contents,
      logger,
      provider: config.translator && libreTranslate(config.translator),
    }),
    uploadRoom,
    visits: createVisitService({
      ...{ db, logger, rateLimitFactor },
      months: config.statisticsMonths,
      fixedPaths: [...sitePages.map(({ path }) => path), ...answeringPages],
    }),
    work: createStalledJobsService({ db, mail, media }),
  };
  return {
    ...services,
    dashboard: createDashboardService({ db, ...services }),
    finder: createFinderService(services),
    firstDay: createFirstDayService({ db, ...services }),
  };
}

/** Everything the HTTP layer and the pages may call. */
export type Services = ReturnType<typeof createServices>;
