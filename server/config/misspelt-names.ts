import { ConfigError } from './clean-settings.ts';

// Names of other programs' variables that are one letter from ours.
const strangers = new Set(['SHOST', 'HOSTS', 'PORTS']);

/** @throws ConfigError for a name that is nearly one of `known` */
export function refuseNearMisses(names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name) || strangers.has(name)) continue;
    const visible = name.replace(/[^\w]+/g, '');
    if (visible !== name && known.includes(visible))
      throw new ConfigError(
        `The name of the setting ${visible} has a blank or an invisible sign beside it; a file of settings has NAME=value on each line, and no byte order mark.`,
      );
    const meant = known.find((other) => isNearly(name, other));
    if (meant) throw new ConfigError(`The setting ${name} is not known; did you mean ${meant}?`);
  }
}

/** Whether two names differ by at most one changed, added, missing or swapped letter; case and underscores do not count. */
function isNearly(name: string, known: string): boolean {
  const [a, b] = [name, known].map((text) => text.toUpperCase().replaceAll('_', ''));
  return a !== undefined && b !== undefined && (a === b || isOneEditAway(a, b));
}

function isOneEditAway(a: string, b: string): boolean {
  let begin = 0;
  while (begin < a.length && a[begin] === b[begin]) begin++;
  const [restA, restB] = [a.slice(begin), b.slice(begin)];
  const isSwapped =
    restA.slice(0, 2) === [...restB.slice(0, 2)].reverse().join('') && restA.slice(2) === restB.slice(2);
  const isOther = restA.slice(1) === restB.slice(1);
  return isSwapped || isOther || restA.slice(1) === restB || restA === restB.slice(1);
}
