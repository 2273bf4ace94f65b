import type { ApiPorts } from './ports.ts';
import type { Api, CallOptions } from './types.ts';

export type { ApiPorts, FilePorts, Notice } from './ports.ts';
export type { Api, CallOptions };

/** The client and everything under it come in a chunk of their own, asked for once the page has loaded. */
export async function loadApi(ports: ApiPorts): Promise<Api> {
  const { createApi } = await import('./client.ts');
  return createApi(ports);
}
