import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';

/** Whether a host names this machine, whatever the network says. */
export const isLocal = (host: string): boolean => /^(|localhost|127\.[\d.]+|::1|\[::1\])$/.test(host);

/** Whether a host leads to this machine. @throws Error for a name that is not known */
export async function isThisMachine(host: string): Promise<boolean> {
  const { address } = await lookup(host.replace(/^\[|\]$/g, ''));
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return isLocal(address) || own.some((one) => one.address === address);
}
