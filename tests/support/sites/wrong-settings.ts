import type { OddPlaces } from './odd-places.ts';
import { settingsOfOtherEffect } from './settings-of-other-effect.ts';

/** `refused`: neither does the program start with it. */
export type WrongSetting = [settings: Record<string, string>, refused: boolean, line: RegExp];

const portOfAddress = (address: string): string => address.split(':').at(-1) ?? '';

const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

/** Settings as somebody might write them, and the line with which `check` meets them. `port`: where the site listens. */
export const wrongSettings = (at: OddPlaces, port: string): WrongSetting[] => [
  // Where it listens.
  [{ PORT: '80a' }, true, /^error PORT .* must be a port number from 0 to 65535/],
  [{ PORT: '70000' }, true, /^error PORT .* must be a port number/],
  [{ PORT: '3000 # the site' }, true, /^error PORT .* must be a port number/],
  [{ PORT: '0' }, false, /^warning PORT The port changes with every start/],
  [{ PORT: portOfAddress(at.webServer) }, true, /^error PORT PORT \d+ is in use on 127\.0\.0\.1\. Stop the program/],
  [{ HOST: 'http://0.0.0.0' }, true, /^error HOST .* must be an address to listen on/],
  [{ HOST: 'no-such-host.invalid' }, true, /^error PORT HOST no-such-host\.invalid is not known as a name\. Set HOST/],
  [{ HOST: '203.0.113.7' }, true, /^error PORT HOST 203\.0\.113\.7 is no address of this machine\. Set HOST/],
  [{ METRICS_PORT: port }, true, /^error METRICS_PORT .* needs another number in PORT/],
  [{ METRICS_PORT: '-1' }, true, /^error METRICS_PORT .* must be a port number from 1/],
  [
    { METRICS_PORT: portOfAddress(at.webServer) },
    true,
    /^error METRICS_PORT METRICS_PORT \d+ is in use on 127\.0\.0\.1\. Stop the program/,
  ],
  [
    { METRICS_PORT: '9464', METRICS_HOST: '203.0.113.7' },
    true,
    /^error METRICS_PORT METRICS_HOST 203\.0\.113\.7 is no address of this machine\. Set METRICS_HOST/,
  ],
  [{ METRICS_HOST: '0.0.0.0' }, true, /^error METRICS_HOST .* needs METRICS_PORT beside it/],
  [{ METRICS_PORT: '9', METRICS_HOST: '0.0.0.0' }, false, /^warning METRICS_HOST The metrics are open to the network/],
  // Data.
  [{ DATA_DIR: at.file }, true, /^error DATA_DIR .* cannot be written to: a file has its name\. Give it/],
  [{ DATA_DIR: `${at.file}/data` }, true, /^error DATA_DIR .* cannot be written to: a file has its name/],
  [
    { DATA_DIR: '/proc/mansooj' },
    true,
    /^error DATA_DIR \/proc\/mansooj cannot be written to: a folder cannot be made/,
  ],
  [
    { DATA_DIR: at.brokenLink },
    true,
    /^error DATA_DIR .* cannot be written to: .* a disk that is not mounted\. Give it/,
  ],
  [{ DATA_DIR: `${at.brokenLink}/site` }, true, /^error DATA_DIR .* cannot be written to: .* that is not mounted/],
  [{ DATA_DIR: at.circle }, true, /^error DATA_DIR .* cannot be written to: a link leads to itself/],
  [{ DATA_DIR: at.withoutDatabase }, true, /^error DATA_DIR .* holds backups, but its database is missing.*"restore"/],
  [
    { DATA_DIR: at.deleted },
    true,
    /^error DATA_DIR .*, move "files", "mansooj\.sqlite-wal", "mansooj\.sqlite-shm" away and run the command "restore"/,
  ],
  [{ DATA_DIR: at.noDatabase }, true, /^error DATA_DIR .*mansooj\.sqlite is no database of SQLite\. Move it away/],
  [{ DATA_DIR: at.foreign }, true, /^error DATA_DIR .* of another program \(with the table songs\)\. Move it away/],
  [{ DATABASE_URL: 'mysql://owner@db/bags' }, true, /^error DATABASE_URL .* must be a postgres:\/\/ address/],
  [{ DATABASE_URL: 'postgres:/db/bags' }, true, /^error DATABASE_URL .* must be a postgres:\/\/ address/],
  [{ DATABASE_URL: '"postgres://owner@db/bags"' }, true, /^error DATABASE_URL .* in quotation marks; write it without/],
  [{ DATABASE_URL: 'postgres://owner:50%@db/bags' }, true, /^error DATABASE_URL .* written as %25/],
  [
    { DATABASE_URL: 'postgres://owner:1/hidden@db/bags' },
    true,
    /^error DATABASE_URL .* has an @ behind its host; .* %2F/,
  ],
  [
    { DATABASE_URL: 'postgres://owner:hidden@127.0.0.1:1/bags' },
    true,
    /^error DATABASE_URL PostgreSQL at 127\.0\.0\.1:1\/bags does not answer \(ECONNREFUSED\)\. Start it, or correct/,
  ],
  [
    { DATABASE_URL: 'postgres://owner@db.invalid/bags' },
    true,
    /^error DATABASE_URL PostgreSQL at db\.invalid\/bags does not answer/,
  ],
  [
    { DATABASE_URL: 'postgres://owner@127.0.0.1:1/bags?sslmode=verify-full&sslrootcert=/nope.pem' },
    true,
    /^error DATABASE_URL The file \/nope\.pem that DATABASE_URL names cannot be read \(ENOENT\)/,
  ],
  [
    { DATABASE_URL: `postgres://owner:hidden@${at.webServer}/bags` },
    true,
    /^error DATABASE_URL PostgreSQL at .*\/bags hangs up: .* another program\. Start it, or correct DATABASE_URL/,
  ],
  [
    { DATABASE_URL: 'postgres:///bags?host=/run/no-such-folder' },
    true,
    /^error DATABASE_URL PostgreSQL at \/run\/no-such-folder\/bags does not answer \(ENOENT\)/,
  ],
  // Files in a bucket.
  [
    { S3_BUCKET: 'files', S3_ENDPOINT: 'http://127.0.0.1:1' },
    false,
    /^error S3_BUCKET No keys for files at .* are set\. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/,
  ],
  [{ S3_BUCKET: 'files' }, true, /^error S3_BUCKET .* needs S3_ENDPOINT \(or S3_REGION/],
  [
    { ...s3, S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'files/uploads' },
    true,
    /^error S3_BUCKET .* must be the name of a bucket/,
  ],
  [{ ...s3, S3_ENDPOINT: 's3.example.com' }, true, /^error S3_ENDPOINT .* must be an http/],
  [
    { ...s3, S3_ENDPOINT: 'https://key:secret@s3.example.com' },
    true,
    /^error S3_ENDPOINT .* without a name, a password/,
  ],
  [
    { S3_BUCKET: 'files', S3_ENDPOINT: 'http://store', S3_ACCESS_KEY_ID: 'key' },
    true,
    /^error S3_ACCESS_KEY_ID .* needs S3_SECRET_ACCESS_KEY/,
  ],
  [
    { ...s3, S3_ENDPOINT: 'http://store', S3_SECRET_ACCESS_KEY: 'secret ' },
    true,
    /^error S3_SECRET_ACCESS_KEY .* must not begin or end with a blank/,
  ],
  [
    { ...s3, S3_ENDPOINT: 'http://127.0.0.1:1' },
    false,
    /^error S3_BUCKET .* does not answer as a store \(ECONNREFUSED\)\. Start it, or correct S3_ENDPOINT/,
  ],
  [
    { ...s3, S3_ENDPOINT: `http://${at.nothingThere}` },
    false,
    /^error S3_BUCKET There is no bucket files at .*\. Make it with/,
  ],
  [
    { ...s3, S3_ENDPOINT: `http://${at.refusing}` },
    false,
    /^error S3_BUCKET .* refuses the keys .*\. Correct S3_ACCESS_KEY_ID/,
  ],
  [{ ...s3, S3_ENDPOINT: `http://${at.webServer}` }, false, /^error S3_BUCKET .* does not answer as a store/],
  // The first administrator.
  [{ ADMIN_PASSWORD: 'secret' }, true, /^error ADMIN_PASSWORD .* must be a password of 12 to 128 characters/],
  [{ ADMIN_PASSWORD: "'correct horse battery'" }, true, /^error ADMIN_PASSWORD .* in quotation marks/],
  [
    { ADMIN_PASSWORD: 'password1234' },
    false,
    /^warning ADMIN_PASSWORD Anybody would guess this password\. Choose another/,
  ],
  [{ ADMIN_USERNAME: 'a'.repeat(201) }, true, /^error ADMIN_USERNAME .* must be a name of 1 to 200/],
  // The address.
  [{ SITE_URL: 'www.bags.example' }, true, /^error SITE_URL .* must be an http/],
  [{ SITE_URL: 'https://bags.example/shop' }, true, /^error SITE_URL .* of a host alone/],
  [{ SITE_URL: 'https:/bags.example' }, true, /^error SITE_URL .* of a host alone/],
  [{ SITE_URL: 'http://bags.invalid' }, false, /^warning SITE_URL Without https passwords travel openly.*Write https/],
  [
    { SITE_URL: 'https://bags.invalid' },
    false,
    /^(error|warning) SITE_URL .*(bags\.invalid has no address in DNS\. Make an A|DNS does not answer)/,
  ],
  [
    { SITE_URL: 'https://127.0.0.1:59999' },
    false,
    /^error SITE_URL .* does not answer \(ECONNREFUSED\).* Name the public address/,
  ],
  [
    { SITE_URL: `https://${at.mailSelfSigned}` },
    false,
    /^error SITE_URL The certificate of .* is not valid .*\(.*CERT.*\)/,
  ],
  [
    { SITE_URL: `http://${at.webServer}` },
    false,
    /^error SITE_URL .* answers 200, but not from here\. Its proxy must lead to port/,
  ],
  [
    { SITE_URL: `http://${at.leadsOn}` },
    false,
    /^warning SITE_URL .* leads on to https:\/\/www\.bags\.example\. Name that address/,
  ],
  [{ SITE_URL: `http://${at.late}` }, false, /^error clock .* is \d{2,3} s behind this machine\. Let both keep time/],
  [{ TRUST_PROXY: 'yes' }, true, /^error TRUST_PROXY .* must be on, off, or how many/],
  [
    { TRUST_PROXY: 'off', SITE_URL: 'https://bags.invalid' },
    false,
    /^warning TRUST_PROXY All visitors count as one address\. Write on/,
  ],
  [{ TRUST_PROXY: '2' }, false, /^warning TRUST_PROXY X-Forwarded-For names 0 addresses, not 2\. Let each proxy/],
  [{ HSTS: 'yes' }, true, /^error HSTS .* must be on, subdomains or off/],
  // Mail.
  [{ SMTP_URL: 'mail.example.com:587' }, true, /^error SMTP_URL .* must be an address like smtp:/],
  [{ SMTP_URL: 'smtp://mail.example.com?tls=always' }, true, /^error SMTP_URL .* must be an address like smtp:/],
  [
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    false,
    /^error SMTP_URL 127\.0\.0\.1:1 does not answer as a mail server\. Correct host and port/,
  ],
  [{ SMTP_URL: `smtps://${at.mail}` }, false, /^error SMTP_URL .* offers no TLS|does not answer as a mail server/],
  [{ SMTP_URL: `smtp://${at.mail}?tls=required` }, false, /^error SMTP_URL .* offers no TLS/],
  [{ SMTP_URL: `smtps://${at.mailSelfSigned}` }, false, /^error SMTP_URL .* a certificate that is not valid/],
  [
    { SMTP_URL: `smtp://user:hidden@${at.mailRefusing}` },
    false,
    /^error SMTP_URL .* refuses the user or the password\. Correct them/,
  ],
  [
    { MAIL_FROM: 'Bags bags@example.com' },
    true,
    /^error MAIL_FROM .* must be an e-mail address, with or without a name/,
  ],
  [{ MAIL_FROM: 'bags@example.com' }, false, /^warning MAIL_FROM It has no effect without SMTP_URL/],
  [{ IMAP_URL: 'imap.example.com' }, true, /^error IMAP_URL .* must be an address like imaps:/],
  [{ IMAP_URL: 'imaps://imap.example.com/INBOX' }, true, /^error IMAP_URL .* must be an address like imaps:\/\/USER/],
  [
    { IMAP_URL: 'imap://leads:hidden@127.0.0.1:1' },
    false,
    /^error IMAP_URL 127\.0\.0\.1:1 does not answer as an IMAP server\. Correct host and port/,
  ],
  [
    { IMAP_URL: `imaps://leads:hidden@${at.mail}` },
    false,
    /^error IMAP_URL .* (offers no TLS|does not answer as an IMAP)/,
  ],
  [{ MAIL_REPLY_TO: 'leads' }, true, /^error MAIL_REPLY_TO .* must be an e-mail address with at most 20 signs/],
  [{ MAIL_UNMATCHED: 'lead' }, true, /^error MAIL_UNMATCHED .* needs IMAP_URL/],
  [{ IMAP_HOST: 'imap.example.com' }, true, /^error IMAP_HOST .* not known; docs\/operations\.md/],
  [{ STAFF_LANGUAGE: 'arabic' }, true, /^error STAFF_LANGUAGE .* must be en or ar/],
  // Backups.
  [{ BACKUP_EVERY: '24' }, true, /^error BACKUP_EVERY .* must be a time such as 30m/],
  [{ BACKUP_EVERY: 'off' }, false, /^warning BACKUP_EVERY No backups are made\. Set a time/],
  [{ BACKUP_TO: 'ftp://backups.example' }, true, /^error BACKUP_TO .* must be a folder or s3:/],
  [{ BACKUP_TO: 's3://archives' }, true, /^error BACKUP_TO .* needs S3_ENDPOINT/],
  [{ BACKUP_TO: at.file }, false, /^error BACKUP_TO .* cannot be written to: a file has its name.*ReadWritePaths/],
  [{ BACKUP_TO: `${at.brokenLink}/site` }, false, /^error BACKUP_TO .* cannot be written to: .* that is not mounted/],
  [{ BACKUP_TO: './data/files', DATA_DIR: './data' }, true, /^error BACKUP_TO .* must not be DATA_DIR itself/],
  [{ BACKUP_TO: '/proc/backups' }, false, /^error BACKUP_TO \/proc\/backups cannot be written to/],
  [
    {
      BACKUP_TO: 's3://archives',
      S3_ENDPOINT: `http://${at.failing}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    false,
    /^error BACKUP_TO .* answers 500 .*\. Start it|^error BACKUP_TO There was no answer/,
  ],
  [{ BACKUP_KEEP: 'all' }, true, /^error BACKUP_KEEP .* must be a number from 1/],
  [{ BACKUP_KEEP: '1' }, false, /^warning BACKUP_KEEP .* Keep 7 or more/],
  [{ BACKUP_KEY: 'secret' }, true, /^error BACKUP_KEY .* must be a passphrase of 12/],
  [{ JOURNAL_EVERY: '30s' }, true, /^error JOURNAL_EVERY .* must be a number of seconds/],
  [{ JOURNAL_EVERY: '0' }, false, /^warning JOURNAL_EVERY What changes between two backups is lost/],
  // Services, and the rest.
  [{ CLAMAV_SOCKET: 'localhost:3310' }, true, /^error CLAMAV_SOCKET .* must be the path of a socket or tcp:/],
  [{ CLAMAV_SOCKET: '/run/no-such.sock' }, false, /^error CLAMAV_SOCKET .* does not answer \(ENOENT\)\. Start clamd/],
  [
    { CLAMAV_SOCKET: `tcp://${at.webServer}` },
    false,
    /^error CLAMAV_SOCKET .* answers, but not as clamd\. Name the socket/,
  ],
  [{ TRANSLATE_URL: 'ftp://translate.example' }, true, /^error TRANSLATE_URL .* must be an http/],
  [{ TRANSLATE_KEY: 'hidden-key' }, true, /^error TRANSLATE_KEY .* needs TRANSLATE_URL/],
  [
    { TRANSLATE_URL: `http://${at.refusing}`, TRANSLATE_KEY: 'hidden-key' },
    false,
    /^error TRANSLATE_KEY .* refuses the key.*\(403\)\. Correct the key/,
  ],
  [{ TRANSLATE_URL: `http://${at.webServer}` }, false, /^error TRANSLATE_URL .* does not answer as LibreTranslate/],
  [{ STATISTICS_MONTHS: '2y' }, true, /^error STATISTICS_MONTHS .* must be a number from 1 to 120/],
  [{ RATE_LIMIT_FACTOR: '-1' }, true, /^error RATE_LIMIT_FACTOR .* must be a number above 0/],
  [{ RATE_LIMIT_FACTOR: '5000' }, false, /^warning RATE_LIMIT_FACTOR Nobody is limited any more/],
  [{ DEMO_CONTENT: 'maybe' }, true, /^error DEMO_CONTENT .* must be on or off/],
  [{ UPDATES_BY_SCREEN: 'yes' }, true, /^error UPDATES_BY_SCREEN .* must be on, folder/],
  [{ LOG_LEVEL: 'verbose' }, true, /^error LOG_LEVEL .* must be fatal, error/],
  [{ LOG_LEVEL: 'silent' }, false, /^warning LOG_LEVEL Errors are not logged/],
  [{ SITEURL: 'https://bags.example' }, true, /^error SITEURL .* not known; did you mean SITE_URL\?/],
  [{ BACKUP_PASSPHRASE: 'hidden-passphrase' }, true, /^error BACKUP_PASSPHRASE .* not known; docs\/operations\.md/],
  [{ SETTINGS_FILE: '/etc/none.env' }, true, /SETTINGS_FILE|The settings file \/etc\/none\.env is not there/],
  [{ SETTINGS_FILE: `${at.withLines}/a.env` }, true, /Line 1 of .*a\.env is no setting: each line is NAME=value/],
  [
    { SETTINGS_FILE: `${at.withLines}/b.env` },
    true,
    /error COLOUR Line 1 of .*b\.env sets COLOUR, which is no setting/,
  ],
  [{ SETTINGS_FILE: `${at.withLines}/c.env` }, true, /Line 2 of .*c\.env sets PORT a second time/],
  ...settingsOfOtherEffect(at),
];
