import { isAbsolute } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isBucketAddress } from '#server/core/config/bucket-address.ts';
import { type ConfigError, type Environment, isAmongData } from '#server/core/config/clean-settings.ts';
import type { Config } from '#server/core/config/config.ts';
import type { MailAddress } from '#server/core/config/mail-address.ts';
import type { Database } from '#server/core/db/database.ts';
import { nearestFolder, tryWriting } from '#server/core/files/storage/writable-folder.ts';
import { changeableSettings, fixedSettings, withPart, writeChosen } from '#server/core/settings/chosen-settings.ts';
import type { LiveSettings } from '#server/core/settings/live-settings.ts';
import type { TrialLimit } from '#server/core/spam/trial-limit.ts';
import { AppError, type FieldErrors, fieldRefused, fieldsRefused } from '#shared/errors.ts';
import type {
  AnswersChange,
  BackupChange,
  MailChange,
  SettingPart,
  SiteSettings,
} from '#shared/operations/site-settings.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { day, hour, minute } from '#shared/units.ts';
import { openArchiveStore } from '../backup/archive/archive-store.ts';
import { faultOfBucket, tryObject } from '../backup/archive/try-store.ts';
import { describeMailServer, longestTrial, mailServerUrl, tryReading, trySending } from './mail-server-settings.ts';

export type SettingsService = ReturnType<typeof createSettingsService>;

type Parts = { db: Database; settings: LiveSettings; trials: TrialLimit; onChange: () => void };

/** The field and the sentence for what a setting must be. */
const wrong: Record<string, [field: string, key: MessageKey]> = {
  SMTP_URL: ['host', 'setting_host_wrong'],
  MAIL_FROM: ['from', 'setting_from_wrong'],
  IMAP_URL: ['host', 'setting_host_wrong'],
  MAIL_REPLY_TO: ['replyTo', 'setting_reply_to_wrong'],
  BACKUP_TO: ['to', 'setting_to_wrong'],
  BACKUP_EVERY: ['every', 'setting_every_wrong'],
  BACKUP_KEY: ['key', 'setting_key_wrong'],
  S3_ENDPOINT: ['endpoint', 'setting_endpoint_wrong'],
  S3_REGION: ['region', 'error_invalid_text'],
  S3_ACCESS_KEY_ID: ['accessKeyId', 'setting_bucket_both'],
  S3_SECRET_ACCESS_KEY: ['secretKey', 'setting_bucket_both'],
};

/** What administrators see and change of the settings of mail, answers by e-mail and backups. */
export function createSettingsService({ db, settings, trials, onChange }: Parts) {
  const { given } = settings;

  /** Stores what was chosen for a part; it takes effect at once, here and in every process of the site. */
  async function store(part: SettingPart, chosen: Environment): Promise<void> {
    const kept = changeableSettings[part].filter((name) => chosen[name]);
    await writeChosen(db, part, Object.fromEntries(kept.map((name) => [name, chosen[name]])));
    onChange();
    await settings.reload();
  }

  /** @returns the settings with what was chosen. @throws AppError `invalid` for what is malformed */
  function judge(part: SettingPart, chosen: Environment): Config {
    const { config, faults } = withPart(given, part, chosen);
    if (faults.length > 0) throw fieldsRefused(refusalsOf(faults));
    return config;
  }

  /** @throws AppError `too_many` after many trials; as the trial */
  async function tried(trial: () => Promise<void>): Promise<void> {
    await trials.take();
    await trial();
  }

  return {
    describe: (): SiteSettings => describeSettings(settings),

    /** @throws AppError `invalid` for what is malformed, and for a mail server that cannot be used */
    async changeMail(change: MailChange): Promise<void> {
      const before = settings.chosen().mail.now;
      const isFixed = fixedSettings(given, 'mail').includes('SMTP_URL');
      const url = isFixed ? before.SMTP_URL : mailServerUrl('smtp', change, settings.now().smtp);
      const shown = describeSettings(settings).mail;
      const chosen = { SMTP_URL: url, MAIL_FROM: change.from === shown.from ? before.MAIL_FROM : change.from };
      const { smtp } = judge('mail', chosen);
      if (smtp && url !== before.SMTP_URL && !isFixed) await tried(() => trySending(smtp));
      await store('mail', chosen);
    },

    /** @throws AppError `invalid` for what is malformed, and for a mailbox that cannot be read */
    async changeAnswers(change: AnswersChange): Promise<void> {
      const before = settings.chosen().answers.now;
      const isFixed = fixedSettings(given, 'answers').includes('IMAP_URL');
      if (!isFixed && change.host && !change.user) throw fieldRefused('user', 'answers_user_needed');
      const url = isFixed ? before.IMAP_URL : mailServerUrl('imap', change, settings.now().imap);
      const shown = describeSettings(settings).answers;
      const chosen = {
        IMAP_URL: url,
        MAIL_REPLY_TO: change.replyTo === shown.replyTo ? before.MAIL_REPLY_TO : change.replyTo,
        MAIL_UNMATCHED: url && change.becomesLead ? 'lead' : '',
      };
      const { imap } = judge('answers', chosen);
      if (imap && url !== before.IMAP_URL && !isFixed) await tried(() => tryReading(imap));
      await store('answers', chosen);
    },

    /** @throws AppError `invalid` for what is malformed, and for a place that takes no archives */
    async changeBackups(change: BackupChange): Promise<void> {
      const { to, endpoint } = describeSettings(settings).backups;
      const chosen = chooseBackups(change, settings);
      const { backup } = judge('backups', chosen);
      if (change.to !== to || change.endpoint !== endpoint || change.accessKeyId || change.secretKey)
        await tried(() => tryPlace(backup, fixedSettings(given, 'backups')));
      await store('backups', chosen);
    },

    /** Takes what was chosen before the last change again. @throws AppError `conflict` when there is none */
    async undo(part: SettingPart): Promise<void> {
      const { before } = settings.chosen()[part];
      if (!before) throw new AppError('conflict', 'setting_no_undo');
      await store(part, before);
    },
  };
}

const refusalsOf = (faults: readonly ConfigError[]): FieldErrors =>
  Object.fromEntries(
    faults.map(({ setting }) => {
      const [field, key] = wrong[setting] ?? ['body', 'error_invalid_text'];
      return [field, { key }];
    }),
  );

const units: [string, number][] = [
  ['d', day],
  ['h', hour],
  ['m', minute],
];

/** 21,600,000 → `6h`. */
function writeDuration(milliseconds: number | undefined): string {
  const [unit, length] = units.find(([, length]) => milliseconds && milliseconds % length === 0) ?? [];
  return unit && length && milliseconds ? `${milliseconds / length}${unit}` : 'off';
}

const typedAddress = (read: MailAddress | undefined): string =>
  read?.name ? `${read.name} <${read.address}>` : (read?.address ?? '');

function describeSettings({ given, now, chosen }: LiveSettings): SiteSettings {
  const { smtp, mailFrom, imap, mailReplyTo, mailUnmatched, backup } = now();
  const { s3 } = backup;
  const describePart = (part: SettingPart) => {
    const { now: values, before, at } = chosen()[part];
    const fixed = fixedSettings(given, part);
    return {
      fixed,
      chosen: changeableSettings[part].filter((name) => values[name] && !fixed.includes(name)),
      changedAt: at,
      canUndo: changeableSettings[part].some(
        (name) => before && before[name] !== values[name] && !fixed.includes(name),
      ),
      isIgnored: withPart(given, part, values).faults.length > 0,
    };
  };
  // Names that the operator keeps in the environment are not shown.
  const isFree = (part: SettingPart, name: string) => !fixedSettings(given, part).includes(name);
  return {
    mail: {
      ...describePart('mail'),
      ...describeMailServer(smtp, { port: 587, encryption: 'required' }),
      ...(!isFree('mail', 'SMTP_URL') && { user: '' }),
      from: typedAddress(mailFrom),
    },
    answers: {
      ...describePart('answers'),
      ...describeMailServer(imap, { port: 993, encryption: 'tls' }),
      ...(!isFree('answers', 'IMAP_URL') && { user: '' }),
      folder: imap?.folder ?? 'INBOX',
      replyTo: typedAddress(mailReplyTo),
      becomesLead: mailUnmatched === 'lead',
    },
    backups: {
      ...describePart('backups'),
      to: backup.to,
      every: writeDuration(backup.everyMilliseconds),
      keep: backup.keep,
      hasKey: backup.key !== undefined,
      endpoint: s3.endpoint ?? '',
      region: s3.region ?? '',
      accessKeyId: (isFree('backups', 'S3_ACCESS_KEY_ID') && s3.accessKeyId) || '',
      hasSecretKey: s3.secretAccessKey !== undefined,
    },
  };
}

/** What a change chooses; values that stay as they are shown stay as they were chosen. */
function chooseBackups(change: BackupChange, settings: LiveSettings): Environment {
  const before = settings.chosen().backups.now;
  const shown = describeSettings(settings).backups;
  if (change.key && !change.isKeyKept) throw fieldRefused('isKeyKept', 'setting_key_keep');
  const isBucket = isBucketAddress(change.to);
  if (change.to && change.to !== shown.to && !isBucket && !isAbsolute(change.to))
    throw fieldRefused('to', 'setting_to_wrong');
  if (change.to !== shown.to && !isBucket && isAmongData(settings.now().dataDir, change.to))
    throw fieldRefused('to', 'setting_to_own');
  const hasOwnBucket = isBucket && !shown.fixed.includes('S3_ENDPOINT');
  if (hasOwnBucket && !change.endpoint && !change.region) throw fieldRefused('endpoint', 'setting_endpoint_needed');
  const isSameBucket = change.endpoint === shown.endpoint && change.accessKeyId === shown.accessKeyId;
  const secretKey = change.secretKey || (isSameBucket ? before.S3_SECRET_ACCESS_KEY : '');
  return {
    BACKUP_TO: change.to === shown.to ? before.BACKUP_TO : change.to,
    BACKUP_EVERY: change.every === shown.every ? before.BACKUP_EVERY : change.every,
    BACKUP_KEEP: change.keep === shown.keep ? before.BACKUP_KEEP : String(change.keep),
    BACKUP_KEY: change.isOpen ? '' : change.key || before.BACKUP_KEY,
    ...(hasOwnBucket && {
      S3_ENDPOINT: change.endpoint,
      S3_REGION: change.region,
      S3_ACCESS_KEY_ID: change.accessKeyId,
      S3_SECRET_ACCESS_KEY: change.accessKeyId ? secretKey : '',
    }),
  };
}

/** Stores something there on trial. @throws AppError `invalid` with the reason at its field */
async function tryPlace({ to, s3 }: Config['backup'], fixed: readonly string[]): Promise<void> {
  if (!isBucketAddress(to)) {
    const trial = nearestFolder(to).then(tryWriting);
    return trial.catch(() => Promise.reject(fieldRefused('to', 'setting_to_unwritable')));
  }
  const silent = wait(longestTrial, undefined, { ref: false }).then(() => Promise.reject(new Error('silent')));
  try {
    await Promise.race([tryObject(await openArchiveStore(to, s3)), silent]);
  } catch (error) {
    const fault = faultOfBucket(error);
    const fields = { missing: 'to', clock: 'to', keys: 'accessKeyId', silent: 'endpoint' };
    const field = fixed.includes('S3_ENDPOINT') ? 'to' : fields[fault];
    throw fieldRefused(field, `setting_bucket_${fault}`);
  }
}
