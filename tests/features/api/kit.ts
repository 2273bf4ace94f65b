import { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { type Call, call } from '#contract/call.ts';
import { table } from '#contract/table.ts';
import { CallFailure, type Failure } from '#domain/failure.ts';
import { createApiOf } from '#src/api/client.ts';
import type { ApiPorts, Notice } from '#src/api/ports.ts';

const common = { summary: '试', clauses: ['8.1'] } as const;

export const calls = {
  read: call({
    ...common,
    name: 'read',
    method: 'GET',
    path: '/api-cms/read/{id}',
    payload: 'query',
    request: v.object({ id: v.string(), keyword: v.optional(v.string()) }),
    answer: v.object({ title: v.string() }),
  }),
  search: call({
    ...common,
    name: 'search',
    method: 'POST',
    path: '/api-item/search',
    payload: 'both',
    request: v.object({
      keyword: v.string(),
      page: v.number(),
      isDanger: v.optional(v.boolean()),
      goods: v.optional(v.array(v.string())),
    }),
    answer: v.null(),
  }),
  login: call({
    ...common,
    name: 'login',
    method: 'POST',
    path: '/api-user/login/password',
    payload: 'body',
    failureShown: 'inline',
    request: v.object({ userName: v.string(), password: v.string() }),
    answer: v.object({ token: v.string() }),
  }),
  logout: call({
    ...common,
    name: 'logout',
    method: 'POST',
    path: '/api-user/logout',
    payload: 'both',
    failureShown: 'never',
    request: v.object({}),
    answer: v.null(),
  }),
  order: call({
    ...common,
    name: 'order',
    method: 'POST',
    path: '/api-ecommerce/orders',
    payload: 'body',
    idempotent: true,
    request: v.object({ service: v.string() }),
    answer: v.object({ orderNo: v.string() }),
  }),
  upload: call({
    ...common,
    name: 'upload',
    method: 'POST',
    path: '/api-common-oss/files',
    payload: 'multipart',
    request: v.object({ file: v.instance(Blob), purpose: v.string() }),
    answer: v.object({ fileId: v.string() }),
  }),
  file: call({
    ...common,
    name: 'file',
    method: 'GET',
    path: '/api-common-oss/files/{id}',
    delivery: 'file',
    request: v.object({ id: v.string() }),
    answer: v.null(),
  }),
};

type Request = InternalAxiosRequestConfig;

export interface Answered {
  status?: number;
  data: unknown;
  headers?: Record<string, string>;
}

export type Reply = Answered | AxiosError | 'hang';

export const envelope = (code: string, data: unknown = null, message = ''): Answered & { data: string } => ({
  data: JSON.stringify({ code, message, data }),
});

export const networkError = () => new AxiosError('Network Error', 'ERR_NETWORK');
export const timeoutError = () => new AxiosError('timeout of 60000ms exceeded', 'ETIMEDOUT');

function answered(request: Request, reply: Answered): AxiosResponse {
  const headers = { 'content-type': 'application/json', ...reply.headers };
  return { status: 200, statusText: '', ...reply, headers, config: request };
}

/** The client with every port recorded and a network that answers from a list, the last reply again and again. */
function startApiOf<Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  replies: Replies,
  ports: Partial<ApiPorts>,
) {
  const requests: Request[] = [];
  const notices: Notice[] = [];
  const waits: number[] = [];
  const saved: { name: string; file: Blob }[] = [];
  const opened: { name: string; file: Blob }[] = [];
  let expiries = 0;
  const all: ApiPorts = {
    baseUrl: '',
    token: () => 'token-1',
    notify: (notice) => notices.push(notice),
    random: () => 0.5,
    wait: async (milliseconds, signal) => {
      waits.push(milliseconds);
      signal?.throwIfAborted();
    },
    expire: () => {
      expiries += 1;
    },
    files: {
      save: (file, name) => saved.push({ name, file }),
      open: (file, name) => opened.push({ name, file }),
    },
    ...ports,
  };
  const api = createApiOf(calls, all, async (request) => {
    const reply = replies[Math.min(requests.length, replies.length - 1)]!;
    requests.push(request);
    const now = typeof reply === 'function' ? await reply(request) : reply;
    if (now instanceof AxiosError) throw now;
    if (now !== 'hang') return answered(request, now);
    return new Promise((_, reject) => {
      request.signal?.addEventListener?.('abort', () => reject(new CanceledError()));
    });
  });
  return { api, requests, notices, waits, saved, opened, expiries: () => expiries };
}

type Replies = (Reply | ((request: Request) => Reply | Promise<Reply>))[];

export const startApi = (replies: Replies, ports: Partial<ApiPorts> = {}) => startApiOf(calls, replies, ports);

/** The same with the contract's own table. */
export const startTable = (replies: Replies, ports: Partial<ApiPorts> = {}) => startApiOf(table, replies, ports);

/** The failure a call ends with. */
export async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const thrown: unknown = await promise.then(
    () => {
      throw new Error('the call succeeded');
    },
    (error) => error,
  );
  if (!(thrown instanceof CallFailure)) throw thrown;
  return thrown.failure;
}
