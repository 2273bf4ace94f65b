import type { Api } from '../../api/index.ts';
import { answerFirst, hasServedAnswers } from '../../browser/served-answers.ts';

type Bring = () => Promise<Api>;
type Ask = (request: unknown, ...options: unknown[]) => Promise<unknown>;

/** The client without its code, which comes with the first call that the page has no answer to. */
const servedApi = (bring: Bring): Api =>
  new Proxy({} as Api, {
    get(_, call) {
      // Who waits for the client asks whether it is a promise.
      if (typeof call === 'symbol' || call === 'then') return undefined;
      const ask: Ask = (request, ...options) =>
        answerFirst({ call, request }, async () => ((await bring())[call as keyof Api] as Ask)(request, ...options));
      return ask;
    },
  });

/** The client of a page that may have come with answers. */
export const servedFirst = async (bring: Bring): Promise<Api> => (hasServedAnswers() ? servedApi(bring) : bring());
