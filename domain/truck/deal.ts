import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { FeeLine } from '../fees/line.ts';
import { readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '../quantity.ts';
import { vehicleOfPrice } from '../road/vehicles.ts';
import { cityIn } from './location-text.ts';

export interface RoadEnquiry {
  pickupPlace: string;
  deliveryPlace: string;
  loadingDay?: string | undefined;
  isDanger: 'N' | 'Y';
  unNo?: string | undefined;
  dgClass?: string | undefined;
  packingGroup?: string | undefined;
  cargoName: string;
  weight?: string | undefined;
  volume?: string | undefined;
  ctnType?: string | undefined;
  contact: string;
  phone: string;
  remark?: string | undefined;
}

/** Scope of a quoted price; an order must stay within it. */
export interface RoadDeal {
  isDanger: boolean;
  /** Each empty when unspecified. */
  unNo: string;
  dgClass: string;
  weight: string;
  volume: string;
  vehicle: string;
  vehicleCount: number;
  /** Cities; empty for locations outside the list. */
  from: string;
  to: string;
}

const BY_VEHICLE = ['RDB', 'TRK'];

/** Number of vehicles the fee lines price. */
export function vehiclesIn(lines: readonly Pick<FeeLine, 'feeCode' | 'quantity'>[]): number {
  const counted = lines.find(({ feeCode }) => BY_VEHICLE.includes(feeCode));
  return counted !== undefined && /^[1-9]\d?$/.test(counted.quantity) ? Number(counted.quantity) : 1;
}

const amount = (typed: string | undefined, limits: Parameters<typeof readQuantity>[1]): string => {
  const read = readQuantity(typed ?? '', limits);
  return read.ok ? read.value : '';
};

/** Null for prices other than road. */
export function roadDeal(
  asked: RoadEnquiry,
  { priceId, lines }: { priceId: string; lines: readonly Pick<FeeLine, 'feeCode' | 'quantity'>[] },
): RoadDeal | null {
  const vehicle = vehicleOfPrice(priceId)?.code;
  if (vehicle === undefined) return null;
  const isDanger = asked.isDanger === 'Y';
  return {
    isDanger,
    unNo: isDanger ? (readUnNumber(asked.unNo ?? '') ?? '') : '',
    dgClass: isDanger ? (asked.dgClass ?? '') : '',
    weight: amount(asked.weight, WEIGHT_LIMITS),
    volume: amount(asked.volume, VOLUME_LIMITS),
    vehicle,
    vehicleCount: vehiclesIn(lines),
    from: cityIn(asked.pickupPlace) ?? '',
    to: cityIn(asked.deliveryPlace) ?? '',
  };
}
