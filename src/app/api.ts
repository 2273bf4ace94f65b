import { type Api, type ApiPorts, loadApi } from '../api/index.ts';
import { loadChunk } from '../browser/chunks.ts';
import type { ApiOutlets } from './late/api-ports.ts';
import { once } from './once.ts';

/** The client in this browser; `own` takes the place of single ports. */
export const bringApi = (outlets: ApiOutlets, own: Partial<ApiPorts> = {}): Promise<Api> =>
  loadChunk(async () => {
    const { browserPorts } = await import('./late/api-ports.ts');
    return loadApi({ ...browserPorts(outlets), ...own });
  });

/** The client, its code asked for once by the first call that has no answer yet; a load that failed is tried again by the next. */
export function lazyApi(outlets: ApiOutlets): () => Promise<Api> {
  const bring = once(() => bringApi(outlets));
  return async () => (await loadChunk(() => import('./late/served-first.ts'))).servedFirst(bring);
}
