import { describe, expect, test } from 'vitest';
import { fieldNoun, fieldsText } from '#app/office/audit/audit-nouns.ts';
import { composeSentence, furtherSectionLabel } from '#app/office/audit/audit-words.ts';
import { companyFields } from '#app/office/company/company-fields.ts';
import { sections } from '#app/office/shell/sections.ts';
import { runInLanguage } from '#app/ui/i18n/page-language.server.ts';
import { saySection } from '#server/core/i18n/say-name.ts';
import { auditActions } from '#shared/accounts/audit.ts';
import { isKnownCall } from '#shared/accounts/audit-sentences.ts';
import { sectionOfCall } from '#shared/accounts/staff-sections.ts';
import { kindList } from '#shared/kinds/kinds.ts';
import { languages } from '#shared/language.ts';
import { deskChangeSchema } from '#shared/leads/desk.ts';
import { apiCalls } from './api-calls.ts';
import { isChange } from './audit-hook.ts';

/** The calls that the audit log records when staff make them: see `audit-hook.ts`. */
const audited = apiCalls.filter(({ method, access, config: { audit } }) => {
  const isByStaff = access === 'staff' || access === 'signed in';
  return isByStaff && audit !== 'none' && (method !== 'get' || audit !== undefined);
});
const nameOf = ({ method, path }: (typeof apiCalls)[number]) => `${method.toUpperCase()} ${path}`;
const parts = { name: 'Rana', record: 'the record', fields: 'the name', section: 'Users', action: 'moon landing' };

test('every audited call has its sentence, or is known to say what its action says', () => {
  expect(audited.length).toBeGreaterThan(100);
  expect(audited.map(nameOf).filter((call) => !isKnownCall(call))).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const said = (action: string, call: string | null, hasFields: boolean, section = 'contacts') =>
    runInLanguage(language, () => composeSentence({ action, call, section, actor: null, hasFields })(parts));

  test('every action and every call is a sentence without codes', () => {
    const calls = [null, ...audited.map(nameOf)];
    const sentences = calls.flatMap((call) => auditActions.map((action) => said(action, call, true)));
    const wrong = sentences.filter((text) => !text || /audit_|[{}_]|undefined|:\w|\//.test(text));
    expect([...new Set(wrong)]).toEqual([]);
    expect(said('changed', 'PUT /partners/:id', false)).not.toContain('the name');
    expect(said('refused', 'PUT /replies', false)).toContain('Users');
    expect(said('refused', 'PUT /company', true, 'company')).toContain('the name');
    expect(said('a later one', null, false)).toMatch(/Rana.*moon landing/);
  });

  test('every section of an audited call has a name, as the back office shows it', () => {
    const names = new Set(['sign-in', 'site', ...audited.map(({ path }) => sectionOfCall(path))]);
    const shown = (name: string) =>
      sections.find(({ to }) => to === `/admin/${name}`)?.label() ?? furtherSectionLabel(name);
    for (const name of names) {
      expect(saySection(name, language)).not.toBe(name);
      expect(runInLanguage(language, () => shown(name))).toBe(saySection(name, language));
    }
  });

  test('every field that staff change has a name', () => {
    const fields = new Set([
      ...kindList.flatMap((kind) => Object.keys(kind.fields)),
      ...companyFields.map(({ name }) => name),
      ...Object.keys(deskChangeSchema.shape).filter(isChange),
      ...['role', 'email', 'username', 'password'],
    ]);
    const unnamed = runInLanguage(language, () => [...fields].filter((field) => fieldNoun(field) === undefined));
    expect(unnamed).toEqual([]);
  });
});

test('a sentence names a few fields and counts the rest', () => {
  expect(fieldsText(['phone'])).toBe('the phone');
  expect(fieldsText(['coordinates'])).toBe('the latitude and longitude');
  expect(fieldsText(['name', 'translations.ar.name', 'unheardOf'])).toBe('the name and the name in Arabic');
  const many = ['name', 'tagline', 'phone', 'fax', 'email', 'address'];
  expect(fieldsText(many)).toBe('the name, the tagline, and 4 other fields');
  expect(runInLanguage('ar', () => fieldsText(many))).toMatch(/ و4 حقول أخرى$/);
});
