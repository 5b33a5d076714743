import { expect, test } from 'vitest';
import { withDeferredScripts } from './deferred-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/a.js"/></head>
<body><script>window.context={};</script><script type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/a.js";
const route1 = {...route1_main};
window.modules = {"first":route0,"a":route1};

import("/assets/entry.js");</script></body>`;

test('nothing is prefetched and no module is imported before the page has been shown', () => {
  const late = withDeferredScripts(page);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toMatch(/^import /m);
  expect(late).toContain(
    'const [route0,route1_main]=await Promise.all([bring("/assets/root.js"),bring("/assets/a.js")]);',
  );
  expect(late).toContain('window.modules = {"first":route0,"a":route1};');
  expect(late).toContain('await bring("/assets/entry.js");');
  expect(late).toContain('["/assets/entry.js","/assets/a.js"]');
  expect(late).toContain('<script>window.context={};</script>');
});

test('layout modules are bundled with the program', () => {
  const late =
    withDeferredScripts(`<head><link rel="modulepreload" href="/assets/program.js"/><link rel="modulepreload" href="/assets/root.js"/>
<link rel="modulepreload" href="/assets/layout.js"/><link rel="modulepreload" href="/assets/home.js"/></head><script type="module" async="">;
window.manifest = {
  "root": { "module": "/assets/root.js" }
};
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/layout.js";
import * as route2 from "/assets/home.js";
  window.modules = {"root":route0,"ar":route1,"ar/home":route2};

import("/assets/program.js");</script>`);
  expect(late).not.toMatch(/root\.js|layout\.js/);
  expect(late).toContain('const [route2]=await Promise.all([bring("/assets/home.js")]);');
  expect(late).toContain('window.modules = {"ar/home":route2};');
  expect(late).toContain('"root": { "module": "/assets/program.js" }');
  expect(late).toContain('["/assets/program.js","/assets/home.js"]');
});

test('while developing, modules are run in the order in which the server names them', () => {
  const late = withDeferredScripts(page.replace('async="">;', 'async="">import "/hot-reload.js";;'));
  expect(late).not.toMatch(/import "/);
  expect(late).toContain(
    'await bring("/hot-reload.js");const [route0,route1_main]=[await bring("/assets/root.js"),await bring("/assets/a.js")];',
  );
});

test('a page without scripts stays as it is', () => {
  expect(withDeferredScripts('<p>Nothing</p>')).toBe('<p>Nothing</p>');
});

test('the `first` script precedes everything else in the same script', () => {
  expect(withDeferredScripts(page, 'tell();')).toContain('<script type="module">tell();const start=');
});
