import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from '#server/core/files/storage/storage-backend.ts';
import { languages } from '#shared/language.ts';
import { asciiDomain } from '#shared/text/read-address.ts';
import { trimEnd } from '#shared/text/trim-end.ts';
import { listKeys } from '#shared/typed-entries.ts';
import { day, hour, minute, second } from '#shared/units.ts';
import { isBucketAddress, isBucketName } from './bucket-address.ts';
import {
  ConfigError,
  cleanSettings,
  type Environment,
  findOddSigns,
  findReferences,
  findUnfitSettings,
} from './clean-settings.ts';
import { readMailAddress, readReplyAddress } from './mail-address.ts';
import { readImapAddress, readSmtpAddress } from './mail-server-address.ts';
import { addSettingsFile, findUnknownLines } from './settings-file.ts';
import { findUnknownNames } from './unknown-names.ts';

const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((value) => ['on', 'true', '1'].includes(value));
const whole = (min: number, max: number) => z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));
const address = (...protocols: string[]) =>
  z.string().refine((value) => isWholeAddress(value) && protocols.includes(new URL(value).protocol));

// The platform's parser repairs a missing host, blanks and backslashes; here they are mistakes.
const isWholeAddress = (value: string): boolean =>
  /^[a-z]+:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value) && new URL(value).port !== '0';

const plainAddress = address('http:', 'https:').refine((value) => !/[?#@]/.test(value));
// A name without a dot, of a computer in the same network: with a port, or without encryption, it is no forgotten ending.
const intranetHost =
  /^(?:http:\/\/|https:\/\/(?=[^/]{1,63}:\d))(?=[^/:]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d+)?\/*$/i;
/** Read as its origin: of a domain, an IP address as it is written, or this computer. */
const origin = plainAddress
  .refine((value) => {
    const [, written = ''] = /^[^/]*\/\/(\[[^/]+\]|[^/:]+)(?::\d+)?\/*$/.exec(value) ?? [];
    const isName = asciiDomain(written) !== undefined || /^localhost$/i.test(written) || intranetHost.test(value);
    return isName || isIP(written.replace(/^\[|\]$/g, '')) > 0;
  })
  .transform((value) => new URL(value).origin);
// Shells and other programs read these as another place; here they would be names of folders.
const folder = /^(?!~|%\w+%|[^/\\:]{2,}:|\/+$)[^$]+$/;
/** Optional; what `read` takes for undefined is refused. */
const parsed = <Read>(read: (value: string) => Read | undefined) =>
  z.string().transform(read).refine(Boolean).optional();
const withSigns = 'with signs such as % and # in the password written as %25 and %23';
/** A name or a whole address: of `127.1` or `0` the system makes another one. */
const host = z
  .string()
  .regex(/^[\w.:%-]+$/)
  .refine((value) => !/^[\d.]+$|:/.test(value) || isIP(value) > 0);

const unitMilliseconds: Record<string, number> = { m: minute, h: hour, d: day };
/** `30m`, `6h`, `1d` → milliseconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/)
  .transform((value) => Number.parseInt(value, 10) * (unitMilliseconds[value.slice(-1)] ?? 0));

/** Every setting; its description says what is expected. */
const settings = z.object({
  PORT: whole(0, 65535).default(3000).describe('a port number from 0 to 65535'),
  HOST: host.default('127.0.0.1').describe('an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  DATA_DIR: z
    .string()
    .regex(folder)
    .default('./data')
    .describe('a folder as it is, without ~, $NAME or scheme:, and not the whole disk'),
  DATABASE_URL: address('postgres:', 'postgresql:')
    .refine((value) => !/%(?![\da-f]{2})|#/i.test(value))
    .optional()
    .describe('a postgres:// address, with signs such as % and @ in the password written as %25 and %40'),
  S3_BUCKET: z.string().refine(isBucketName).optional().describe('the name of a bucket'),
  S3_ENDPOINT: plainAddress.optional().describe('an http(s):// address without a name, a password or a query'),
  S3_REGION: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional()
    .describe('a region, such as eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('an access key'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('a secret key'),
  ADMIN_USERNAME: z.string().min(1).max(200).optional().describe('a name of 1 to 200 characters'),
  ADMIN_PASSWORD: z.string().min(12).max(128).optional().describe('a password of 12 to 128 characters'),
  SITE_URL: origin.optional().describe('an http(s):// address of a host alone, such as https://www.example.com'),
  HSTS: z.enum(['on', 'subdomains', 'off']).default('on').describe('on, subdomains or off'),
  SMTP_URL: parsed(readSmtpAddress).describe(
    `an address like smtp://USER:PASSWORD@HOST:PORT?tls=required, ${withSigns}`,
  ),
  MAIL_FROM: parsed(readMailAddress).describe('an e-mail address, with or without a name'),
  MAIL_REPLY_TO: parsed(readReplyAddress).describe('an e-mail address with at most 20 signs before the @'),
  IMAP_URL: parsed(readImapAddress).describe(`an address like imaps://USER:PASSWORD@HOST:PORT/INBOX, ${withSigns}`),
  MAIL_UNMATCHED: z.enum(['leave', 'lead']).default('leave').describe('leave or lead'),
  STAFF_LANGUAGE: z.enum(languages).default('en').describe('en or ar'),
  DEMO_CONTENT: flag.optional().describe('on or off'),
  BACKUP_EVERY: z
    .union([z.literal('off').transform(() => 0), duration])
    .default(day)
    .describe('a time such as 30m, 6h or 1d, or off'),
  BACKUP_TO: z
    .string()
    .refine((value) => folder.test(value) || isBucketAddress(value))
    .optional()
    .describe('a folder or s3://bucket/prefix'),
  BACKUP_KEEP: whole(1, 9999).default(14).describe('a number from 1 to 9999'),
  BACKUP_KEY: z.string().min(12).max(1024).optional().describe('a passphrase of 12 to 1024 characters'),
  JOURNAL_EVERY: whole(0, 3600).default(30).describe('a number of seconds from 0 (off) to 3600'),
  METRICS_PORT: whole(1, 65535).optional().describe('a port number from 1 to 65535'),
  METRICS_HOST: host.default('127.0.0.1').describe('an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  STATISTICS_MONTHS: whole(1, 120).default(25).describe('a number from 1 to 120'),
  TRANSLATE_URL: plainAddress.optional().describe('an http(s):// address without a name, a password or a query'),
  TRANSLATE_KEY: z.string().min(1).max(200).optional().describe('a key of 1 to 200 characters'),
  CLAMAV_SOCKET: z
    .string()
    .regex(/^(?:\/.+|tcp:\/\/[^\s/:]+:\d{1,5})$/)
    .refine((value) => value.startsWith('/') || isWholeAddress(value))
    .optional()
    .describe('the path of a socket or tcp://host:port'),
  TRUST_PROXY: z
    .union([
      z
        .string()
        .regex(/^[2-9]$/)
        .transform(Number),
      flag.transform(Number),
    ])
    .default(0)
    .describe('on, off, or how many proxies stand before the program (1 to 9)'),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().positive())
    .default(1)
    .describe('a number above 0'),
  UPDATES_BY_SCREEN: z
    .enum(['on', 'folder', 'off'])
    .default('on')
    .describe('on, folder (archives that lie in DATA_DIR/updates alone) or off'),
  SETTINGS_FILE: z.string().min(1).optional().describe('the path of a settings file, or off'),
  KEPT_BY: whole(1, 2 ** 31 - 1)
    .optional()
    .describe('the process id of scripts/keep-running.mjs'),
  LISTEN_FD: whole(3, 1023).optional().describe('the number of an inherited listening socket'),
  TAKES_OVER: flag.optional().describe('on or off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug or silent'),
});

type Settings = z.output<typeof settings>;

/** The settings of an environment, or what is wrong with them: at least one fault. */
type ReadSettings = { config: Config; faults: [] } | { config: undefined; faults: ConfigError[] };

/** Reads every setting from `environment`; faults are malformed values and unknown names. Secrets are never printed. */
export function readSettings(environment: Environment): ReadSettings {
  const names = listKeys(settings.shape);
  const given = cleanSettings(names, environment);
  const signs = findOddSigns(given);
  const { data, error } = settings.safeParse(given);
  const wrong = names.filter(
    (name) => error?.issues.some(({ path }) => path[0] === name) && !signs.some(({ setting }) => setting === name),
  );
  const faults = [
    ...findUnknownNames(Object.keys(environment), names),
    ...signs,
    ...wrong.map((name) => new ConfigError(name, `The setting ${name} must be ${settings.shape[name].description}.`)),
    ...findReferences(given).filter(({ setting }) => !wrong.some((name) => name === setting)),
    ...findUnfitSettings(given),
  ];
  if (!data || faults.length > 0) return { config: undefined, faults };
  const known = names.filter((name) => given[name] !== undefined);
  return { config: toConfig(data, known), faults: [] };
}

/** @throws ConfigError for the first fault that `readSettings` finds */
export function readConfig(environment: Environment): Config {
  const { config, faults } = readSettings(environment);
  if (config) return config;
  throw faults[0];
}

/** What a child process without settings still needs: a release tells its Node where its libraries are. */
export const bareEnvironment = ({ LD_LIBRARY_PATH } = process.env) => ({ ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) });

/** The names that mean something to the program. */
export const knownNames = [...listKeys(settings.shape), 'NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

/** The settings of this process and of its settings file; exits with one line for an invalid one. */
export function readConfigOrExit(): Config {
  try {
    const file = addSettingsFile(process.env);
    const [unknown] = file ? findUnknownLines(file, knownNames) : [];
    if (unknown) throw unknown;
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

function toConfig(read: Settings, given: string[]) {
  const siteUrl = read.SITE_URL ?? `http://localhost:${read.PORT}`;
  return withoutUndefined({
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    s3: read.S3_BUCKET ? { bucket: read.S3_BUCKET, ...toS3Access(read) } : undefined,
    admin: withoutUndefined({ username: read.ADMIN_USERNAME, password: read.ADMIN_PASSWORD }),
    backup: withoutUndefined({
      /** undefined: only on request. */
      everyMilliseconds: read.BACKUP_EVERY || undefined,
      /** A folder, or `s3://bucket/prefix` that is reached with `s3`. */
      to: read.BACKUP_TO ?? join(read.DATA_DIR, 'backups'),
      keep: read.BACKUP_KEEP,
      /** The passphrase with which archives are encrypted; undefined: they are not. */
      key: read.BACKUP_KEY,
      s3: toS3Access(read),
    }),
    /** How often changes of the embedded database are shipped between backups; undefined: never. */
    journalMilliseconds: (!read.DATABASE_URL && second * read.JOURNAL_EVERY) || undefined,
    /** Address of the Prometheus metrics; undefined: disabled. */
    metrics: read.METRICS_PORT ? { port: read.METRICS_PORT, host: read.METRICS_HOST } : undefined,
    /** Without a trailing slash; undefined until the port is known when PORT is 0. */
    siteUrl,
    /** Whether browsers are told to use TLS alone, and also below the host. */
    hsts: read.HSTS,
    smtp: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    /** The address for answers, to which a token of the lead is added; undefined: answers go to the sender. */
    mailReplyTo: read.MAIL_REPLY_TO,
    /** The mailbox with answers; undefined: none is read. */
    imap: read.IMAP_URL,
    /** Whether a letter to no lead becomes one, or stays unread. */
    mailUnmatched: read.MAIL_UNMATCHED,
    staffLanguage: read.STAFF_LANGUAGE,
    /** undefined: only when the database is new. */
    demoContent: read.DEMO_CONTENT,
    statisticsMonths: read.STATISTICS_MONTHS,
    /** Address of the virus scanner; undefined: none. */
    clamavSocket: read.CLAMAV_SOCKET,
    /** The server that drafts translations; undefined: none, and no text leaves this one. */
    translator: read.TRANSLATE_URL ? { url: trimEnd(read.TRANSLATE_URL, '/'), key: read.TRANSLATE_KEY } : undefined,
    /** The number of trusted proxies in front of the program; 0: X-Forwarded-* is ignored. */
    trustProxy: read.TRUST_PROXY,
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    /** Whether administrators may update the program, and with what: uploaded archives too, or those of the operator. */
    updatesByScreen: read.UPDATES_BY_SCREEN,
    /** The process that restarts the program, as it reports itself; undefined: none. */
    keptBy: read.KEPT_BY,
    /** The inherited socket to listen on; undefined: `host` and `port`. */
    listenFd: read.LISTEN_FD,
    /** Whether an earlier release serves until this one is open. */
    takesOver: read.TAKES_OVER ?? false,
    logLevel: read.LOG_LEVEL,
    /** The names of the settings that were given; others have their default. */
    given,
  });
}

export type Config = ReturnType<typeof toConfig>;

function toS3Access(read: Settings): Omit<S3Settings, 'bucket'> {
  return withoutUndefined({
    endpoint: read.S3_ENDPOINT,
    region: read.S3_REGION,
    accessKeyId: read.S3_ACCESS_KEY_ID,
    secretAccessKey: read.S3_SECRET_ACCESS_KEY,
  });
}

/** The same object type, whose entries that may be undefined are optional. */
type WithoutUndefined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

function withoutUndefined<T extends object>(value: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as WithoutUndefined<T>;
}
