import { DAY_MS } from '#domain/limits.ts';
import type { MadeLink, Shared } from '#machines/sharing/index.ts';
import type { Api } from '#src/api/index.ts';
import { absolute } from '#src/browser/links.ts';

function requestOf(shared: Shared) {
  if (shared.kind === 'order') return { kind: shared.kind, content: shared.content };
  const { kind, path, query, title } = shared;
  return { kind, content: { path, query, title } };
}

export async function makeLink(api: Api, shared: Shared | null, days: number, signal: AbortSignal): Promise<MadeLink> {
  if (shared === null) throw new Error('there is nothing to share');
  const ends = shared.now + days * DAY_MS;
  const { url, expiresAt } = await api.share({ ...requestOf(shared), expiresAt: ends }, { signal });
  return { url: absolute(url), expiresAt };
}
