import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/admin/blogs', '/products?category=Food#list', '/'])('%s is a page of the site', (from) => {
  expect(returnPath(from)).toBe(from);
});

test.each([
  undefined,
  null,
  '',
  'admin',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\\b',
  'javascript:alert(1)',
])('%j leads to the admin area instead', (from) => {
  expect(returnPath(from)).toBe('/admin');
});
