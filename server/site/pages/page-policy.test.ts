import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './page-policy.ts';

const named = (script: string) => `sha256-${hash('sha256', script, 'base64')}`;
const scriptsOf = (html: string) => inlineHashes(html).scripts;

test('names every inline script that a browser runs, once', () => {
  const html = `<head><script>a()</script><script type="module">
import "b";</script></head><body><script nonce="" async>a()</script><script>ا</script></body>`;
  expect(scriptsOf(html)).toEqual([named('a()'), named('\nimport "b";'), named('ا')]);
});

test('does not allow scripts that our pages never write', () => {
  expect(scriptsOf('<SCRIPT>a()</SCRIPT><p>b</p><script>c()')).toEqual([]);
});

test('leaves out scripts with an address, and data', () => {
  const html = `<script src="/assets/a.js"></script><script type="module" async="" src="/assets/b.js"></script>
    <script type="application/ld+json">{"name":"x"}</script><script type='application/json'>{}</script>`;
  expect(scriptsOf(html)).toEqual([]);
});

test('names what else a policy must allow: import maps and speculation rules', () => {
  const html = '<script type="importmap">{}</script><script type=speculationrules>{"prefetch":[]}</script>';
  expect(scriptsOf(html)).toEqual([named('{}'), named('{"prefetch":[]}')]);
});

test('names the style sheets in the head, once, and none of the body', () => {
  const html = '<head><style>a{}</style><style>b{}</style><style>a{}</style></head><body><style>c{}</style></body>';
  expect(inlineHashes(html).styles).toEqual([named('a{}'), named('b{}')]);
  expect(inlineHashes('<p>no head</p><style>c{}</style>').styles).toEqual([]);
});
