import { decimalText, multiply } from '../decimal.ts';
import { BOXES_OF_A_TYPE } from '../limits.ts';
import { readQuantity } from '../quantity.ts';
import { netOfBag } from './bags.ts';
import type { FlexitankForm, FlexitankLine } from './form.ts';
import { DENSITY_LIMITS } from './limits.ts';
import { isBagSize } from './sizes.ts';

/** Density in kg/L; null when missing or out of range. */
export function densityOf({ density }: Pick<FlexitankLine, 'density'>): string | null {
  const read = readQuantity(density, DENSITY_LIMITS);
  return read.ok ? read.value : null;
}

/** Number of containers; null when invalid. */
export const boxesOf = ({ boxes }: Pick<FlexitankForm, 'boxes'>): number | null =>
  /^[1-9]\d{0,2}$/.test(boxes) && Number(boxes) <= BOXES_OF_A_TYPE ? Number(boxes) : null;

/** Kilograms per container, with the bag filled to its size; null when bag or density is unknown. */
export function netPerBox({ bagSize, cargo }: Pick<FlexitankForm, 'bagSize' | 'cargo'>): string | null {
  const density = cargo[0] === undefined ? null : densityOf(cargo[0]);
  return density === null || !isBagSize(bagSize) ? null : netOfBag(bagSize, density);
}

/** Derives containers, weight and volume from bag and density; until both are known, the requested mass stays. */
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
