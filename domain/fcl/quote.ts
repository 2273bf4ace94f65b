import { optionOfForm } from '../booking/form-source.ts';
import { grossOf, volumeOf } from '../booking/totals.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { decimalText } from '../decimal.ts';
import { vehicleFor } from './cargo.ts';
import type { FclForm, ServiceCode } from './form.ts';

/** Values the price depends on; personal data is not sent for a quote. */
export interface FclQuotePart {
  priceId: string;
  scheduleId: string;
  receiptType: string;
  deliveryType: string;
  containers: { ctnType: string; quantity: string; weightPerCtn: string }[];
  goods: { unNo: string; dgClass: string; subRisk1: string; subRisk2: string; stow: string }[];
  /** Stowage groups of all lines including general cargo; empty while a class is missing. */
  stows: string[];
  grossWeight: string;
  /** Total cubic metres; empty when unknown. */
  volume: string;
  payTerm: string;
  currency: string;
  services: ServiceCode[];
  /** Truck licensed for dangerous goods. */
  dgVehicle: boolean;
  insurance: { cargoValue: string; currency: string } | null;
  /** Answered enquiry option that sets the price. */
  enquiry: { no: string; optionId: string } | null;
}

/** Door delivery is a separate fee line. */
const isCharged = ({ services, deliveryType }: FclForm, code: ServiceCode): boolean =>
  services[code].wanted &&
  !(code === 'destination' && deliveryType === 'SD' && services.destination.kind === 'DELIVERY');

const hasValidQuantity = ({ quantity }: { quantity: string }) => /^[1-9]\d?$|^100$/.test(quantity);

/** Null when required pricing values are missing. */
export function fclQuotePart(form: FclForm): FclQuotePart | null {
  const containers = form.containers.filter(hasValidQuantity);
  if (form.priceId === '' || containers.length === 0) return null;
  const types = containers.map(({ ctnType }) => ctnType);
  return new Set(types).size === types.length ? partAsTyped(form) : null;
}

/** The pricing values, complete or not. */
export function partAsTyped(form: FclForm): FclQuotePart {
  const containers = form.containers.filter(hasValidQuantity);
  const { insurance, truck } = form.services;
  return {
    priceId: form.priceId,
    scheduleId: form.scheduleId,
    receiptType: form.receiptType,
    deliveryType: form.deliveryType,
    containers: containers.map(({ ctnType, quantity, weightPerCtn }) => ({ ctnType, quantity, weightPerCtn })),
    goods: form.cargo
      .filter(({ isDanger, dg }) => isDanger && dg.dgClass !== '')
      .map(({ stow, dg: { unNo, dgClass, subRisk1, subRisk2 } }) => ({
        unNo: readUnNumber(unNo) ?? '',
        dgClass,
        subRisk1,
        subRisk2,
        stow,
      })),
    stows: form.cargo.some(({ isDanger, dg }) => isDanger && dg.dgClass === '')
      ? []
      : [...new Set(form.cargo.map(({ stow }) => stow))],
    grossWeight: decimalText(grossOf(form.cargo)),
    volume: form.cargo.some(({ volume }) => volume !== '') ? decimalText(volumeOf(form.cargo)) : '',
    payTerm: form.payTerm,
    currency: form.currency,
    services: (Object.keys(form.services) as ServiceCode[]).filter((code) => isCharged(form, code)),
    dgVehicle: truck.wanted && (truck.dgVehicle || vehicleFor(form)) === 'Y',
    insurance:
      insurance.wanted && insurance.cargoValue !== ''
        ? { cargoValue: insurance.cargoValue, currency: insurance.currency }
        : null,
    enquiry: optionOfForm(form),
  };
}
