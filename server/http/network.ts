import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
/** One household or server commonly has a whole /64 to itself. */
const NETWORK_GROUPS = 4;
const NEIGHBOURHOOD_GROUPS = 3;
const GROUP_BITS = 16;

/** The visitor's address; what a proxy forwards that is no address is ignored, and the proxy's own counts. */
export const clientAddress = ({ ip, ips }: FastifyRequest): string => (ips ?? [ip]).findLast((one) => isIP(one)) ?? '';

/** What the limits count as one address: an IPv4 address itself, the /64 of an IPv6 one. */
export const networkOf = (address: string): string => prefixOf(address, NETWORK_GROUPS) ?? plainOf(address);

/** The addresses a provider commonly gives to one customer: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function neighbourhoodOf(network: string): string {
  const wide = prefixOf(network.replace(/::\/64$/, '::'), NEIGHBOURHOOD_GROUPS);
  return wide ?? `${network.split('.').slice(0, 3).join('.')}.0/24`;
}

const plainOf = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/** The first groups of an IPv6 address; null of any other. */
function prefixOf(address: string, count: number): string | null {
  const [plain = ''] = plainOf(address).split('%', 1);
  if (!isIPv6(plain)) return null;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const middle = tail === undefined ? [] : new Array<string>(GROUPS - first.length - last.length).fill('0');
  return `${[...first, ...middle, ...last].slice(0, count).join(':')}::/${count * GROUP_BITS}`;
}
