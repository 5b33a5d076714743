/** What SMTP_URL says: where mail goes, how, and for how long an answer is waited for. */
export type SmtpAddress = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); else it is begun later, where the server offers it. */
  isTls: boolean;
  /** `required` refuses a server without TLS, `off` never begins it. */
  tls: 'offered' | 'required' | 'off';
  /** Whether the server's certificate is checked. */
  isVerified: boolean;
  timeoutMilliseconds: number;
  user?: string;
  password?: string;
};

const defaultTimeoutSeconds = 20;
const options: Record<string, RegExp> = {
  tls: /^(offered|required|off)$/,
  verify: /^(on|off)$/,
  timeout: /^([1-9]|[1-9]\d|[12]\d\d|300)$/,
};

/**
 * Reads `smtp[s]://[USER:PASSWORD@]HOST[:PORT][?tls=required|offered|off&verify=on|off&timeout=SECONDS]`; undefined when it
 * is anything else. User and password are percent-encoded.
 */
export function readSmtpAddress(value: string): SmtpAddress | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isTls = url.protocol === 'smtps:';
  const isPlain = /^\/?$/.test(url.pathname) && url.hash === '' && url.hostname !== '';
  if (!isPlain || !(isTls || url.protocol === 'smtp:') || !hasKnownOptions(url.searchParams)) return undefined;
  const given = (name: string, otherwise: string) => url.searchParams.get(name) ?? otherwise;
  const credentials = readCredentials(url);
  return (
    credentials && {
      // Without the brackets that an address of IPv6 has in a URL.
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port ? Number(url.port) : isTls ? 465 : 587,
      isTls,
      tls: given('tls', 'offered') as SmtpAddress['tls'],
      isVerified: given('verify', 'on') === 'on',
      timeoutMilliseconds: Number(given('timeout', String(defaultTimeoutSeconds))) * 1000,
      ...credentials,
    }
  );
}

function hasKnownOptions(given: URLSearchParams): boolean {
  const names = [...given.keys()];
  const areOnce = new Set(names).size === names.length;
  return areOnce && [...given].every(([name, value]) => options[name]?.test(value) ?? false);
}

function readCredentials({ username, password }: URL): Pick<SmtpAddress, 'user' | 'password'> | undefined {
  if (!username && !password) return {};
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
