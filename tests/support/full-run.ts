import { type Language, languages } from '#shared/language.ts';

/** Whether to run everything of which a usual run does a part (TEST_FULL=1). */
export const isFullRun = process.env.TEST_FULL === '1';

/**
 * Journeys through single parts of the back office, its screens and dialogs under axe, the gestures of enlarged pictures
 * and the description of the API: ten minutes together. Every run has the journeys through what is specified (`spec-*`),
 * the calls behind all screens, and axe on every public screen and shared component.
 */
export const onlyInFullRuns: readonly string[] = [
  'tests/e2e/admin-accessibility.test.ts',
  'tests/e2e/admin-bare-answers.test.ts',
  'tests/e2e/admin-blogs.test.ts',
  'tests/e2e/admin-careers.test.ts',
  'tests/e2e/admin-catalogue.test.ts',
  'tests/e2e/admin-company.test.ts',
  'tests/e2e/admin-consultations.test.ts',
  'tests/e2e/admin-contacts.test.ts',
  'tests/e2e/admin-dashboard.test.ts',
  'tests/e2e/admin-drafts.test.ts',
  'tests/e2e/admin-invitations.test.ts',
  'tests/e2e/admin-lead-subjects.test.ts',
  'tests/e2e/admin-linked-records.test.ts',
  'tests/e2e/admin-new-leads.test.ts',
  'tests/e2e/admin-oversight.test.ts',
  'tests/e2e/admin-owner-pictures.test.ts',
  'tests/e2e/admin-passkeys.test.ts',
  'tests/e2e/admin-privacy.test.ts',
  'tests/e2e/admin-search-texts.test.ts',
  'tests/e2e/admin-shortcuts.test.ts',
  'tests/e2e/admin-site-content.test.ts',
  'tests/e2e/admin-tables-fit.test.ts',
  'tests/e2e/admin-terms.test.ts',
  'tests/e2e/admin-toasts.test.ts',
  'tests/e2e/admin-trash-bulk.test.ts',
  'tests/e2e/admin-trash.test.ts',
  'tests/e2e/admin-ways-in.test.ts',
  'tests/e2e/api-reference.test.ts',
  'tests/e2e/picture-zoom.test.ts',
];

/** Every language in a full run; else the one in which a journey shows what the tests of the specification leave open. */
export function readersOf(usual: Language): readonly Language[] {
  return isFullRun ? languages : [usual];
}
