import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * What limits count a visitor by: the address, or for IPv6 its /64, since a single subscriber has all of it.
 * An IPv4 address written as IPv6 is the IPv4 address.
 */
export function clientNetwork({ ip: address }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The address parser of the platform writes every address in one way, but for the run of zeros it leaves out.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*/s, '')}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
