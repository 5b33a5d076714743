type Texts = Record<string, unknown>;

/**
 * Keeps the stored Arabic for texts that were changed only in English. Arabic lists have the order of the English ones:
 * an Arabic entry follows its English entry when that moves.
 */
export function arabicInStep(arabic: object, before: object, after: object): object {
  const moved = Object.entries(arabic).map(([field, value]) => {
    const [old, now] = [(before as Texts)[field], (after as Texts)[field]];
    return [field, Array.isArray(value) && Array.isArray(old) && Array.isArray(now) ? follow(value, old, now) : value];
  });
  return Object.fromEntries(moved);
}

function follow(arabic: unknown[], before: unknown[], after: unknown[]): unknown[] {
  const places = placesOf(before, after);
  return after.map((entry, i) => arabic[places[i] ?? -1] ?? emptyLike(entry));
}

/** The old index of each entry of `after`: the same entry, else one of the same name, else the one at its index. */
function placesOf(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const places: (number | undefined)[] = after.map(() => undefined);
  const take = (fits: (old: unknown, now: unknown, oldPlace: number, place: number) => boolean): void => {
    for (const [place, now] of after.entries()) {
      if (places[place] !== undefined) continue;
      const found = [...free].find((oldPlace) => fits(before[oldPlace], now, oldPlace, place));
      if (found === undefined) continue;
      places[place] = found;
      free.delete(found);
    }
  };
  take((old, now) => JSON.stringify(old) === JSON.stringify(now));
  take((old, now) => nameOf(old) === nameOf(now));
  take((_old, _now, oldPlace, place) => oldPlace === place);
  return places;
}

const nameOf = (entry: unknown): unknown =>
  entry && typeof entry === 'object' ? ((entry as Texts).name ?? (entry as Texts).title ?? entry) : entry;

function emptyLike(entry: unknown): unknown {
  if (!entry || typeof entry !== 'object') return '';
  const texts = Object.entries(entry).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([name]) => [name, '']));
}
