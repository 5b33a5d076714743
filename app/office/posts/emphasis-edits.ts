import { type EmphasisSpan, findAllEmphasis } from '#shared/markdown/emphasis.ts';
import { bareLine, type MarkdownEdit, type Selected, selectLines } from './markdown-edits.ts';

type Mark = '**' | '*';
type Part = { start: number; end: number };
type Change = Part & { text: string };

/**
 * Toggles bold (`**`) or italic (`*`) for the selected words, line by line and cell by cell; `word` is inserted into an
 * empty selection. Where marks would not count, as inside `56*91*12`, all up to the next blanks is marked, or nothing.
 */
export function wrapped(selected: Selected, mark: Mark, word: string): MarkdownEdit {
  const { text, start, end } = selected;
  const spans = findAllEmphasis(text);
  const own = spans.filter(({ kind }) => kind === kindOfMark(mark));
  const words = selectedWords(selected);
  const parts = words.length > 0 ? words : [{ start, end }];
  const around = parts.map((part) => own.find((span) => covers(span, part)));
  if (!around.includes(undefined)) return changed(selected, withoutMarks([...new Set(around)]), parts);
  if (!text.slice(start, end).trim()) {
    const first = start + mark.length;
    return { from: start, to: end, text: mark + word + mark, start: first, end: first + word.length };
  }
  const marked: Part[] = [];
  const changes = words.flatMap((part, i) => {
    const last = marked.at(-1);
    if (around[i] || (last && covers(last, part))) return [];
    const whole = upToBlanks(text, part);
    const near = spans.filter((span) => span.start < whole.end && span.end > whole.start);
    for (const each of [part, whole].map((tried) => withCrossing(tried, near))) {
      const marking = withMarks(each, mark, near);
      if (!isMarked(changed({ ...selected, ...each }, marking, [each]), text, mark)) continue;
      marked.push(each);
      return marking;
    }
    return [];
  });
  return changed(selected, changes, [...marked, ...parts]);
}

const kindOfMark = (mark: Mark): EmphasisSpan['kind'] => (mark === '**' ? 'strong' : 'em');

/** The selected words of each line and each cell, without marks of lines, rules and blanks around them. */
function selectedWords(selected: Selected): Part[] {
  const { from, lines } = selectLines(selected);
  let at = from;
  return lines.flatMap((line) => {
    at += line.length + 1;
    const cells = bareLine(line).split(/(?<!\\)\|/);
    let place = at - 1 - cells.join('|').length;
    return cells.flatMap((cell) => {
      const [start, end] = [Math.max(place, selected.start), Math.min(place + cell.length, selected.end)];
      place += cell.length + 1;
      const words = selected.text.slice(start, Math.max(start, end));
      if (/^[\s:=*_~-]*$/.test(words)) return [];
      return [{ start: end - words.trimStart().length, end: start + words.trimEnd().length }];
    });
  });
}

/** Whether a part lies in a span; a cursor at its edge does not. */
const covers = (span: Part, { start, end }: Part): boolean =>
  span.start <= start && span.end >= end && (start < end || (span.start < start && span.end > end));

function upToBlanks(text: string, { start, end }: Part): Part {
  const before = /[^\s|]{0,100}$/.exec(text.slice(Math.max(0, start - 100), start))?.[0] ?? '';
  const after = /^[^\s|]{0,100}/.exec(text.slice(end, end + 100))?.[0] ?? '';
  return { start: start - before.length, end: end + after.length };
}

/** A part with the marked parts that begin or end in it. */
function withCrossing(part: Part, spans: readonly EmphasisSpan[]): Part {
  const crossing = spans.filter((span) => span.start < part.end && span.end > part.start && !covers(span, part));
  return {
    start: Math.min(part.start, ...crossing.map(({ start }) => start)),
    end: Math.max(part.end, ...crossing.map(({ end }) => end)),
  };
}

const withoutMarks = (spans: readonly (EmphasisSpan | undefined)[]): Change[] =>
  spans.flatMap((span) =>
    span
      ? [
          { start: span.start, end: span.start + span.width, text: '' },
          { start: span.end - span.width, end: span.end, text: '' },
        ]
      : [],
  );

/** Marks around a part, which replace those of their kind in it. */
const withMarks = ({ start, end }: Part, mark: Mark, spans: readonly EmphasisSpan[]): Change[] => [
  { start, end: start, text: mark },
  ...withoutMarks(spans.filter((span) => span.kind === kindOfMark(mark) && span.start >= start && span.end <= end)),
  { start: end, end, text: mark },
];

/** Whether the words that an edit selects are marked after it, by themselves or with others. */
function isMarked({ from, to, text: better, start, end }: MarkdownEdit, text: string, mark: Mark): boolean {
  const whole = selectLines({ text, start: from, end: to });
  const line = text.slice(whole.from, from) + better + text.slice(to, whole.to);
  const chosen = { start: start - whole.from, end: end - whole.from };
  return findAllEmphasis(line).some((span) => span.kind === kindOfMark(mark) && covers(span, chosen));
}

/** Changes as one edit, which selects from the first to the last of `parts`. */
function changed({ text, start, end }: Selected, changes: readonly Change[], parts: readonly Part[]): MarkdownEdit {
  const sorted = changes.toSorted((one, other) => one.start - other.start);
  const [from, to] = [sorted[0]?.start ?? start, sorted.at(-1)?.end ?? end];
  let [better, done] = ['', from];
  for (const change of sorted) {
    better += text.slice(done, change.start) + change.text;
    done = change.end;
  }
  const moved = (place: number, isEnd: boolean): number =>
    sorted.reduce((sum, change) => {
      if (change.start >= place && (isEnd || change.end > place)) return sum;
      return sum + change.text.length - (Math.min(change.end, place) - change.start);
    }, place);
  return {
    from,
    to,
    text: better + text.slice(done, to),
    start: moved(Math.min(...parts.map((part) => part.start)), false),
    end: moved(Math.max(...parts.map((part) => part.end)), true),
  };
}
