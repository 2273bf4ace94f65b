import type { TankRequest } from '#contract/calls/tank-prices.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { readTankAsked, tankTabs } from '#domain/tank/address.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';
import { decodeTerms } from '#machines/search/index.ts';
import type { TankContent } from '../../../views/tank/content.ts';
import { tankPanel } from '../../booking/tank/panel.ts';
import { type Read, wireResource } from '../../search/read-port.ts';
import { searchedChart } from '../service-search/page.tsx';
import { together } from '../together.ts';

const PATH = '/tankIndex';

/** Without what was left open. */
const given = (fields: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

/** The lanes that the address asks for, or the yards of its tab. */
const readContent: Read = async (api, { query }, signal) => {
  const { tab, tankType, packingGroup, density15, density50, fillTemp } = readTankAsked(query);
  if (tab !== tankTabs.TRANSPORT) {
    const yards = await api.tankYards({}, { signal, quiet: true });
    return { outcome: 'found', content: { kind: 'yards', tab, yards } satisfies TankContent };
  }
  const { orgPortCode, dstPortCode, isDanger, unNo: typed, boxes, etdFrom, etdTo } = decodeTerms(query);
  const unNo = isDanger === 'Y' ? (readUnNumber(typed) ?? '') : '';
  const request = {
    ...given({
      orgPortCode,
      dstPortCode,
      unNo,
      packingGroup,
      density15,
      density50,
      fillTemp,
      tankType,
      etdFrom,
      etdTo,
    }),
    isDanger,
    tanks: boxes.find(({ ctnType }) => ctnType === TANK_BOX)?.quantity ?? 1,
  } as TankRequest;
  const answer = await api.tankPrices(request, { signal, quiet: true });
  const content: TankContent = { kind: 'lanes', orgPortCode, dstPortCode, isDanger: isDanger === 'Y', unNo, answer };
  return { outcome: 'found', content };
};

/** The search card, the list below it, and the order that an address opens over it. */
export const tank = together({
  list: wireResource(readContent),
  search: searchedChart('tank', PATH),
  order: tankPanel,
});
