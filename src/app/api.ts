import type { Api, ApiPorts } from '../api/index.ts';
import { loadChunk } from '../browser/chunks.ts';
import type { ApiOutlets } from './api-ports.ts';
import { once } from './waiting.ts';

/** The client in this browser, its code asked for by who first needs it; `own` takes the place of single ports. */
export function lazyApi(outlets: ApiOutlets, own: Partial<ApiPorts> = {}): () => Promise<Api> {
  const client = once(async () => (await import('./client.ts')).clientOf(outlets, own));
  return () => loadChunk(async () => (await client())());
}
