import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE, type Envelope } from '#contract/codes.ts';
import { codeMessages, statusMessages } from '#contract/messages.ts';
import { Refusal } from '../calls/refusal.ts';
import { type StorageFailure, storageFailure } from '../data/failure.ts';
import type { Log } from '../log.ts';

export type ErrorStatus = keyof typeof statusMessages;

const codeOfStatus = (status: ErrorStatus): string => {
  if (status >= 500) return CODE.serverError;
  if (status === 404) return CODE.notFound;
  return status === 429 ? CODE.tooManyTries : CODE.invalidInput;
};

export function errorEnvelope(
  status: ErrorStatus,
  data: unknown = null,
  message: string = statusMessages[status],
): Envelope {
  return { code: codeOfStatus(status), message, data };
}

export function sendError(
  reply: FastifyReply,
  status: ErrorStatus,
  data: unknown = null,
  message: string = statusMessages[status],
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(status, data, message));
}

const isUnknownVisitor = (code: string) => code === CODE.notSignedIn || code === CODE.expired;

export function sendRefusal(reply: FastifyReply, { code, message, data, status }: Refusal): FastifyReply {
  return reply.code(isUnknownVisitor(code) ? 401 : status).send({ code, message, data } satisfies Envelope);
}

export const success = (data: unknown): Envelope => ({ code: CODE.ok, message: codeMessages[CODE.ok], data });

const isErrorStatus = (status: number): status is ErrorStatus => Object.hasOwn(statusMessages, status);

/** Values of Retry-After. */
export const RETRY_AFTER_SECONDS = { busy: 1, lost: 5, full: 30 } as const satisfies Record<StorageFailure, number>;

/** Answers 503 while a resource is temporarily unavailable. */
export const sendUnavailable = (reply: FastifyReply, failure: StorageFailure, data: unknown = null): FastifyReply =>
  sendError(reply.header('retry-after', String(RETRY_AFTER_SECONDS[failure])), 503, data);

/** True when the client disconnected; work aborted for that reason is no failure. */
const isLeft = ({ raw }: FastifyReply, error: Error, failure: StorageFailure | null): boolean =>
  raw.destroyed && (failure !== null || error.name === 'AbortError');

/** Converts any error to an envelope. Unexpected errors are logged and answered with the request id only. */
export function answerError(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  const cause = error instanceof Error ? error : new Error(String(error));
  const status = 'statusCode' in cause && typeof cause.statusCode === 'number' ? cause.statusCode : 500;
  // Fastify closes the connection for oversized bodies, which would lose the response.
  if (status === 413) reply.removeHeader('connection');
  if (status < 500) return sendError(reply, isErrorStatus(status) ? status : 400);
  const failure = storageFailure(cause) ?? (status === 503 ? 'busy' : null);
  if (isLeft(reply, cause, failure)) log.info('request.left', { requestId: request.id });
  else log.error('request.failed', { requestId: request.id, status: failure === null ? 500 : 503, error: cause });
  const data = { requestId: request.id };
  return failure === null ? sendError(reply, 500, data) : sendUnavailable(reply, failure, data);
}
