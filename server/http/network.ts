import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
/** A household or server usually has a whole /64. */
const NETWORK_GROUPS = 4;
const NEIGHBOURHOOD_GROUPS = 3;
const GROUP_BITS = 16;

/** The visitor's address. Forwarded values that are no IP address are ignored. */
export const clientAddress = ({ ip, ips }: FastifyRequest): string => (ips ?? [ip]).findLast((one) => isIP(one)) ?? '';

/** Key of rate limits: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (address: string): string => prefixOf(address, NETWORK_GROUPS) ?? plainOf(address);

/** Range a provider usually assigns to one customer: /24 of IPv4, /48 of IPv6. */
export function neighbourhoodOf(network: string): string {
  const wide = prefixOf(network.replace(/::\/64$/, '::'), NEIGHBOURHOOD_GROUPS);
  return wide ?? `${network.split('.').slice(0, 3).join('.')}.0/24`;
}

const plainOf = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/** First groups of an IPv6 address; null for others. */
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
