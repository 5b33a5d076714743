import { m } from '#messages';
import { type DraftLine, findOpenLine, isSame, listFinishedLines, withFinished } from '#shared/leads/quote-draft.ts';

// A request is one for all tabs and pages: what another one does to its draft is taken into the form that is shown.

type Values = Readonly<Record<string, string>>;

/** What a form last knew of its draft, what the draft has now, and what the form shows. */
export type DraftChange = { known: Values; draft: Values; shown: Values };

/** The fields that were changed elsewhere and not here. A field that another form does not have stays as it is. */
function listChangedFields({ known, draft, shown }: DraftChange): Record<string, string> {
  const isChanged = ([name, value]: [string, string]) =>
    value !== (known[name] ?? '') && (shown[name] ?? '') === (known[name] ?? '');
  return Object.fromEntries(Object.entries(draft).filter(isChanged));
}

const keepFilled = (fields: Values): Values =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

const isEqual = ({ specified, ...named }: DraftLine, { specified: others, ...otherNamed }: DraftLine): boolean => {
  const [one, other] = [keepFilled({ ...named, ...specified }), keepFilled({ ...otherNamed, ...others })];
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([name, value]) => other[name] === value)
  );
};

/** The lines that a form shows, with those that were added elsewhere, and without those that were removed there and not changed here. */
function joinLines({ known, draft, shown }: DraftChange): DraftLine[] {
  const [before, now, here] = [listFinishedLines(known), listFinishedLines(draft), listFinishedLines(shown)];
  const open = findOpenLine(shown, '');
  const kept = here.flatMap((line) => {
    const [was, is] = [before, now].map((lines) => lines.find((each) => isSame(each, line)));
    if (!was || !isEqual(line, was)) return [line];
    return is ? [is] : [];
  });
  const met = [...before, ...here, ...(open ? [open] : [])];
  return [...kept, ...now.filter((line) => !met.some((each) => isSame(each, line)))];
}

function writeLineFields(lines: readonly DraftLine[]): Record<string, string> {
  const quantities = lines.map(({ specified }, place) => [`quantity.${place}`, specified.quantity ?? '']);
  return { ...Object.fromEntries(quantities), lines: lines.length > 0 ? JSON.stringify(lines) : '' };
}

const isOfOpenLine = (name: string): boolean => name.startsWith('line.');
const isOfLines = (name: string): boolean => name === 'lines' || name.startsWith('quantity.');

/** The fields of the quote form that follow a change of its draft. The open bag is changed as a whole: two are never mixed. */
export function followRequest(change: DraftChange): Record<string, string> {
  const { known, draft, shown } = change;
  const isOwn = Object.entries(shown).some(([name, value]) => isOfOpenLine(name) && value !== (known[name] ?? ''));
  const fits = (draft['line.family'] ?? '') === (shown['line.family'] ?? '');
  const fields = Object.entries(listChangedFields(change)).filter(
    ([name]) => !isOfLines(name) && !(isOfOpenLine(name) && (isOwn || !fits)),
  );
  return { ...Object.fromEntries(fields), ...writeLineFields(joinLines(change)) };
}

/** The form that a step of the server left, with the lines that were added to the draft meanwhile. */
export const addMissingLines = (draft: Values, shown: Values): Record<string, string> =>
  writeLineFields(joinLines({ known: {}, draft, shown }));

/** What is left of a draft when `sent` was sent: bags that were not in it; undefined where there are none. */
export function findRemaining(draft: Values, sent: Values): Values | undefined {
  const [gone, open] = [listFinishedLines(sent), findOpenLine(sent, '')];
  const all = open ? [...gone, open] : gone;
  const left = listFinishedLines(draft).filter((line) => !all.some((each) => isSame(each, line)));
  return left.length > 0 ? { lines: JSON.stringify(left) } : undefined;
}

/** The form with one of its lines taken out. */
export function removeLine(shown: Values, place: number): Record<string, string> {
  return writeLineFields(listFinishedLines(shown).toSpliced(place, 1));
}

/** What each product is called, by its id, and each family, by its key: first in the reader's language. */
export type BagNames = Readonly<Record<string, readonly string[]>>;

/** What the finder calls a bag: `Woven sack: Sugar, 50 kg`. */
const foundTitle = /^([^:]{1,60}): (.{1,200})[,،] ([\d.,]{1,12})\s\p{L}{1,9}$/u;

/** The same values with bags that bear the name of their product, or the finder's, in the reader's language; other names stay as typed. */
export function withNames(values: Values, names: BagNames): Values {
  const nameLine = (title = '', product = ''): string => {
    const known = names[product] ?? [];
    const [, bag = '', goods = '', n = ''] = foundTitle.exec(title) ?? [];
    const [family] = Object.values(names).find((words) => bag !== '' && words.includes(bag)) ?? [];
    if (family && product === '') return m.finder_request_line({ family, goods, weight: m.trade_unit_kg({ n }) });
    return known.includes(title) ? (known[0] ?? title) : title;
  };
  const lines = listFinishedLines(values);
  const named = lines.map((line) => ({ ...line, title: nameLine(line.title, line.product) }));
  const isNamed = named.every(({ title }, place) => title === lines[place]?.title);
  const title = nameLine(values['line.title'], values['line.product']);
  return { ...(isNamed ? values : withFinished(values, named)), ...(title && { 'line.title': title }) };
}
