import { ConfigError } from './clean-settings.ts';

/**
 * Beginnings of our settings with which an unknown name is most likely a slip: who sets SMTP_HOST expects mail, and would
 * get none. `DATABASE_` and the like are left out: hosts set variables of their own with them.
 */
const ownPrefixes = [
  ...['ADMIN_', 'BACKUP_', 'CLAMAV_', 'DEMO_', 'JOURNAL_', 'METRICS_', 'RATE_LIMIT_', 'SMTP_'],
  ...['IMAP_', 'STAFF_', 'STATISTICS_', 'TRANSLATE_', 'TRUST_', 'UPDATES_'],
];

/** Beginnings of our settings with which other programs call their own, so that they keep nothing from starting. */
const sharedPrefixes = ['DATA_', 'DATABASE_', 'HSTS_', 'LOG_', 'MAIL_', 'S3_', 'SETTINGS_', 'SITE_'];

/** Begins like ours, and stands in the environment of every service whose output goes to the journal of systemd. */
const ofSystemd = 'JOURNAL_STREAM';

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

/** Names that may be meant for this program: they begin like its settings, and are none. */
export function findDoubtfulNames(names: readonly string[], known: readonly string[]): ConfigError[] {
  const doubtful = names.filter(
    (name) =>
      sharedPrefixes.some((prefix) => name.startsWith(prefix)) &&
      !known.includes(name) &&
      faultOfName(name, known) === undefined,
  );
  const says =
    'begins like a setting and has no effect; if it is meant for this program, docs/operations.md lists its settings.';
  return doubtful.map((name) => new ConfigError(name, `${name} ${says}`));
}

function faultOfName(name: string, known: readonly string[]): string | undefined {
  const visible = name.replace(/[^\w]+/g, '');
  if (visible !== name && known.includes(visible))
    return `The name of the setting ${visible} has a blank or an invisible sign beside it; a file of settings has NAME=value on each line, and no byte order mark.`;
  const isOurs =
    inFile(name, known) !== undefined || (ownPrefixes.some((prefix) => name.startsWith(prefix)) && name !== ofSystemd);
  return isOurs || meantBy(name, known) ? `The setting ${name} is not known; ${hintFor(name, known)}` : undefined;
}

/** The one of `known` whose value others read from a file of its own, as secrets of containers lie: DATABASE_URL_FILE. */
const inFile = (name: string, known: readonly string[]): string | undefined =>
  known.find((other) => other.includes('_') && name === `${other}_FILE`);

/** The one of `known` that `name` is in other letters or with a slip. */
const meantBy = (name: string, known: readonly string[]): string | undefined =>
  known.find((other) => bareLetters(other) === bareLetters(name)) ??
  known.find((other) => hasOneSlip(bareLetters(name), bareLetters(other)));

/** What to do about a name that is none of `known`. */
export function hintFor(name: string, known: readonly string[]): string {
  const ofFile = inFile(name, known);
  if (ofFile) return `${ofFile} takes the value itself, and SETTINGS_FILE names a file with all settings.`;
  const meant = meantBy(name, known);
  return meant ? `did you mean ${meant}?` : 'docs/operations.md lists all settings.';
}

const keyRows = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

const areNeighbours = (one: string, other: string): boolean =>
  keyRows.some((row) => row.includes(one + other) || row.includes(other + one));

/**
 * Whether `written` is `meant` with one usual slip: a letter doubled, left out, exchanged with its neighbour, or replaced
 * by its neighbour on the keyboard; in a longer name also any other letter replaced or added. Excepted is what makes names
 * of other programs: another first letter (`VITE_URL`), one before it (`EMAIL_FROM`), a plural (`SITE_URLS`), a number.
 */
function hasOneSlip(written: string, meant: string): boolean {
  const at = [...meant].findIndex((letter, place) => letter !== written[place]);
  const same = at < 0 ? meant.length : at;
  const [is, should] = [written.slice(same), meant.slice(same)];
  const [letter = '', next = ''] = is;
  const isLong = meant.length > 5 && same > 0;
  if (is.slice(1) === should) {
    const isPlural = should === '' && letter === 'S';
    return letter === written[same - 1] || (isLong && !isPlural && /[A-Z]/.test(letter));
  }
  if (is && is.slice(1) === should.slice(1)) return isLong || areNeighbours(letter, should.charAt(0));
  // Of shorter names a letter left out makes a word of its own.
  return (meant.length > 4 && is === should.slice(1)) || next + letter + is.slice(2) === should;
}

const bareLetters = (name: string) => name.toUpperCase().replaceAll('_', '');

/** One line for each setting of an earlier version in `environment` that has no effect any more. */
export function describeIgnored({ WORKERS }: Record<string, string | undefined>): string[] {
  if (WORKERS === undefined) return [];
  return ['The setting WORKERS is ignored: one process serves an installation.'];
}
