import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ConfigError, cleanSetting, type Environment } from './clean-settings.ts';
import { hintFor } from './unknown-names.ts';

/** A setting of a settings file: its line begins at 1. */
type Line = { name: string; value: string; line: number };
export type SettingsFile = { path: string; settings: Line[] };

const everywhere = '/etc/mansooj.env';

/**
 * The settings file: the one that `SETTINGS_FILE` names (`off`: none), else `mansooj.env` beside the data folder, else
 * `/etc/mansooj.env`.
 * @throws ConfigError for a file that is named and not there, that may not be read or is no text, or that has a line which is none
 */
export function readSettingsFile(environment: Environment): SettingsFile | undefined {
  const named = cleanSetting('SETTINGS_FILE', environment.SETTINGS_FILE);
  if (named === 'off') return undefined;
  const besideData = join(dirname(resolve(cleanSetting('DATA_DIR', environment.DATA_DIR) || './data')), 'mansooj.env');
  for (const path of named ? [resolve(named)] : [besideData, everywhere]) {
    const text = readText(path, named !== '');
    if (text !== undefined) return { path, settings: readLines(path, text) };
  }
  return undefined;
}

function readText(path: string, isNamed: boolean): string | undefined {
  try {
    return decode(path, readFileSync(path));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (!isNamed && /^(ENOENT|ENOTDIR)$/.test(code ?? '')) return undefined;
    const reason = code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`;
    const isForbidden = /^(EACCES|EPERM)$/.test(code ?? '');
    const calling = isForbidden ? ' Call the command as root, or as the owner of the file.' : '';
    const other = isNamed ? 'SETTINGS_FILE names it' : 'SETTINGS_FILE may name another one';
    throw faultOf(`The settings file ${path} ${reason}.${calling} ${other}; "off" means that there is none.`);
  }
}

const faultOf = (says: string) => new ConfigError('SETTINGS_FILE', says);

/** @throws ConfigError for other encodings, in which values would be read as other ones */
function decode(path: string, bytes: Buffer): string {
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes.toString();
  throw faultOf(`The settings file ${path} is not written in UTF-8. Save it in UTF-8.`);
}

const setting = /^\s*([A-Za-z_]\w*)=(.*)$/;
/** What is wrong with a row, and what to do about it. */
const faultsOfRows: [isFault: (row: string) => boolean, says: string][] = [
  [
    (row) => !setting.test(row) && !/^\s*(?:[#;].*)?$/.test(row),
    'is no setting: each line is NAME=value, or begins with #.',
  ],
  [
    (row) => /^\s*[A-Za-z_]\w*=(?!\s*(["']).*\1\s*$).*\s#/.test(row),
    'has a # behind its value: a comment has a line of its own, and a value with # stands in quotation marks.',
  ],
  [
    (row) => /^\s*[A-Za-z_]\w*=\s*["']/.test(row) && !isPaired(row),
    'has a value that begins with a quotation mark and is not one pair of them: put the whole value into a pair of the other kind, or write it without.',
  ],
];

function readLines(path: string, text: string): Line[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [isFault, says] of faultsOfRows) {
    const place = rows.findIndex(isFault);
    if (place >= 0) throw faultOf(`Line ${place + 1} of ${path} ${says}`);
  }
  const lines = rows.flatMap((row, index) => {
    const [, name, value = ''] = setting.exec(row) ?? [];
    return name ? [{ name, value: withoutQuotes(value.trim()), line: index + 1 }] : [];
  });
  const repeated = lines.find(({ name }, index) => lines.findIndex((other) => other.name === name) < index);
  if (repeated) throw faultOf(`Line ${repeated.line} of ${path} sets ${repeated.name} a second time.`);
  return lines;
}

/** Whether the value of a line stands in one pair of quotation marks; or begins with a name in some, as in `"Bags" <a@b.co>`. */
const isPaired = (row: string): boolean => /^[^=]*=\s*(?:"[^"]*"|'[^']*'|"[^"]*" *<[^<>]*>)\s*$/.test(row);

/** `"a b"` → `a b`, as shells and systemd read it. */
function withoutQuotes(value: string): string {
  const [, , inside] = /^(["'])(.*)\1$/.exec(value) ?? [];
  return inside ?? value;
}

// The first finds the file; the program sets the others.
const notInFiles = ['SETTINGS_FILE', 'KEPT_BY', 'LISTEN_FD', 'TAKES_OVER'];

/** Lines that set nothing of this program, whose names are `known`. */
export function findUnknownLines({ path, settings: lines }: SettingsFile, known: readonly string[]): ConfigError[] {
  const inFiles = known.filter((name) => !notInFiles.includes(name));
  const says = (name: string) =>
    notInFiles.includes(name)
      ? 'which belongs into the environment alone; remove the line.'
      : `which is no setting; ${hintFor(name, inFiles)}`;
  return lines
    .filter(({ name }) => !inFiles.includes(name))
    .map(({ name, line }) => new ConfigError(name, `Line ${line} of ${path} sets ${name}, ${says(name)}`));
}

/**
 * Adds what the settings file says to `environment`, which has precedence.
 * @returns the file, undefined without one
 * @throws ConfigError as `readSettingsFile`
 */
export function addSettingsFile(environment: Environment): SettingsFile | undefined {
  const file = readSettingsFile(environment);
  for (const { name, value } of file?.settings ?? []) environment[name] ??= value;
  return file;
}
