import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost, schemeOf } from '../http/host.ts';

/** Some browsers refuse Secure cookies over plain HTTP even on loopback, the only case where it is left out. */
const isPlainLoopback = (request: FastifyRequest): boolean => schemeOf(request) === 'http' && isLoopbackHost(request);

export interface HttpOnlyCookie {
  read(request: FastifyRequest): string | null;
  /** Builds the Set-Cookie line; an empty value removes the cookie. */
  line(request: FastifyRequest, value: string): string;
}

/** Creates a host-only HttpOnly cookie. */
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
