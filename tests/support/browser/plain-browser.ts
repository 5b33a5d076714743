import { expect } from 'vitest';
import { quoteLinesIn } from '../specified/quote-lines.ts';

const signs: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#x27;': "'", '&amp;': '&' };
/** HTML with its escaped signs as they are read. */
export const unescapeHtml = (html: string) => html.replace(/&(?:quot|lt|gt|amp|#x27);/g, (sign) => signs[sign] ?? sign);

/** What a page's form would send: its texts, and what is chosen. */
function fieldsIn(main: string): Record<string, string> {
  const form = main.slice(main.indexOf('<form'));
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) => {
    const [, name] = / name="([^"]+)"/.exec(tag) ?? [];
    const isLeftOut = /type="(?:checkbox|radio)"/.test(tag) ? !/ checked/.test(tag) : /type="file"/.test(tag);
    return name && !isLeftOut ? [[name, unescapeHtml(/ value="([^"]*)"/.exec(tag)?.[1] ?? '')]] : [];
  });
  const texts = [...form.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>([^<]*)</g)].map(([, name, text = '']) => [
    name,
    unescapeHtml(text),
  ]);
  return Object.fromEntries([...inputs, ...texts]);
}

/** A browser without JavaScript, which keeps its cookies and sends forms as they stand. */
export function startPlainBrowser(address: () => string) {
  const cookies = new Map<string, string>();
  let main = '';
  const posts: [path: string, body: URLSearchParams][] = [];
  const post = (path: string, body: URLSearchParams) => {
    posts.push([path, body]);
    return open(path, body);
  };
  async function open(path: string, body?: URLSearchParams) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const method = body ? { method: 'POST', body } : {};
    const reply = await fetch(address() + path, { ...method, redirect: 'manual', headers: { cookie } });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/Max-Age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
      expect(set.length).toBeLessThan(4_096);
    }
    const html = await reply.text();
    main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    return { status: reply.status, main, to: reply.headers.get('location') ?? '' };
  }
  return {
    cookies,
    open,
    /** Presses a button of the form that is shown, or sends it, with something typed. */
    press: (path: string, step: string, typed: Record<string, string> = {}) =>
      post(path, new URLSearchParams({ ...fieldsIn(main), ...typed, ...(step && { step }) })),
    /** Sends what was sent the `n`th time again, as Back and a reload do; `typed` is what stands in it since. */
    sendAgain: (n: number, typed: Record<string, string> = {}) => {
      const [path, body] = posts.at(n) ?? ['', new URLSearchParams()];
      return open(path, new URLSearchParams({ ...Object.fromEntries(body), ...typed }));
    },
    add: (product: string, quantity = '') =>
      open(`/products/${product}`, new URLSearchParams({ quantity })).then(({ to }) => to),
    fields: () => fieldsIn(main),
    titles: () => quoteLinesIn(main).map(({ title }) => title),
  };
}
