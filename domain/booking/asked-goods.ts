import type { GoodsLine } from './goods-line.ts';
import { needsTemperature } from './un-fill.ts';

/** Goods under a controlled temperature are priced by a person, until one has. */
export const isCooledAsked = ({ cargo, enquiryNo }: { cargo: readonly GoodsLine[]; enquiryNo: string }): boolean =>
  enquiryNo === '' && cargo.some(({ isDanger, dg }) => isDanger && needsTemperature(dg));
