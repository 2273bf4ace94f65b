import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../calls/context.ts';
import { operatorDeviceCookie } from '../operators/devices.ts';
import { operatorCookie } from '../operators/sessions.ts';
import type { Random } from '../random.ts';
import { companionCookie } from '../session/companion.ts';
import { flowOf } from '../session/flow.ts';
import { deviceCookie } from '../session/known-device.ts';

const USER_AGENT_MAX = 300;
const unprintable = /[^\x20-\x7e]/g;

/** Describes the browser of a request to the calls. */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { random, isLocalOperator }: { random: Random; isLocalOperator: boolean },
): Visitor {
  const { authorization } = request.headers;
  return {
    token: authorization === undefined || authorization === '' ? null : authorization,
    companion: companionCookie.read(request),
    device: deviceCookie.read(request),
    flow: flowOf(request, reply, random),
    userAgent: (request.headers['user-agent'] ?? '').replace(unprintable, '').slice(0, USER_AGENT_MAX),
    operatorToken: operatorCookie.read(request),
    operatorDevice: operatorDeviceCookie.read(request),
    isLocalOperator,
    setCompanion: (value) => void reply.header('set-cookie', companionCookie.line(request, value)),
    setDevice: (value) => void reply.header('set-cookie', deviceCookie.line(request, value)),
    setOperator: (value) => void reply.header('set-cookie', operatorCookie.line(request, value)),
    setOperatorDevice: (value) => void reply.header('set-cookie', operatorDeviceCookie.line(request, value)),
    clearCache: () => void reply.header('clear-site-data', '"cache"'),
  };
}
