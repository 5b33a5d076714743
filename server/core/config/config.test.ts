import { expect, test } from 'vitest';
import { fromKeys } from '#shared/typed-entries.ts';
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
    hsts: 'on',
    mailUnmatched: 'leave',
    staffLanguage: 'en',
    statisticsMonths: 25,
    takesOver: false,
    trustProxy: 0,
    rateLimitFactor: 1,
    updatesByScreen: 'on',
    logLevel: 'info',
    given: [],
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
  [
    'DATABASE_URL',
    'mysql://db',
    'a postgres:// address, with signs such as % and @ in the password written as %25 and %40',
  ],
  ['ADMIN_PASSWORD', 'secret', 'a password of 12 to 128 characters'],
  [
    'SMTP_URL',
    'smtp://user:a#b@mail',
    'an address like smtp://USER:PASSWORD@HOST:PORT?tls=required, with signs such as % and # in the password written as %25 and %23',
  ],
  [
    'IMAP_URL',
    'imaps://user:a/b@mail',
    'an address like imaps://USER:PASSWORD@HOST:PORT/INBOX, with signs such as % and # in the password written as %25 and %23',
  ],
  ['CLAMAV_SOCKET', 'tcp://127.0.0.1:99999', 'the path of a socket or tcp://host:port'],
  ['BACKUP_EVERY', '1w', 'a time such as 30m, 6h or 1d, or off'],
  ['TRUST_PROXY', '10', 'on, off, or how many proxies stand before the program (1 to 9)'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug or silent'],
])('%s=%s is refused with what it must be, without the value', (name, value, expected) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} must be ${expected}.`);
});

test.each([
  ['SMTP_URL', 'smtp://mail.example:0'],
  ['IMAP_URL', 'imaps://user:password@mail.example:0/INBOX'],
  ['DATABASE_URL', 'postgres://user:password@database:0/mansooj'],
  ['S3_ENDPOINT', 'http://store:0'],
  ['TRANSLATE_URL', 'http://translate:0'],
  ['SITE_URL', 'https://bags.example:0'],
  ['CLAMAV_SOCKET', 'tcp://scanner:0'],
])('%s: nothing is reached at port 0', (name, value) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(`The setting ${name} must be `);
});

test.each([
  ['BACKUP_TO', 's3://key:secret@bucket/x'],
  ['BACKUP_TO', 's3://bucket:9000/x'],
  ['BACKUP_TO', 's3://bucket/x?region=eu'],
  ['BACKUP_TO', 's3://bucket/x#y'],
  ['S3_ENDPOINT', 'http://key:12/secret@store'],
  ['S3_REGION', 'EU Central'],
  ['S3_REGION', 'https://s3.example'],
  ['DATABASE_URL', 'postgres://user:password@database/mansooj#1'],
  // A forgotten half of what is needed to sign in, and an option against its protocol.
  ['SMTP_URL', 'smtp://noor@mail.example'],
  ['SMTP_URL', 'smtp://:password@mail.example'],
  ['SMTP_URL', 'smtps://mail.example?tls=off'],
  ['SMTP_URL', 'smtp://mail.example,other.example'],
  ['IMAP_URL', 'imaps://noor@mail.example/INBOX'],
  ['IMAP_URL', 'imaps://noor:password@mail.example?tls=off'],
])('%s=%s, of which a part would be lost or taken for a name, is refused', (name, value) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(`The setting ${name} must be `);
});

test.each([
  ['tls=required', 'has the option tls, which is not known'],
  ['sslmod=require', 'has the option sslmod, which is not known'],
  ['sslMode=require', 'has the option sslMode, which is not known'],
  ['SSL=true', 'has the option SSL, which is not known'],
  ['sslmode=verify_full', 'has sslmode=verify_full, which is not known'],
  ['sslmode=REQUIRE', 'has sslmode=REQUIRE, which is not known'],
  ['sslmode=', 'has sslmode=, which is not known'],
  ['ssl=off', 'has ssl=off, which is not known'],
  ['ssl=false', 'has ssl=false, which is not known'],
  ['sslmode=require&sslnegotiation=tls', 'has sslnegotiation=tls, which is not known'],
])('DATABASE_URL with ?%s, which would leave TLS out, is refused', (option, fault) => {
  const DATABASE_URL = `postgres://user:password@database/mansooj?${option}`;
  expect(() => readConfig({ ...complete, DATABASE_URL })).toThrow(`The setting DATABASE_URL ${fault}; for TLS write `);
});

test.each(['123/hidden', '123?hidden', '/hidden'])(
  'a password in DATABASE_URL with a sign that ends the host, %s, is refused before a part of it is taken for a name',
  (password) => {
    const DATABASE_URL = `postgres://mansooj:${password}@database/mansooj`;
    const says = 'has an @ behind its host; in the password write / as %2F, ? as %3F and @ as %40.';
    expect(() => readConfig({ ...complete, DATABASE_URL })).toThrow(`The setting DATABASE_URL ${says}`);
  },
);

test.each([
  'sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'ssl=true',
  'ssl=0',
  'sslmode=no-verify',
  'application_name=mansooj',
  'sslmode=disable',
])('DATABASE_URL with ?%s is accepted', (option) => {
  const DATABASE_URL = `postgres://user:password@database/mansooj?${option}`;
  expect(readConfig({ ...complete, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each(['s3://bucket', 's3://my.bucket-1/a/b', 's3://My_bucket/a', 's3://bucket/with a blank'])(
  'archives go to %s',
  (BACKUP_TO) => {
    expect(readConfig({ ...complete, BACKUP_TO }).backup.to).toBe(BACKUP_TO);
  },
);

test.each<[string, string, RegExp]>([
  ['DATABASE_URL', 'postgres://owner:secret@database', /names no database; write postgres:/],
  ['DATABASE_URL', 'postgres://owner:secret@database:5432//', /names no database/],
  ['DATABASE_URL', 'postgres://database/bags?currentSchema=site', /has the option currentSchema, which has no effect/],
  ['SMTP_URL', 'smtp://user:$(secret)@mail.example', /nothing replaces here; write the value itself/],
  ['S3_ENDPOINT', 'https://{{region}}.store.example', /nothing replaces here/],
  ['BACKUP_KEY', '$BACKUP_PASSPHRASE', /nothing replaces here/],
  ['BACKUP_TO', '/', /must be a folder or s3:/],
  ['DATA_DIR', '//', /must be a folder .*not the whole disk/],
  ['HOST', '1.2.3', /must be an address to listen on/],
  ['HOST', 'site:3000', /must be an address to listen on/],
  ['METRICS_HOST', '1.2.3.4.5', /must be an address to listen on/],
])('%s=%s, of which something else would be made, is refused', (name, value, says) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(says);
});

test.each(['Pa$$w0rd-of-a-site', 'a$(b)c, and more', '{brackets} are fine', '$uperSecret-12', '100% {{right}} so'])(
  'the password %s is taken as it is',
  (ADMIN_PASSWORD) => {
    expect(readConfig({ ADMIN_PASSWORD }).admin).toEqual({ password: ADMIN_PASSWORD });
  },
);

test.each(['::', '::1', 'fe80::1%eth0', 'localhost', '10.0.0.7', 'site.internal'])('%s is listened on', (HOST) => {
  expect(readConfig({ HOST }).host).toBe(HOST);
});

const endpoint = { S3_ENDPOINT: 'http://store:8333' };

test.each<[Record<string, string>, string]>([
  [{ S3_REGION: 'x' }, 'S3_REGION needs S3_BUCKET, or a BACKUP_TO in a bucket, beside it.'],
  [{ ...endpoint, BACKUP_TO: '/backups' }, 'S3_ENDPOINT needs S3_BUCKET, or a BACKUP_TO in a bucket, beside it.'],
  [{ S3_BUCKET: 'files' }, 'S3_BUCKET needs S3_ENDPOINT (or S3_REGION for a bucket of Amazon) beside it.'],
  [{ BACKUP_TO: 's3://safe/x' }, 'BACKUP_TO needs S3_ENDPOINT (or S3_REGION for a bucket of Amazon) beside it.'],
  [{ ...endpoint, S3_BUCKET: 'f', S3_ACCESS_KEY_ID: 'k' }, 'S3_ACCESS_KEY_ID needs S3_SECRET_ACCESS_KEY beside it.'],
  [
    { ...endpoint, S3_BUCKET: 'f', S3_SECRET_ACCESS_KEY: 'k' },
    'S3_SECRET_ACCESS_KEY needs S3_ACCESS_KEY_ID beside it.',
  ],
  [{ METRICS_HOST: '::1' }, 'METRICS_HOST needs METRICS_PORT beside it.'],
  [{ TRANSLATE_KEY: 'k' }, 'TRANSLATE_KEY needs TRANSLATE_URL beside it.'],
])('%j alone is refused by name', (settings, refusal) => {
  expect(() => readConfig(settings)).toThrow(`The setting ${refusal}`);
});

test('archives in a bucket need no bucket for files', () => {
  expect(readConfig({ S3_REGION: 'x', BACKUP_TO: 's3://archives' }).backup.s3).toEqual({ region: 'x' });
});

const complete = {
  PORT: '3001',
  HOST: '0.0.0.0',
  DATA_DIR: '/data',
  DATABASE_URL: 'postgres://mansooj:secret@database/mansooj',
  S3_BUCKET: 'files',
  S3_ENDPOINT: 'http://store:8333',
  S3_REGION: 'me-south-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret key',
  ADMIN_USERNAME: 'rania',
  ADMIN_PASSWORD: 'correct horse battery',
  SITE_URL: 'https://bags.example',
  HSTS: 'subdomains',
  SMTP_URL: 'smtps://user:password@mail.example:465?tls=required',
  MAIL_FROM: 'Bags <bags@example.com>',
  STAFF_LANGUAGE: 'ar',
  DEMO_CONTENT: 'off',
  BACKUP_EVERY: '6h',
  BACKUP_TO: '/backups',
  BACKUP_KEEP: '3',
  BACKUP_KEY: 'a long passphrase',
  JOURNAL_EVERY: '60',
  METRICS_PORT: '9100',
  METRICS_HOST: '::1',
  STATISTICS_MONTHS: '12',
  TRANSLATE_URL: 'https://translate.example',
  TRANSLATE_KEY: 'key',
  CLAMAV_SOCKET: 'tcp://scanner:3310',
  TRUST_PROXY: '2',
  RATE_LIMIT_FACTOR: '1.5',
  UPDATES_BY_SCREEN: 'folder',
  LOG_LEVEL: 'warn',
};

const addedToEach = (before: string, after: string) =>
  Object.fromEntries(Object.entries(complete).map(([name, value]) => [name, before + value + after]));

test.each([
  ['a carriage return, as in a file written on Windows', '', '\r'],
  ['a line break', '', '\r\n'],
  ['a byte order mark', '\uFEFF', ''],
])('%s around any setting is not part of it', (_, before, after) => {
  expect(readConfig(addedToEach(before, after))).toEqual(readConfig(complete));
});

test.each([' ', '\t', ' \r', '\u00A0', '\u200B'])(
  'a blank %j at an end is not part of a setting, and refused at a secret, where nobody would see it',
  (blank) => {
    const secrets = ['ADMIN_PASSWORD', 'BACKUP_KEY', 'S3_SECRET_ACCESS_KEY', 'TRANSLATE_KEY'] as const;
    const settings = { ...addedToEach(blank, blank), ...fromKeys(secrets, (name) => complete[name]) };
    expect(readConfig(settings)).toEqual(readConfig(complete));
    for (const name of secrets)
      expect(() => readConfig({ ...complete, [name]: `${complete[name]}${blank}` })).toThrow(
        `The setting ${name} must not begin or end with a blank.`,
      );
  },
);

test.each(Object.entries(complete))('%s with a line break inside or in quotation marks is refused', (name, value) => {
  const inside = `${value}\r\n${value}`;
  expect(() => readConfig({ ...complete, [name]: inside })).toThrow(`The setting ${name} contains a line break`);
  for (const mark of ['"', "'"])
    expect(() => readConfig({ ...complete, [name]: mark + value + mark })).toThrow(
      `The setting ${name} stands in quotation marks`,
    );
});

test('a setting of blanks alone counts as not given', () => {
  expect(readConfig({ PORT: ' \r', S3_BUCKET: '\t', SITE_URL: '\uFEFF' })).toEqual(readConfig({}));
});

test.each([
  ['https://bags.example', 'https://bags.example'],
  ['https://bags.example/', 'https://bags.example'],
  ['HTTPS://Bags.Example:443', 'https://bags.example'],
  ['http://127.0.0.1:3000//', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['http://web01:3000', 'http://web01:3000'],
  ['http://Intranet/', 'http://intranet'],
  ['https://bags-2:8443', 'https://bags-2:8443'],
  ['https://أكياس.example', 'https://xn--igbi0bxd9a.example'],
])('SITE_URL=%s is read as %s', (written, siteUrl) => {
  expect(readConfig({ SITE_URL: written }).siteUrl).toBe(siteUrl);
});

test.each([
  'https://bags.example/shop',
  'https://bags.example/shop/',
  'https://bags.example?a=1',
  'https://bags.example/?',
  'https://bags.example#top',
  'https://rania:secret@bags.example',
  'https://@bags.example',
  'https://bags .example',
  'https://bags.example /',
  'https:/bags.example',
  'https:bags.example',
  'https:\\\\bags.example',
  'https://bags.example\\shop',
  'bags.example',
  'localhost:3000',
  'ftp://bags.example',
  'https://bags.example;',
  'https://bags.example,',
  'https://bags.example"',
  "https://bags.example'",
  'https://$HOST',
  'https://$(HOST)',
  'https://*.bags.example',
  'https://bags..example',
  'https://.bags.example',
  'https://bags.example.',
  'https://bags.example:0',
  'https://1',
  'http://1:3000',
  'http://-web01:3000',
  'http://web_01',
  'https://bags_shop.example',
  'https://-bags.example',
  'https://bags',
  'https://bags.example:',
  'javascript://bags.example',
])('SITE_URL=%s is refused by name', (written) => {
  expect(() => readConfig({ SITE_URL: written })).toThrow(
    'The setting SITE_URL must be an http(s):// address of a host alone, such as https://www.example.com.',
  );
});

test.each([
  '~/data',
  '$HOME/data',
  '$(HOME)/data',
  '%APPDATA%',
  'file:///data',
  's3://bucket',
  'sftp://host/data',
  'S3:bucket',
])('DATA_DIR=%s, which means another place, is refused', (written) => {
  expect(() => readConfig({ DATA_DIR: written })).toThrow('The setting DATA_DIR must be a folder as it is');
});

test.each([
  's3:/bucket',
  'rania@host:/backups',
  'host:/backups',
  '~/backups',
  '$HOME',
  'file:///backups',
  'S3://bucket',
  's3:bucket',
  's3://',
  's3://-bucket/x',
  's3://buck et/x',
])('BACKUP_TO=%s, which means another place, is refused', (written) => {
  expect(() => readConfig({ ...endpoint, BACKUP_TO: written })).toThrow(/The setting BACKUP_TO must be/);
});

test.each([
  '/data',
  './data',
  '../x',
  'data',
  'C:\\data',
  'D:/data',
  '/srv/a b',
  '/srv/أكياس',
  '/srv/~old',
  '/srv/x@y',
])('the folder %s is taken', (written) => {
  expect(readConfig({ DATA_DIR: written }).dataDir).toBe(written);
  expect(readConfig({ DATA_DIR: '/srv/site', BACKUP_TO: written }).backup.to).toBe(written);
});

test.each(['.', './', './files', './files/backups', './tmp', './journal/', './releases', './updates/../updates'])(
  'backups in the folder %s of the data, which the program fills and empties, are refused',
  (place) => {
    const BACKUP_TO = place.replace('.', '/srv/site');
    expect(() => readConfig({ DATA_DIR: '/srv/site/', BACKUP_TO })).toThrow(/^The setting BACKUP_TO must not be/);
    expect(() => readConfig({ DATA_DIR: './site', BACKUP_TO: place.replace('.', './site') })).toThrow('BACKUP_TO');
  },
);

test.each(['/srv/site/backups', '/srv/site/own', '/srv/site-2', '/srv', '/srv/files'])(
  'backups may lie in %s',
  (BACKUP_TO) => {
    expect(readConfig({ DATA_DIR: '/srv/site', BACKUP_TO }).backup.to).toBe(BACKUP_TO);
  },
);

test.each(['ra\u200Bnia', 'rania\u00ADh', 'ra\u202Enia'])(
  'a sign in a name or a secret that nobody sees is refused: %j',
  (written) => {
    for (const name of ['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'BACKUP_KEY'])
      expect(() => readConfig({ [name]: `${written} at the gate` })).toThrow(
        `The setting ${name} contains a sign that nobody sees`,
      );
  },
);

test.each(['“”', '‘’', '«»', '„“', '``'])('quotation marks of letters are refused like others: %s', (marks) => {
  const [open = '', close = ''] = marks;
  expect(() => readConfig({ ADMIN_PASSWORD: `${open}correct horse${close}` })).toThrow('stands in quotation marks');
});

test.each([
  ['SITEURL', 'SITE_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['Database_Url', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['PORTT', 'PORT'],
  ['PROT', 'PORT'],
  ['HOOST', 'HOST'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SITE_URI', 'SITE_URL'],
  ['SITE_ULR', 'SITE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['LOG_LEVL', 'LOG_LEVEL'],
  ['TRSUT_PROXY', 'TRUST_PROXY'],
  ['S3_BUCKETT', 'S3_BUCKET'],
  ['S3_ACCES_KEY_ID', 'S3_ACCESS_KEY_ID'],
  ['METRIC_PORT', 'METRICS_PORT'],
  ['STAF_LANGUAGE', 'STAFF_LANGUAGE'],
  ['Setting_File', 'SETTINGS_FILE'],
  ['BACKUP_EVRY', 'BACKUP_EVERY'],
  ['ADMIN_PASSWROD', 'ADMIN_PASSWORD'],
  ['DATA_DOR', 'DATA_DIR'],
  ['SITE_URK', 'SITE_URL'],
  ['DITE_URL', 'SITE_URL'],
  ['MAIL_FRIM', 'MAIL_FROM'],
  ['MAIL_FROMM', 'MAIL_FROM'],
  ['PORY', 'PORT'],
  ['HIST', 'HOST'],
  ['DATABASE_URK', 'DATABASE_URL'],
  ['DATABAZE_URL', 'DATABASE_URL'],
  ['S3_BUCKER', 'S3_BUCKET'],
  ['S3_REGIOIN', 'S3_REGION'],
  ['LOG_LEVEK', 'LOG_LEVEL'],
  ['LOG_LEVVEL', 'LOG_LEVEL'],
  ['LOG_LEAVEL', 'LOG_LEVEL'],
  ['DEMO_CONTEMT', 'DEMO_CONTENT'],
])('the name %s is refused: %s is meant', (name, meant) => {
  const refusal = `The setting ${name} is not known; did you mean ${meant}?`;
  expect(() => readConfig({ [name]: 'x' })).toThrow(refusal);
});

test.each(['BACKUP_PASSPHRASE', 'DEMO_SHOP', 'SMTP_HOST'])(
  'the name %s, which begins like a setting, is refused as unknown',
  (name) => {
    const refusal = `The setting ${name} is not known; docs/operations.md lists all settings.`;
    expect(() => readConfig({ [name]: 'x' })).toThrow(refusal);
  },
);

test.each(['DATABASE_URL', 'ADMIN_PASSWORD', 'S3_SECRET_ACCESS_KEY', 'SITE_URL'])(
  'a file with %s alone, as secrets of containers lie, is refused: without it others would be used',
  (name) => {
    const says = `is not known; ${name} takes the value itself, and SETTINGS_FILE names a file with all settings.`;
    expect(() => readConfig({ [`${name}_FILE`]: '/run/secrets/one' })).toThrow(`The setting ${name}_FILE ${says}`);
  },
);

test.each(['\uFEFFPORT', 'PORT ', ' PORT\t', '\u200BPORT\r'])(
  'the name %j, with a sign that nobody sees, is refused with the reason',
  (name) => {
    expect(() => readConfig({ [name]: '3000' })).toThrow(
      'The name of the setting PORT has a blank or an invisible sign beside it',
    );
  },
);

test.each([
  'PATH',
  'SHOST',
  'HOSTS',
  'HOSTNAME',
  'LOG',
  'EXPORT',
  'DATABASE_HOST',
  'LISTEN_FDS',
  'S3_ACL',
  'HOS',
  'POT',
  'PORTS',
  'SITE_URLS',
  'DATA_DIRS',
  'HOME',
  'POST',
  'SORT',
  'COST',
  'SPORT',
  'VITE_URL',
  'EMAIL_FROM',
  'DATABASE_1_URL',
  'DATABASE_URL_2',
  'JOURNAL_STREAM',
  'LISTEN_PID',
])('the variable %s of another program is left alone', (name) => {
  expect(() => readConfig({ [name]: 'x' })).not.toThrow();
});
