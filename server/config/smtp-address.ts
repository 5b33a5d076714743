const tlsModes = ['offered', 'required', 'off'] as const;

/** The parsed SMTP_URL: server, encryption, and timeout. */
export type SmtpAddress = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS where offered. */
  isTls: boolean;
  /** `required` refuses servers without TLS, `off` never uses STARTTLS. */
  tls: (typeof tlsModes)[number];
  /** Whether the server's certificate is verified. */
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
 * Parses `smtp[s]://[USER:PASSWORD@]HOST[:PORT][?tls=required|offered|off&verify=on|off&timeout=SECONDS]`; undefined
 * when invalid. User and password are percent-encoded.
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
      // Without the brackets around IPv6 addresses in URLs.
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port ? Number(url.port) : isTls ? 465 : 587,
      isTls,
      tls: tlsModes.find((mode) => mode === given('tls', 'offered')) ?? 'offered',
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
