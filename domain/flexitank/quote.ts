import { optionOfForm } from '../booking/form-source.ts';
import { boxesOf, densityOf } from './bag.ts';
import type { FlexitankForm } from './form.ts';
import { isBagSize } from './sizes.ts';

/** Values the price depends on; personal data is not sent for a quote. */
export interface FlexitankQuotePart {
  priceId: string;
  scheduleId: string;
  /** Declared dangerous or with a UN number, which is refused. */
  isDanger: boolean;
  unNumber: string;
  boxes: string;
  bagSize: string;
  /** Kilograms per litre; empty when unknown. */
  density: string;
  layers: string;
  heatingPad: boolean;
  steam: string;
  install: string;
  disposal: boolean;
  insurance: { cargoValue: string; currency: string } | null;
  /** Answered enquiry option that sets the price. */
  enquiry: { no: string; optionId: string } | null;
}

/** Null when required pricing values are missing. */
export function flexitankQuotePart(form: FlexitankForm): FlexitankQuotePart | null {
  const part = flexitankPartAsTyped(form);
  return part.priceId !== '' && isBagSize(part.bagSize) && boxesOf(part) !== null ? part : null;
}

/** The pricing values, complete or not. */
export function flexitankPartAsTyped(form: FlexitankForm): FlexitankQuotePart {
  const { cargo, insurance } = form;
  const [line] = cargo;
  return {
    priceId: form.priceId,
    scheduleId: form.scheduleId,
    isDanger: line?.isDanger ?? false,
    unNumber: line?.unNumber.trim() ?? '',
    boxes: form.boxes,
    bagSize: form.bagSize,
    density: (line && densityOf(line)) ?? '',
    layers: form.layers,
    heatingPad: form.heatingPad,
    steam: form.heatingPad ? form.steam : '',
    install: form.install,
    disposal: form.disposal,
    insurance:
      insurance.wanted && insurance.cargoValue !== ''
        ? { cargoValue: insurance.cargoValue, currency: insurance.currency }
        : null,
    enquiry: optionOfForm(form),
  };
}
