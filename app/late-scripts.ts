/** What the router writes to start itself: its links to fetch ahead, and the one module script that imports them. */
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/;
const imported = /^import \* as (\w+) from ("[^"]+");$/gm;

/** The longest that scripts wait for the pictures of a slow line, in milliseconds from when the page has been read. */
const longestWait = 3_000;

/** And for a moment in which a busy browser has nothing more urgent to do. */
const longestIdleWait = 300;

/**
 * A page whose scripts are fetched once it has been shown: started at once, their 100 KB share a slow line with the style
 * sheet, the font and the first picture. They never wait for the reader to do something.
 */
export function withLateScripts(html: string): string {
  const [script, body = ''] = moduleScript.exec(html) ?? [];
  if (script === undefined) return html;
  const addresses = [...html.matchAll(preloads)].map(([, address]) => address);
  return html
    .replace(preloads, '')
    .replace(script, () => `<script type="module">${lateStart(body, addresses)}</script>`);
}

function lateStart(body: string, addresses: (string | undefined)[]): string {
  const modules = [...body.matchAll(imported)];
  const names = modules.map(([, name]) => name).join(',');
  const imports = modules.map(([, , address]) => `import(${address})`).join(',');
  return `const start=async()=>{for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${names}]=await Promise.all([${imports}]);${body.replace(imported, '')}};
const loaded=document.readyState==="complete"||new Promise(done=>{addEventListener("load",done,{once:true});setTimeout(done,${longestWait})});
await loaded;self.requestIdleCallback?requestIdleCallback(start,{timeout:${longestIdleWait}}):start()`;
}
