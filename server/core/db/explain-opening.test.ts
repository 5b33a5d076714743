import { expect, test } from 'vitest';
import { explainOpening } from './explain-opening.ts';

const fault = (facts: object) => Object.assign(new Error('told by somebody else'), facts);
const databaseUrl = 'postgres://owner:secret@db.example/bags';

test.each([
  ['without a connection left', { code: '53300' }, /takes no connection now \(53300\)\. Raise max_connections/],
  ['that is starting', { code: '57P03' }, /takes no connection now \(57P03\)\. Start it, or correct --to\.$/],
  ['that is not there', { code: 'ECONNREFUSED', syscall: 'connect' }, /does not answer .*correct --to\.$/],
  ['that refuses', { code: '28P01' }, /refuses the user or the password\. Correct them in --to\.$/],
  [
    'that admits nobody from here',
    { code: '28000', message: 'no pg_hba.conf entry for host "192.0.2.1", user "owner", no encryption' },
    /admits no such connection\. Allow it in its pg_hba\.conf, .*sslmode=verify-full in --to\.$/,
  ],
  ['without the database', { code: '3D000' }, /has no such database\. Make it there, or correct --to\.$/],
  ['without the schema', { code: '3F000' }, /has no schema .*search_path names, .* OWNER TO "owner"\.$/],
  [
    'without the right to make tables',
    { code: '42501', message: 'permission denied for schema public' },
    /\(permission denied for schema public\)\. .*ALTER DATABASE "bags" OWNER TO "owner"\.$/,
  ],
  ['whose socket is not there', { code: 'ENOENT', syscall: 'connect', path: '/run/x' }, /does not answer \(ENOENT\)/],
  [
    'whose certificate is not there',
    { code: 'ENOENT', syscall: 'open', path: '/ca.pem' },
    /^The file \/ca\.pem .*--to/,
  ],
])('of PostgreSQL %s it is said what to do, without the password', (_, facts, says) => {
  const told = explainOpening(fault(facts), { dataDir: '/data', databaseUrl, setting: '--to' });
  expect(String((told as Error).message)).toMatch(says);
  expect(String((told as Error).message)).not.toContain('secret');
});

test.each([
  [10, /mansooj\.sqlite cannot be read or written: .*Look at the disk\.$/],
  [11, /mansooj\.sqlite is damaged\. Move it away with .*"files"/],
  [26, /mansooj\.sqlite is no database of SQLite\. Move it away/],
])('the code %i of SQLite is a sentence', (errcode, says) => {
  const told = explainOpening(fault({ code: 'ERR_SQLITE_ERROR', errcode }), { dataDir: '/data' });
  expect(String((told as Error).message)).toMatch(says);
});
