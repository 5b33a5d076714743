import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '#server/core/config/clean-settings.ts';
import { type Config, knownNames, readSettings } from '#server/core/config/config.ts';
import { findUnknownLines, type SettingsFile } from '#server/core/config/settings-file.ts';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { readWithChosen } from '#server/core/settings/chosen-settings.ts';
import { judgeEnvironment } from '../checks/environment-checks.ts';
import { networkChecks } from '../checks/network-checks.ts';
import { type CheckLine, runChecks } from '../checks/run-checks.ts';
import { serviceChecks } from '../checks/service-checks.ts';
import { siteChecks } from '../checks/site-checks.ts';
import { storageChecks } from '../checks/storage-checks.ts';

const usage = `Judges every setting by what can be reached with it, also while the site runs, and changes nothing:

  ${spellCommand('check')}

A line for each finding: ok, warning or error, the setting, what was found and how to mend it. It takes some seconds.
Exit status: 0 without an error, else 1.
`;

const longestLook = 2_000;
const checks = [...storageChecks, ...siteChecks, ...serviceChecks, ...networkChecks];

/** The command `check`. @returns the exit status: 0 when there is no error, else 1 */
export async function runCheckCommand(args: string[], environment: Environment, file?: SettingsFile): Promise<number> {
  if (args.length > 0) {
    const isHelp = ['--help', '-h'].includes(args[0] ?? '');
    (isHelp ? process.stdout : process.stderr).write(usage);
    return isHelp ? 0 : 2;
  }
  const findings = await judgeSettings(environment, file);
  const count = (level: CheckLine['level']) => findings.filter((finding) => finding.level === level).length;
  const lines = findings.map(
    ({ level, setting, says }) => `${level.padEnd(7)}  ${setting.padEnd(13)}  ${oneLine(says)}`,
  );
  const counts = `${findings.length} findings: errors ${count('error')}, warnings ${count('warning')}.`;
  process.stdout.write(`${[...lines, counts].map((line) => withoutSecrets(line, environment)).join('\n')}\n`);
  return count('error') > 0 ? 1 : 0;
}

async function judgeSettings(environment: Environment, file: SettingsFile | undefined): Promise<CheckLine[]> {
  const { faults } = readSettings(environment);
  const lines = file ? findUnknownLines(file, knownNames) : [];
  // What the file sets is in the environment too: its line says where.
  const wrong = [...lines, ...faults.filter(({ setting }) => !lines.some((line) => line.setting === setting))];
  const { config, invalid } = validPart(environment);
  // A database that is not there, or does not answer, is judged by its own check.
  const unknown = { config, names: [] };
  const looking = wait(longestLook, unknown, { ref: false });
  const { config: whole, names } = await Promise.race([readWithChosen(config).catch(() => unknown), looking]);
  return [
    ...(file ? [judgeFile(file)] : []),
    ...(names.length > 0
      ? [{ level: 'ok' as const, setting: 'System', says: `The screen sets ${names.join(', ')}.` }]
      : []),
    ...wrong.map(({ setting, message }) => ({ level: 'error' as const, setting, says: message })),
    ...judgeEnvironment(environment, file),
    ...(await runChecks(checks, whole, invalid)),
  ];
}

/** What the settings say without the `invalid` ones, and those that make no sense without them. */
function validPart(environment: Environment, invalid = new Set<string>()): { config: Config; invalid: Set<string> } {
  const left = Object.entries(environment).filter(([name]) => !invalid.has(name));
  const { config, faults } = readSettings(Object.fromEntries(left));
  return config
    ? { config, invalid }
    : validPart(environment, invalid.union(new Set(faults.map(({ setting }) => setting))));
}

const forOthers = 0o077;

function judgeFile({ path, settings }: SettingsFile): CheckLine {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  const says = `${path} sets ${settings.map(({ name }) => name).join(', ') || 'nothing'}.`;
  return mode & forOthers
    ? { level: 'warning', setting: 'SETTINGS_FILE', says: `${says} Others may read it: chmod 600 ${path}.` }
    : { level: 'ok', setting: 'SETTINGS_FILE', says };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const secret = /PASSWORD|SECRET|KEY$|_URL$/;
const shortest = 4;

/** Messages of libraries may repeat what they were given. */
function withoutSecrets(line: string, environment: Environment): string {
  const values = Object.entries(environment).flatMap(([name, value = '']) => {
    if (!secret.test(name)) return [];
    if (!name.endsWith('_URL')) return [value.trim()];
    const written = value.slice(value.indexOf(':', value.indexOf('//')) + 1, Math.max(0, value.lastIndexOf('@')));
    return [written, written.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))];
  });
  return values.filter((value) => value.length >= shortest).reduce((text, value) => text.replaceAll(value, '…'), line);
}
