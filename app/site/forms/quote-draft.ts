import { quoteLimits } from '#shared/leads/quote-limits.ts';
import { translateFoundName } from '#shared/trade/finder/found-name.ts';

/** What the quote form's draft holds in this browser, by the form's field names; `shared/leads/quote-form.ts` has the same on the server. */
type Values = Readonly<Record<string, string>>;

/** A finished line, as the field `lines` has it. `picture`: a storage path; `minimum`: the least that is made of it. */
export type DraftLine = Record<'family' | 'title' | 'product' | 'note' | 'picture' | 'minimum', string> & {
  specified: Record<string, string>;
};

/** The name of the draft, which is also the basket: one for all families. */
export const quoteDraft = 'quote';

/** Holds the request where there are no scripts. */
export const addedCookie = 'added';

const open = 'line.';
const blank: Omit<DraftLine, 'specified'> = { family: '', title: '', product: '', note: '', picture: '', minimum: '' };

/** The finished lines as they stand in the form, each with the quantity beside it; none where they cannot be read. */
export function listFinishedLines(values: Values): DraftLine[] {
  try {
    const found: unknown = JSON.parse(values.lines || '[]');
    return (Array.isArray(found) ? found : []).map((each: Partial<DraftLine>, place) => {
      const quantity = values[`quantity.${place}`];
      return { ...blank, ...each, specified: { ...each.specified, ...(quantity !== undefined && { quantity }) } };
    });
  } catch {
    return [];
  }
}

/** The same values with other finished lines. */
export function withFinished(values: Values, lines: readonly DraftLine[]): Values {
  const others = Object.entries(values).filter(([name]) => !name.startsWith('quantity.'));
  return { ...Object.fromEntries(others), lines: lines.length > 0 ? JSON.stringify(lines) : '' };
}

/** What each product is called, by its id: first in the reader's language. And what a word of the finder's names is there. */
export type BagNames = Readonly<Record<string, readonly string[]>>;

/** The same values with bags that bear the name of their product, or the finder's, in the reader's language; other names stay as typed. */
export function withNames(values: Values, names: BagNames): Values {
  const nameLine = (title = '', product = ''): string => {
    const known = names[product] ?? [];
    const found = known.includes(title) ? known[0] : translateFoundName(title, (word) => names[word]?.[0]);
    return found ?? title;
  };
  const lines = listFinishedLines(values);
  const named = lines.map((line) => ({ ...line, title: nameLine(line.title, line.product) }));
  const isNamed = named.every(({ title }, place) => title === lines[place]?.title);
  const title = nameLine(values[`${open}title`], values[`${open}product`]);
  return { ...(isNamed ? values : withFinished(values, named)), ...(title && { [`${open}title`]: title }) };
}

/** The open line as a finished one; undefined where nothing was typed into it. `untitled` names a line without a name. */
export function findOpenLine(values: Values, untitled: string): DraftLine | undefined {
  const specified: Record<string, string> = {};
  const line: Record<string, string> = { ...blank };
  for (const [name, value] of Object.entries(values)) {
    const key = name.startsWith(open) ? name.slice(open.length) : '';
    if (key in line) line[key] = value.trim();
    else if (key && value.trim()) specified[key] = value.trim();
  }
  const { goods = '', fillWeight = '' } = specified;
  const title =
    line.title || [goods, goods && fillWeight].filter(Boolean).join(/[\u0600-\u06ff]/.test(goods) ? '، ' : ', ');
  const isBlank = !title && !line.note && Object.keys(specified).length === 0;
  return isBlank
    ? undefined
    : { ...blank, ...line, family: line.family || 'sack', title: title || untitled, specified };
}

/** How many lines a draft has. */
export const countLines = (values: Values): number =>
  listFinishedLines(values).length + (findOpenLine(values, '') ? 1 : 0);

/** Whether two lines ask for the same bag. */
export const isSame = (line: DraftLine, other: DraftLine): boolean =>
  line.product ? line.product === other.product : !other.product && line.title === other.title;

/** Lines and those of another list that are not among them; the quantity of one that is goes to it. */
function joined(lines: readonly DraftLine[], others: readonly DraftLine[]): DraftLine[] {
  const known = lines.map((line) => {
    const { quantity } = others.find((other) => isSame(line, other))?.specified ?? {};
    return quantity ? { ...line, specified: { ...line.specified, quantity } } : line;
  });
  return [...known, ...others.filter((other) => !lines.some((line) => isSame(line, other)))];
}

/**
 * A draft as it goes into a form that shows `shown`: with the lines of both, and its open line as a finished one where the
 * form has no room for it, such as where the specification of another family is open. Nothing that was begun is lost, also
 * where that is more than a request takes.
 */
export function draftFor(draft: Values, shown: Values, untitled: string): Values {
  const [begun, family = ''] = [findOpenLine(draft, untitled), draft[`${open}family`]];
  const fits = !begun || (shown[`${open}family`] ?? '') === family;
  const finished = listFinishedLines(draft);
  const kept = fits ? draft : Object.fromEntries(Object.entries(draft).filter(([name]) => !name.startsWith(open)));
  return withFinished(kept, joined(fits ? finished : [...finished, begun], listFinishedLines(shown)));
}

/**
 * A draft with a line that a link begins or a button adds, as a finished one; `line` by the form's field names. A line of the
 * same product keeps what was typed into it, but for a quantity that `line` states. Undefined where the request is full.
 */
export function draftWithLine(draft: Values, line: Values, untitled: string): Values | undefined {
  const added = findOpenLine(line, untitled);
  const finished = listFinishedLines(draft);
  const lines = added ? joined(finished, [added]) : finished;
  const isFull = lines.length > finished.length && countLines(draft) >= quoteLimits.lines;
  return isFull ? undefined : withFinished(draft, lines);
}
