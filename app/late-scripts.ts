import { type RouterStart, withoutBroughtAlong } from './brought-along.ts';
import { chunkTimeout } from './components/in-time.ts';

/** What the router writes to start itself: its links to fetch ahead, and the one module script that imports them. */
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = '<script type="module"';
const scriptEnd = '</script>';
const imported = /^import \* as (\w+) from ("[^"]+");$/gm;

/** The screen's own start, which nothing waits for. */
const entry = /^import\((?="[^"]+"\);?$)/m;

/** The longest that scripts wait for a moment in which a busy browser has nothing more urgent to do. */
const longestIdleWait = 300;

/**
 * A page whose scripts are fetched once it has been shown: started at once, their 100 KB share a slow line with the style
 * sheet, the font and the first picture. They never wait for the reader to do something. `first` runs at once, in the same
 * inline script.
 */
export function withLateScripts(html: string, first = ''): string {
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
 * What `chunk-reload.ts` does, before there are scripts. A page without them is still a page: who writes in one of its
 * forms already is left in peace, and where the site is out of reach nothing happens.
 */
const reloadOnce = `const bring=address=>Promise.race([import(address),new Promise((_,fail)=>setTimeout(fail,${chunkTimeout},new TypeError("import took too long")))]).catch(error=>{throw/import/i.test(error.message)?new TypeError("import of "+address+" failed"):error});
const reload=async error=>{const key="reloaded for "+error.message;
if(!/import/i.test(error.message)||sessionStorage.getItem(key)||document.activeElement?.form)throw error;
await fetch(location.href,{method:"HEAD"});sessionStorage.setItem(key,"1");location.reload()};`;

const starts = new Map<string, string>();

/** The start is the same for every page of a route: there are some sixty. */
function lateStart({ body, addresses }: RouterStart): string {
  const known = starts.get(body);
  if (known !== undefined) return known;
  const start = writeLateStart(withoutBroughtAlong({ body, addresses }));
  starts.set(body, start);
  return start;
}

function writeLateStart({ body, addresses }: RouterStart): string {
  const modules = [...body.matchAll(imported)];
  const names = modules.map(([, name]) => name).join(',');
  const imports = modules.map(([, , address]) => `bring(${address})`).join(',');
  const run = body.replace(imported, '').replace(entry, 'await bring(').replace(/^\s+/gm, '');
  return `const start=async()=>{for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${names}]=await Promise.all([${imports}]);${run}};
${reloadOnce}
await self.firstView;const begin=()=>start().catch(reload);self.requestIdleCallback?requestIdleCallback(begin,{timeout:${longestIdleWait}}):begin()`;
}
