import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { DEMO_CONTENT: 'off' } });
});
afterAll(() => site.close());

test('a site without demo content has a company profile without pictures', async () => {
  const company = (await site.http.inject('/api/company')).json();
  expect(company).toMatchObject({
    name: 'Mansooj Industries',
    consultingName: 'Mansooj Digital',
    establishedYear: 2005,
    productionYear: 2006,
    localSharePercent: 60,
    exportSharePercent: 40,
    copyrightYear: 2025,
    heroImage: '',
    heroImageRtl: '',
    storyImage: '',
    factoryPictures: [],
    factoryFilm: '',
    factoryCaption: '',
  });
  expect(company).not.toHaveProperty('translations');
});

test('the profile’s texts are Arabic; its numbers and addresses are the same', async () => {
  const [english, arabic] = await Promise.all(
    ['en', 'ar'].map(async (language) => (await site.http.inject(`/api/company?lng=${language}`)).json()),
  );
  expect(arabic.name).toBe('منسوج للصناعات');
  expect(arabic.departments).toHaveLength(3);
  for (const [index, department] of arabic.departments.entries()) {
    const { key, name, phone, email } = english.departments[index];
    expect(department).toMatchObject({ key, phone, email });
    expect(department.name).not.toBe(name);
  }
  expect(arabic.timeline.map(({ year }: { year: number }) => year)).toEqual(
    english.timeline.map(({ year }: { year: number }) => year),
  );
});
