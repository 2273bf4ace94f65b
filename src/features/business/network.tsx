import type { AnyActorRef } from 'xstate';
import type { ResourceRef } from '#machines/resource/index.ts';
import { loadedChildren } from '#src/features/page-parts/loaded-children.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
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

export default function NetworkOfBusiness({ page }: { page: AnyActorRef }) {
  return <NetworkBlock actor={loadedChildren<{ network: ResourceRef<Network> }>(page).network} />;
}
