import type { Api } from '#src/api/index.ts';
import { lazyApi } from '#src/app/api.ts';
import { embeddedSite } from '#src/browser/served-page.ts';

const unheard = { showToast: () => undefined, expire: () => undefined };

const marketApi = lazyApi(unheard, { baseUrl: embeddedSite()?.addresses.marketData ?? '', token: () => null });

/** Selects the source of price trends: the configured market data service, which receives no session, or this site. */
export const trendApi = async (own: Api): Promise<Api> =>
  (embeddedSite()?.addresses.marketData ?? null) === null ? own : marketApi();
