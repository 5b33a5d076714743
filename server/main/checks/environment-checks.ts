import { isAbsolute, resolve } from 'node:path';
import { isBucketAddress } from '#server/core/config/bucket-address.ts';
import type { Environment } from '#server/core/config/clean-settings.ts';
import { knownNames } from '#server/core/config/config.ts';
import type { SettingsFile } from '#server/core/config/settings-file.ts';
import { describeIgnored, findDoubtfulNames } from '#server/core/config/unknown-names.ts';
import type { CheckLine } from './run-checks.ts';

const warningOf = (setting: string, says: string): CheckLine => ({ level: 'warning', setting, says });

/** What the environment holds besides the settings, and where it says otherwise than the settings file. */
export function judgeEnvironment(environment: Environment, file: SettingsFile | undefined): CheckLine[] {
  const overruled = (file?.settings ?? []).filter(({ name, value }) => environment[name] !== value);
  const wandering = (file?.settings ?? []).filter(
    ({ name, value }) => ['DATA_DIR', 'BACKUP_TO'].includes(name) && environment[name] === value && isRelative(value),
  );
  const inFile = new Set(file?.settings.map(({ name }) => name));
  const others = Object.keys(environment).filter((name) => !inFile.has(name));
  return [
    ...overruled.map(({ name, line }) =>
      warningOf(name, `The environment sets another value than line ${line} of ${file?.path}, and wins. Remove one.`),
    ),
    ...wandering.map(({ name, value, line }) =>
      warningOf(
        name,
        `Line ${line} of ${file?.path} says ${value}, which is another folder wherever a command is typed; here ${resolve(value)}. Write the whole path.`,
      ),
    ),
    ...findDoubtfulNames(others, knownNames).map(({ setting, message }) => warningOf(setting, message)),
    ...describeIgnored(environment).map((says) => warningOf('WORKERS', says)),
    ...judgeSystemNames(environment),
  ];
}

const isRelative = (value: string): boolean => value !== '' && !isAbsolute(value) && !isBucketAddress(value);

/** Names that the system, Node and the C library read. */
function judgeSystemNames({ TZ, NODE_ENV, MALLOC_ARENA_MAX }: Environment): CheckLine[] {
  const lines: CheckLine[] = [];
  if (TZ && /^[A-Za-z_]+\/[\w/+-]+$/.test(TZ) && !isZone(TZ))
    lines.push(warningOf('TZ', `There is no time zone ${TZ}. Leave TZ out: the site shows the time of Amman.`));
  if (NODE_ENV && !['production', 'development', 'test'].includes(NODE_ENV))
    lines.push(warningOf('NODE_ENV', `${NODE_ENV} is not known, and the site is slower with it. Write production.`));
  if (MALLOC_ARENA_MAX && !/^[1-9]\d*$/.test(MALLOC_ARENA_MAX))
    lines.push(warningOf('MALLOC_ARENA_MAX', 'It has no effect unless it is a number. Write 1.'));
  return lines;
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
