import type { DangerousBlock } from '#domain/booking/goods-line.ts';
import { fillFromEntry } from '#domain/booking/un-fill.ts';
import { blankCargo, type CargoLine } from '#domain/fcl/form.ts';
import { publishedEntries } from '../../un-list/published-list.ts';

export type GoodsName = 'acetone' | 'lye' | 'methanol' | 'pigment' | 'surfactant';

interface Goods {
  line: CargoLine;
  /** Packages in one twenty-foot container. */
  packagesPerBox: number;
  /** Kilograms of one package. */
  gross: number;
  net: number;
}

const emergency = { emergencyContact: '应急值班', emergencyPhone: '0532-80000000' };

const listed = new Map(publishedEntries().map((entry) => [entry.unNo, entry]));

function dangerous(unNo: string, packaging: string, more: Partial<DangerousBlock>): DangerousBlock {
  const mark = { outerPackCode: packaging, ...emergency };
  return { ...blankCargo.dg, unNo, ...fillFromEntry(listed.get(unNo)!), ...mark, ...more };
}

const named = (cargoNameCn: string, cargoNameEn: string, casNo: string, packageType: string) => ({
  ...blankCargo,
  ...{ cargoNameCn, cargoNameEn, casNo, packageType },
});

/** Demo goods whose weights fit into a container and a lane's limit. */
export const goods: Readonly<Record<GoodsName, Goods>> = {
  methanol: {
    line: {
      ...named('甲醇', 'METHANOL', '67-56-1', '1A1'),
      dg: dangerous('1230', '1A1', { unMark: 'UN 1A1/Y1.4/250' }),
    },
    ...{ packagesPerBox: 80, gross: 190, net: 160 },
  },
  acetone: {
    line: {
      ...named('丙酮', 'ACETONE', '67-64-1', '1A1'),
      dg: dangerous('1090', '1A1', { unMark: 'UN 1A1/Y1.4/250' }),
    },
    ...{ packagesPerBox: 80, gross: 182, net: 160 },
  },
  lye: {
    line: {
      ...named('液碱', 'SODIUM HYDROXIDE SOLUTION', '1310-73-2', '31HA1'),
      dg: dangerous('1824', '31HA1', { packingGroup: 'II', unMark: 'UN 31HA1/Y/0126' }),
    },
    ...{ packagesPerBox: 13, gross: 1_560, net: 1_500 },
  },
  surfactant: {
    line: {
      ...named('壬基酚聚氧乙烯醚', 'NONYLPHENOL ETHOXYLATE', '', '1H1'),
      dg: dangerous('3082', '1H1', { technicalName: 'NONYLPHENOL ETHOXYLATE', unMark: 'UN 1H1/Z1.6/150' }),
    },
    ...{ packagesPerBox: 80, gross: 209, net: 200 },
  },
  pigment: {
    line: { ...named('钛白粉', 'TITANIUM DIOXIDE', '13463-67-7', 'BAG'), isDanger: false },
    ...{ packagesPerBox: 800, gross: 25.2, net: 25 },
  },
};
