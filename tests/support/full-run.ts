import { type Language, languages } from '#shared/language.ts';

/** Whether to run everything of which a usual run does a part (TEST_FULL=1). */
export const isFullRun = process.env.TEST_FULL === '1';

const named = (folder: string, names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}.test.ts`);

/**
 * What a usual run leaves out of the server's tests: what is hostile, crashes, is updated or restored, and every command
 * in a process of its own. What a change breaks there, a quicker test of the same folder meets first (docs/decisions/0067-tests-in-minutes.md).
 */
const serverOnlyInFullRuns: readonly string[] = [
  ...named(
    'server/main',
    'crash database-recipes empty-root hostile-requests long-texts power-cut program-modules recipes release several-processes stop update',
  ),
  ...named('server/accounts', 'audit-chain'),
  ...named('server/accounts/passkeys', 'passkey-sign-in'),
  ...named('server/accounts/sign-in', 'sign-in-under-attack'),
  ...named('server/operations/backup/archive', 'archive-encryption'),
  ...named(
    'server/operations/backup',
    `backup-schedule before-update every-text hostile-archives journal-status journal-under-writes
    move-installation stored-archives test-restore`,
  ),
  ...named('server/operations/backup/journal', 'journal'),
  ...named('server/main/commands', 'check-command command-line erase-person-command user-command'),
  ...named('server/extras/datasheets', 'datasheet'),
  ...named('server/search', 'judged-searches'),
  ...named('server/core/db', 'cached-counts lists-of-many'),
  ...named('server/core/db/search', 'search-of-many'),
  ...named('server/content/demo', 'demo-interrupted demo-removal search-recall'),
  ...named('server/core/files/inspection', 'file-inspector pdf-inspection'),
  ...named('server/core/files', 'hostile-files'),
  ...named('server/operations/health', 'full-disk'),
  ...named('server/operations/settings', 'answers'),
  ...named('server/core/http', 'behind-proxies slow-connections upload-memory upload-room'),
  ...named('server/core/http/replies', 'compress-answers'),
  ...named('server/content/kinds', 'linked-records'),
  ...named('server/leads', 'hostile-input'),
  ...named('server/leads/files', 'interrupted-upload kept-cv-quota'),
  ...named('server/leads/quotes', 'impossible-specifications quote-crash quote-paper quote-paper-limits'),
  ...named(
    'server/leads/mail-in',
    'letters-of-all-kinds mail-crash mail-limits nothing-lost rewritten-letters two-hundred-letters',
  ),
  ...named('server/core/mail', 'sent-addresses'),
  ...named('server/content/media', 'media-service variant-job'),
  ...named('server/leads/follow', 'addition-limits'),
  ...named('server/site/pages', 'many-requests page-freshness'),
  ...named('server/content/posts', 'post-publication'),
  ...named('server/site/share', 'share-cards'),
  ...named('server/core/spam', 'challenge-price storage-limits'),
  ...named('server/operations/watchdog', 'watchdog'),
  'content/text-checks.test.ts',
];

/**
 * What a usual run leaves out of the browser's: it keeps the specified journeys (`spec-*`), every public form, a look at
 * every screen, axe on each, and all pages without a browser.
 */
const browserOnlyInFullRuns: readonly string[] = [
  ...named('tests/component-gallery', 'component-gallery'),
  ...named('tests/pages', 'first-requests html-checker pictures static-copy'),
  ...named(
    'tests/e2e',
    `admin-accessibility admin-backups admin-bare-answers admin-blogs admin-careers admin-catalogue
    admin-company admin-confirmation admin-consultations admin-contacts admin-dashboard admin-desk-late admin-desk-meanwhile admin-desk-triage admin-drafts admin-hiring-board
    admin-invitations admin-lead-subjects admin-linked-records admin-list-views admin-menu admin-new-leads admin-oversight
    admin-owner-pictures admin-passkeys admin-privacy admin-quotes admin-replies admin-search-texts admin-shortcuts
    admin-sign-in admin-site-content admin-system admin-tables-fit admin-terms admin-toasts admin-translations admin-trash
    admin-trash-bulk admin-updates admin-users admin-watch admin-ways-in admin-working-hours api-reference asked-in-both-languages
    asked-searches attacked-name back-forward-cache blocked-storage blog budgets chunk-failure colour-mode
    comparison documents faqs first-day first-view form-challenge form-language gallery keyboard
    moving-between-screens other-browsers-forms other-browsers-office other-browsers-visitors page-composition pages-ahead picture-zoom product-page quote-begun quote-elsewhere quote-kept search share-page
    site-header small-screens spec-protected-images text-checks too-many-files unbroken-values understood-numbers visits whatsapp`,
  ),
];

/** Files of the server's and the browser's tests that only a full run does; any can be run by its name. */
export const onlyInFullRuns: readonly string[] = [...serverOnlyInFullRuns, ...browserOnlyInFullRuns];

/** Every language in a full run; else the one in which a journey shows what the tests of the specification leave open. */
export function readersOf(usual: Language): readonly Language[] {
  return isFullRun ? languages : [usual];
}

/** All values in a full run, otherwise only the first `count` of them. */
export const chooseFirst = <Value>(values: readonly Value[], count = 1): readonly Value[] =>
  isFullRun ? values : values.slice(0, count);

/** All values on SQLite; on PostgreSQL too in a full run, otherwise only the first `count` of them. */
export const chooseOnPostgres = <Value>(values: readonly Value[], count = 1): readonly Value[] =>
  process.env.TEST_DATABASE === 'postgres' ? chooseFirst(values, count) : values;
