import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../calls/context.ts';
import { companionCookie, readCompanion } from '../session/companion.ts';

const USER_AGENT_MAX = 300;
const unprintable = /[^\x20-\x7e]/g;

/** The browser behind a request, as the calls see it. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, isLocalOperator: boolean): Visitor {
  const { authorization } = request.headers;
  return {
    token: authorization === undefined || authorization === '' ? null : authorization,
    companion: readCompanion(request),
    userAgent: (request.headers['user-agent'] ?? '').replace(unprintable, '').slice(0, USER_AGENT_MAX),
    isLocalOperator,
    setCompanion: (value) => void reply.header('set-cookie', companionCookie(request, value)),
    clearCache: () => void reply.header('clear-site-data', '"cache"'),
  };
}
