import type { ConfigError, Environment } from '#server/core/config/clean-settings.ts';
import { type Config, readSettings } from '#server/core/config/config.ts';
import { changeRow } from '#server/core/db/count-rows.ts';
import { connectDatabase, type Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { type SettingPart, settingParts } from '#shared/operations/site-settings.ts';
import { isRecord } from '#shared/typed-entries.ts';

const ofBucket = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** The settings that administrators may choose on the screen, by part. */
export const changeableSettings: Record<SettingPart, readonly string[]> = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  answers: ['IMAP_URL', 'MAIL_REPLY_TO', 'MAIL_UNMATCHED'],
  backups: ['BACKUP_TO', 'BACKUP_EVERY', 'BACKUP_KEEP', 'BACKUP_KEY', ...ofBucket],
};

/** What was chosen for a part, as a settings file would say it, and what was chosen before. */
type ChosenPart = { now: Environment; before: Environment | null; at: string | null };
export type AllChosen = Record<SettingPart, ChosenPart>;

const rowPrefix = 'chosen_settings:';
const nothing: ChosenPart = { now: {}, before: null, at: null };

/**
 * Whether a row of the table `setting` holds what was chosen on the screen. Archives leave it out: it has passwords, and
 * a copy of the site that is restored for inspection would send mail and remove old archives of the site.
 */
export const isChosenRow = (table: string, { name }: Record<string, unknown>): boolean =>
  table === 'setting' && String(name).startsWith(rowPrefix);

const isEnvironment = (value: unknown): value is Environment =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');

async function readPart(db: Database, part: SettingPart): Promise<ChosenPart> {
  const stored = await readSetting(db, rowPrefix + part);
  if (!isRecord(stored) || !isEnvironment(stored.now)) return nothing;
  return {
    now: stored.now,
    before: isEnvironment(stored.before) ? stored.before : null,
    at: typeof stored.at === 'string' ? stored.at : null,
  };
}

export async function readChosen(db: Database): Promise<AllChosen> {
  const [mail, answers, backups] = await Promise.all([
    readPart(db, 'mail'),
    readPart(db, 'answers'),
    readPart(db, 'backups'),
  ]);
  return { mail, answers, backups };
}

/** Stores what was chosen for a part, with what was chosen before. */
export async function writeChosen(db: Database, part: SettingPart, now: Environment): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { now: before } = await readPart(transaction, part);
    await writeSetting(transaction, rowPrefix + part, { now, before, at: new Date().toISOString() });
  });
}

/** @returns whether there was anything to forget */
export function forgetChosen(db: Database): Promise<boolean> {
  const names = settingParts.map((part) => rowPrefix + part);
  return changeRow(db.deleteFrom('setting').where('name', 'in', names));
}

/** Those of a part that environment or settings file give, with what counts as one with them. */
export function fixedSettings({ given }: Config, part: SettingPart): string[] {
  const isPlaceGiven = given.some((name) => name === 'BACKUP_TO' || name.startsWith('S3_'));
  const joined = [...(isPlaceGiven ? ofBucket : []), ...(given.includes('IMAP_URL') ? ['MAIL_UNMATCHED'] : [])];
  return changeableSettings[part].filter((name) => given.includes(name) || joined.includes(name));
}

/** What of `chosen` counts: no empty ones, and none that is fixed. */
function pickCounted(config: Config, part: SettingPart, chosen: Environment): Environment {
  const fixed = fixedSettings(config, part);
  const counted = changeableSettings[part].filter((name) => chosen[name] && !fixed.includes(name));
  return Object.fromEntries(counted.map((name) => [name, chosen[name]]));
}

type Judged = { config: Config; faults: readonly ConfigError[] };

/** `config` with what was chosen for a part; unchanged when that is not valid. */
export function withPart(config: Config, part: SettingPart, chosen: Environment): Judged {
  const counted = pickCounted(config, part, chosen);
  const { config: read, faults } = readSettings({ ...givenAccess(config, counted), ...counted });
  if (!read) return { config, faults };
  const { smtp, mailFrom, imap, mailReplyTo, mailUnmatched, backup } = read;
  const { everyMilliseconds, ...usual } = config.backup;
  const every = counted.BACKUP_EVERY ? backup.everyMilliseconds : everyMilliseconds;
  const merged = {
    ...usual,
    ...(every && { everyMilliseconds: every }),
    ...(counted.BACKUP_TO && { to: backup.to, s3: backup.s3 }),
    ...(counted.BACKUP_KEEP && { keep: backup.keep }),
    ...(backup.key && { key: backup.key }),
  };
  const mail = {
    ...(smtp && { smtp }),
    ...(mailFrom && { mailFrom }),
    ...(mailReplyTo && { mailReplyTo }),
    ...(imap && { imap, mailUnmatched }),
  };
  return { config: { ...config, ...mail, backup: merged }, faults: [] };
}

/** A bucket that was chosen may be reached with the keys that the environment gives. */
function givenAccess({ backup: { s3 } }: Config, { BACKUP_TO: to = '' }: Environment): Environment {
  if (!to.startsWith('s3:')) return {};
  return {
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

/** `config` with all that was chosen; a part that is not valid, for example after a change of the environment, is left out. */
export function withChosen(config: Config, chosen: AllChosen): Config {
  return settingParts.reduce((merged, part) => withPart(merged, part, chosen[part].now).config, config);
}

/** What a command works with: `config` with what was chosen on the screen, and the names of those settings. */
export async function readWithChosen(config: Config): Promise<{ config: Config; names: string[] }> {
  await using database = connectDatabase(config, { onlyRead: true });
  const chosen = await readChosen(database.db);
  const names = settingParts.flatMap((part) => Object.keys(pickCounted(config, part, chosen[part].now)));
  return { config: withChosen(config, chosen), names };
}
