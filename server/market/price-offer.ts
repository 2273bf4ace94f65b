import { capacityOf, payloadOf } from '#domain/booking/lane-rules.ts';
import { compare, decimalText, divide } from '#domain/decimal.ts';
import { type FclPrice, priceFcl } from '#domain/fcl/fees.ts';
import type { FeeRate } from '#domain/fees/line.ts';
import { fromFen } from '#domain/money.ts';
import { feeCodes } from '#domain/reference/fee-codes.ts';
import { type FeeRow, OVERWEIGHT, toFeeRate } from './fee-rates.ts';

/** Price unit of LCL, in place of a container type. */
export const REVENUE_TON = 'RT';

export interface RateRow {
  unit: string;
  amount: number;
  currency: string;
  limitKg: number | null;
}

export interface Boxes {
  ctnType: string;
  quantity: number;
  /** Cargo per container when given; else the total is spread evenly. */
  cargoKg?: string | null;
  /** Main classes in these containers when known; else those of the shipment. */
  classes?: readonly string[];
}

export interface Shipment {
  boxes: readonly Boxes[];
  /** Kilograms and cubic metres of the whole shipment; null while unknown. */
  weight: string | null;
  volume: string | null;
  /** Main classes of the dangerous goods. */
  classes: readonly string[];
  unNos: readonly string[];
  services: readonly string[];
}

const oceanFreight = feeCodes.find(({ code }) => code === 'OF')!;

export const freightRate = ({ unit, amount, currency }: RateRow): FeeRate => ({
  group: oceanFreight.group,
  feeCode: oceanFreight.code,
  feeName: oceanFreight.nameCn,
  currency,
  unitPrice: fromFen(amount),
  basis: 'CONTAINER',
  ctnType: unit,
  when: { kind: 'ALWAYS' },
  atCost: false,
  payTerm: 'PRE',
  taxRate: null,
});

/**
 * Charges the dangerous-goods surcharge and placards for every container, unless the containers with dangerous goods
 * are known.
 */
const ofDangerousBoxes = (rate: FeeRate): FeeRate => ({ ...rate, when: { kind: 'DANGEROUS' } });

/** Splits a line into one per container type, because each has its own limit. */
const ofEachBox = (row: FeeRow, rates: readonly RateRow[]): FeeRow[] =>
  rates.map(({ unit }) => ({ ...row, ctnType: unit }));

const countOf = (boxes: readonly Boxes[]) => boxes.reduce((count, box) => count + box.quantity, 0);

/** Cargo spread evenly over the containers. */
export function perBoxKilograms({ weight, boxes }: Pick<Shipment, 'boxes' | 'weight'>): string | null {
  const count = countOf(boxes);
  return weight === null || count === 0 ? null : decimalText(divide(weight, count, 3, 'up'));
}

/** Prices containers at one offer: its ocean freight and tariff lines. */
export function priceOffer(rates: readonly RateRow[], tariff: readonly FeeRow[], shipment: Shipment): FclPrice {
  const limitOf = new Map(rates.map(({ unit, limitKg }) => [unit, limitKg]));
  const isStowageKnown = shipment.boxes.some(({ classes }) => classes !== undefined);
  const feeRates = [
    ...rates.map(freightRate),
    ...tariff
      .flatMap((row) => (row.feeCode === OVERWEIGHT && row.ctnType === null ? ofEachBox(row, rates) : [row]))
      .map((row) => toFeeRate(row, limitOf.get(row.ctnType ?? '') ?? null))
      .map((rate) => (isStowageKnown && rate.group === 'DANGEROUS' ? ofDangerousBoxes(rate) : rate)),
  ];
  const cargoKg = perBoxKilograms(shipment);
  return priceFcl(feeRates, {
    boxes: shipment.boxes.map((box) => ({
      ...box,
      cargoKg: box.cargoKg ?? cargoKg,
      classes: box.classes ?? shipment.classes,
    })),
    unNos: shipment.unNos,
    services: shipment.services,
  });
}

export interface Load {
  perBoxKg: string | null;
  tooHeavy: string[];
  tooSmall: boolean;
}

/** Tells whether weight and volume fit into the containers; null when neither is given. */
export function loadOf(rates: readonly RateRow[], shipment: Shipment): Load | null {
  const { boxes, volume } = shipment;
  if (shipment.weight === null && volume === null) return null;
  const perBoxKg = perBoxKilograms(shipment);
  const limitOf = new Map(rates.map(({ unit, limitKg }) => [unit, limitKg]));
  const tooHeavy = boxes.flatMap(({ ctnType }) => {
    const limit = limitOf.get(ctnType) ?? payloadOf(ctnType);
    return perBoxKg !== null && limit !== null && compare(perBoxKg, limit) > 0 ? [ctnType] : [];
  });
  const capacities = boxes.map(({ ctnType, quantity }) => {
    const most = capacityOf(ctnType);
    return most === null ? null : most * quantity;
  });
  const known = capacities.filter((capacity) => capacity !== null);
  const isMeasured = known.length === capacities.length && capacities.length > 0;
  const room = known.reduce((total, capacity) => total + capacity, 0);
  return { perBoxKg, tooHeavy, tooSmall: volume !== null && isMeasured && Number(volume) > room };
}
