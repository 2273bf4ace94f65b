import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
/** One household or server commonly has a whole /64 to itself. */
const NETWORK_GROUPS = 4;

/** The visitor's address; what a proxy forwards that is no address is ignored, and the proxy's own counts. */
export const clientAddress = ({ ip, ips }: FastifyRequest): string => (ips ?? [ip]).findLast((one) => isIP(one)) ?? '';

/** What the limits count as one address: an IPv4 address itself, the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address);
  if (mapped !== null) return mapped[1]!;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const middle = tail === undefined ? [] : new Array<string>(GROUPS - first.length - last.length).fill('0');
  return `${[...first, ...middle, ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
