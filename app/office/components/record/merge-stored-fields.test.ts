import { expect, test } from 'vitest';
import { mergeStoredFields } from './use-field-form.ts';

const form = (name: string) => ({
  name,
  industry: `industry of ${name}`,
  tags: [name],
  existingGalleryImages: [`images/${name}`],
  galleryImages: [] as File[],
  image: { path: `images/${name}`, file: null, isRemoved: name === 'mine' },
  translations: { ar: { name: `اسم ${name}`, tags: [`وسم ${name}`] } },
});

test('takes the named fields of the other state, by language', () => {
  const taken = mergeStoredFields(form('mine'), form('theirs'), ['industry', 'translations.ar.name']);
  expect(taken).toEqual({
    ...form('mine'),
    industry: 'industry of theirs',
    translations: { ar: { name: 'اسم theirs', tags: ['وسم mine'] } },
  });
});

test('takes a list with its Arabic, whichever of the two changed', () => {
  for (const field of ['tags', 'translations.ar.tags']) {
    const taken = mergeStoredFields(form('mine'), form('theirs'), [field]);
    expect([taken.tags, taken.translations.ar.tags]).toEqual([['theirs'], ['وسم theirs']]);
  }
});

test('takes files with their kept and removed state, and does not mutate the given form', () => {
  const mine = form('mine');
  const taken = mergeStoredFields(mine, form('theirs'), ['galleryImages', 'image', 'unheard']);
  expect([taken.existingGalleryImages, taken.image]).toEqual([['images/theirs'], form('theirs').image]);
  expect(mine).toEqual(form('mine'));
});
