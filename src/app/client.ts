import type { Api, ApiPorts } from '#src/api/index.ts';
import { preloadedFirst } from '#src/ssr/preloaded-responses.ts';
import { type ApiOutlets, browserPorts } from './api-ports.ts';
import { once } from './waiting.ts';

/** Loads the client; after a failed load the next use loads it again. */
export const clientOf = (outlets: ApiOutlets, own: Partial<ApiPorts>): (() => Promise<Api>) =>
  preloadedFirst((ports) =>
    once(async () => (await import('#src/api/client.ts')).createApi({ ...browserPorts(outlets), ...ports, ...own })),
  );
