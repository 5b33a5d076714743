import { join } from 'node:path';
import { z } from 'zod';
import { type Language, languages } from '#shared/language.ts';
import { withoutEnding } from '#shared/without-ending.ts';
import { type MailAddress, readMailAddress } from './mail-address.ts';
import { readSmtpAddress, type SmtpAddress } from './smtp-address.ts';

const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((value) => ['on', 'true', '1'].includes(value));
const whole = (min: number, max: number) => z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));
const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

const unitMilliseconds = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** `30m`, `6h`, `1d` → milliseconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/)
  .transform((value) => Number.parseInt(value, 10) * unitMilliseconds[value.at(-1) as 'm' | 'h' | 'd']);

/** Every setting: its schema and a description of what is expected. */
const settings = {
  PORT: { schema: whole(0, 65535).default(3000), expected: 'a port number from 0 to 65535' },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), expected: 'an address to listen on' },
  DATA_DIR: { schema: z.string().min(1).default('./data'), expected: 'a folder' },
  DATABASE_URL: { schema: address('postgres:', 'postgresql:').optional(), expected: 'a postgres:// address' },
  S3_BUCKET: { schema: z.string().min(1).optional(), expected: 'the name of a bucket' },
  S3_ENDPOINT: { schema: address('http:', 'https:').optional(), expected: 'an http(s):// address' },
  S3_REGION: { schema: z.string().min(1).optional(), expected: 'a region' },
  S3_ACCESS_KEY_ID: { schema: z.string().min(1).optional(), expected: 'an access key' },
  S3_SECRET_ACCESS_KEY: { schema: z.string().min(1).optional(), expected: 'a secret key' },
  ADMIN_USERNAME: { schema: z.string().min(1).max(200).optional(), expected: 'a name of 1 to 200 characters' },
  ADMIN_PASSWORD: { schema: z.string().min(12).max(128).optional(), expected: 'a password of 12 to 128 characters' },
  SITE_URL: { schema: address('http:', 'https:').optional(), expected: 'an http(s):// address' },
  SMTP_URL: {
    schema: z.string().transform(readSmtpAddress).refine(Boolean).optional(),
    expected: 'an address like smtp://USER:PASSWORD@HOST:PORT?tls=required',
  },
  MAIL_FROM: {
    schema: z.string().transform(readMailAddress).refine(Boolean).optional(),
    expected: 'an e-mail address, with or without a name',
  },
  STAFF_LANGUAGE: { schema: z.enum(languages).default('en'), expected: 'en or ar' },
  DEMO_CONTENT: { schema: flag.optional(), expected: 'on or off' },
  BACKUP_EVERY: { schema: duration.optional(), expected: 'a time such as 30m, 6h or 1d' },
  BACKUP_TO: {
    schema: z
      .string()
      .regex(/^(?!\w+:\/\/)|^s3:\/\/[a-z0-9]/)
      .optional(),
    expected: 'a folder or s3://bucket/prefix',
  },
  BACKUP_KEEP: { schema: whole(1, 9999).default(7), expected: 'a number from 1 to 9999' },
  METRICS_PORT: { schema: whole(1, 65535).optional(), expected: 'a port number from 1 to 65535' },
  METRICS_HOST: { schema: z.string().min(1).default('127.0.0.1'), expected: 'an address to listen on' },
  STATISTICS_MONTHS: { schema: whole(1, 120).default(25), expected: 'a number from 1 to 120' },
  WORKERS: { schema: whole(1, 64).default(1), expected: 'a number from 1 to 64' },
  CLAMAV_SOCKET: {
    schema: z
      .string()
      .regex(/^(?:\/.+|tcp:\/\/[^\s/:]+:\d{1,5})$/)
      .optional(),
    expected: 'the path of a socket or tcp://host:port',
  },
  TRUST_PROXY: {
    schema: z
      .union([
        z
          .string()
          .regex(/^[2-9]$/)
          .transform(Number),
        flag.transform(Number),
      ])
      .default(0),
    expected: 'on, off, or how many proxies stand before the program (1 to 9)',
  },
  RATE_LIMIT_FACTOR: {
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().positive())
      .default(1),
    expected: 'a number above 0',
  },
  KEPT_BY: { schema: whole(1, 2 ** 31 - 1).optional(), expected: 'the process id of scripts/keep-running.sh' },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    expected: 'fatal, error, warn, info, debug or silent',
  },
} as const;

type SettingName = keyof typeof settings;
type Settings = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };

export type S3Config = {
  bucket: string;
  endpoint?: string;
  region?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
};

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  s3?: S3Config;
  admin: { username?: string; password?: string };
  backup: {
    /** undefined: only on request. */
    everyMilliseconds?: number;
    /** A folder, or `s3://bucket/prefix` that is reached with `s3`. */
    to: string;
    keep: number;
    s3: Omit<S3Config, 'bucket'>;
  };
  /** Address of the Prometheus metrics; undefined: disabled. */
  metrics?: { port: number; host: string };
  /** Without a trailing slash; undefined until the port is known when PORT is 0. */
  siteUrl: string;
  smtp?: SmtpAddress;
  mailFrom?: MailAddress;
  /** The language of mails to staff. */
  staffLanguage: Language;
  /** undefined: only when the database is new. */
  demoContent?: boolean;
  /** How long visit counts are kept. */
  statisticsMonths: number;
  workers: number;
  /** Address of the virus scanner; undefined: none. */
  clamavSocket?: string;
  /** The number of trusted proxies in front of the program; 0: X-Forwarded-* is ignored. */
  trustProxy: number;
  rateLimitFactor: number;
  /** The process that restarts the program, as it reports itself; undefined: none. */
  keptBy?: number;
  logLevel: Settings['LOG_LEVEL'];
};

/** An invalid setting; its message names it in one line. */
export class ConfigError extends Error {}

/**
 * Reads every setting from `environment`.
 * @throws ConfigError for a malformed value or a misspelt name; secrets are never printed.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  refuseNearMisses(Object.keys(environment));
  const read = Object.fromEntries(
    Object.entries(settings).map(([name, { schema, expected }]) => {
      const result = schema.safeParse(environment[name] === '' ? undefined : environment[name]);
      if (!result.success) throw new ConfigError(`The setting ${name} must be ${expected}.`);
      return [name, result.data];
    }),
  ) as Settings;
  return toConfig(read);
}

/** The settings of this process; exits with one line for an invalid one. */
export function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

function toConfig(read: Settings): Config {
  const siteUrl = withoutEnding(read.SITE_URL ?? `http://localhost:${read.PORT}`, '/');
  return withoutUndefined({
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    s3: toS3(read),
    admin: withoutUndefined({ username: read.ADMIN_USERNAME, password: read.ADMIN_PASSWORD }),
    backup: withoutUndefined({
      everyMilliseconds: read.BACKUP_EVERY,
      to: read.BACKUP_TO ?? join(read.DATA_DIR, 'backups'),
      keep: read.BACKUP_KEEP,
      s3: toS3Access(read),
    }),
    metrics: read.METRICS_PORT ? { port: read.METRICS_PORT, host: read.METRICS_HOST } : undefined,
    siteUrl,
    smtp: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    staffLanguage: read.STAFF_LANGUAGE,
    demoContent: read.DEMO_CONTENT,
    statisticsMonths: read.STATISTICS_MONTHS,
    workers: read.WORKERS,
    clamavSocket: read.CLAMAV_SOCKET,
    trustProxy: read.TRUST_PROXY,
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    keptBy: read.KEPT_BY,
    logLevel: read.LOG_LEVEL,
  }) as Config;
}

function toS3(read: Settings): S3Config | undefined {
  if (!read.S3_BUCKET) {
    const lonely = (['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
      (n) => read[n],
    );
    if (lonely && !read.BACKUP_TO?.startsWith('s3:'))
      throw new ConfigError(`The setting ${lonely} needs S3_BUCKET beside it, or a BACKUP_TO in a bucket.`);
    return undefined;
  }
  return { bucket: read.S3_BUCKET, ...toS3Access(read) };
}

function toS3Access(read: Settings): Omit<S3Config, 'bucket'> {
  return withoutUndefined({
    endpoint: read.S3_ENDPOINT,
    region: read.S3_REGION,
    accessKeyId: read.S3_ACCESS_KEY_ID,
    secretAccessKey: read.S3_SECRET_ACCESS_KEY,
  }) as Omit<S3Config, 'bucket'>;
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}

// Names of other programs' variables that are one letter from ours.
const strangers = new Set(['SHOST', 'HOSTS', 'PORTS']);

function refuseNearMisses(names: string[]): void {
  for (const name of names) {
    if (name in settings || strangers.has(name)) continue;
    const meant = Object.keys(settings).find((known) => isNearly(name.toUpperCase(), known));
    if (meant) throw new ConfigError(`The setting ${name} is not known; did you mean ${meant}?`);
  }
}

/** Whether two names differ by one letter (two in long names), case or underscores. */
function isNearly(name: string, known: string): boolean {
  const [a, b] = [name.replaceAll('_', ''), known.replaceAll('_', '')];
  if (a === b) return true;
  return Math.abs(a.length - b.length) <= 2 && editDistance(a, b) <= (known.length >= 8 ? 2 : 1);
}

/** Levenshtein distance with swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cell(a, b, i, j, rows, row));
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

function cell(a: string, b: string, i: number, j: number, rows: number[][], row: number[]): number {
  const at = (r: number[] | undefined, k: number) => r?.[k] ?? Number.POSITIVE_INFINITY;
  const previous = rows[i - 1];
  const change = a[i - 1] === b[j - 1] ? 0 : 1;
  const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(rows[i - 2], j - 2) + 1 : Number.POSITIVE_INFINITY;
  return Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change, swap);
}
