import type { AxiosAdapter } from 'axios';
import { CODE } from '#contract/codes.ts';
import type { AskedAnswer, GivenAnswer, ServedAnswer } from '#contract/drawn-page.ts';

type Ask = (asked: AskedAnswer) => Promise<GivenAnswer>;

/** What the page being drawn asks: how much is on its way, what came, and what was refused. */
let ask: Ask;
let pending = 0;
let answers: ServedAnswer[] = [];
let refused: string | null = null;

export function beginAsking(next: Ask) {
  ask = next;
  pending = 0;
  answers = [];
  refused = null;
}

export const pendingAnswers = () => pending;
export const askedAnswers = (): readonly ServedAnswer[] => answers;
/** The path of a call that was not answered as it is for everybody; null where all were. */
export const refusedAnswer = () => refused;

/** In the place of the site's own module of these names, which takes the answers out of the page. */
export const cameWhole = () => true;
export const hasServedAnswers = () => true;
export const whenAnswersTaken = async () => undefined;

export async function answerFirst(
  asked: Pick<ServedAnswer, 'call' | 'request'>,
  askServer: () => Promise<unknown>,
): Promise<unknown> {
  const own = answers;
  pending += 1;
  try {
    const data = await askServer();
    own.push({ ...asked, data });
    return data;
  } finally {
    pending -= 1;
  }
}

const isGood = ({ status, text }: GivenAnswer) => status === 200 && text.startsWith(`{"code":"${CODE.ok}"`);

/** The client's calls go to the server that the page is drawn by. */
export const clientAdapter: AxiosAdapter = async (config) => {
  const { method = 'get', url = '', data, baseURL } = config;
  const [path = ''] = url.split('?');
  // Who else tells something is asked by the visitor's own browser.
  if (baseURL) refused ??= path;
  const given = await ask({ method, url, ...(typeof data === 'string' && { body: data }) });
  if (!isGood(given)) refused ??= path;
  const headers = { 'content-type': 'application/json' };
  return { data: given.text, status: given.status, statusText: '', headers, config };
};
