import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '#src/config/settings.ts';
import { clientAddress, networkOf } from './network.ts';

const WELL_FORMED = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const LONGEST_HOST = 261;
const LOOPBACK_NAME = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

/** Uses the Host header, which proxies keep. X-Forwarded-Host is ignored because any visitor can send it. */
export const hostOf = ({ headers }: FastifyRequest): string => headers.host ?? '';

const hostnameOf = (request: FastifyRequest) => hostOf(request).replace(/:\d+$/, '');

export const isLoopbackHost = (request: FastifyRequest): boolean => LOOPBACK_NAME.test(hostnameOf(request));

/** Only a trusted proxy may override the connection's own scheme. */
export const schemeOf = ({ protocol }: FastifyRequest): 'http' | 'https' => (protocol === 'https' ? 'https' : 'http');

/** Origin the request was sent to. */
export const requestOrigin = (request: FastifyRequest): string => `${schemeOf(request)}://${hostOf(request)}`;

function isWellFormed(request: FastifyRequest): boolean {
  const given = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  const host = hostOf(request);
  const isHost = host.length <= LONGEST_HOST && WELL_FORMED.test(host) && URL.canParse(`http://${host}`);
  return given.length === 1 && isHost;
}

/** True for a program on the server's own machine, connected by loopback or the listening address. */
function isOwnMachine(request: FastifyRequest): boolean {
  const address = plainAddress(clientAddress(request));
  if (LOOPBACK_ADDRESS.test(address) && isLoopbackHost(request)) return true;
  const own = plainAddress(request.raw.socket.localAddress ?? '');
  return address === own && hostnameOf(request) === (isIP(own) === 6 ? `[${own}]` : own);
}

/** Unwraps an IPv4 address mapped into IPv6. */
const plainAddress = (address: string) => (isIP(networkOf(address)) === 4 ? networkOf(address) : address);

const isSiteHost = (host: string, publicOrigin: string): boolean => {
  const { host: own, protocol } = new URL(publicOrigin);
  return new URL(`${protocol}//${host}`).host === own;
};

/** Returns what is wrong with the Host header; null when the site answers it. */
export function hostError(
  request: FastifyRequest,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): 'malformed' | 'unknown' | null {
  if (!isWellFormed(request)) return 'malformed';
  if (publicOrigin === null || isOwnMachine(request)) return null;
  return isSiteHost(hostOf(request), publicOrigin) ? null : 'unknown';
}
