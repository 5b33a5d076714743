/**
 * The transactions visible to a statement, from `search_now`: `xmin:xmax:xip,…`. All before `xmin` are visible, none
 * from `xmax` on, and between them all but those listed. Source:
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
function readSnapshot(snapshot: string) {
  const [xmin, xmax, underWay = ''] = snapshot.split(':');
  return { xmin: Number(xmin), xmax: Number(xmax), underWay: underWay.split(',') };
}

export const oldestUnseen = (snapshot: string): number => readSnapshot(snapshot).xmin;

/** The first transaction number not yet assigned. */
export const firstToCome = (snapshot: string): number => readSnapshot(snapshot).xmax;

export function sees(snapshot: string, moment: number): boolean {
  const { xmin, xmax, underWay } = readSnapshot(snapshot);
  return moment < xmin || (moment < xmax && !underWay.includes(String(moment)));
}
