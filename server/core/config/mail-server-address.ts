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
  isVerified: boolean;
  timeoutMilliseconds: number;
  user?: string;
  password?: string;
};

/** The parsed IMAP_URL: the same, and the folder with the letters that come in. */
export type ImapAddress = SmtpAddress & { user: string; folder: string };

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
  const read = readServer(value, { plain: 'smtp:', withTls: 'smtps:', ports: [587, 465] });
  return read && /^\/?$/.test(read.path) ? read.server : undefined;
}

/** Parses `imap[s]://USER:PASSWORD@HOST[:PORT][/FOLDER]` with the same options; the folder is INBOX without one. */
export function readImapAddress(value: string): ImapAddress | undefined {
  const read = readServer(value, { plain: 'imap:', withTls: 'imaps:', ports: [143, 993] });
  const folder = read && decode(read.path.slice(1) || 'INBOX');
  const user = read?.server.user;
  return read && user && folder ? { ...read.server, user, folder } : undefined;
}

const oneHost = /^[^,;*]+$/;

type Protocols = { plain: string; withTls: string; ports: [plain: number, withTls: number] };

function readServer(value: string, { plain, withTls, ports }: Protocols) {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isTls = url.protocol === withTls;
  const options = readOptions(url.searchParams);
  if (url.hash !== '' || url.port === '0' || !oneHost.test(url.hostname) || !(isTls || url.protocol === plain))
    return undefined;
  if (!options || (isTls && options.tls === 'off')) return undefined;
  const credentials = readCredentials(url);
  if (!credentials) return undefined;
  const server: SmtpAddress = {
    // Without the brackets around IPv6 addresses in URLs.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : ports[isTls ? 1 : 0],
    isTls,
    tls: options.tls,
    isVerified: options.verify === 'on',
    timeoutMilliseconds: Number(options.timeout) * 1000,
    ...credentials,
  };
  return { server, path: url.pathname };
}

/** The options, each given at most once; undefined when one is unknown or invalid. */
function readOptions(given: URLSearchParams) {
  const values = Object.fromEntries(given);
  return Object.keys(values).length === given.size ? optionsSchema.safeParse(values).data : undefined;
}

/** Both or none; undefined for half of them. */
function readCredentials({ username, password }: URL): Pick<SmtpAddress, 'user' | 'password'> | undefined {
  if (!username && !password) return {};
  if (!username || !password) return undefined;
  const [user, secret] = [decode(username), decode(password)];
  return user === undefined || secret === undefined ? undefined : { user, password: secret };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
