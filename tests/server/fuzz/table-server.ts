import fc from 'fast-check';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Call } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { codeMessages, statusMessages } from '#contract/messages.ts';
import { readRequest } from '#contract/request.ts';
import type { Target } from './run.ts';
import { validFor } from './values.ts';

const envelope = (code: keyof typeof codeMessages, data: unknown = null) => ({
  code,
  message: codeMessages[code],
  data,
});

const refused = (status: number) => ({
  ...envelope(status === 404 ? CODE.notFound : status >= 500 ? CODE.serverError : CODE.invalidInput),
  message: statusMessages[status as keyof typeof statusMessages] ?? statusMessages[400],
});

type Answering = (call: Call, received: unknown) => unknown;

const fromContract: Answering = (call) => fc.sample(validFor(call.answer, 'output'), 1)[0];

function routeCall(app: FastifyInstance, call: Call, answer: Answering): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/gu, ':$1'),
    bodyLimit: call.limits.bodyBytes,
    exposeHeadRoute: false,
    handler: (request) => {
      const { params, query, body } = request as {
        params: Record<string, unknown>;
        query: Record<string, unknown>;
        body: unknown;
      };
      const read = readRequest(call, { params, query, ...(body === undefined ? {} : { body }) });
      if ('fields' in read) return envelope(CODE.invalidInput, { fields: read.fields });
      return envelope(CODE.ok, answer(call, read.value));
    },
  });
}

const sendRefused = (reply: FastifyReply, status: number) => reply.code(status).send(refused(status));

export interface TableServerOptions {
  answer?: Answering;
  /** Changes the server before it listens, to see whether the fuzz notices. */
  alter?(app: FastifyInstance): void;
}

/** The least server of a table: the contract's validation, answers made from its schemas. The fuzz is tried on it. */
export async function startTableServer(
  calls: Readonly<Record<string, Call>>,
  { answer = fromContract, alter }: TableServerOptions = {},
): Promise<Target> {
  const app = fastify({
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_, __, reply) => sendRefused(reply as FastifyReply, 400),
    clientErrorHandler: (error, socket) => {
      const status = (error as NodeJS.ErrnoException).code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
      const body = JSON.stringify(refused(status));
      const head = `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
      socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`);
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') return sendRefused(reply, 415);
  });
  app.setErrorHandler((error, _, reply) => sendRefused(reply, (error as { statusCode?: number }).statusCode ?? 500));
  app.server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { 'Content-Type': 'application/json' }).end(JSON.stringify(refused(417)));
  });
  app.setNotFoundHandler((_, reply) => sendRefused(reply, 404));
  for (const call of Object.values(calls)) routeCall(app, call, answer);
  alter?.(app);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => app.close() };
}
