import { AsyncLocalStorage } from 'node:async_hooks';
import type { AxiosAdapter } from 'axios';
import { use } from 'react';
import { CODE } from '#contract/codes.ts';
import type { PreloadedResponse, RenderRequest, RenderResponse } from '#contract/rendered-page.ts';
import { type AskServer, answeredClient, type Call } from '../answered-client.ts';

type Send = (request: Omit<RenderRequest, 'reader'>) => Promise<RenderResponse>;

/** API calls of one rendering. */
interface Recording {
  send: Send;
  pending: number;
  responses: PreloadedResponse[];
  /** Path of the first call that failed or went to another server. */
  refused: string | null;
}

/** One recording per rendering: calls left over from an earlier one do not reach a later one. */
const recordings = new AsyncLocalStorage<Recording>();

export function recording(): Recording {
  const current = recordings.getStore();
  if (current === undefined) throw new Error('nothing is being rendered');
  return current;
}

/** Runs a rendering whose API calls are sent by `send`. */
export const withRecording = <Result>(send: Send, render: () => Promise<Result>): Promise<Result> =>
  recordings.run({ send, pending: 0, responses: [], refused: null }, render);

async function whilePending<Result>(work: () => Promise<Result>): Promise<Result> {
  const current = recording();
  current.pending += 1;
  try {
    return await work();
  } finally {
    current.pending -= 1;
  }
}

const record = (call: Call, askServer: AskServer) =>
  whilePending(async () => {
    const data = await askServer();
    recording().responses.push({ ...call, data });
    return data;
  });

const isSuccess = ({ status, text }: RenderResponse) => status === 200 && text.startsWith(`{"code":"${CODE.ok}"`);

/** Sends the client's calls to the server that renders the page. */
const adapter: AxiosAdapter = async (config) => {
  const { method = 'get', url = '', data, baseURL } = config;
  const [path = ''] = url.split('?');
  const current = recording();
  // The visitor's browser makes the calls to other hosts.
  if (baseURL) current.refused ??= path;
  const response = await current.send({ method, url, ...(typeof data === 'string' && { body: data }) });
  if (!isSuccess(response)) current.refused ??= path;
  const headers = { 'content-type': 'application/json' };
  return { data: response.text, status: response.status, statusText: '', headers, config };
};

/** Replacements of the exports of src/ssr/preloaded-responses.ts: the server records the responses that the browser will find. */
export function preloadedFirst<Api extends object>(
  create: (ports: { adapter: AxiosAdapter }) => () => Promise<Api>,
): () => Promise<Api> {
  const load = create({ adapter });
  return async () => answeredClient(load, record);
}

export const unlessPreloaded = () => null;
export const suspendIfPreloaded = (ready: () => Promise<unknown>) => void use(ready());
export const hydrateAfter = (code: Promise<unknown>) => whilePending(() => code);
export const sectionSettled = async () => undefined;
