/** A run of words, and whether it is in both texts, or only in the earlier or the later one. */
export type DifferencePart = { kind: 'same' | 'removed' | 'added'; text: string };

/** From this number of differing words on, they are shown as replaced in one piece. */
const mostDiffering = 1_000;

/** What makes one text of another, word by word; spaces belong to the word before them. */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const [oldMiddle, nowMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  return joined([
    ...old.slice(0, start).map(same),
    ...between(oldMiddle, nowMiddle),
    ...old.slice(old.length - end).map(same),
  ]);
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
const same = (text: string): DifferencePart => ({ kind: 'same', text });
const removed = (text: string): DifferencePart => ({ kind: 'removed', text });
const added = (text: string): DifferencePart => ({ kind: 'added', text });

function between(old: string[], now: string[]): DifferencePart[] {
  if (old.length * now.length > mostDiffering ** 2) return [...old.map(removed), ...now.map(added)];
  return alongLongest(old, now, commonLengths(old, now));
}

/** In a table row by row: the length of the longest common sequence of what follows each pair of words. */
function commonLengths(old: string[], now: string[]): Uint16Array {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const place = i * width + j;
      const [below = 0, beside = 0, across = 0] = [
        lengths[place + width],
        lengths[place + 1],
        lengths[place + width + 1],
      ];
      lengths[place] = old[i] === now[j] ? across + 1 : Math.max(below, beside);
    }
  return lengths;
}

function alongLongest(old: string[], now: string[], lengths: Uint16Array): DifferencePart[] {
  const width = now.length + 1;
  const parts: DifferencePart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [oldWord, nowWord] = [old[i], now[j]];
    if (oldWord !== undefined && oldWord === nowWord) {
      parts.push(same(oldWord));
      i++;
      j++;
    } else if (
      nowWord === undefined ||
      (oldWord !== undefined && isLonger(lengths, (i + 1) * width + j, i * width + j + 1))
    ) {
      parts.push(removed(oldWord ?? ''));
      i++;
    } else {
      parts.push(added(nowWord));
      j++;
    }
  }
  return parts;
}

const isLonger = (lengths: Uint16Array, one: number, other: number): boolean =>
  (lengths[one] ?? 0) >= (lengths[other] ?? 0);

/** Neighbours of one kind as one part. */
function joined(parts: DifferencePart[]): DifferencePart[] {
  const runs: DifferencePart[] = [];
  for (const { kind, text } of parts) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}
