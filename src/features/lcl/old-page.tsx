import type { ResourceRef } from '#machines/resource/index.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { type OldRates, ShippingLclOldPage } from './views/ShippingLclOldPage.tsx';

/** More lanes than there are. */
const RATED_LANES = 60;

const readRates: Read = async (api, _, signal) => {
  const [general, dangerous] = await Promise.all(
    (['N', 'Y'] as const).map((isDanger) =>
      api.minimumPrices({ service: 'lcl', isDanger, limit: RATED_LANES }, { signal }),
    ),
  );
  return { outcome: 'found', content: { general: general ?? [], dangerous: dangerous ?? [] } satisfies OldRates };
};

export const lclOld = wireResource(readRates);

export default function LclOld({ actor }: { actor: ResourceRef<OldRates> }) {
  return <ShippingLclOldPage rates={actor} />;
}
