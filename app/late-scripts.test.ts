import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/a.js"/></head>
<body><script>window.context={};</script><script type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/a.js";
const route1 = {...route1_main};
window.modules = {"root":route0,"a":route1};

import("/assets/entry.js");</script></body>`;

test('nothing is fetched ahead and no module is imported while the page is being read', () => {
  const late = withLateScripts(page);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toMatch(/^import /m);
  expect(late).toContain(
    'const [route0,route1_main]=await Promise.race([Promise.all([bring("/assets/root.js"),bring("/assets/a.js")]),',
  );
  expect(late).toContain('window.modules = {"root":route0,"a":route1};');
  expect(late).toContain('await bring("/assets/entry.js");');
  expect(late).toContain('["/assets/entry.js","/assets/a.js"]');
  expect(late).toContain('<script>window.context={};</script>');
});

test('a page without scripts stays as it is', () => {
  expect(withLateScripts('<p>Nothing</p>')).toBe('<p>Nothing</p>');
});

test('what is to run first stands before everything else in the same script', () => {
  expect(withLateScripts(page, 'tell();')).toContain('<script type="module">tell();const start=');
});
