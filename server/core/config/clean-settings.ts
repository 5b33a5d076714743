/** An invalid setting; its message names it in one line. */
export class ConfigError extends Error {}

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
 * @throws ConfigError for line breaks inside, quotation marks around a value, and blanks at the ends of a secret
 */
export function cleanSettings(names: readonly string[], environment: Environment): Environment {
  const cleaned = names.map((name) => [name, cleanSetting(name, environment[name]) || undefined] as const);
  for (const [name, value] of cleaned) if (value) refuseOddSigns(name, value);
  return Object.fromEntries(cleaned);
}

function refuseOddSigns(name: string, value: string): void {
  if (withoutEnds(value, invisible) !== value)
    throw new ConfigError(`The setting ${name} must not begin or end with a blank.`);
  if (control.test(value)) throw new ConfigError(`The setting ${name} contains a line break or another control sign.`);
  if (quoted.test(value))
    throw new ConfigError(`The setting ${name} stands in quotation marks; write it without them.`);
}
