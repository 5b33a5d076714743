import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { pathOf, publicScreens, representScreens } from '../support/browser/public-screens.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();
const assets = join(import.meta.dirname, '../../build/client/assets');
const textOf = async (path: string) => (await fetch(site().address + path)).text();

/** A built script with every script it imports when it is loaded, not later. */
function withImports(name: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(name)) return found;
  const code = readFileSync(join(assets, name), 'utf8');
  found.set(name, code);
  for (const [, path = ''] of code.matchAll(/(?:^|[;}])\s*(?:import|export)\b[^;'"()]*["']\.\/([\w.-]+\.js)["']/g))
    withImports(path, found);
  return found;
}

const brotliSize = (scripts: Iterable<string>) =>
  [...scripts].reduce((sum, code) => sum + brotliCompressSync(code).length, 0);

const modulesIn = (html: string) =>
  [...html.matchAll(/<script type="text\/plain" data-src="\/assets\/([\w.-]+)"/g)].map(([, name = '']) => name);

describe('the scripts of public pages', () => {
  test('are one module of at most 12 KB, the same on every page, and nothing of React Router', async () => {
    const names = new Set<string>();
    for (const screen of (await publicScreens(site().address)).filter(({ hasPrefix }) => hasPrefix)) {
      for (const language of languages) {
        const html = await textOf(pathOf(screen, language));
        expect([screen.name, modulesIn(html)]).toEqual([screen.name, [expect.any(String)]]);
        for (const name of modulesIn(html)) names.add(name);
        expect(html).not.toMatch(/modulepreload|__reactRouter/);
      }
    }
    expect(names.size).toBe(1);
    const scripts = withImports([...names][0] ?? '');
    expect(brotliSize(scripts.values())).toBeLessThanOrEqual(12 * 1024);
    expect([...scripts.values()].join()).not.toMatch(/__react|reactrouter|hydrateRoot/i);
  });

  test('let no browser fetch a page with a form ahead', async () => {
    const withForm = new Set<string>();
    for (const screen of representScreens(await publicScreens(site().address)).filter(({ hasPrefix }) => hasPrefix)) {
      const html = await textOf(pathOf(screen, 'en'));
      if (!html.includes('data-props=')) continue;
      const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/s.exec(html) ?? [];
      const name = pathOf(screen, 'en').split(/[/?]/)[1];
      expect(rules).toContain(`"/${name}{/*}?","/ar/${name}{/*}?"`);
      withForm.add(name ?? '');
    }
    expect(withForm).toEqual(new Set(['contact-us', 'consultation', 'careers', 'quote']));
  });

  test('name the classes of their forms as the pages do, whose style sheets have them', async () => {
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const code = scripts
      .filter((name) => name.startsWith('island-'))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join();
    for (const path of ['/contact-us', '/consultation', '/careers']) {
      const html = await textOf(path);
      const form = html.slice(html.indexOf('data-props='), html.indexOf('</form>', html.indexOf('data-props=')));
      const classes = [...form.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
      const hashed = new Set(classes.filter((name) => name.includes('_')));
      expect(hashed.size).toBeGreaterThan(3);
      expect([...hashed].filter((name) => !code.includes(name))).toEqual([]);
    }
  });
});

test('every page for visitors asks for one style sheet, the one of all pages', async () => {
  const asked = new Set<string>();
  for (const screen of (await publicScreens(site().address)).filter(({ hasPrefix }) => hasPrefix)) {
    const html = await textOf(pathOf(screen, 'en'));
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/(\w+)[^"]*"/g)].map(([, name]) => name);
    asked.add(sheets.join(' and '));
  }
  expect([...asked]).toEqual(['site']);
});
