import type { AxiosAdapter, AxiosResponse } from 'axios';
import type { Call, ClientCall } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { isScalar, parameterNames, REPEATED_QUERY_MAX } from '#contract/request.ts';
import { siteTable } from '#contract/site-table.ts';
import { CallFailure, type Failure, toFailure } from '#domain/failure.ts';
import { type Answered, readAnswer } from './answer.ts';
import { deliver } from './download.ts';
import type { ApiPorts } from './ports.ts';
import { cancelled, createHttp, type Sent, send } from './transport.ts';
import type { Api, ApiOf, CallOptions, FileDelivery } from './types.ts';

export interface Wire {
  url: string;
  /** Absent for a GET. */
  body?: FormData | Readonly<Record<string, unknown>>;
}

/** A segment a URL parser would resolve away would reach another call. */
function segment(value: unknown): string {
  const text = isScalar(value) ? String(value) : '';
  if (text === '' || text === '.' || text === '..') {
    throw new CallFailure({
      kind: 'refused',
      code: CODE.notFound,
      message: codeMessages[CODE.notFound],
      status: 200,
    });
  }
  return encodeURIComponent(text);
}

function scalarQuery(fields: readonly [string, unknown][], longest: number): string {
  let query = '';
  for (const [name, value] of fields) {
    if (!isScalar(value)) continue;
    const longer = `${query}${query === '' ? '' : '&'}${new URLSearchParams([[name, String(value)]])}`;
    if (longer.length <= longest) query = longer;
  }
  return query;
}

function formOf(fields: readonly [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else if (isScalar(value)) form.append(name, String(value));
  }
  return form;
}

/** Where each field of a request travels. */
export function toWire(call: ClientCall, request: unknown): Wire {
  const fields = Object.entries((request ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const names = parameterNames(call.path);
  const inPath = new Map(fields.filter(([name]) => names.includes(name)));
  const rest = fields.filter(([name]) => !names.includes(name));
  const path = call.path.replace(/\{(\w+)\}/gu, (_, name: string) => segment(inPath.get(name)));
  const longest = call.payload === 'query' ? Number.POSITIVE_INFINITY : REPEATED_QUERY_MAX;
  const repeated = call.payload === 'query' || call.payload === 'both' ? scalarQuery(rest, longest) : '';
  const url = repeated === '' ? path : `${path}?${repeated}`;
  if (call.method === 'GET') return { url };
  if (call.payload === 'multipart') return { url, body: formOf(rest) };
  return { url, body: call.payload === 'both' || call.payload === 'body' ? Object.fromEntries(rest) : {} };
}

interface Job<Value> {
  promise: Promise<Value>;
  controller: AbortController;
  followers: number;
}

/** Callers that want the same thing at the same time share one request; it is cut when the last of them leaves. */
export function createInFlight(cancelled: () => unknown) {
  const jobs = new Map<string, Job<unknown>>();

  function start<Value>(key: string, begin: (signal: AbortSignal) => Promise<Value>): Job<Value> {
    const controller = new AbortController();
    const job: Job<Value> = { promise: begin(controller.signal), controller, followers: 0 };
    const forget = () => {
      if (jobs.get(key) === job) jobs.delete(key);
    };
    jobs.set(key, job);
    job.promise.then(forget, forget);
    return job;
  }

  return function share<Value>(
    key: string,
    begin: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<Value> {
    if (signal?.aborted) return Promise.reject(cancelled());
    const job = (jobs.get(key) as Job<Value> | undefined) ?? start(key, begin);
    job.followers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.followers -= 1;
        if (job.followers === 0) {
          if (jobs.get(key) === job) jobs.delete(key);
          job.controller.abort();
        }
        reject(cancelled());
      };
      signal?.addEventListener('abort', leave, { once: true });
      const stay = () => signal?.removeEventListener('abort', leave);
      job.promise.then(
        (value) => {
          stay();
          resolve(value);
        },
        (error) => {
          stay();
          reject(error);
        },
      );
    });
  };
}

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
