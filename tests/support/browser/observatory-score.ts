/** An answer to a visitor of an HTTPS site. */
export type ScoredAnswer = { headers: Headers; html: string };

type Verdict = { test: string; result: string; modifier: number };

/** Only a site that scores so much without them is given bonuses. */
const leastForBonuses = 90;

const broad = ['http:', 'https:', 'ftp:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const unsafe = [...broad, "'unsafe-inline'", 'data:'];

/**
 * The score of MDN's HTTP Observatory for a page over HTTPS, by its published rules (mdn/mdn-http-observatory, version
 * 1.5: scores start at 100; A+ from 100). Network-dependent rules (the HTTP redirect, preloading) are neutral, as for a
 * proxy that redirects.
 */
export function observatoryScore(answer: ScoredAnswer): { score: number; verdicts: Verdict[] } {
  const verdicts = [policy, cookies, sharing, referrer, transport, integrity, sniffing, framing, resource].map((rate) =>
    rate(answer),
  );
  const sum = (wanted: Verdict[]) => wanted.reduce((total, { modifier }) => total + modifier, 0);
  const withoutBonuses = 100 + sum(verdicts.filter(({ modifier }) => modifier < 0));
  const bonuses = sum(verdicts.filter(({ modifier }) => modifier > 0));
  const score = withoutBonuses >= leastForBonuses ? withoutBonuses + bonuses : withoutBonuses;
  return { score: Math.max(0, score), verdicts };
}

function directivesOf(header: string): Map<string, string[]> {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function policy({ headers }: ScoredAnswer): Verdict {
  const verdict = (result: string, modifier: number) => ({ test: 'content-security-policy', result, modifier });
  const header = headers.get('content-security-policy');
  if (!header) return verdict('not implemented', -25);
  const directives = directivesOf(header);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const named = [...directives.values()].flat();
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf) as [
    string[],
    string[],
    string[],
  ];
  if (scripts.some((source) => unsafe.includes(source)) || objects.some((source) => broad.includes(source)))
    return verdict('unsafe scripts', -20);
  if (named.some((source) => /^(http|ftp):/.test(source))) return verdict('insecure scheme', -20);
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return verdict('unsafe eval', -10);
  if (styles.some((source) => unsafe.includes(source))) return verdict('unsafe styles', 0);
  const isNothingByDefault = directives.get('default-src')?.join(' ') === "'none'";
  return isNothingByDefault ? verdict('nothing by default', 10) : verdict('nothing unsafe', 5);
}

function cookies({ headers }: ScoredAnswer): Verdict {
  const verdict = (result: string, modifier: number) => ({ test: 'cookies', result, modifier });
  const set = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (set.length === 0) return verdict('none', 0);
  const isSession = (cookie: string) => /^[^=]*(sess|login|token|csrf)/.test(cookie);
  if (set.some((cookie) => isSession(cookie) && !cookie.includes('httponly')))
    return verdict('session for scripts', -30);
  if (set.some((cookie) => !/;\s*secure/.test(cookie)))
    return verdict('not secure', headers.has('strict-transport-security') ? -5 : -20);
  return set.every((cookie) => /samesite=(lax|strict)/.test(cookie))
    ? verdict('secure, same site', 5)
    : verdict('secure', 0);
}

function sharing({ headers }: ScoredAnswer): Verdict {
  const isOpen =
    headers.has('access-control-allow-origin') && headers.get('access-control-allow-credentials') === 'true';
  return {
    test: 'cross-origin-resource-sharing',
    result: isOpen ? 'with credentials' : 'closed',
    modifier: isOpen ? -50 : 0,
  };
}

function referrer({ headers }: ScoredAnswer): Verdict {
  const value = headers.get('referrer-policy');
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
    value ?? '',
  );
  return { test: 'referrer-policy', result: value ?? 'none', modifier: isPrivate ? 5 : value ? -5 : 0 };
}

function transport({ headers }: ScoredAnswer): Verdict {
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? Number.NaN);
  const sixMonths = 15_768_000;
  const modifier = Number.isNaN(seconds) ? -20 : seconds < sixMonths ? -10 : 0;
  return { test: 'strict-transport-security', result: String(seconds), modifier };
}

function integrity({ html }: ScoredAnswer): Verdict {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].filter(([, source]) =>
    /^(https?:)?\/\//.test(source ?? ''),
  );
  const modifier = foreign.some(([, source]) => !source?.startsWith('https:')) ? -50 : foreign.length > 0 ? -5 : 0;
  return { test: 'subresource-integrity', result: `${foreign.length} foreign scripts`, modifier };
}

function sniffing({ headers }: ScoredAnswer): Verdict {
  const value = headers.get('x-content-type-options');
  return { test: 'x-content-type-options', result: value ?? 'none', modifier: value === 'nosniff' ? 0 : -5 };
}

function framing({ headers }: ScoredAnswer): Verdict {
  const ancestors = directivesOf(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  const isClosed = ancestors !== undefined && !ancestors.some((source) => broad.includes(source));
  const byHeader = /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '');
  return {
    test: 'x-frame-options',
    result: ancestors?.join(' ') ?? 'none',
    modifier: isClosed ? 5 : byHeader ? 0 : -20,
  };
}

function resource({ headers }: ScoredAnswer): Verdict {
  const value = headers.get('cross-origin-resource-policy');
  const modifier = value === 'same-origin' || value === 'same-site' ? 10 : value && value !== 'cross-origin' ? -5 : 0;
  return { test: 'cross-origin-resource-policy', result: value ?? 'none', modifier };
}
