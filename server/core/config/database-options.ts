import { ConfigError, type Environment } from './clean-settings.ts';

/** What the driver reads of an address about TLS, and the values that it knows; null: any. */
const known: ReadonlyMap<string, readonly string[] | null> = new Map([
  ['ssl', ['true', 'false', '1', '0', 'no-verify']],
  ['sslmode', ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']],
  ['sslnegotiation', ['postgres', 'direct']],
  ...['sslcert', 'sslkey', 'sslrootcert'].map((name) => [name, null] as const),
]);

const says = 'TLS is ?sslmode=verify-full, require or disable.';

/**
 * An option about TLS in DATABASE_URL that the driver would pass over: the connection would be open to readers although its
 * operator asked for TLS.
 */
export function findDatabaseOptions({ DATABASE_URL }: Environment): ConfigError[] {
  if (!DATABASE_URL || !URL.canParse(DATABASE_URL)) return [];
  const [wrong] = [...new URL(DATABASE_URL).searchParams].filter(([name, value]) => {
    const values = known.get(name);
    return values === undefined ? /^(?:ssl|tls)/i.test(name) : values !== null && !values.includes(value);
  });
  if (!wrong) return [];
  const [name] = wrong;
  const fault = known.has(name)
    ? `has a value of ${name} that is not known`
    : `has the option ${name}, which is not known`;
  return [new ConfigError('DATABASE_URL', `The setting DATABASE_URL ${fault}; ${says}`)];
}
