import { expect, test } from 'vitest';
import { runInLanguage } from '#app/ui/i18n/page-language.server.ts';
import { nameCountry } from './country-name.ts';

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
