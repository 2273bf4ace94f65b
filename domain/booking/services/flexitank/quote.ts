import { isBagSize } from '../../../flexitank/sizes.ts';
import { optionOfForm } from '../../begun.ts';
import { boxesOf, densityOf } from './bag.ts';
import type { FlexitankForm } from './form.ts';

/** What a price depends on, and nothing else: names and addresses do not travel to be quoted. */
export interface FlexitankQuotePart {
  priceId: string;
  scheduleId: string;
  /** Dangerous by its own word, or by its number: it is refused. */
  isDanger: boolean;
  unNumber: string;
  boxes: string;
  bagSize: string;
  /** Kilograms per litre; empty while it is not said. */
  density: string;
  layers: string;
  heatingPad: boolean;
  steam: string;
  install: string;
  disposal: boolean;
  insurance: { cargoValue: string; currency: string } | null;
  /** The option of an answered enquiry that names the price. */
  enquiry: { no: string; optionId: string } | null;
}

/** Null while the form says too little for a price. */
export function flexitankQuotePart(form: FlexitankForm): FlexitankQuotePart | null {
  const part = flexitankPartAsTyped(form);
  return part.priceId !== '' && isBagSize(part.bagSize) && boxesOf(part) !== null ? part : null;
}

/** The same, whether it can be priced or not. */
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
