import { expect, test } from 'vitest';
import { runInLanguage } from '#app/ui/i18n/page-language.server.ts';
import { nameCountry, nameWrittenCountry } from './country-name.ts';

test.each([
  ['Nigeria', 'Nigeria', 'نيجيريا'],
  ['السعودية', 'Saudi Arabia', 'المملكة العربية السعودية'],
  ['Deutschland', 'Germany', 'ألمانيا'],
  ['Basra, Iraq', 'Basra, Iraq', 'Basra, Iraq'],
  ['Atlantis', 'Atlantis', 'Atlantis'],
  ['', '', ''],
])('%s is %s, or %s in Arabic', (written, english, arabic) => {
  const named = (['en', 'ar'] as const).map((language) => runInLanguage(language, () => nameCountry(written)));
  expect(named).toEqual([english, arabic]);
});

test.each([
  ['Nigeria', 'Nigeria', 'نيجيريا (\u2068Nigeria\u2069)'],
  [' nigeria', 'Nigeria', 'نيجيريا (\u2068 nigeria\u2069)'],
  ['UAE', 'United Arab Emirates (\u2068UAE\u2069)', 'الإمارات العربية المتحدة (\u2068UAE\u2069)'],
  ['Atlantis', 'Atlantis', 'Atlantis'],
  ['', '', ''],
])('details name %s as %s, or %s in Arabic, with what was written', (written, english, arabic) => {
  const named = (['en', 'ar'] as const).map((language) => runInLanguage(language, () => nameWrittenCountry(written)));
  expect(named).toEqual([english, arabic]);
});
