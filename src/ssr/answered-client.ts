import type { PreloadedResponse } from '#contract/rendered-page.ts';

export type Call = Pick<PreloadedResponse, 'call' | 'request'>;
export type AskServer = () => Promise<unknown>;
type CallServer = (request: unknown, ...options: unknown[]) => Promise<unknown>;

/** Creates a client that passes every call to `answer`; the code of the real client loads with the first call that asks the server. */
export const answeredClient = <Api extends object>(
  load: () => Promise<Api>,
  answer: (call: Call, askServer: AskServer) => Promise<unknown>,
): Api =>
  new Proxy({} as Api, {
    get(_, call) {
      // Awaiting the client reads `then`: it must not look like a promise.
      if (typeof call === 'symbol' || call === 'then') return undefined;
      const ask: CallServer = (request, ...options) =>
        answer({ call, request }, async () => ((await load())[call as keyof Api] as CallServer)(request, ...options));
      return ask;
    },
  });
