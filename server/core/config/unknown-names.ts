import { ConfigError } from './clean-settings.ts';

/**
 * Beginnings of our settings with which an unknown name is most likely a slip: who sets SMTP_HOST expects mail, and would
 * get none. `DATABASE_` and the like are left out: hosts set variables of their own with them.
 */
const ownPrefixes = [
  ...['ADMIN_', 'BACKUP_', 'CLAMAV_', 'DEMO_', 'JOURNAL_', 'METRICS_', 'RATE_LIMIT_', 'SMTP_'],
  ...['IMAP_', 'STAFF_', 'STATISTICS_', 'TRANSLATE_', 'TRUST_', 'UPDATES_'],
];

/**
 * The environment also holds variables of other programs, so only what is probably meant for this one is a fault: one of
 * `known` in other letters (`SITEURL`, `smtp_url`), with a slip or with invisible signs, and an unknown name that begins like ours.
 */
export function findUnknownNames(names: readonly string[], known: readonly string[]): ConfigError[] {
  return names.flatMap((name) => {
    const fault = known.includes(name) ? undefined : faultOfName(name, known);
    return fault ? [new ConfigError(name, fault)] : [];
  });
}

function faultOfName(name: string, known: readonly string[]): string | undefined {
  const visible = name.replace(/[^\w]+/g, '');
  if (visible !== name && known.includes(visible))
    return `The name of the setting ${visible} has a blank or an invisible sign beside it; a file of settings has NAME=value on each line, and no byte order mark.`;
  const isOurs = ownPrefixes.some((prefix) => name.startsWith(prefix)) || meantBy(name, known);
  return isOurs ? `The setting ${name} is not known; ${hintFor(name, known)}` : undefined;
}

/** The one of `known` that `name` is in other letters or with a slip. */
const meantBy = (name: string, known: readonly string[]): string | undefined =>
  known.find((other) => bareLetters(other) === bareLetters(name)) ??
  known.find((other) => listMisspellings(bareLetters(other)).includes(bareLetters(name)));

/** What to do about a name that is none of `known`. */
export function hintFor(name: string, known: readonly string[]): string {
  const meant = meantBy(name, known);
  return meant ? `did you mean ${meant}?` : 'docs/operations.md lists all settings.';
}

/** Of shorter names a letter left out makes a word of its own. */
const shortest = 5;

/** The usual slips in a name: a letter doubled, left out or exchanged with its neighbour, and URI for URL. */
function listMisspellings(name: string): string[] {
  return [...name]
    .flatMap((letter, at) => {
      const [before, after] = [name.slice(0, at), name.slice(at + 1)];
      const leftOut = name.length < shortest ? [] : [before + after];
      return [before + letter + letter + after, before + after.slice(0, 1) + letter + after.slice(1), ...leftOut];
    })
    .concat(name.replace(/URL$/, 'URI'));
}

const bareLetters = (name: string) => name.toUpperCase().replaceAll('_', '');

/** One line for each setting of an earlier version in `environment` that has no effect any more. */
export function describeIgnored({ WORKERS }: Record<string, string | undefined>): string[] {
  if (WORKERS === undefined) return [];
  return ['The setting WORKERS is ignored: one process serves an installation.'];
}
