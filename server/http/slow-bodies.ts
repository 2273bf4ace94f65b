import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerRawError } from './raw-errors.ts';
import type { HeaderBag } from './security-headers.ts';

const waiting = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Closes connections whose body does not arrive in time. */
export function limitBodies(app: FastifyInstance, headers: HeaderBag, limitMs: number): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!hasBody(raw)) return;
    const timer = setTimeout(() => {
      if (raw.complete || raw.socket.destroyed) return;
      if (reply.raw.headersSent) raw.socket.destroy();
      else
        answerRawError(
          headers,
          Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          raw.socket,
        );
    }, limitMs);
    timer.unref();
    waiting.set(raw, timer);
    // The timer ends with the body, not the response: an early response leaves the rest still arriving.
    raw.once('end', () => clearTimeout(timer));
  });
}

/** For an authorised upload, which has its own limits. */
export const mayTakeLonger = (raw: IncomingMessage): void => clearTimeout(waiting.get(raw));
