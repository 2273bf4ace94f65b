import { createElement, useState } from 'react';
import type { ResourceRef } from '#machines/resource/index.ts';
import { BusinessPage } from '../pages/business/BusinessPage.tsx';
import { type Network, networkOf } from '../pages/business/content.ts';
import type { Source } from './home-sources.ts';
import { lateResource } from './late-resource.ts';
import { startLead } from './lead.ts';

/** More lanes than a page tells apart. */
const MOST_LANES = 60;

const readNetwork: Source<Network> = async (api, _, signal) => {
  const [general, dangerous] = await Promise.all(
    (['N', 'Y'] as const).map((isDanger) =>
      api.minimumPrices({ service: 'lcl', isDanger, limit: MOST_LANES }, { signal, quiet: true }),
    ),
  );
  return networkOf(general ?? [], dangerous ?? []);
};

/** Without a browser nothing is read. */
function startNetwork(): ResourceRef<Network> {
  const actor = lateResource(readNetwork);
  if (typeof document !== 'undefined') actor.start();
  return actor;
}

export default function Business() {
  const [lead] = useState(startLead);
  const [network] = useState(startNetwork);
  return createElement(BusinessPage, { lead, network });
}
