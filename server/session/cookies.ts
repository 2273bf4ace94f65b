import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost, schemeOf } from '../http/host.ts';

/** Some browsers refuse Secure cookies over plain http even on loopback; nowhere else does a cookie go without. */
const isPlainLoopback = (request: FastifyRequest): boolean => schemeOf(request) === 'http' && isLoopbackHost(request);

export interface HttpOnlyCookie {
  read(request: FastifyRequest): string | null;
  /** The header line that gives a browser the cookie; an empty value takes it away. */
  line(request: FastifyRequest, value: string): string;
}

/** A cookie only for this host that no page script can read. */
export function httpOnlyCookie(name: string, seconds: number, sameSite: 'lax' | 'strict'): HttpOnlyCookie {
  const nameFor = (request: FastifyRequest) => (isPlainLoopback(request) ? name : `__Host-${name}`);
  return {
    read: (request) => parseCookie(request.headers.cookie ?? '')[nameFor(request)] ?? null,
    line: (request, value) =>
      stringifySetCookie(nameFor(request), value, {
        path: '/',
        httpOnly: true,
        secure: !isPlainLoopback(request),
        sameSite,
        maxAge: value === '' ? 0 : seconds,
      }),
  };
}
