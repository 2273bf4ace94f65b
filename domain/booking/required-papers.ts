import { type PaperNeeds, type PaperRule, papersFor } from '../dangerous-goods/papers.ts';
import { type GoodsLine, hasDangerous } from './goods-line.ts';
import { isGeneralChemical } from './goods-papers.ts';

type DerivedFromGoods = 'chemical' | 'dangerous' | 'limitedQuantity';

/** Documents the goods require; the service states packaging and who packs. */
export const papersOfGoods = (
  cargo: readonly GoodsLine[],
  how: Omit<PaperNeeds, DerivedFromGoods> & Partial<PaperNeeds>,
): PaperRule[] =>
  papersFor({
    dangerous: hasDangerous({ cargo }),
    chemical: cargo.some(isGeneralChemical),
    limitedQuantity: cargo.every(({ isDanger, dg }) => !isDanger || dg.isLimitedQuantity),
    ...how,
  });
