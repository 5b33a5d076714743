import { expect, test } from 'vitest';
import { withoutStory } from '../component-gallery/stories/without-story.ts';
import { isTest, readSource, sourceFiles } from './support/source-files.ts';
import { importsOf } from './support/source-modules.ts';

const components = (
  await sourceFiles('app/{ui,site/components,site/filters,site/gallery,office/components}/**/*.tsx')
).filter((path) => !isTest(path));
const stories = await sourceFiles('tests/component-gallery/stories/*.tsx');
const shown = new Set(stories.flatMap((path) => importsOf(path, readSource(path)).map(({ target }) => target)));

test('every shared component is in the gallery, or says why not', () => {
  expect(components.filter((path) => !shown.has(path) && !(path in withoutStory))).toEqual([]);
});

test('no excuse outlives its reason', () => {
  expect(Object.keys(withoutStory).filter((path) => !components.includes(path) || shown.has(path))).toEqual([]);
});
