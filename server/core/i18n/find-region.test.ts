import { expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { spellCountry } from '#shared/search/named-region.ts';
import { findRegion, sayCountry } from './find-region.ts';

const regions: [string, string][] = [
  ...['KSA', 'Saudi Arabia', 'Kingdom of Saudi Arabia', 'السعودية', 'المملكة العربية السعودية', 'السعوديه'].map(
    (name): [string, string] => [name, 'SA'],
  ),
  ...['UAE', 'الإمارات', 'الامارات', 'United Arab Emirates'].map((name): [string, string] => [name, 'AE']),
  ...['USA', 'the United States', 'U.S.A.', 'أمريكا'].map((name): [string, string] => [name, 'US']),
  ...['UK', 'England', 'بريطانيا'].map((name): [string, string] => [name, 'GB']),
  ...['Turkey', 'Türkiye', 'تركيا'].map((name): [string, string] => [name, 'TR']),
  ...['Ivory Coast', "Côte d'Ivoire", 'Cote d’Ivoire'].map((name): [string, string] => [name, 'CI']),
  ...['DR Congo', 'Democratic Republic of the Congo'].map((name): [string, string] => [name, 'CD']),
  ['Russia', 'RU'],
  ['Germany', 'DE'],
  ['Federal Republic of Nigeria', 'NG'],
  ['NIGERIA', 'NG'],
  ['Palestine', 'PS'],
  ['الأردن', 'JO'],
  ['Hashemite Kingdom of Jordan', 'JO'],
  ['جمهورية مصر العربية', 'EG'],
  ...['Deutschland', 'Munich, Germany', 'Germany (Hamburg)'].map((name): [string, string] => [name, 'DE']),
  ...['Schweiz', 'Suisse'].map((name): [string, string] => [name, 'CH']),
  ['IRAQ - Basra', 'IQ'],
  ['Guinea-Bissau', 'GW'],
];

test.each(regions)('%s is %s', (country, region) => {
  expect(findRegion({ country, phoneNumber: '' })).toBe(region);
});

test('of what names no country, the telephone number says it', () => {
  expect(findRegion({ country: 'Lagos', phoneNumber: '+2348031234567' })).toBe('NG');
  expect(findRegion({ country: '', phoneNumber: '+962791234567' })).toBe('JO');
  expect(findRegion({ country: 'somewhere', phoneNumber: '' })).toBeNull();
});

test('every country has one spelling, whoever names it, which names it again', () => {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  ).filter((code) => english.of(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  expect(codes.length).toBeGreaterThan(240);
  for (const code of codes) {
    const spelt = english.of(code) ?? '';
    for (const language of languages) expect(spellCountry(sayCountry(spelt, language)), code).toBe(spelt);
  }
  expect(spellCountry('Atlantis')).toBe('Atlantis');
});
