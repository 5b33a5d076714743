import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './rendered-page.ts';

const named = (script: string) => `sha256-${hash('sha256', script, 'base64')}`;

test('names every inline script that a browser runs, once', () => {
  const html = `<head><script>a()</script><script type="module">
import "b";</script></head><body><script nonce="" async>a()</script><script>ا</script></body>`;
  expect(inlineScriptHashes(html)).toEqual([named('a()'), named('\nimport "b";'), named('ا')]);
});

test('does not allow scripts that our pages never write', () => {
  expect(inlineScriptHashes('<SCRIPT>a()</SCRIPT><p>b</p><script>c()')).toEqual([]);
});

test('leaves out scripts with an address, and data', () => {
  const html = `<script src="/assets/a.js"></script><script type="module" async="" src="/assets/b.js"></script>
    <script type="application/ld+json">{"name":"x"}</script><script type='application/json'>{}</script>`;
  expect(inlineScriptHashes(html)).toEqual([]);
});

test('names what else a policy must allow: import maps and speculation rules', () => {
  const html = '<script type="importmap">{}</script><script type=speculationrules>{"prefetch":[]}</script>';
  expect(inlineScriptHashes(html)).toEqual([named('{}'), named('{"prefetch":[]}')]);
});
