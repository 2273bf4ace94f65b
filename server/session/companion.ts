import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { TOKEN_COOKIE_SECONDS } from '#domain/limits.ts';

const SECURE_NAME = '__Host-companion';
const LOOPBACK_NAME = 'companion';

const loopback = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Some browsers refuse Secure cookies over plain http even on loopback; nowhere else does the companion go without. */
const isPlainLoopback = (request: FastifyRequest): boolean =>
  request.protocol === 'http' && loopback.test(request.hostname);

const nameFor = (request: FastifyRequest) => (isPlainLoopback(request) ? LOOPBACK_NAME : SECURE_NAME);

/** The HttpOnly half of the session, which no script of a page can read. */
export function readCompanion(request: FastifyRequest): string | null {
  return parseCookie(request.headers.cookie ?? '')[nameFor(request)] ?? null;
}

/** The header line that gives a browser the companion; an empty one takes it away. */
export function companionCookie(request: FastifyRequest, value: string): string {
  return stringifySetCookie(nameFor(request), value, {
    path: '/',
    httpOnly: true,
    secure: !isPlainLoopback(request),
    sameSite: 'lax',
    maxAge: value === '' ? 0 : TOKEN_COOKIE_SECONDS,
  });
}
