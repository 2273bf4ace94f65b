import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE, type Envelope } from '#contract/codes.ts';
import { codeMessages, statusMessages } from '#contract/messages.ts';
import { Refusal } from '../calls/refusal.ts';
import { DatabaseBusy } from '../data/pool.ts';
import type { Log } from '../log.ts';

export type FaultStatus = keyof typeof statusMessages;

const codeOfStatus = (status: FaultStatus): string => {
  if (status >= 500) return CODE.serverFault;
  if (status === 404) return CODE.notFound;
  return status === 429 ? CODE.tooManyTries : CODE.invalidInput;
};

export function faultEnvelope(status: FaultStatus, data: unknown = null): Envelope {
  return { code: codeOfStatus(status), message: statusMessages[status], data };
}

export function sendFault(reply: FastifyReply, status: FaultStatus, data: unknown = null): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(faultEnvelope(status, data));
}

const isUnknownVisitor = (code: string) => code === CODE.notSignedIn || code === CODE.expired;

export function sendRefusal(reply: FastifyReply, { code, message, data }: Refusal): FastifyReply {
  return reply.code(isUnknownVisitor(code) ? 401 : 200).send({ code, message, data } satisfies Envelope);
}

export const success = (data: unknown): Envelope => ({ code: CODE.ok, message: codeMessages[CODE.ok], data });

const isFaultStatus = (status: number): status is FaultStatus => Object.hasOwn(statusMessages, status);

const isWaitOver = (error: Error): boolean => {
  const reason = error.cause instanceof Error ? error.cause : error;
  return reason instanceof DatabaseBusy || reason.message === 'timeout exceeded when trying to connect';
};

/** Whatever a request throws becomes an envelope; what nobody foresaw is logged and named by the request's id alone. */
export function answerError(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  const fault = error instanceof Error ? error : new Error(String(error));
  const status = 'statusCode' in fault && typeof fault.statusCode === 'number' ? fault.statusCode : 500;
  // The framework would close the connection over the rest of a body too large, and the answer would be lost with it.
  if (status === 413) reply.removeHeader('connection');
  if (status < 500) return sendFault(reply, isFaultStatus(status) ? status : 400);
  const answered = status === 503 || isWaitOver(fault) ? 503 : 500;
  log.error('request.failed', { requestId: request.id, status: answered, error: fault });
  if (answered === 503) reply.header('retry-after', '1');
  return sendFault(reply, answered, { requestId: request.id });
}
