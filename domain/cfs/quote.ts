import { optionOfForm } from '../booking/form-source.ts';
import { grossOf } from '../booking/totals.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { compare, decimalText } from '../decimal.ts';
import {
  type StuffingOption,
  type StuffingService,
  stuffingOptions,
  stuffingServices,
} from '../reference/stuffing-works.ts';
import type { CfsForm } from './form.ts';

/** Values the price depends on; personal data is not sent for a quote. */
export interface CfsQuotePart {
  /** Empty until a station is selected. */
  warehouseId: string;
  containers: { ctnType: string; quantity: string }[];
  goods: { unNo: string; dgClass: string; subRisk1: string; subRisk2: string }[];
  grossWeight: string;
  options: StuffingOption[];
  services: StuffingService[];
  emptyPickup: string;
  handIn: string;
  /** Answered enquiry option that sets the price. */
  enquiry: { no: string; optionId: string } | null;
}

const hasValidQuantity = ({ quantity }: { quantity: string }) => /^[1-9]\d?$|^100$/.test(quantity);

/** Null without containers; all stations share one price list, so no station is needed. */
export function cfsQuotePart(form: CfsForm): CfsQuotePart | null {
  const part = cfsPartAsTyped(form);
  const types = part.containers.map(({ ctnType }) => ctnType);
  return types.length > 0 && new Set(types).size === types.length ? part : null;
}

/** Paths of fields the price does not wait for: the station and the weight. */
export const cfsUnpriced = ({ warehouseId, cargo }: Pick<CfsForm, 'cargo' | 'warehouseId'>): readonly string[] => [
  ...(warehouseId === '' ? ['warehouseId'] : []),
  ...(compare(grossOf(cargo), 0) > 0 ? [] : ['cargo.0.grossWeight']),
];

/** The pricing values, complete or not. */
export const cfsPartAsTyped = (form: CfsForm): CfsQuotePart => ({
  warehouseId: form.warehouseId,
  containers: form.containers.filter(hasValidQuantity).map(({ ctnType, quantity }) => ({ ctnType, quantity })),
  goods: form.cargo
    .filter(({ isDanger, dg }) => isDanger && dg.dgClass !== '')
    .map(({ dg: { unNo, dgClass, subRisk1, subRisk2 } }) => ({
      unNo: readUnNumber(unNo) ?? '',
      ...{ dgClass, subRisk1, subRisk2 },
    })),
  grossWeight: decimalText(grossOf(form.cargo)),
  options: stuffingOptions.filter((code) => form.options[code]),
  services: stuffingServices.filter((code) => form.services[code]),
  emptyPickup: form.emptyPickup,
  handIn: form.handIn,
  enquiry: optionOfForm(form),
});
