import { type RouterStart, withoutBundledRoutes } from './bundled-routes.ts';
import { chunkTimeout } from './components/import-timeout.ts';

/** The router's start: its preload links, and the module script that imports them. */
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = '<script type="module"';
const scriptEnd = '</script>';
const imported = /^import \* as (\w+) from ("[^"]+");$/gm;

/** What a development server has run before the modules it transforms. */
const runFirst = /^import ("[^"]+");+$/gm;

/** The route's own modules; no code awaits them. */
const entry = /^import\((?="[^"]+"\);?$)/m;

/** The longest that scripts wait for an idle browser. */
const longestIdleWait = 300;

/**
 * Defers the page's scripts until it has been shown: started at once, their 100 KB compete with the style sheet, the
 * font and the first picture. They do not wait for interaction. `first` runs at once, in the same inline script.
 */
export function withDeferredScripts(html: string, first = ''): string {
  const begin = html.lastIndexOf(moduleScript);
  if (begin < 0) return html;
  const headEnd = Math.max(html.indexOf('</head>'), 0);
  const head = html.slice(0, headEnd);
  const end = html.indexOf(scriptEnd, begin);
  const body = html.slice(html.indexOf('>', begin) + 1, end);
  const addresses = [...head.matchAll(preloads)].map(([, address = '']) => address);
  const start = lateStart({ body, addresses });
  return `${head.replace(preloads, '')}${html.slice(headEnd, begin)}<script type="module">${first}${start}${html.slice(end)}`;
}

/**
 * The counterpart of `chunk-reload.ts` before scripts have loaded. A page works without them: it is not reloaded while
 * somebody is typing in a form, nor when the site is unreachable.
 */
const reloadOnce = `const bring=address=>Promise.race([import(address),new Promise((_,fail)=>setTimeout(fail,${chunkTimeout},new TypeError("import took too long")))]).catch(error=>{throw/import/i.test(error.message)?new TypeError("import of "+address+" failed"):error});
const reload=async error=>{const key="reloaded for "+error.message;
if(!/import/i.test(error.message)||sessionStorage.getItem(key)||document.activeElement?.form)throw error;
await fetch(location.href,{method:"HEAD"});sessionStorage.setItem(key,"1");location.reload()};`;

const starts = new Map<string, string>();

/** The start is equal for every page of a route, so about sixty are memoised. */
function lateStart({ body, addresses }: RouterStart): string {
  const known = starts.get(body);
  if (known !== undefined) return known;
  // A development server bundles nothing.
  const isBundled = body.search(runFirst) < 0;
  const start = writeLateStart(isBundled ? withoutBundledRoutes({ body, addresses }) : { body, addresses });
  starts.set(body, start);
  return start;
}

function writeLateStart({ body, addresses }: RouterStart): string {
  const modules = [...body.matchAll(imported)];
  const names = modules.map(([, name]) => name).join(',');
  const imports = modules.map(([, , address]) => `bring(${address})`);
  const first = [...body.matchAll(runFirst)].map(([, address]) => `await bring(${address});`).join('');
  // Style sheets of a development server come with their modules, so these keep their order.
  const all = first ? `[${imports.map((each) => `await ${each}`)}]` : `await Promise.all([${imports}])`;
  const run = body.replace(imported, '').replace(runFirst, '').replace(entry, 'await bring(').replace(/^\s+/gm, '');
  return `const start=async()=>{for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
${first}const [${names}]=${all};${run}};
${reloadOnce}
await self.firstView;const begin=()=>start().catch(reload);self.requestIdleCallback?requestIdleCallback(begin,{timeout:${longestIdleWait}}):begin()`;
}
