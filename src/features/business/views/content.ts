import type { MinimumPrice, Station } from '#contract/calls/item.ts';

interface Rate {
  /** Per revenue tonne; negative amounts are refunds. */
  amount: string;
  currency: string;
  minimumTons: string;
}

/** A consolidation lane with its prices for general and dangerous goods. */
export interface ConsolidatedLane {
  id: string;
  org: MinimumPrice['lane']['org'];
  dst: MinimumPrice['lane']['dst'];
  trade: string | null;
  cutAndSail: string;
  transitDays: number;
  station: Station | null;
  general: Rate | null;
  dangerous: Rate | null;
  dgClasses: readonly string[];
}

export type Network = readonly ConsolidatedLane[];

const rateOf = ({ amount, currency, consolidation }: MinimumPrice): Rate => ({
  amount,
  currency,
  minimumTons: consolidation?.minimumTons ?? '1',
});

/** Merges both price lists into one list of lanes, in their order. */
export function networkOf(general: readonly MinimumPrice[], dangerous: readonly MinimumPrice[]): Network {
  const lanes = new Map<string, ConsolidatedLane>();
  for (const [prices, isDangerous] of [
    [general, false],
    [dangerous, true],
  ] as const)
    for (const price of prices) {
      const { id, org, dst } = price.lane;
      const { trade = null, cutAndSail = '', station = null } = price.consolidation ?? {};
      const known = lanes.get(id) ?? {
        ...{ id, org, dst, trade, cutAndSail, station, dgClasses: [] },
        ...{ transitDays: price.transitDays, general: null, dangerous: null },
      };
      lanes.set(
        id,
        isDangerous
          ? { ...known, dangerous: rateOf(price), dgClasses: price.dgClasses }
          : { ...known, general: rateOf(price) },
      );
    }
  return [...lanes.values()];
}

/** Lanes of one region. */
export interface Trade {
  name: string;
  lanes: Network;
}

export function tradesOf(network: Network, otherwise: string): Trade[] {
  const trades = new Map<string, ConsolidatedLane[]>();
  for (const lane of network) {
    const name = lane.trade ?? otherwise;
    trades.set(name, [...(trades.get(name) ?? []), lane]);
  }
  return [...trades].map(([name, lanes]) => ({ name, lanes }));
}

/** Distinct locations of one end. */
export const locationsOf = (network: Network, end: 'dst' | 'org') => [
  ...new Map(network.map((lane) => [lane[end].code, lane[end]])).values(),
];

export const stationsOf = (network: Network) => [
  ...new Map(network.flatMap(({ station }) => (station === null ? [] : [[station.id, station] as const]))).values(),
];
