import { useSelector } from '@xstate/react';
import type { LazyRef } from '#machines/kit/lazy.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { PageRef } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { type Network, networkOf } from './views/content.ts';
import { NetworkBlock } from './views/NetworkBlock.tsx';

/** More lanes than a page tells apart. */
const MOST_LANES = 60;

const readNetwork: Read = async (api, _, signal) => {
  const [general, dangerous] = await Promise.all(
    (['N', 'Y'] as const).map((isDanger) =>
      api.minimumPrices({ service: 'lcl', isDanger, limit: MOST_LANES }, { signal }),
    ),
  );
  return { outcome: 'found', content: networkOf(general ?? [], dangerous ?? []) };
};

export const network = wireResource(readNetwork);

export default function NetworkOfBusiness({
  page,
}: {
  page: PageRef<{ network: LazyRef<ResourceRef<Network>> | undefined }>;
}) {
  const running = useSelector(page.getSnapshot().children.network, selectLoaded<ResourceRef<Network>>);
  return running === null ? null : <NetworkBlock actor={running} />;
}
