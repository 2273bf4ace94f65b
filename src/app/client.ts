import type { Api, ApiPorts } from '#src/api/index.ts';
import { answerFirst, isServerRendered } from '#src/ssr/preloaded-responses.ts';
import { type ApiOutlets, browserPorts } from './api-ports.ts';
import { once } from './waiting.ts';

type Load = () => Promise<Api>;
type Ask = (request: unknown, ...options: unknown[]) => Promise<unknown>;

/** The client without its code, which comes with the first call that the page has no answer to. */
const servedFirst = (load: Load): Api =>
  new Proxy({} as Api, {
    get(_, call) {
      // Awaiting the client reads `then`: it must not look like a promise.
      if (typeof call === 'symbol' || call === 'then') return undefined;
      const ask: Ask = (request, ...options) =>
        answerFirst({ call, request }, async () => ((await load())[call as keyof Api] as Ask)(request, ...options));
      return ask;
    },
  });

/** The client, at once for a page that came whole. A load that failed is tried again by the next who needs it. */
export function clientOf(outlets: ApiOutlets, own: Partial<ApiPorts>): Load {
  const load = once(async () => (await import('#src/api/client.ts')).createApi({ ...browserPorts(outlets), ...own }));
  return async () => (isServerRendered() ? servedFirst(load) : load());
}
