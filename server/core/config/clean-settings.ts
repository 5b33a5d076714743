import { relative, resolve, sep } from 'node:path';

/** An invalid setting; its message names it in one line. */
export class ConfigError extends Error {
  readonly setting: string;

  constructor(setting: string, message: string) {
    super(message);
    this.setting = setting;
  }
}

export type Environment = Record<string, string | undefined>;

/** Blanks at an end may belong to these; nobody sees them, and a secret without them is another one. */
const secrets = new Set(['ADMIN_PASSWORD', 'BACKUP_KEY', 'S3_SECRET_ACCESS_KEY', 'TRANSLATE_KEY']);

const invisible = /[\s\u200B-\u200F\u2060\uFEFF]/;
// What an editor or a file written on Windows adds; nobody means it.
const lineEnd = /[\r\n\uFEFF]/;
// Elsewhere such signs may shape a word; who types a name or a password never meets them.
const hidden = /\p{Default_Ignorable_Code_Point}/u;
const isTyped = (name: string): boolean => name === 'ADMIN_USERNAME' || secrets.has(name);
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const quoted = /^(["'`]).*\1$|^[“”„‘’‚«»].*[“”‘’«»]$/s;

/** A text without the signs at its ends that match `sign`. */
function withoutEnds(text: string, sign: RegExp): string {
  let [begin, end] = [0, text.length];
  while (begin < end && sign.test(text.charAt(begin))) begin++;
  while (end > begin && sign.test(text.charAt(end - 1))) end--;
  return text.slice(begin, end);
}

/** A setting without what files of settings add at its ends; '' when nothing is left. */
export function cleanSetting(name: string, value = ''): string {
  return withoutEnds(value, secrets.has(name) ? lineEnd : invisible);
}

/**
 * The settings `names` of an environment without what files of settings add at their ends; those left empty are
 * undefined.
 */
export function cleanSettings(names: readonly string[], environment: Environment): Environment {
  return Object.fromEntries(names.map((name) => [name, cleanSetting(name, environment[name]) || undefined]));
}

/** Cleaned settings with line breaks or invisible signs inside, quotation marks around a value, or blanks at the ends of a secret. */
export function findOddSigns(given: Environment): ConfigError[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const fault = value && findOddSign(name, value);
    return fault ? [new ConfigError(name, `The setting ${name} ${fault}.`)] : [];
  });
}

function findOddSign(name: string, value: string): string | undefined {
  if (withoutEnds(value, invisible) !== value) return 'must not begin or end with a blank';
  if (control.test(value)) return 'contains a line break or another control sign';
  if (isTyped(name) && hidden.test(value)) return 'contains a sign that nobody sees';
  return quoted.test(value) ? 'stands in quotation marks; write it without them' : undefined;
}

// What shells and templates would replace; here it would be taken as it is.
const reference = /\$\{\w+\}|\$\([^()]*\)|\{\{[^{}]*\}\}/;
const wholeReference = /^(?:\$\{\w+\}|\$\([^()]*\)|\{\{[^{}]*\}\}|\$[A-Z][A-Z_]+)$/;

/** Cleaned settings with what only a shell or a template would replace. */
export function findReferences(given: Environment): ConfigError[] {
  const says =
    'names something of a shell or a template, such as $(COMMAND) or {{NAME}}, which nothing replaces here; write the value itself';
  return Object.entries(given).flatMap(([name, value = '']) =>
    (secrets.has(name) ? wholeReference : reference).test(value)
      ? [new ConfigError(name, `The setting ${name} ${says}.`)]
      : [],
  );
}

/** Settings that cannot work: they need another one, name its place, or have an option that has no effect. */
export function findUnfitSettings(given: Environment): ConfigError[] {
  return [...findLonelySettings(given), ...findBackupsAmongData(given), ...findDatabaseFaults(given)];
}

function findLonelySettings(given: Environment): ConfigError[] {
  const faults: ConfigError[] = [];
  const needs = (name: string, isMet: unknown, others: string) => {
    if (given[name] && !isMet) faults.push(new ConfigError(name, `The setting ${name} needs ${others} beside it.`));
  };
  const isBackupInBucket = String(given.BACKUP_TO ?? '').startsWith('s3:');
  const isInBucket = given.S3_BUCKET || isBackupInBucket;
  for (const name of ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    needs(name, isInBucket, 'S3_BUCKET, or a BACKUP_TO in a bucket,');
  const isPlaceKnown = given.S3_ENDPOINT || given.S3_REGION;
  needs('S3_BUCKET', isPlaceKnown, 'S3_ENDPOINT (or S3_REGION for a bucket of Amazon)');
  if (isBackupInBucket) needs('BACKUP_TO', isPlaceKnown, 'S3_ENDPOINT (or S3_REGION for a bucket of Amazon)');
  needs('S3_ACCESS_KEY_ID', given.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY');
  needs('S3_SECRET_ACCESS_KEY', given.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID');
  needs('MAIL_UNMATCHED', given.IMAP_URL, 'IMAP_URL');
  needs('TRANSLATE_KEY', given.TRANSLATE_URL, 'TRANSLATE_URL');
  needs('METRICS_HOST', given.METRICS_PORT, 'METRICS_PORT');
  needs('METRICS_PORT', given.METRICS_PORT !== (given.PORT ?? '3000'), 'another number in PORT');
  return faults;
}

// The data folder itself, and what the program keeps in it: it may remove what it does not know there.
const foldersOfData = ['', 'files', 'journal', 'releases', 'tmp', 'updates'];

/** Whether `folder` is the data folder itself, or lies in one that the program fills and empties there; not of one that is '' (the usual place). */
export function isAmongData(dataDir: string, folder: string): boolean {
  const [first = ''] = relative(resolve(dataDir), resolve(folder)).split(sep);
  return folder !== '' && foldersOfData.includes(first);
}

/** A folder for backups in which they would lie among the data that they are made of. */
function findBackupsAmongData({ DATA_DIR = './data', BACKUP_TO }: Environment): ConfigError[] {
  if (!BACKUP_TO || /^s3:/i.test(BACKUP_TO) || !isAmongData(DATA_DIR, BACKUP_TO)) return [];
  const says = 'must not be DATA_DIR itself, nor a folder that the program fills there; name one on another disk';
  return [new ConfigError('BACKUP_TO', `The setting BACKUP_TO ${says}.`)];
}

// What the driver reads of an address about TLS, and the values it knows; it passes over all others.
const optionsOfTls = new Map([
  ['ssl', /^(?:true|1|0)$/],
  ['sslmode', /^(?:disable|prefer|require|verify-ca|verify-full|no-verify)$/],
  ['sslnegotiation', /^(?:postgres|direct)$/],
  ...['sslcert', 'sslkey', 'sslrootcert'].map((name) => [name, /./] as const),
]);

/**
 * A password in DATABASE_URL of which a part would be taken for the name of the database, and shown as that. Or an option
 * about TLS that the driver would pass over: what is sent could be read on its way although TLS was asked for.
 */
function findDatabaseFaults({ DATABASE_URL }: Environment): ConfigError[] {
  if (!DATABASE_URL) return [];
  if (/^\w+:\/\/[^/?]*[/?].*@/.test(DATABASE_URL)) {
    const says = 'has an @ behind its host; in the password write / as %2F, ? as %3F and @ as %40';
    return [new ConfigError('DATABASE_URL', `The setting DATABASE_URL ${says}.`)];
  }
  if (!/^postgres(?:ql)?:/i.test(DATABASE_URL) || !URL.canParse(DATABASE_URL)) return [];
  const { pathname, searchParams } = new URL(DATABASE_URL);
  const fault = findMissingDatabase(pathname, searchParams);
  if (fault) return [new ConfigError('DATABASE_URL', `The setting DATABASE_URL ${fault}.`)];
  const options = [...searchParams].filter(([name]) => /^(?:ssl|tls)/i.test(name));
  const [name, value] = options.find(([name, value]) => !optionsOfTls.get(name)?.test(value)) ?? [];
  if (!name) return [];
  const wrong = optionsOfTls.has(name) ? `${name}=${value}` : `the option ${name}`;
  const says = `has ${wrong}, which is not known; for TLS write ?sslmode=verify-full or ?sslmode=require`;
  return [new ConfigError('DATABASE_URL', `The setting DATABASE_URL ${says}.`)];
}

const optionsOfSchema = ['schema', 'currentSchema', 'search_path'];

/** Without its name the driver would take the database that is called like the user; and it passes over a schema. */
function findMissingDatabase(pathname: string, options: URLSearchParams): string | undefined {
  const schema = optionsOfSchema.find((name) => options.has(name));
  if (schema) return `has the option ${schema}, which has no effect; write ?options=-c%20search_path%3DNAME`;
  return /^\/*$/.test(pathname) ? 'names no database; write postgres://USER:PASSWORD@HOST:PORT/DATABASE' : undefined;
}
