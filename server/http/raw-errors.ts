import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { statusMessages } from '#contract/messages.ts';
import { errorCode } from '../start-error.ts';
import { errorEnvelope } from './envelope.ts';
import type { HeaderBag } from './security-headers.ts';

const reasons = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const;

function statusOf(error: Error): keyof typeof reasons {
  const code = errorCode(error);
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** How long the rest of a request is drained: closing a socket with unread bytes would lose the response. */
const LINGER_MS = 1_000;
const answered = new WeakSet<Socket>();

/** Answers bytes that are not HTTP on the bare socket and closes it. */
export function answerRawError(headers: HeaderBag, error: Error, socket: Socket): void {
  if (answered.has(socket)) return;
  if (!socket.writable || errorCode(error) === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  answered.add(socket);
  const status = statusOf(error);
  const envelope = { ...errorEnvelope(400), ...(status === 431 ? { message: statusMessages[431] } : {}) };
  const body = JSON.stringify(envelope);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('')}\r\n${body}`);
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
}

/** Node answers an unknown Expect header before a request exists, and by default without a body. */
export function refuseExpectation(headers: HeaderBag, response: ServerResponse): void {
  const body = JSON.stringify(errorEnvelope(417));
  response
    .writeHead(417, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    .end(body);
}
