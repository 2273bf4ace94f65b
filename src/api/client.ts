import type { AxiosAdapter, AxiosResponse } from 'axios';
import type { Call, ClientCall } from '#contract/call.ts';
import { siteTable } from '#contract/site-table.ts';
import { CallFailure, type Failure, toFailure } from '#domain/failure.ts';
import { type Answered, readAnswer } from './answer.ts';
import { deliver } from './download.ts';
import { toWire } from './payload.ts';
import { createInFlight } from './pending-calls.ts';
import type { ApiPorts } from './ports.ts';
import { cancelled, createHttp, type Sent, send } from './transport.ts';
import type { Api, ApiOf, CallOptions, FileDelivery } from './types.ts';

const headerOf = (response: AxiosResponse<unknown>) => (name: string) => {
  const value: unknown = (response.headers as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

async function textOf(body: unknown): Promise<string> {
  if (body instanceof Blob) return body.text();
  return typeof body === 'string' ? body : '';
}

/** In which state of the session a call was made. */
interface CallRequest {
  expiries: number;
  token: string | null;
}

type Options = CallOptions & FileDelivery & { idempotencyKey?: string };

/** The functions of every call in a table, over one HTTP client. */
export function createApiOf<Table extends Readonly<Record<string, Call>>>(
  calls: Table,
  ports: ApiPorts,
  adapter?: AxiosAdapter,
): ApiOf<Table> {
  const http = createHttp(ports, adapter);
  /** Expiries announced so far: a call sent before the latest one announces nothing new. */
  let expiries = 0;
  const share = createInFlight(cancelled);

  function announce(call: ClientCall, failure: Failure, options: Options, asked: CallRequest) {
    if (failure.kind === 'cancelled') return;
    if (failure.kind === 'expired') {
      // Ignore an expiry for a session that another tab has already replaced.
      if (asked.token !== ports.token() || asked.expiries !== expiries) return;
      expiries += 1;
      ports.expire();
    } else if (call.failureShown === 'message' && options.silent !== true) {
      ports.notify({ kind: failure.kind === 'refused' ? 'toast' : 'notification', message: failure.message });
    }
  }

  async function exchange(call: ClientCall, sent: Sent, options: Options): Promise<unknown> {
    const response = await send(http, ports, sent);
    const header = headerOf(response);
    const isFile =
      response.status === 200 && response.data instanceof Blob && header('content-disposition') !== undefined;
    if (isFile) return deliver(response.data as Blob, header, options, ports.files);
    const answered: Answered = { status: response.status, text: await textOf(response.data), header };
    return readAnswer(call, answered);
  }

  function sentOf(call: ClientCall, request: unknown, options: Options): Sent {
    const { idempotencyKey } = options;
    return {
      ...toWire(call, request),
      method: call.method,
      headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
      repeatable: call.method === 'GET' || idempotencyKey !== undefined,
      responseType: call.delivery === 'file' ? 'blob' : 'text',
      signal: options.signal,
      onProgress: options.onProgress,
    };
  }

  async function perform(call: ClientCall, request: unknown, options: Options): Promise<unknown> {
    const asked = { expiries, token: ports.token() };
    const attempt = async (sent: Sent) => {
      try {
        return await exchange(call, sent, options);
      } catch (error) {
        const failure = toFailure(error);
        announce(call, failure, options, asked);
        throw new CallFailure(failure);
      }
    };
    const sent = sentOf(call, request, options);
    if (call.method !== 'GET' || call.delivery === 'file') return attempt(sent);
    const key = JSON.stringify([sent.url, asked.token, options.silent === true]);
    return share(key, (signal) => attempt({ ...sent, signal }), options.signal);
  }

  const functions = Object.entries(calls).map(([name, call]) => [
    name,
    (request: unknown, options: Options = {}) => perform(call, request, options),
  ]);
  return Object.fromEntries(functions) as ApiOf<Table>;
}

export const createApi = (ports: ApiPorts): Api => createApiOf(siteTable, ports);
