import { compare, type DecimalInput } from '../decimal.ts';
import { chooseSurcharges } from '../fees/dangerous-surcharge.ts';
import { type CurrencyTotal, type FeeLine, type FeeRate, priceLine, totalsOf } from '../fees/line.ts';

export interface FclBoxes {
  ctnType: string;
  quantity: number;
  /** Cargo per container; null when unknown. */
  cargoKg: DecimalInput | null;
  /** Main classes of the dangerous goods in one container; empty for general cargo. */
  classes: readonly string[];
}

export interface FclShipment {
  boxes: readonly FclBoxes[];
  /** The UN numbers of all cargo lines. */
  unNos: readonly string[];
  services: readonly string[];
}

export interface FclPrice {
  lines: FeeLine[];
  totals: CurrencyTotal[];
  /** Container types without an ocean freight and classes without a surcharge; they have no online price. */
  unpriced: { ctnTypes: string[]; classes: string[] };
}

const OCEAN_FREIGHT = 'OF';

export function priceFcl(rates: readonly FeeRate[], shipment: FclShipment): FclPrice {
  const dangerous = shipment.boxes.some((box) => box.classes.length > 0);
  const banded = rates.filter(isBanded);
  const boxBands = banded.filter(({ basis }) => basis === 'CONTAINER');
  const lines: FeeLine[] = [];
  const counted = new Map<string, { rate: FeeRate; ctnType: string; quantity: number }>();
  const unpriced: FclPrice['unpriced'] = { ctnTypes: [], classes: [] };

  for (const box of shipment.boxes) {
    const fitting = (rate: FeeRate) => rate.ctnType === undefined || rate.ctnType === box.ctnType;
    const boxRates = rates.filter(
      (rate) => rate.basis === 'CONTAINER' && !isBanded(rate) && fitting(rate) && appliesToBox(rate, box, shipment),
    );
    const surcharges = chooseSurcharges(boxBands.filter(fitting), box.classes);
    for (const rate of [...boxRates, ...surcharges.rates]) {
      const key = `${rates.indexOf(rate)} ${box.ctnType}`;
      const known = counted.get(key);
      counted.set(key, { rate, ctnType: box.ctnType, quantity: box.quantity + (known?.quantity ?? 0) });
    }
    if (boxBands.length > 0) addMissing(unpriced.classes, surcharges.uncovered);
    const hasFreight = boxRates.some((rate) => rate.feeCode === OCEAN_FREIGHT);
    if (!hasFreight) addMissing(unpriced.ctnTypes, [box.ctnType]);
  }

  for (const { rate, ctnType, quantity } of counted.values()) lines.push(priceLine(rate, quantity, ctnType));

  const classes = [...new Set(shipment.boxes.flatMap((box) => box.classes))];
  const { rates: bandsOfAll } = chooseSurcharges(
    banded.filter(({ basis }) => basis !== 'CONTAINER'),
    classes,
  );
  for (const rate of rates) {
    if (!appliesToShipment(rate, dangerous, shipment)) continue;
    if (isBanded(rate) && !bandsOfAll.includes(rate)) continue;
    if (rate.basis === 'UN_ITEM') {
      const items = new Set(shipment.unNos).size;
      if (items > 0) lines.push(priceLine(rate, items));
    } else if (rate.basis === 'SHIPMENT' || rate.basis === 'TIME') lines.push(priceLine(rate, 1));
  }

  return { lines, totals: totalsOf(lines), unpriced };
}

/** A twenty-foot container counts one, longer ones two. */
export function teuOf(boxes: readonly { ctnType: string; quantity: number }[]): number {
  return boxes.reduce((total, box) => total + (box.ctnType.startsWith('20') ? 1 : 2) * box.quantity, 0);
}

function isBanded(rate: FeeRate): boolean {
  return rate.when.kind === 'DANGEROUS' && rate.when.classes !== undefined;
}

function appliesToBox({ when, feeCode }: FeeRate, box: FclBoxes, shipment: FclShipment): boolean {
  if (when.kind === 'DANGEROUS') return box.classes.length > 0;
  if (when.kind === 'OVERWEIGHT')
    return box.cargoKg !== null && when.aboveKg !== null && compare(box.cargoKg, when.aboveKg) > 0;
  return when.kind === 'ALWAYS' || shipment.services.includes(feeCode);
}

function appliesToShipment(rate: FeeRate, dangerous: boolean, shipment: FclShipment): boolean {
  const { when, feeCode } = rate;
  if (when.kind === 'CHOSEN') return shipment.services.includes(feeCode);
  if (when.kind === 'DANGEROUS') return dangerous;
  return when.kind === 'ALWAYS';
}

function addMissing(list: string[], values: readonly string[]): void {
  for (const value of values) if (!list.includes(value)) list.push(value);
}
