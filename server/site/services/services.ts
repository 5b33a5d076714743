import { createAuditService } from '#server/accounts/audit/audit-service.ts';
import { createRedirectService } from '#server/content/addresses/redirect-service.ts';
import { createShortLinkService } from '#server/content/addresses/short-link-service.ts';
import { createCompanyService } from '#server/content/company/company-service.ts';
import { createDemoService } from '#server/content/demo/demo-service.ts';
import { createKindServices } from '#server/content/kinds/kind-services.ts';
import { contentKinds, deletableKinds } from '#server/content/kinds/stored-kinds.ts';
import { createMediaService } from '#server/content/media/media-service.ts';
import { listPrinted } from '#server/content/media/printed-facts-queries.ts';
import type { MediaLogger } from '#server/content/media/variant-job.ts';
import { createContentWriteService } from '#server/content/records/content-write-service.ts';
import { createHistoryService } from '#server/content/records/history/content-history.ts';
import { createTrashService } from '#server/content/records/trash/content-trash.ts';
import type { Config } from '#server/core/config/config.ts';
import type { LogMemory } from '#server/core/config/log-memory.ts';
import type { ChangeSignal } from '#server/core/db/change-signal.ts';
import type { OpenDatabase } from '#server/core/db/database.ts';
import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import { createVirusScanner } from '#server/core/files/inspection/virus-scanner.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { createUploadRoom } from '#server/core/files/upload-room.ts';
import { toPhoneNumber } from '#server/core/i18n/phone-number.ts';
import { createStalledJobsService } from '#server/core/jobs/stalled-jobs-service.ts';
import { createMailService } from '#server/core/mail/mail-service.ts';
import { createPdfPress } from '#server/core/pdf/pdf-press.ts';
import { fixedSettings } from '#server/core/settings/chosen-settings.ts';
import type { LiveSettings } from '#server/core/settings/live-settings.ts';
import { createSpamService } from '#server/core/spam/spam-service.ts';
import { createTrialLimit } from '#server/core/spam/trial-limit.ts';
import { createDashboardService } from '#server/extras/dashboard/dashboard-service.ts';
import { createFinderService } from '#server/extras/dashboard/finder-service.ts';
import { createFirstDayService } from '#server/extras/dashboard/first-day-service.ts';
import { createTextCheckService } from '#server/extras/text-checks/text-check-service.ts';
import { createDraftService } from '#server/extras/translations/draft-service.ts';
import { libreTranslate } from '#server/extras/translations/libre-translate.ts';
import { createTranslationService } from '#server/extras/translations/translation-service.ts';
import { createAskedSearchService } from '#server/extras/visits/asked-search-service.ts';
import { createVisitLimit } from '#server/extras/visits/visit-limits.ts';
import { createVisitService } from '#server/extras/visits/visit-service.ts';
import { createDeskService } from '#server/leads/desk/desk-service.ts';
import { createDeskWatch } from '#server/leads/desk/desk-watch.ts';
import { createReplyTemplates } from '#server/leads/desk/reply-templates.ts';
import { createCvTexts } from '#server/leads/files/cv-texts.ts';
import { createUploads } from '#server/leads/files/upload-service.ts';
import { createThreadService } from '#server/leads/follow/thread-service.ts';
import { createIdempotency } from '#server/leads/forms/idempotency-service.ts';
import { createPageForms, type Explain } from '#server/leads/forms/page-forms.ts';
import { createLeadService } from '#server/leads/lead-service.ts';
import { createDeadlineMail } from '#server/leads/letters/deadline-mail.ts';
import { createLeadMail } from '#server/leads/letters/lead-mail.ts';
import { createWeekLetter } from '#server/leads/letters/week-letter.ts';
import { createMailIntake } from '#server/leads/mail-in/mail-intake.ts';
import { createMailTrial } from '#server/leads/mail-in/mail-trial.ts';
import { createLeadErasure } from '#server/leads/privacy/lead-erasure.ts';
import { createPrivacyService } from '#server/leads/privacy/privacy-service.ts';
import { createQuotePapers, drawnLinesPerMinute } from '#server/leads/quotes/quote-paper.ts';
import { createWorkingHoursService } from '#server/leads/working-hours/working-hours-service.ts';
import { createBackupPlace } from '#server/operations/backup/backup-place.ts';
import { createBackupService } from '#server/operations/backup/backup-service.ts';
import { createArchiveService } from '#server/operations/backup/stored-archives.ts';
import { createSiteHealth } from '#server/operations/health/site-health.ts';
import { createSettingsService } from '#server/operations/settings/settings-service.ts';
import { createSystemService } from '#server/operations/system/system-service.ts';
import { createUpdateService } from '#server/operations/updates/update-service.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { createTermService } from '#server/search/term-service.ts';
import { createTermTrials } from '#server/search/try-terms.ts';
import { createDiscoveryService } from '#server/site/discovery/discovery-service.ts';
import { createPageTexts } from '#server/site/discovery/page-texts.ts';
import { followLimits } from '#shared/leads/follow.ts';
import { sectionOfLead } from '#shared/leads/lead.ts';
import { publicPages } from '#shared/site/fixed-pages.ts';
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
  /** The same with what administrators chose, now. */
  settings: LiveSettings;
  /** The newest lines of the log; undefined: they are not kept. */
  log?: LogMemory | undefined;
  /** Explains a refusal in the words of a page. */
  explain: Explain;
};

export function createServices(parts: ServiceParts) {
  const { db, engine, condition, files, inspector, logger, changes, config, settings, log, explain } = parts;
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
  const leadMail = createLeadMail({ ...config, db, files, replyTo: () => settings.now().mailReplyTo });
  const trials = createTrialLimit({ db, factor: rateLimitFactor });
  const mail = createMailService({
    ...{ db, company, siteUrl, trials },
    settings: settings.now,
    writeAbout: leadMail.writeAbout,
    onSettled: leadMail.noteOutcome,
  });
  const accounts = createAccountServices({ db, audit, mail, rateLimitFactor, siteUrl, logger });
  const idempotency = createIdempotency({ db, onStored: leadMail.announceLead });
  const search = createSearchService({ db, readPages: pageTexts.readPages });
  const terms = createTermService({ db, logger, onChange: () => changes.changed('term') });
  const press = createPdfPress({ logger });
  const staffPress = createPdfPress({ logger });
  const health = createSiteHealth({ db, engine, condition, files });
  const services = {
    askedSearches: createAskedSearchService({
      ...{ db, logger, rateLimitFactor },
      months: config.statisticsMonths,
      wordsOf: search.sortWords,
    }),
    audit,
    ...accounts,
    archives: createArchiveService({ db, audit, logger, settings: settings.now }),
    backups: createBackupService({
      ...{ ...config, db, engine, condition },
      fixed: fixedSettings(config, 'backups'),
      plan: () => settings.now().backup,
    }),
    company,
    contents,
    cvTexts: createCvTexts({ db, files, inspector }),
    demo: createDemoService(content),
    discovery: createDiscoveryService({ db, siteUrl }),
    files,
    health,
    history: createHistoryService({ ...content, kinds: contentKinds }),
    kinds: createKindServices({ db, contents }),
    leadMail,
    leads: createLeadService({ db, idempotency, pageForms, spam, uploads, uploadRoom, inspector }),
    mail,
    mailTrial: createMailTrial({ db, company, mail, settings }),
    media,
    pageTexts,
    press,
    staffPress,
    templates: createReplyTemplates({ db }),
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
    settings: createSettingsService({ db, settings, trials, onChange: () => changes.changed('setting') }),
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
    explain,
    updates: createUpdateService({ ...config, logger }),
    uploadRoom,
    visits: createVisitService({
      ...{ db, logger, rateLimitFactor },
      months: config.statisticsMonths,
      fixedPaths: publicPages.map(({ path }) => path),
    }),
    system: createSystemService({
      ...{ db, engine, files, health, log },
      dataDir: config.dataDir,
      place: createBackupPlace(() => settings.now().backup),
      onNotice: () => changes.changed('setting'),
    }),
    work: createStalledJobsService({ db, mail, media }),
    deadlineMail: createDeadlineMail({ ...config, db, company }),
    weekLetter: createWeekLetter({ ...config, db }),
    workingHours: createWorkingHoursService({ db, onChange: () => changes.changed('setting') }),
  };
  const deskWatch = createDeskWatch(changes);
  const desk = createDeskService({ db, siteUrl, deskWatch, idempotency: createIdempotency({ db }), ...services });
  return {
    ...services,
    dashboard: createDashboardService({ db, desk, ...services }),
    desk,
    deskWatch,
    finder: createFinderService(services),
    firstDay: createFirstDayService({ db, ...services }),
    mailIntake: createMailIntake({ ...services, db, inspector, logger, settings }),
  };
}

/** Everything the HTTP layer and the pages may call. */
export type Services = ReturnType<typeof createServices>;
