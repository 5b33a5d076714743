import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings the program runs for itself on this computer', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    admin: {},
    backup: { everyMilliseconds: 86_400_000, to: 'data/backups', keep: 14, s3: {} },
    journalMilliseconds: 30_000,
    siteUrl: 'http://localhost:3000',
    staffLanguage: 'en',
    statisticsMonths: 25,
    workers: 1,
    takesOver: false,
    trustProxy: 0,
    rateLimitFactor: 1,
    logLevel: 'info',
  });
});

test('a setting left empty counts as not given', () => {
  expect(readConfig({ PORT: '', S3_BUCKET: '' })).toEqual(readConfig({}));
});

test('times, proxies and buckets are read', () => {
  const settings = {
    BACKUP_EVERY: '6h',
    TRUST_PROXY: '2',
    S3_BUCKET: 'files',
    S3_REGION: 'me-south-1',
    DEMO_CONTENT: '1',
  };
  const { backup, trustProxy, s3, demoContent } = readConfig(settings);
  expect([backup.everyMilliseconds, trustProxy, demoContent]).toEqual([21_600_000, 2, true]);
  expect(s3).toEqual({ bucket: 'files', region: 'me-south-1' });
});

test('backups and the journal can be switched off', () => {
  expect(readConfig({ JOURNAL_EVERY: '0' }).journalMilliseconds).toBeUndefined();
  expect(readConfig({ BACKUP_EVERY: 'off' }).backup.everyMilliseconds).toBeUndefined();
});

test.each([
  ['PORT', '65536', 'a port number from 0 to 65535'],
  ['PORT', '3e3', 'a port number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://db', 'a postgres:// address'],
  ['ADMIN_PASSWORD', 'secret', 'a password of 12 to 128 characters'],
  ['SMTP_URL', 'http://mail', 'an address like smtp://USER:PASSWORD@HOST:PORT?tls=required'],
  ['BACKUP_EVERY', '1w', 'a time such as 30m, 6h or 1d, or off'],
  ['TRUST_PROXY', '10', 'on, off, or how many proxies stand before the program (1 to 9)'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug or silent'],
])('%s=%s is refused with what it must be, without the value', (name, value, expected) => {
  expect(() => readConfig({ [name]: value })).toThrow(new Error(`The setting ${name} must be ${expected}.`));
});

test('keys of a bucket are refused without the bucket', () => {
  expect(() => readConfig({ S3_REGION: 'x' })).toThrow('The setting S3_REGION needs S3_BUCKET beside it');
  expect(readConfig({ S3_REGION: 'x', BACKUP_TO: 's3://archives' }).backup.s3).toEqual({ region: 'x' });
});

test.each([
  ['SITEURL', 'SITE_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['BACKUP_EVRY', 'BACKUP_EVERY'],
  ['DEMO_CONTEMT', 'DEMO_CONTENT'],
  ['ADMIN_PASSWROD', 'ADMIN_PASSWORD'],
  ['DATADRI', 'DATA_DIR'],
  ['PROT', 'PORT'],
])('the misspelt name %s is refused: %s is meant', (name, meant) => {
  const refusal = new Error(`The setting ${name} is not known; did you mean ${meant}?`);
  expect(() => readConfig({ [name]: 'x' })).toThrow(refusal);
});

test.each(['PATH', 'SHOST', 'HOSTS', 'PORTS', 'HOSTNAME', 'LOG', 'EXPORT', 'WORKER_COUNT', 'ADMIN_PASSWARDED'])(
  'the variable %s of another program is left alone',
  (name) => {
    expect(() => readConfig({ [name]: 'x' })).not.toThrow();
  },
);
