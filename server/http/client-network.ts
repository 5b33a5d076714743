import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The key of rate limits: the address, or for IPv6 its /64, since a subscriber owns all of it. An IPv4-mapped address
 * counts as IPv4.
 */
export function clientNetwork({ ip: address }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The platform's parser normalises addresses except for the omitted run of zeros.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*/s, '')}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
