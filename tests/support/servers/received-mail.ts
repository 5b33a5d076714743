/** A mail as its receiver has it. */
export type ReceivedMail = {
  to: string[];
  /** The head's fields by their names in small letters, decoded. */
  head: Record<string, string>;
  text: string;
  html: string;
  /** As it came over the line. */
  raw: string;
};

/** Reads a mail of one text and one HTML part. */
export function readMail(bytes: Buffer, to: string[]): ReceivedMail {
  const raw = bytes.toString('utf8');
  const { head, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(head['content-type'] ?? '')?.[1];
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.trimStart()));
  const textOf = (type: string) =>
    parts.filter((part) => part.head['content-type']?.startsWith(type)).map(decodeBody)[0] ?? '';
  return { to, head, raw, text: textOf('text/plain'), html: textOf('text/html') };
}

type Part = { head: Record<string, string>; body: string };

function split(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const fields = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
  });
  return { head: Object.fromEntries(fields), body: raw.slice(end + 4) };
}

/** Encoded words of RFC 2047. */
function decodeWords(value: string): string {
  return value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, way: string, code: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(code, 'base64').toString('latin1')
        : decodeQuoted(code.replaceAll('_', ' ')),
    )
    .replace(/[\u0080-\u00ff]+/g, (octets) => Buffer.from(octets, 'latin1').toString('utf8'));
}

/** Quoted-printable, as octets. */
function decodeQuoted(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function decodeBody({ head, body }: Part): string {
  const encoding = head['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return Buffer.from(decodeQuoted(body), 'latin1').toString('utf8').trimEnd();
  return body.trimEnd();
}
