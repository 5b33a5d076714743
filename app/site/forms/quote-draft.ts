/** What the quote form's draft holds in this browser, by the form's field names; `shared/leads/quote-form.ts` has the same on the server. */
type Values = Readonly<Record<string, string>>;

/** The name of the draft, which is also the basket: one for all families. */
export const quoteDraft = 'quote';

const open = 'line.';
const mostLines = 11;

/** The finished lines as they stand in the form; none where they cannot be read. */
function finishedIn({ lines = '' }: Values): unknown[] {
  try {
    const found: unknown = JSON.parse(lines || '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

const titleOf = (values: Values): string => values[`${open}title`]?.trim() ?? '';

/** How many lines a draft has: the finished ones, and the open one once it has a name. */
export function countLines(values: Values): number {
  return finishedIn(values).length + (titleOf(values) ? 1 : 0);
}

/** The open line as a finished one, with the values that were typed into it. */
function lineOf(values: Values): { title: string; specified: Record<string, string> } & Record<string, unknown> {
  const specified: Record<string, string> = {};
  const line: Record<string, string> = { family: '', title: '', product: '', note: '' };
  for (const [name, value] of Object.entries(values)) {
    const key = name.startsWith(open) ? name.slice(open.length) : '';
    if (key in line) line[key] = value.trim();
    else if (key && value.trim()) specified[key] = value.trim();
  }
  return { ...line, title: line.title ?? '', specified };
}

/**
 * A draft as it goes into a form that shows `shown`. Where the form begins another line, of a product, the finder or another family,
 * the open line of the draft becomes a finished one: nothing that was begun is lost or mixed. `untitled` names a line
 * without a name.
 */
export function draftFor(draft: Values, shown: Values, untitled: string): Values {
  const differs = (name: string) =>
    (shown[open + name] ?? '') !== '' && shown[open + name] !== (draft[open + name] ?? '');
  const finished = finishedIn(draft);
  // A product's line may have been renamed; a line of the finder has only its name.
  const isAnother = differs('product') || differs('family') || (!shown[`${open}product`] && differs('title'));
  if (!isAnother || finished.length >= mostLines) return draft;
  const rest = Object.fromEntries(Object.entries(draft).filter(([name]) => !name.startsWith(open)));
  const line = lineOf(draft);
  const isBlank = !line.title && Object.keys(line.specified).length === 0;
  return isBlank ? rest : { ...rest, lines: JSON.stringify([...finished, { ...line, title: line.title || untitled }]) };
}

/**
 * A draft with a line that a link begins, as the quote form will have it. A line of the same product keeps what was typed
 * into it; undefined where the request is full.
 */
export function draftWithLine(draft: Values, line: Values, untitled: string): Values | undefined {
  const kept = draftFor(draft, line, untitled);
  return kept === draft && finishedIn(draft).length >= mostLines ? undefined : { ...line, ...kept };
}
