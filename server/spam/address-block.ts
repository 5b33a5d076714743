import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const groupsOf = (part: string): string[] => (part ? part.split(':') : []);

/** What is counted as one address: an IPv4 address, or the /64 of an IPv6 address, since that is what one household is given. */
export function addressBlock(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const [, version4] = mapped.exec(plain) ?? [];
  if (version4) return version4;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
