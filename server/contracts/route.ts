import type { FastifyInstance } from 'fastify';
import type { Services } from '../calls/context.ts';
import { sendError } from '../http/envelope.ts';
import type { MinuteLimit } from '../http/limits.ts';
import { clientAddress, networkOf } from '../http/network.ts';
import { ESIGN_PATH } from './conclude.ts';
import { eSignOf } from './esign.ts';
import { settleSigning } from './settle.ts';

const PER_MINUTE = 120;
/** Two signed files in base64. */
const BODY_MAX = 9 * 1024 * 1024;

/** Receives e-signature callbacks. They are signed over the raw bytes, so this is no call of the contract. */
export function routeESign(http: FastifyInstance, limit: MinuteLimit, services: Services): void {
  const eSign = eSignOf(services.settings, services.clock);
  if (eSign === null) return;
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: ESIGN_PATH,
      bodyLimit: BODY_MAX,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const retryAfter = limit.take(`esign ${networkOf(clientAddress(request))}`, PER_MINUTE);
        if (retryAfter > 0) return sendError(reply.header('retry-after', String(retryAfter)), 429, { retryAfter });
        const event = eSign.read(request.headers, String(request.body));
        if (event === null) return sendError(reply, 403);
        if (event === undefined) return sendError(reply, 400);
        const outcome = await settleSigning(services, event);
        if (outcome === 'settled') return reply.code(204).send();
        return sendError(reply, outcome === 'unknown' ? 404 : 400);
      },
    });
  });
}
