import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { codeMessages, fieldMessages } from '#contract/messages.ts';
import { readRequest } from '#contract/request.ts';
import { type CallName, table } from '#contract/table.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import type { CallContext, CallHandlers, Services } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Access, type AccessKeys, admitTo, lookForSession } from './access.ts';
import { sendFault, success } from './envelope.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import type { MinuteLimit } from './limits.ts';
import { networkOf } from './network.ts';
import { isOwnRequest } from './origin.ts';

export interface CallServices extends Services, AccessKeys {
  handlers: CallHandlers;
  limit: MinuteLimit;
}

type AnyHandler = (request: unknown, context: CallContext) => Promise<unknown>;

export const routePattern = (call: Call): string => call.path.replaceAll(/\{(\w+)\}/g, ':$1');

const refuseFields = (fields: Readonly<Record<string, string>>) =>
  new Refusal(CODE.invalidInput, codeMessages[CODE.invalidInput], { fields });

/** Every call of the table becomes a route; nothing else serves under /api-. */
export function routeCalls(app: FastifyInstance, services: CallServices): void {
  for (const name of Object.keys(table) as CallName[]) routeCall(app, table[name], services);
}

function routeCall(app: FastifyInstance, call: Call, { handlers, limit, ...shared }: CallServices): void {
  const handler = handlers[call.name as CallName] as AnyHandler;
  const admitted = new WeakMap<FastifyRequest, Access>();

  async function guard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    reply.header('cache-control', 'no-store');
    if (!isOwnRequest(request, shared.settings.publicOrigin)) return sendFault(reply, 403);
    const { appcode, appdriver } = request.headers;
    if (appcode !== APP_CODE) throw refuseFields({ appCode: fieldMessages.choice });
    if (appdriver !== APP_DRIVER) throw refuseFields({ appDriver: fieldMessages.choice });
    const { perMinute } = call.limits;
    const retryAfter = perMinute === undefined ? 0 : limit.take(`${call.name} ${request.ip}`, perMinute);
    if (retryAfter > 0) throw new Refusal(CODE.tooManyTries, codeMessages[CODE.tooManyTries], { retryAfter });
    admitted.set(request, await admitTo(call.auth, shared, request, reply));
    return undefined;
  }

  app.route({
    method: call.method,
    url: routePattern(call),
    bodyLimit: call.limits.bodyBytes,
    exposeHeadRoute: false,
    onRequest: guard,
    handler: async (request) => {
      const received = readRequest(call, {
        params: request.params as Record<string, unknown>,
        query: request.query as Record<string, unknown>,
        ...(request.body === undefined ? {} : { body: request.body }),
      });
      if ('fields' in received) throw refuseFields(received.fields);
      const access = admitted.get(request)!;
      const findSession = () => lookForSession(shared, access.visitor);
      const context = {
        ...shared,
        ...access,
        address: request.ip,
        network: networkOf(request.ip),
        requestId: request.id,
        findSession,
        idempotencyKey: readIdempotencyKey(call, request),
      };
      return success(await handler(received.value, context));
    },
  });
}

const segments = (path: string) => path.split('/');

/** The methods the table serves at a path, so that a wrong one is told apart from a wrong path. */
export function methodsAt(path: string): readonly string[] {
  const given = segments(path);
  return Object.values(table)
    .filter((call: Call) => {
      const pattern = segments(call.path);
      return pattern.length === given.length && pattern.every((part, at) => part.startsWith('{') || part === given[at]);
    })
    .map(({ method }) => method);
}
