import { type Decimal, decimal, decimalText, divide, multiply, roundUp, sum } from '../decimal.ts';
import { type FeeLine, isAdded, priceLine } from '../fees/line.ts';
import { CURRENCY_CNY } from '../money.ts';

/** VAT in per cent on domestic sea and road carriage. */
export const CARRIAGE_TAX = '9.00';

/** TRK is the truck to the port of loading, DDC the truck from the port of discharge. */
export const DOOR_FEES = { pickup: 'TRK', delivery: 'DDC' } as const;
export type DoorSide = keyof typeof DOOR_FEES;

export interface Door {
  prices: readonly { ctnType: string; amount: string }[];
}

export interface DomesticBoxes {
  ctnType: string;
  quantity: number;
}

const OCEAN_FREIGHT = 'OF';

/** Domestic freight is taxed; freight of international agency is exempt. */
export const asTaxedFreight = (line: FeeLine): FeeLine =>
  line.feeCode === OCEAN_FREIGHT ? { ...line, taxRate: CARRIAGE_TAX } : line;

/** Truck fees per container type; null when a type has no price. */
export function doorLines(
  side: DoorSide,
  feeName: string,
  door: Door,
  boxes: readonly DomesticBoxes[],
): FeeLine[] | null {
  const feeCode = DOOR_FEES[side];
  const lines: FeeLine[] = [];
  for (const { ctnType, quantity } of boxes) {
    const price = door.prices.find((one) => one.ctnType === ctnType);
    if (price === undefined) return null;
    lines.push(
      priceLine(
        {
          ...{ group: 'SERVICE', feeCode, feeName, currency: CURRENCY_CNY, unitPrice: price.amount },
          ...{ basis: 'CONTAINER', atCost: false, payTerm: 'PRE', taxRate: CARRIAGE_TAX },
        },
        quantity,
        ctnType,
      ),
    );
  }
  return lines;
}

/** Tax included in the prices, per tax rate, rounded up; empty when no line is taxed. */
export function includedTax(lines: readonly FeeLine[]): string {
  const byRate = new Map<string, Decimal>();
  for (const line of lines.filter(isAdded)) {
    if (line.taxRate === null) continue;
    byRate.set(line.taxRate, sum([byRate.get(line.taxRate) ?? decimal(0), decimal(line.amount)]));
  }
  const taxes = [...byRate].map(([rate, amount]) => divide(multiply(amount, rate), sum([100, rate]), 2, 'up'));
  return decimalText(roundUp(sum(taxes)));
}
