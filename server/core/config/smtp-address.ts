import { z } from 'zod';

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

const optionsSchema = z.strictObject({
  tls: z.enum(tlsModes).default('offered'),
  verify: z.enum(['on', 'off']).default('on'),
  timeout: z
    .string()
    .regex(/^([1-9]|[1-9]\d|[12]\d\d|300)$/)
    .default('20'),
});

/**
 * Parses `smtp[s]://[USER:PASSWORD@]HOST[:PORT][?tls=required|offered|off&verify=on|off&timeout=SECONDS]`; undefined
 * when invalid. User and password are percent-encoded.
 */
export function readSmtpAddress(value: string): SmtpAddress | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isTls = url.protocol === 'smtps:';
  const isPlain = /^\/?$/.test(url.pathname) && url.hash === '' && url.hostname !== '';
  const options = readOptions(url.searchParams);
  if (!isPlain || !(isTls || url.protocol === 'smtp:') || !options) return undefined;
  const credentials = readCredentials(url);
  return (
    credentials && {
      // Without the brackets around IPv6 addresses in URLs.
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port ? Number(url.port) : isTls ? 465 : 587,
      isTls,
      tls: options.tls,
      isVerified: options.verify === 'on',
      timeoutMilliseconds: Number(options.timeout) * 1000,
      ...credentials,
    }
  );
}

/** The options, each given at most once; undefined when one is unknown or invalid. */
function readOptions(given: URLSearchParams) {
  const values = Object.fromEntries(given);
  return Object.keys(values).length === given.size ? optionsSchema.safeParse(values).data : undefined;
}

function readCredentials({ username, password }: URL): Pick<SmtpAddress, 'user' | 'password'> | undefined {
  if (!username && !password) return {};
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
