// Rows are reused: a correction compares one word with thousands.
let before: number[] = [];
let last: number[] = [];
let row: number[] = [];

/**
 * Letters to change, add, remove or swap with their neighbour; any number above `most` when there are more than `most`.
 * Only the cells within `most` of the diagonal are computed, as the others cannot be part of so few changes.
 */
export function distanceBetween(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(one.length - other.length) > most) return tooMany;
  for (let j = 0; j <= other.length; j++) last[j] = j <= most ? j : tooMany;
  for (let i = 1; i <= one.length; i++) {
    if (fillRow(one, other, { i, most }) > most) return tooMany;
    [before, last, row] = [last, row, before];
  }
  return last[other.length] ?? tooMany;
}

/** Fills the row of the letter before `i`. @returns its least number of changes */
function fillRow(one: string, other: string, { i, most }: { i: number; most: number }): number {
  const tooMany = most + 1;
  const from = Math.max(1, i - most);
  const to = Math.min(other.length, i + most);
  const letter = one.charCodeAt(i - 1);
  const letterBefore = one.charCodeAt(i - 2);
  row[from - 1] = from === 1 ? i : tooMany;
  let least = row[from - 1] ?? tooMany;
  for (let j = from; j <= to; j++) {
    const compared = other.charCodeAt(j - 1);
    let cost = (last[j - 1] ?? 0) + (letter === compared ? 0 : 1);
    cost = Math.min(cost, (last[j] ?? tooMany) + 1, (row[j - 1] ?? tooMany) + 1);
    if (letter === other.charCodeAt(j - 2) && letterBefore === compared)
      cost = Math.min(cost, (before[j - 2] ?? tooMany) + 1);
    row[j] = cost;
    if (cost < least) least = cost;
  }
  row[to + 1] = tooMany;
  return least;
}
