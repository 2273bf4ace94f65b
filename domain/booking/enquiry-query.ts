import { compare, decimalText } from '../decimal.ts';
import type { GoodsLine } from './goods-line.ts';
import { grossOf, volumeOf } from './totals.ts';

interface Typed {
  cargo: readonly GoodsLine[];
  containers?: readonly { ctnType: string; quantity: string }[];
}

const orNothing = (text: string) => (compare(text, 0) > 0 ? text : '');

/** Query that prefills an enquiry from an order form: goods, quantities, containers. */
export function enquiryQuery({ cargo, containers = [] }: Typed) {
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
