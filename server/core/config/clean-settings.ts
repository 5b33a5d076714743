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
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const quoted = /^(["']).*\1$/s;

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

/** Cleaned settings with line breaks inside, quotation marks around a value, or blanks at the ends of a secret. */
export function findOddSigns(given: Environment): ConfigError[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const fault = value && oddSignOf(value);
    return fault ? [new ConfigError(name, `The setting ${name} ${fault}.`)] : [];
  });
}

function oddSignOf(value: string): string | undefined {
  if (withoutEnds(value, invisible) !== value) return 'must not begin or end with a blank';
  if (control.test(value)) return 'contains a line break or another control sign';
  return quoted.test(value) ? 'stands in quotation marks; write it without them' : undefined;
}
