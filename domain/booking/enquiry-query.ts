import { compare, decimalText } from '../decimal.ts';
import type { GoodsLine } from './goods-line.ts';
import { grossOf, volumeOf } from './totals.ts';

interface Typed {
  cargo: readonly GoodsLine[];
  containers?: readonly { ctnType: string; quantity: string }[];
}

const orNothing = (text: string) => (compare(text, 0) > 0 ? text : '');

/** What was typed into an order, as the enquiry about it opens: the goods by number and name, how much they are, the boxes. */
export function askedQuery({ cargo, containers = [] }: Typed) {
  const line = cargo.find(({ isDanger }) => isDanger) ?? cargo[0];
  return {
    unNo: line?.isDanger === true ? line.dg.unNo : '',
    cargoName: line?.cargoNameCn ?? '',
    group: line?.isDanger === true ? line.dg.packingGroup : '',
    boxes: containers.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(','),
    weight: orNothing(decimalText(grossOf(cargo))),
    volume: orNothing(decimalText(volumeOf(cargo))),
  };
}
