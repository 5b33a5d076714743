import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** `ips`: the sender's connection first, then what each trusted proxy wrote about the one before it. */
type Sender = Pick<FastifyRequest, 'ip' | 'ips'>;

/**
 * The key of rate limits: the address, or for IPv6 its /64, since a subscriber owns all of it. An IPv4-mapped address
 * counts as IPv4. Text of a proxy that is no address counts as the proxy itself: it would otherwise lift every limit.
 */
export function clientNetwork({ ip, ips = [ip] }: Sender): string {
  for (const written of ips.toReversed()) {
    const network = readNetwork(written);
    if (network) return network;
  }
  return 'unknown';
}

// Some proxies add the port of the connection, and IPv6 then needs brackets.
const withPort = /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/;

/** The network of an address with or without port; undefined for other text. */
function readNetwork(written: string | undefined): string | undefined {
  const [, bracketed, beforePort] = withPort.exec(written ?? '') ?? [];
  const address = bracketed ?? beforePort ?? written ?? '';
  if (!bracketed && isIPv4(address)) return address;
  if (beforePort || !isIPv6(address)) return undefined;
  const groups = splitGroups(address);
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function splitGroups(address: string): string[] {
  // The platform's parser normalises addresses except for the omitted run of zeros.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*/s, '')}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/** The IPv4 address in `::ffff:a.b.c.d`. */
function mappedAddress(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
