import { AsyncLocalStorage } from 'node:async_hooks';
import type { AxiosAdapter } from 'axios';
import { CODE } from '#contract/codes.ts';
import type { PreloadedResponse, RenderRequest, RenderResponse } from '#contract/rendered-page.ts';

type Ask = (asked: Omit<RenderRequest, 'reader'>) => Promise<RenderResponse>;

/** API calls of one render: pending, answered and refused. */
interface Asking {
  ask: Ask;
  pending: number;
  answers: PreloadedResponse[];
  refused: string | null;
}

/** One store per render: calls left over from an earlier render do not reach a later one. */
const drawings = new AsyncLocalStorage<Asking>();

function current(): Asking {
  const asking = drawings.getStore();
  if (asking === undefined) throw new Error('nothing is being rendered');
  return asking;
}

/** Runs a render whose API calls all go through `ask`. */
export const withAsking = <Result>(ask: Ask, draw: () => Promise<Result>): Promise<Result> =>
  drawings.run({ ask, pending: 0, answers: [], refused: null }, draw);

export const pendingAnswers = () => current().pending;
export const requestedResponses = (): readonly PreloadedResponse[] => current().answers;
/** The path of a call that was refused; null where none was. */
export const refusedAnswer = () => current().refused;

/** In the place of the site's own module of these names, which takes the answers out of the page. */
export const isServerRendered = () => true;

export const hasServedAnswers = () => true;
export const whenAnswersTaken = async () => undefined;

async function whilePending<Result>(work: () => Promise<Result>): Promise<Result> {
  const asking = current();
  asking.pending += 1;
  try {
    return await work();
  } finally {
    asking.pending -= 1;
  }
}

export const opensWith = (code: Promise<unknown>) => whilePending(() => code);

export const answerFirst = (asked: Pick<PreloadedResponse, 'call' | 'request'>, askServer: () => Promise<unknown>) =>
  whilePending(async () => {
    const data = await askServer();
    current().answers.push({ ...asked, data });
    return data;
  });

const isGood = ({ status, text }: RenderResponse) => status === 200 && text.startsWith(`{"code":"${CODE.ok}"`);

/** The client's calls go to the server that the page is drawn by. */
export const clientAdapter: AxiosAdapter = async (config) => {
  const { method = 'get', url = '', data, baseURL } = config;
  const [path = ''] = url.split('?');
  const asking = current();
  // Mark calls to other hosts as refused: the visitor's browser makes them.
  if (baseURL) asking.refused ??= path;
  const given = await asking.ask({ method, url, ...(typeof data === 'string' && { body: data }) });
  if (!isGood(given)) asking.refused ??= path;
  const headers = { 'content-type': 'application/json' };
  return { data: given.text, status: given.status, statusText: '', headers, config };
};
