import { CODE } from '#contract/codes.ts';
import { toFailure } from '#domain/failure.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import type { SharedLinkAnswer } from '#machines/shared-link/index.ts';
import type { Api } from '#src/api/index.ts';
import { trendApi } from '#src/features/offers/trend-api.ts';
import type { Read } from '#src/features/search/read-port.ts';

const LARGEST_PAGE = 50;
const SPANS = [30, 90, 180] as const;

const none = { outcome: 'missing' } as const;

export const readTrend: Read = async (api, { query }, signal) => {
  const fields = new URLSearchParams(query);
  const [orgPortCode, dstPortCode] = [fields.get('from'), fields.get('to')];
  if (!orgPortCode || !dstPortCode) return none;
  const isDanger = fields.get('isDanger') === 'N' ? 'N' : 'Y';
  const ctnType = containerCodes.find((code) => code === fields.get('ctnType')) ?? '20GP';
  const days = SPANS.find((span) => String(span) === fields.get('days')) ?? SPANS[0];
  const trends = await trendApi(api);
  return {
    outcome: 'found',
    content: await trends.priceTrend({ orgPortCode, dstPortCode, isDanger, ctnType, days }, { signal }),
  };
};

export const readFees: Read = async (api, { query }, signal) => {
  const fields = new URLSearchParams(query);
  const [orgPortCode, dstPortCode, priceId] = ['from', 'to', 'priceId'].map((name) => fields.get(name));
  if (!orgPortCode || !dstPortCode || !priceId) return none;
  const isDanger = fields.get('isDanger') === 'N' ? 'N' : 'Y';
  const lane = { orgPortCode, dstPortCode, isDanger, priceId } as const;
  const read = (page: number) => api.feePage({ ...lane, page, pageSize: LARGEST_PAGE }, { signal });
  const { items, total } = await read(1);
  const lines = [...items];
  for (let page = 2; page <= Math.ceil(total / LARGEST_PAGE); page += 1) lines.push(...(await read(page)).items);
  return { outcome: 'found', content: { priceId, lines } };
};

export async function readLink(api: Api, id: string | null, signal: AbortSignal): Promise<SharedLinkAnswer> {
  if (id === null || id === '') return { outcome: 'expired' };
  try {
    const shared = await api.sharedContent({ id }, { signal });
    if (shared.kind === 'order') return { outcome: 'expired' };
    return { outcome: 'found', path: shared.content.path, query: shared.content.query };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind === 'refused' && failure.code === CODE.notFound) return { outcome: 'expired' };
    throw error;
  }
}
