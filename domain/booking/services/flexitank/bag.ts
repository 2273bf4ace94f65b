import { decimalText, multiply } from '../../../decimal.ts';
import { netOfBag } from '../../../flexitank/bags.ts';
import { DENSITY_LIMITS } from '../../../flexitank/limits.ts';
import { isBagSize } from '../../../flexitank/sizes.ts';
import { BOXES_OF_A_TYPE } from '../../../limits.ts';
import { readQuantity } from '../../../quantity.ts';
import type { FlexitankForm, FlexitankLine } from './form.ts';

/** What a litre weighs; null while it is not said, or no liquid of a flexitank. */
export function densityOf({ density }: Pick<FlexitankLine, 'density'>): string | null {
  const read = readQuantity(density, DENSITY_LIMITS);
  return read.ok ? read.value : null;
}

/** Null for what is no count of boxes. */
export const boxesOf = ({ boxes }: Pick<FlexitankForm, 'boxes'>): number | null =>
  /^[1-9]\d{0,2}$/.test(boxes) && Number(boxes) <= BOXES_OF_A_TYPE ? Number(boxes) : null;

/** Kilograms in each box: the bag is filled to its size. Null while bag or liquid are not known. */
export function netPerBox({ bagSize, cargo }: Pick<FlexitankForm, 'bagSize' | 'cargo'>): string | null {
  const density = cargo[0] === undefined ? null : densityOf(cargo[0]);
  return density === null || !isBagSize(bagSize) ? null : netOfBag(bagSize, density);
}

/** How many boxes, how heavy and how large: the goods as bag and density make them. Until they do, the mass stays that was asked for. */
export function withAmounts(form: FlexitankForm): FlexitankForm {
  const [line, ...rest] = form.cargo;
  if (line === undefined) return form;
  const [boxes, net] = [boxesOf(form), netPerBox(form)];
  const isKnown = boxes !== null && net !== null;
  const weight = isKnown ? decimalText(multiply(net, boxes)) : '';
  const amounts = {
    packageType: 'BLK',
    packages: boxes === null ? '' : String(boxes),
    netWeight: isKnown ? weight : line.netWeight,
    grossWeight: weight,
    volume: isKnown ? String(Number(form.bagSize) * boxes) : '',
  };
  const isSame = (Object.keys(amounts) as (keyof typeof amounts)[]).every((key) => line[key] === amounts[key]);
  return isSame ? form : { ...form, cargo: [{ ...line, ...amounts }, ...rest] };
}
