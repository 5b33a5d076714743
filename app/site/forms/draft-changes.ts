import { type DraftLine, findOpenLine, isSame, listFinishedLines } from './quote-draft.ts';

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

/** The fields of the quote form that show these lines. */
export function writeLineFields(lines: readonly DraftLine[]): Record<string, string> {
  const quantities = lines.map(({ specified }, place) => [`quantity.${place}`, specified.quantity ?? '']);
  return { ...Object.fromEntries(quantities), lines: lines.length > 0 ? JSON.stringify(lines) : '' };
}

const isOfOpenLine = (name: string): boolean => name.startsWith('line.');
const isOfLines = (name: string): boolean => name === 'lines' || name.startsWith('quantity.');

/** Whether a draft has more than what the button of a product adds: bags and their quantities. */
export const hasMoreThanBags = (draft: Values): boolean =>
  Object.entries(draft).some(([name, value]) => value && !isOfLines(name) && name !== 'at' && name !== 'line.family');

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
