/** The fewest entries whose moves explain the order `after`, which has the same entries as `before`. */
export function movedAmong(before: readonly string[], after: readonly string[]): Set<string> {
  const oldPlace = new Map(before.map((id, place) => [id, place]));
  const stayed = longestRise(after.map((id) => oldPlace.get(id) ?? -1));
  return new Set(after.filter((_, place) => !stayed.has(place)));
}

/** The indexes of a longest increasing subsequence. */
function longestRise(numbers: readonly number[]): Set<number> {
  // ends[n]: the index of the smallest number that ends an increasing subsequence of n + 1 numbers so far.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    const longer = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = longer === -1 ? ends.length : longer;
    before[place] = ends[length - 1];
    ends[length] = place;
  }
  const rise = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) rise.add(place);
  return rise;
}
