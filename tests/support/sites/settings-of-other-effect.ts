import type { OddPlaces } from './odd-places.ts';
import type { WrongSetting } from './wrong-settings.ts';

/** Settings of which the program would make something else than is meant, or nothing. */
export const settingsOfOtherEffect = (at: OddPlaces): WrongSetting[] => [
  [{ HOST: '0' }, true, /^error HOST .* must be an address to listen on/],
  [{ HOST: '127.0.1' }, true, /^error HOST .* must be an address to listen on/],
  [{ HOST: '10.0.0.256' }, true, /^error HOST .* must be an address to listen on/],
  [{ HOST: '0.0.0.0:8080' }, true, /^error HOST .* must be an address to listen on/],
  [{ METRICS_PORT: '9464', METRICS_HOST: '1' }, true, /^error METRICS_HOST .* must be an address to listen on/],
  [{ DATA_DIR: '/' }, true, /^error DATA_DIR .* must be a folder .* not the whole disk/],
  [
    { DATA_DIR: '/etc' },
    false,
    /^warning DATA_DIR \/etc holds other things, such as .* a folder of its own: \/etc\/man/,
  ],
  [
    { DATA_DIR: at.inRelease },
    false,
    /^warning DATA_DIR .*\/data lies in the folder of a release, .* move the data out of it, and name their folder/,
  ],
  [{ HOST: '0.0.0.0', TRUST_PROXY: 'on' }, false, /^warning HOST .* past the proxy .* Name 127\.0\.0\.1, or/],
  [
    { SETTINGS_FILE: `${at.withLines}/f.env` },
    false,
    /^warning BACKUP_TO Line 2 of .*f\.env says backups, which is another folder .*; here \/.*\/backups\. Write the whole/,
  ],
  [
    { DATA_DIR: `/srv/${'long'.repeat(80)}` },
    true,
    /^error DATA_DIR .* cannot be written to: its name is too long\. .* name another folder/,
  ],
  [{ DATABASE_URL: 'postgres://owner:hidden@db:5432' }, true, /^error DATABASE_URL .* names no database; write post/],
  [{ DATABASE_URL: 'postgresql://db/?sslmode=require' }, true, /^error DATABASE_URL .* names no database; write post/],
  [
    { DATABASE_URL: 'postgres://db/bags?schema=site' },
    true,
    /^error DATABASE_URL .* option schema, which has no effect/,
  ],
  [
    { DATABASE_URL: `postgres://owner:$\{DB_PASSWORD}@db/bags` },
    true,
    /^error DATABASE_URL .* nothing replaces here; write the value itself/,
  ],
  [
    { DATABASE_URL: 'postgres://owner@127.0.0.1:1/bags', JOURNAL_EVERY: '30' },
    true,
    /^warning JOURNAL_EVERY It has no effect with DATABASE_URL/,
  ],
  [{ ADMIN_PASSWORD: '$(cat /run/secrets/site)' }, true, /^error ADMIN_PASSWORD .* nothing replaces here; write/],
  [{ ADMIN_PASSWORD: '{{ vault.password }}' }, true, /^error ADMIN_PASSWORD .* nothing replaces here; write/],
  [{ HSTS: 'subdomains' }, false, /^warning HSTS It has no effect without https:\/\/ in SITE_URL/],
  [{ MAIL_REPLY_TO: 'leads@example.com' }, false, /^warning MAIL_REPLY_TO It has no effect without SMTP_URL/],
  [
    { MAIL_REPLY_TO: 'leads@example.com', SMTP_URL: 'smtp://127.0.0.1:1' },
    false,
    /^warning MAIL_REPLY_TO .* do not reach the leads .* Set IMAP_URL/,
  ],
  [
    { BACKUP_TO: '/dev/backups' },
    false,
    /^warning BACKUP_TO \/dev\/backups lies in memory, .* Name a folder on a disk/,
  ],
  [{ BACKUP_EVERY: '90d' }, false, /^warning BACKUP_EVERY .* is lost with the disk\. Write 1d/],
  [{ BACKUP_EVERY: '5m' }, false, /^warning BACKUP_KEEP All backups together reach back 2 h\. Keep more/],
  [
    { BACKUP_KEY: 'a long passphrase that is kept elsewhere too' },
    false,
    /^warning BACKUP_KEY .* in the example of a settings file.* Choose another one/,
  ],
  [{ S3_SECRET_KEY: 'hidden-key' }, false, /^warning S3_SECRET_KEY .* begins like a setting and has no effect; .*docs/],
  [{ MAIL_SENDER: 'a@example.com' }, false, /^warning MAIL_SENDER .* begins like a setting and has no effect/],
  [{ TZ: 'Asia/Irbid' }, false, /^warning TZ There is no time zone Asia\/Irbid\. Leave TZ out/],
  [{ NODE_ENV: 'prod' }, false, /^warning NODE_ENV prod is not known.* Write production/],
  [{ MALLOC_ARENA_MAX: 'one' }, false, /^warning MALLOC_ARENA_MAX It has no effect .* Write 1/],
  [{ WORKERS: '4' }, false, /^warning WORKERS The setting WORKERS is ignored: one process serves/],
  [{ SETTINGS_FILE: `${at.withLines}/d.env` }, true, /^error LISTEN_FD Line 1 of .* remove the line/],
  [
    { SETTINGS_FILE: `${at.withLines}/e.env`, HSTS: 'off' },
    false,
    /^warning HSTS The environment sets another value than line 1 of .*e\.env, and wins\. Remove one/,
  ],
];
