type Description = { paths: Record<string, { get?: { security?: object[] } }> };

// Attributes that name something to load: pictures, scripts, styles, fonts and share pictures.
const named = /(?:src|href|content)="([^"]+)"/g;
const candidates = /srcset="([^"]+)"/gi;
const loaded = /^\/(media|assets|share|fonts|icons?)\//;

/** Paths of every page of the sitemap, of all that the pages load, and of every public list of the API, in both languages. */
export async function everyAddress(address: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(address + path)).text();
  const pages = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url));
  const parts = new Set<string>();
  for (const page of pages) for (const path of partsOf(await read(page))) parts.add(path);
  const { paths } = JSON.parse(await read('/api/openapi.json')) as Description;
  return [...pages, ...parts, ...publicLists(paths).flatMap((path) => [`/api${path}`, `/api${path}?lng=ar`])];
}

function partsOf(page: string): string[] {
  const single = [...page.matchAll(named)].map(([, value = '']) => value);
  const several = [...page.matchAll(candidates)].flatMap(([, value = '']) => value.split(',').map(firstWord));
  return [...single, ...several].map(pathOf).filter((path) => loaded.test(path));
}

function publicLists(paths: Description['paths']): string[] {
  const isPublic = (path: string) => (paths[path]?.get?.security ?? [{}]).every((way) => Object.keys(way).length === 0);
  return Object.keys(paths).filter((path) => paths[path]?.get && isPublic(path) && !path.includes('{'));
}

const firstWord = (candidate: string): string => candidate.trim().split(' ')[0] ?? '';

/** The path and query of an address of the site, whatever host it names. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url.replaceAll('&amp;', '&'), 'http://site');
  return pathname + search;
}
